// What the wheel brings is told when it has stopped: until then the table stays as it was.

import { TURN_MILLISECONDS } from "./draw/wheel";
import type { FromServer } from "./wire";

const SPUN = /^\d+ spun (?!uno_spin)/; // that one is a race: everybody must see it at once

/** Passes messages on; those after a turn of the wheel wait until it has stopped. */
export class Suspense {
  private held: FromServer[] | null = null;

  constructor(
    private readonly lasting: (milliseconds: number) => number,
    private readonly tell: (message: FromServer) => void,
  ) {}

  hear(message: FromServer): void {
    if (this.held) {
      if (message.kind === "frame") this.held.push(message);
      else this.tell(message);
      return;
    }
    const events = message.kind === "frame" && message.what !== "welcome" ? (message.events ?? []) : [];
    const at = events.findIndex((text) => SPUN.test(text));
    const wait = this.lasting(TURN_MILLISECONDS);
    if (message.kind !== "frame" || at < 0 || wait === 0 || document.hidden) return this.tell(message);
    const { match: after, ...before } = message;
    this.tell({ ...before, events: events.slice(0, at + 1) });
    this.held = after ? [{ ...message, events: events.slice(at + 1) }] : [];
    setTimeout(() => this.release(), wait);
  }

  private release(): void {
    const held = this.held ?? [];
    this.held = null;
    for (const message of held) this.hear(message);
  }
}
