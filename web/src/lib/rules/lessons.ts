// What the learner may do in a tutorial. Everything is written down; nothing here knows a rule. The positions
// are each game's own (`games/…/lesson.ts`), their words are in `lessons.ftl`.

import type { Colour } from "../notation";
import type { Clause } from "./clauses";

export interface Seat {
  name: string;
  count: number;
  called?: boolean;
}

/** Those who play with the learner. */
export const two = (mia: number, ben: number): Seat[] => [
  { name: "Mia", count: mia },
  { name: "Ben", count: ben },
];

/** What lies on the table. */
export interface Scene {
  others: readonly Seat[];
  hand: readonly string[];
  top?: string; // of the discard pile
  colour?: Colour; // the one named for a wild card on top
  drawn?: string; // the card of the hand that was just drawn
  result?: string; // what the wheel says
  wheel?: boolean; // it waits to be spun
  melds?: readonly (readonly string[])[]; // runs and sets, in games that lay them
  singles?: readonly string[];
  laid?: readonly [meld: number, place: number]; // the tile that has just come from the rack
  direction?: 1 | -1; // 1: to the left, from the first of the others to the last
  shown?: { name: string; cards: readonly string[]; toAll?: boolean };
}

/**
 * What was tapped: a card or tile of the hand by its text, `table r6`, `pile`, an action such as
 * `keep`, `catch Mia`, `colour g` or `stands y9`; where several are picked, their texts in order of
 * the alphabet.
 */
export type Tap = string;

export interface Step {
  clause: Clause; // where to read on
  scene: Scene;
  choices?: readonly Tap[]; // as buttons
  pick?: "lay" | "putDown"; // cards are chosen first, then this button is tapped
  accept: readonly Tap[];
  slips?: Record<Tap, Slip>;
  fewer?: Slip; // picked: only some of what is accepted
  otherwise: Slip;
  draws?: string; // what the pile gives
  after?: Record<Tap, Partial<Scene>>; // what changes; `*`: whatever was tapped
}

/** What can be explained about a wrong tap, and its clause. */
export const SLIPS = {
  noMatch: "U11",
  mayDraw: "U12",
  onlyDrawn: "U13",
  miaNext: "U15",
  justReverse: "U15",
  justSkip: "U16",
  betterColour: "U17",
  nameFirst: "U17",
  bluff: "U18",
  accepted: "U19",
  answerFirst: "U19",
  playFirst: "U23",
  callFirst: "U23",
  catchFirst: "U24",
  hasCalled: "U25",
  spinFirst: "S2",
  moreToTwo: "S5",
  keepTwo: "S5",
  oneNumber: "S6",
  moreOfNumber: "S6",
  oneColour: "S7",
  moreOfColour: "S7",
  drawOn: "S8",
  callTraded: "S10",
  miaBlue: "S11",
  miaThree: "S11",
  layHighest: "S12",
  numbersOnly: "S12",
  shoutFirst: "S13",
  putOneDown: "S13",
  noMeld: "R4",
  three: "R4",
  sameColour: "R4",
  gap: "R4",
  needSix: "R4",
  noPlace: "R5",
  tooMany: "R5",
  canPlay: "R6",
  breaks: "R7",
  shortPart: "R7",
  tapTable: "R7",
  notStandsFor: "R10",
  tapOwnTile: "R10",
  sayJoker: "R11",
  noAction: "R13",
  callTile: "R20",
} as const satisfies Record<string, Clause>;
export type Slip = keyof typeof SLIPS;

/** Picked cards as a tap. */
export const picked = (texts: readonly string[]): Tap => [...texts].sort().join(" ");

/** What is wrong with a tap; null: nothing. */
export function slipOf(step: Step, tap: Tap): Slip | null {
  if (step.accept.includes(tap)) return null;
  const known = step.slips?.[tap];
  if (known) return known;
  const some = (whole: Tap): boolean => tap.split(" ").every((text) => whole.split(" ").includes(text));
  if (step.pick && step.fewer && step.accept.some(some)) return step.fewer;
  return step.otherwise;
}

/** The table after an accepted tap; `picks` are the chosen cards, the last of them on top. */
export function settled(step: Step, tap: Tap, picks: readonly string[]): Scene {
  const { scene } = step;
  const after = step.after?.[tap] ?? step.after?.["*"] ?? {};
  if (tap === "pile" && step.draws) {
    return { ...scene, hand: [...scene.hand, step.draws], drawn: step.draws, ...after };
  }
  const gone = step.pick ? picks : [tap];
  const hand = [...scene.hand];
  const played = gone.filter((text) => hand.includes(text) && hand.splice(hand.indexOf(text), 1));
  const top = scene.top === undefined ? undefined : (played.at(-1) ?? scene.top);
  return { ...scene, hand, ...(top === undefined ? {} : { top }), ...after };
}
