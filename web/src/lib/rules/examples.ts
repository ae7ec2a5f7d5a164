// What is drawn in the rulebook: cards, and in UNO Rummy tiles, as the notation writes them.

import type { Result } from "../draw/names";
import type { Clause, GameBook } from "./clauses";

export const LINES = ["aim", "deal", "turn", "call", "points"] as const;
export type Line = (typeof LINES)[number];

/** Beside the lines of a game at a glance. `wheel` is the wheel. */
export const GLANCES: Record<GameBook, Record<Line, string>> = {
  U: { aim: "w", deal: "? ? ?", turn: "r7 b7", call: "g1", points: "y+2" },
  S: { aim: "w", deal: "? r3*", turn: "wheel", call: "g1", points: "y+2" },
  R: { aim: "r3 r4 r5", deal: "? ?", turn: "g8 b8 r8", call: "y1", points: "j" },
};

/** Beside a clause: the card or tile that it is about. */
export const PICTURES: Partial<Record<Clause, string>> = {
  U5: "g4",
  U6: "b+2",
  U7: "yr",
  U8: "rs",
  U9: "w",
  U10: "w+4",
  U14: "b+2",
  U15: "yr",
  U16: "rs",
  U17: "w",
  U18: "w+4",
  H2: "r7 g0",
  H3: "b6 b6",
  S2: "g2*",
  R13: "y2",
  R14: "g5",
  R15: "b7",
  R16: "j",
};

/** Beside a clause: the result of the wheel that it is about. */
export const RESULTS: Partial<Record<Clause, Result>> = {
  S5: "almost_uno",
  S6: "discard_number",
  S7: "discard_colour",
  S8: "draw_red",
  S9: "draw_blue",
  S10: "trade_hands",
  S11: "show_hand",
  S12: "war",
  S13: "uno_spin",
};

/** The clause that tells of the wheel. */
export const WHEEL: Clause = "S4";

export type Caption =
  | "pile"
  | "fits"
  | "fitsNot"
  | "innocent"
  | "guilty"
  | "hand"
  | "down"
  | "answer"
  | "right"
  | "wrong"
  | "before"
  | "rack"
  | "after"
  | "kept";

/** A line of an example: some cards or tiles, and what they are, whose, or how much they count. */
export interface Row {
  pieces: string; // `|` between runs and sets
  caption?: Caption;
  name?: string;
  points?: number;
}

export const EXAMPLES = {
  U11: [
    { caption: "pile", pieces: "r7" },
    { caption: "fits", pieces: "r2 b7 w w+4" },
    { caption: "fitsNot", pieces: "g4 ys" },
  ],
  U21: [
    { caption: "pile", pieces: "r5" },
    { caption: "guilty", pieces: "r1 g5 b2" },
    { caption: "innocent", pieces: "g5 b2 w" },
  ],
  U30: [
    { points: 7, pieces: "g7" },
    { points: 20, pieces: "b+2 yr rs" },
    { points: 50, pieces: "w w+4" },
  ],
  U31: [
    { name: "Mia", points: 29, pieces: "g9 rs" },
    { name: "Ben", points: 53, pieces: "w b3" },
  ],
  H1: [
    { caption: "pile", pieces: "y+2" },
    { caption: "answer", pieces: "b+2" },
  ],
  S1: [{ pieces: "r3 r3*" }],
  S6: [
    { caption: "hand", pieces: "y5 g4 b4* r9" },
    { caption: "down", pieces: "g4 b4*" },
  ],
  S12: [
    { name: "Mia", pieces: "g9 y3" },
    { name: "Ben", pieces: "r9 b6" },
    { caption: "down", pieces: "r9 b6" },
  ],
  R1: [{ pieces: "r2 g5 b7 j" }],
  R4: [
    { caption: "right", pieces: "r8 r9 r10 | g8 b8 r8" },
    { caption: "wrong", pieces: "y11 y12 y1 | g8 b8 b8 | r8 r9" },
  ],
  R7: [
    { caption: "before", pieces: "r3 r4 r5 r6" },
    { caption: "rack", pieces: "g6 b6" },
    { caption: "after", pieces: "r3 r4 r5 | r6 g6 b6" },
  ],
  R10: [
    { caption: "before", pieces: "g8 j=g9 g10" },
    { caption: "rack", pieces: "g9" },
    { caption: "after", pieces: "g8 g9 g10" },
    { caption: "kept", pieces: "j" },
  ],
  R12: [
    { caption: "right", pieces: "r3 j=r4 r5 j=r6" },
    { caption: "wrong", pieces: "b3 j=b4 j=b5 | g8 j=b8 j=r8" },
  ],
  R18: [{ caption: "rack", pieces: "r5 g5 b5" }],
  R22: [
    { points: 9, pieces: "r9" },
    { points: 20, pieces: "y2 g5 b7" },
    { points: 50, pieces: "j" },
  ],
  R23: [
    { name: "Mia", points: 79, pieces: "r9 g2 j" },
    { name: "Ben", points: 16, pieces: "b4 y12" },
  ],
} as const satisfies Partial<Record<Clause, readonly Row[]>>;

type Exemplified = keyof typeof EXAMPLES;
export const hasExample = (clause: Clause): clause is Exemplified => Object.hasOwn(EXAMPLES, clause);
export const exampleOf = (clause: Exemplified): readonly Row[] => EXAMPLES[clause];
