// The line to the server: it comes back by itself, and what was not answered is said again.

import { Refused, getTicket } from "./api";
import type { Command, Done, FromServer, Hinted, Refusal } from "./wire";

export type Answer = Done | Refusal | Hinted;
/** A command without its id, which the line gives it. */
export type Saying = Command extends infer C ? (C extends { id: string } ? Omit<C, "id"> : never) : never;
export type State = "connecting" | "open" | "replaced" | "parted" | "refused" | "closed";

const BACK_AT_ONCE = [1012, 4001];
// After these a line does not come back by itself. The first three: it would say the same thing again.
const LAST: Record<number, State> = {
  1002: "refused",
  1007: "refused",
  1009: "refused",
  4008: "refused",
  4009: "refused",
  4010: "replaced",
  4011: "parted",
};
const LOST = ["join_first", "no_such_room"]; // there is nothing to come back to
const LONGEST_WAIT = 15_000;
const SILENCE = 45_000; // the server asks every 15 seconds whether somebody is there

interface Waiting {
  text: string;
  answer: (answer: Answer) => void;
}

export interface Listener {
  heard(message: FromServer): void;
  changed(state: State, reason?: Refused): void;
}

/** One room's line. */
export class Line {
  state: State = "connecting";
  private socket: WebSocket | null = null;
  private seq = 0;
  private tries = 0;
  private waitingToCome = 0; // a timer
  private silence = 0; // a timer
  private asked = 0;
  private readonly client = crypto.getRandomValues(new Uint32Array(2)).join("-");
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly room: string,
    private readonly listener: Listener,
  ) {
    void this.connect();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.unplugged);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Say something; the answer comes even if the line broke meanwhile. */
  say(saying: Saying): Promise<Answer> {
    const id = `${this.client}-${(this.asked += 1)}`;
    const text = JSON.stringify({ ...saying, id });
    return new Promise((answer) => {
      this.waiting.set(id, { text, answer });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  /** Take the line over again, after another tab had it. */
  again(): void {
    this.tries = 0;
    void this.connect();
  }

  close(): void {
    this.change("closed");
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.unplugged);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.waitingToCome);
    clearTimeout(this.silence);
    this.socket?.close();
  }

  private readonly hurry = (): void => {
    if (document.visibilityState !== "visible") return;
    this.tries = 0;
    if (this.waitingToCome !== 0) void this.connect();
  };

  /** The socket itself would notice only after a minute. A server on this device is there at the next try. */
  private readonly unplugged = (): void => {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) this.drop(this.socket);
  };

  private change(state: State, reason?: Refused): void {
    this.state = state;
    this.listener.changed(state, reason);
  }

  private async connect(): Promise<void> {
    clearTimeout(this.waitingToCome);
    this.waitingToCome = 0;
    this.change("connecting");
    try {
      const ticket = await getTicket(this.room);
      if (this.state !== "connecting") return;
      const scheme = location.protocol === "https:" ? "wss" : "ws";
      const query = `ticket=${encodeURIComponent(ticket)}&after=${this.seq}`;
      const socket = new WebSocket(`${scheme}://${location.host}/api/socket?${query}`);
      this.socket = socket;
      socket.onopen = () => this.opened(socket);
      socket.onmessage = (event) => {
        this.watch(socket);
        this.hear(JSON.parse(String(event.data)) as FromServer);
      };
      socket.onclose = (event) => this.lost(event.code);
    } catch (error) {
      if (error instanceof Refused && LOST.includes(error.reason)) this.change("refused", error);
      else this.later();
    }
  }

  private opened(socket: WebSocket): void {
    this.tries = 0;
    this.watch(socket);
    this.change("open");
    for (const { text } of this.waiting.values()) socket.send(text);
  }

  private lost(code: number): void {
    clearTimeout(this.silence);
    if (this.state === "closed") return;
    const last = LAST[code];
    if (last) this.change(last);
    else if (BACK_AT_ONCE.includes(code) && this.tries === 0) {
      this.tries = 1;
      void this.connect();
    } else this.later();
  }

  private later(): void {
    if (this.state !== "connecting") this.change("connecting");
    const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    clearTimeout(this.waitingToCome);
    this.waitingToCome = window.setTimeout(() => {
      if (this.state === "connecting") void this.connect();
    }, wait);
  }

  /** A line on which nothing comes any more may be dead without anybody having been told. */
  private watch(socket: WebSocket): void {
    clearTimeout(this.silence);
    this.silence = window.setTimeout(() => this.drop(socket), SILENCE);
  }

  private drop(socket: WebSocket): void {
    socket.onclose = null;
    socket.close();
    this.lost(1006);
  }

  private hear(message: FromServer): void {
    if (message.kind === "ping") {
      this.socket?.send(JSON.stringify({ kind: "pong", number: message.number }));
      return;
    }
    if (message.kind === "frame") this.seq = message.seq;
    this.listener.heard(message);
    if (message.kind === "done" || message.kind === "refused" || message.kind === "hinted") {
      this.waiting.get(message.id)?.answer(message);
      this.waiting.delete(message.id);
    }
  }
}
