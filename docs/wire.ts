// Made by python -m lastcard.server.schema from src/lastcard/server/wire.py.

/** Do something in the match, in notation; `seq` is the last frame the client has seen. */
export interface Act {
  kind: "act";
  id: string;
  seq: number;
  action: string;
}

/** Ask whether an action would be allowed, and why not; nothing is done. */
export interface Try {
  kind: "try";
  id: string;
  action: string;
}

/** Ask what could be laid (UNO Rummy), if the room allows it. */
export interface Hint {
  kind: "hint";
  id: string;
}

/** What the host chooses. */
export interface Settings {
  game?: string;
  rules?: Record<string, unknown>;
  seats?: number;
  turn_seconds?: number;
  /** to call and to catch */
  window_seconds?: number;
  public?: boolean;
  spectators?: boolean;
  hints?: boolean;
}

/** Change the settings (host, before the match). */
export interface Configure {
  kind: "configure";
  id: string;
  settings: Settings;
}

/** Be ready for the match or the next round, or not any more. */
export interface Ready {
  kind: "ready";
  id: string;
  ready: boolean;
}

/** Begin the match (host). */
export interface Start {
  kind: "start";
  id: string;
}

/** Take a free seat or a bot's; between rounds also that of somebody who left. */
export interface Sit {
  kind: "sit";
  id: string;
  seat: number;
}

/** Let a bot take a seat (host). */
export interface AddBot {
  kind: "add_bot";
  id: string;
  seat: number;
  level: "expert" | "family" | "newcomer";
}

/** Let a bot give its seat up (host). */
export interface RemoveBot {
  kind: "remove_bot";
  id: string;
  seat: number;
}

/** Send a guest away (host, before the match). */
export interface Kick {
  kind: "kick";
  id: string;
  name: string;
  /** let nobody else in from the guest's address either */
  address?: boolean;
}

/** Make another guest the host. */
export interface HandOver {
  kind: "hand_over";
  id: string;
  name: string;
}

/** A word for the next shuffle. */
export interface Speak {
  kind: "speak";
  id: string;
  word: string;
}

/** A short message to all in the room, as plain text. */
export interface Say {
  kind: "say";
  id: string;
  text: string;
}

/** One of the emotes. */
export interface Emote {
  kind: "emote";
  id: string;
  emote: string;
}

/** Do not hear a guest any more, or hear them again. */
export interface Mute {
  kind: "mute";
  id: string;
  name: string;
  muted: boolean;
}

/** After a match: back to the seats, for a rematch or other settings. */
export interface GoOn {
  kind: "go_on";
  id: string;
}

/** Play again where a bot has been playing. */
export interface ComeBack {
  kind: "come_back";
  id: string;
}

/** Let a bot play for somebody who keeps all waiting, where the room is `stalling`. */
export interface StandIn {
  kind: "stand_in";
  id: string;
  seat: number;
}

/** Go away for good. */
export interface Leave {
  kind: "leave";
  id: string;
}

/** The answer to a ping, at once: so the server learns how far away a client is. */
export interface Pong {
  kind: "pong";
  number: number;
}

/** Whatever a client says. */
export type FromClient =
  | Act
  | Try
  | Hint
  | Configure
  | Ready
  | Start
  | Sit
  | AddBot
  | RemoveBot
  | Kick
  | HandOver
  | Speak
  | Say
  | Emote
  | Mute
  | GoOn
  | ComeBack
  | StandIn
  | Leave
  | Pong;

/** What was asked for is done, and kept: it is entry `seq` of the log. */
export interface Done {
  kind: "done";
  id: string;
  seq: number;
}

/** A run or set of a `lay` that cannot stay as it is. */
export interface WrongMeld {
  /** counted from 1 */
  meld: number;
  rule: string | null;
  message: string;
}

/** What was asked for is not allowed; nothing has changed. */
export interface Refusal {
  kind: "refused";
  id: string;
  code: string;
  message: string;
  rule: string | null;
  seq: number;
  /** all of them (UNO Rummy) */
  wrong?: WrongMeld[];
  /** the tile that is concerned (UNO Rummy) */
  tile?: string;
}

/** Actions that could be done: most points, and of those the least disturbance. */
export interface Hinted {
  kind: "hinted";
  id: string;
  best: string | null;
  gentlest: string | null;
}

/** A seat and who plays there. */
export interface SeatShown {
  name?: string;
  bot?: "expert" | "family" | "newcomer";
  /** somebody's bot, over the wire */
  program?: boolean;
  ready?: boolean;
  /** a bot plays for the guest now */
  away?: boolean;
  /** the guest is connected */
  here?: boolean;
}

