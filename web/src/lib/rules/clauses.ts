// The rulebook: which clauses there are and in what order; their words are in `clauses.*.ts`.

import type { Language } from "../language.svelte";

export const SECTIONS = {
  U: {
    cards: ["U1", "U2"],
    setup: ["U3", "U4", "U5", "U6", "U7", "U8", "U9", "U10"],
    turn: ["U11", "U12", "U13", "U14", "U15", "U16", "U17", "U18"],
    challenge: ["U19", "U20", "U21", "U22"],
    call: ["U23", "U24", "U25"],
    end: ["U26", "U27", "U28", "U29"],
    points: ["U30", "U31", "U32", "U33", "U34"],
  },
  H: {
    house: ["H1", "H2", "H3", "H4", "H5", "H6"],
  },
  S: {
    spinCards: ["S1", "S2", "S3"],
    wheel: ["S4", "S5", "S6", "S7", "S8", "S9", "S10", "S11", "S12", "S13"],
    afterWheel: ["S14", "S15", "S16", "S17"],
  },
  R: {
    tiles: ["R1", "R2", "R3"],
    melds: ["R4", "R5", "R6", "R7", "R8"],
    jokers: ["R9", "R10", "R11", "R12"],
    actions: ["R13", "R14", "R15", "R16", "R17", "R18", "R19"],
    lastTile: ["R20", "R21", "R22", "R23", "R24", "R25", "R26", "R27"],
  },
} as const;

type Values<T> = T[keyof T];
type KeysOf<T> = T extends unknown ? keyof T : never;

/** A part of the rulebook, named by the letter of its clauses. */
export type Book = keyof typeof SECTIONS;
export type Section = KeysOf<Values<typeof SECTIONS>>;
export type Clause = Values<{ [book in Book]: Values<(typeof SECTIONS)[book]> }>[number];

export const BOOKS = Object.keys(SECTIONS) as Book[];

/** The sections of a book with their clauses, in order. */
export const sectionsOf = (book: Book): [Section, readonly Clause[]][] =>
  Object.entries(SECTIONS[book]) as [Section, readonly Clause[]][];

export const CLAUSES: readonly Clause[] = BOOKS.flatMap((book) =>
  sectionsOf(book).flatMap(([, clauses]) => clauses),
);

export const isClause = (text: string | null | undefined): text is Clause =>
  CLAUSES.includes(text as Clause);

export const bookOf = (clause: Clause): Book => clause.charAt(0) as Book;

/**
 * The rulebook in one language. In the texts `§` says that what follows is a ruling, `backticks`
 * hold the names of options, `*stars*` words to stress, a line break begins a point of a list,
 * and clauses are named as they are (`U24`).
 */
export interface Rulebook {
  notes: Record<Book, string>;
  sections: Record<Section, string>;
  clauses: Record<Clause, string>;
}

// One file each, fetched when it is read: they are long.
const BOOKS_IN: Record<Language, () => Promise<{ default: Rulebook }>> = {
  en: () => import("./clauses.en"),
  de: () => import("./clauses.de"),
  nl: () => import("./clauses.nl"),
};

export const rulebook = async (language: Language): Promise<Rulebook> =>
  (await BOOKS_IN[language]()).default;
