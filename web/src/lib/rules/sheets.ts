// What the printed sheets call things, and the clauses to be found by it. Their words, separated by
// commas, and ours are in `rulebook.ftl`.

import { say } from "../language.svelte";
import { BOOKS, type Book, type Clause } from "./clauses";
import { folded } from "./marked";

const CONCEPTS = {
  U: {
    drawPile: ["U4", "U13", "U28"],
    discardPile: ["U4", "U11", "U28"],
    drawTwo: ["U14", "U6", "R13"],
    reverse: ["U15", "U7", "R15"],
    skip: ["U16", "U8", "R14"],
    wild: ["U17", "U9", "U11"],
    wildFour: ["U18", "U10", "U19", "R16"],
    dealer: ["U3", "U4"],
    challenge: ["U19", "U20", "U21", "U22"],
    call: ["U23", "R20"],
  },
  H: {},
  S: {
    almostUno: ["S5"],
    discardNumber: ["S6"],
    discardColour: ["S7"],
    drawRed: ["S8"],
    drawBlue: ["S9"],
    tradeHands: ["S10"],
    showHand: ["S11"],
    war: ["S12"],
  },
  R: {
    tile: ["R1"],
    startTile: ["R3", "R8"],
    rack: ["R5", "R21"],
    run: ["R4"],
    set: ["R4"],
    meld: ["R4", "R7"],
  },
} as const satisfies Record<Book, Record<string, readonly Clause[]>>;

type KeysOf<T> = T extends unknown ? keyof T : never;
export type Concept = KeysOf<(typeof CONCEPTS)[Book]>;

export interface Entry {
  concept: Concept;
  clauses: readonly Clause[];
}

/** The concepts of a part of the rulebook. */
export const entriesOf = (book: Book): Entry[] =>
  Object.entries(CONCEPTS[book]).map(([concept, clauses]) => ({ concept: concept as Concept, clauses }));

export const ours = (concept: Concept): string => say(`rulebook-word-${concept}`);
export const theirs = (concept: Concept): string => say(`rulebook-alias-${concept}`);

/** All that is said on the sheets, and here, for what a clause is about. */
export const namesFor = (clause: Clause): string[] =>
  BOOKS.flatMap(entriesOf)
    .filter(({ clauses }) => clauses.includes(clause))
    .flatMap(({ concept }) => [ours(concept), theirs(concept)]);

/** Does a name on some sheet begin like this? */
export const isCalled = ({ concept }: Entry, words: string): boolean =>
  theirs(concept)
    .split(", ")
    .some((name) => folded(name).startsWith(folded(words.trim())));