/** A room as a guest may know it. */
export interface RoomShown {
  code: string;
  /** your seat */
  you: number | null;
  /** your name in this room */
  name: string;
  /** the host's name */
  host: string;
  settings: Required<Settings>;
  seats: SeatShown[];
  watching: string[];
  muted: string[];
  playing: boolean;
  /** the SHA-256 of the next shuffle's secret */
  commitment: string | null;
  /** of the rounds that have ended, to be read at /api/records/… */
  records: string[];
}

/** A line of the score sheet: a round, who won it, what it brought, the scores after it. */
export interface Line {
  winner: number | null;
  points: number[];
  scores: number[];
}

/** A match of UNO. */
export interface UnoShown {
  game: "uno";
  phase: string;
  turn: number | null;
  direction: number;
  hand: string;
  /** null: not to be seen */
  hands: (string | null)[];
  counts: number[];
  stock: number;
  scores: number[];
  /** absent: as before */
  sheet?: Line[];
  /** who can be caught */
  uno_due: number[];
  winners: number[];
  legal: string[];
  /** the card or tile just drawn, for the one who drew it */
  drawn: string | null;
  top: string;
  colour: string | null;
  owed: number;
  /** what the wheel says that is not yet carried out */
  result: string | null;
  /** what each has laid in a war (S12) */
  laid: string[];
}

/** A match of UNO Spin. */
export interface SpinShown {
  game: "spin";
  phase: string;
  turn: number | null;
  direction: number;
  hand: string;
  /** null: not to be seen */
  hands: (string | null)[];
  counts: number[];
  stock: number;
  scores: number[];
  /** absent: as before */
  sheet?: Line[];
  /** who can be caught */
  uno_due: number[];
  winners: number[];
  legal: string[];
  /** the card or tile just drawn, for the one who drew it */
  drawn: string | null;
  top: string;
  colour: string | null;
  owed: number;
  /** what the wheel says that is not yet carried out */
  result: string | null;
  /** what each has laid in a war (S12) */
  laid: string[];
}

/** A match of UNO Rummy. */
export interface RummyShown {
  game: "rummy";
  phase: string;
  turn: number | null;
  direction: number;
  hand: string;
  /** null: not to be seen */
  hands: (string | null)[];
  counts: number[];
  stock: number;
  scores: number[];
  /** absent: as before */
  sheet?: Line[];
  /** who can be caught */
  uno_due: number[];
  winners: number[];
  legal: string[];
  /** the card or tile just drawn, for the one who drew it */
  drawn: string | null;
  table: string[];
  singles: string;
  may_play: number;
  /** "UNO!" would count now, also before the lay (R20) */
  may_call: boolean;
  /** the seat on turn has called for the end of its turn */
  called: boolean;
  /** all that you can do now, in notation */
  swaps: string[];
  /** the tiles swapped in this turn, each with its meld, as in "r6 2" */
  swapped: string[];
}

/** Milliseconds that are left; absent: no limit, or not now. */
export interface Clocks {
  /** until a bot plays for who is awaited */
  turn?: number;
  /** in which no bot closes the chance to call and to catch */
  window?: number;
  /** until the next round is dealt */
  deal?: number;
}

/**
 * What happened with entry `seq`, as far as this viewer may know, and what is new now.
 *
 * `room` and `match` are there when they may have changed; then they are whole, but for the
 * match's `sheet`, which comes when it may have. The events of a `welcome` are the last ones
 * of this round.
 */
export interface Frame {
  kind: "frame";
  seq: number;
  what: string;
  events?: string[];
  room?: RoomShown;
  match?: UnoShown | SpinShown | RummyShown;
  clocks?: Clocks;
}

/** The names of those who are connected. */
export interface Here {
  kind: "here";
  names: string[];
}

/** A seat that keeps all waiting, and how many of those who decide have asked for a bot. */
export interface Stalled {
  seat: number;
  asked: number;
  needed: number;
  /** you have asked */
  you: boolean;
}

/** For whom you may ask a bot to stand in now; a frame with a `match` ends that, too. */
export interface Stalling {
  kind: "stalling";
  seats: Stalled[];
}

/** Somebody said something, or made an emote. */
export interface Said {
  kind: "said";
  name: string;
  text?: string;
  emote?: string;
}

/** To be answered at once with a pong. */
export interface Ping {
  kind: "ping";
  number: number;
}

/** Another connection of the same guest plays now; do not come back by yourself. */
export interface Replaced {
  kind: "replaced";
}

/** The guest has left, or was sent away. */
export interface Parted {
  kind: "parted";
}

/** Whatever the server says. */
export type FromServer =
  | Done
  | Refusal
  | Hinted
  | Frame
  | Here
  | Stalling
  | Said
  | Ping
  | Replaced
  | Parted;
