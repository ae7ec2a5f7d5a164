// What a client knows of a room: the server's messages folded into one state. No rules here.

import { begins } from "./events";
import { CALL, verb } from "./notation";
import type { Clocks, FromServer, GameEvent, MatchShown, RoomShown, ChatMessage, Stalled } from "./wire";

/** Something that happened, and with which entry. */
export interface Happening {
  seq: number;
  event: GameEvent;
}

/** When clocks run out, in milliseconds of the page's own clock. */
export type Deadlines = { [clock in keyof Clocks]?: number };

export interface Table {
  seq: number; // the last entry heard of
  place: RoomShown | null;
  match: MatchShown | null;
  here: string[]; // who is connected
  story: Happening[]; // of this round
  fresh: Happening[]; // what the last frame told
  chat: ChatMessage[];
  deadlines: Deadlines;
  stalled: Stalled[]; // for whom a bot may be asked to play
}

export const LONGEST_CHAT = 100;

export const emptyTable = (): Table => ({
  seq: 0,
  place: null,
  match: null,
  here: [],
  story: [],
  fresh: [],
  chat: [],
  deadlines: {},
  stalled: [],
});

export const isCall = (action: string): boolean => [CALL, "catch"].includes(verb(action));

/** Whether a player has the same before them, except for what calls and catches change. */
export function sameMoment(one: MatchShown | null, other: MatchShown | null): boolean {
  const seen = (match: MatchShown | null): string => {
    const legal = match?.legal.filter((action) => !isCall(action));
    return JSON.stringify({ ...match, uno_due: [], counts: [], stock: 0, hands: [], legal });
  };
  return seen(one) === seen(other);
}

/** The state after a message; `now` is the page's clock in milliseconds. */
export function fold(table: Table, message: FromServer, now: number): Table {
  switch (message.kind) {
    case "frame": {
      const place = message.room ?? table.place;
      const events = message.events ?? [];
      const welcome = message.what === "welcome"; // it tells of the round so far: of older entries
      const told = events.map((event, n) => ({ seq: message.seq - (welcome ? events.length - n : 0), event }));
      const known = welcome && message.seq === table.seq; // nothing was missed
      const anew = welcome || message.what === "started" || events.some(begins);
      // The score sheet comes only when it may have changed.
      const match = message.match ? { sheet: table.match?.sheet ?? [], ...message.match } : table.match;
      return {
        ...table,
        seq: message.seq,
        place,
        match: place?.playing ? match : null,
        fresh: welcome ? [] : told,
        story: known ? table.story : anew ? told : [...table.story, ...told],
        deadlines: deadlines(message.clocks ?? {}, now),
        stalled: message.match ? [] : table.stalled,
      };
    }
    case "here":
      return { ...table, here: message.names };
    case "stalling":
      return { ...table, stalled: message.seats };
    case "said":
      return { ...table, chat: [...table.chat, message].slice(-LONGEST_CHAT) };
    default:
      return table;
  }
}

/** Whether a refusal from before is about something that is over: a turn, the round, or how the lobby was. */
export function isPast(before: Table, after: Table): boolean {
  if (before.match === null || after.match === null) return before.place !== after.place;
  const mine = ({ match, place }: Table): boolean => match?.turn === place?.you;
  return mine(before) !== mine(after) || before.match.sheet?.length !== after.match.sheet?.length;
}

function deadlines(clocks: Clocks, now: number): Deadlines {
  const left = Object.entries(clocks) as [keyof Clocks, number][];
  return Object.fromEntries(left.map(([clock, milliseconds]) => [clock, now + milliseconds]));
}
