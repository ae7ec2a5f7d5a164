// What the wheel brings is told when it has stopped: until then the table stays as it was.

import { TURN_MILLISECONDS } from "./draw/wheel";
import { undecided } from "./events";
import type { FromServer, GameEvent } from "./wire";

/** Whether what follows waits until the wheel has stopped. A race is one that everybody must see at once. */
function holds(event: GameEvent): boolean {
  switch (event.kind) {
    case "spun":
      return event.result !== "uno_spin";
    case "drew_for_deal": case "dealt": case "turned_up": case "put_back": case "named": case "played":
    case "called": case "drew": case "kept": case "passed": case "missed_turn": case "reversed":
    case "reshuffled": case "accepted": case "challenged": case "showed": case "judged": case "caught":
    case "passed_hands": case "swapped_hands": case "round_ended": case "match_ended": case "traded_hands":
    case "laid": case "revealed": case "won_war": case "put_down": case "shouted": case "drew_to_open":
    case "dealt_tiles": case "turned_up_tiles": case "laid_tiles": case "swapped_joker": case "ended_turn":
    case "drew_tiles": case "kept_tile":
      return false;
    default:
      return undecided(event, false);
  }
}

/** Passes messages on; those after a spin of the wheel wait until it has stopped. */
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
    const at = events.findIndex(holds);
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
