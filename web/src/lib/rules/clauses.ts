// The rulebook: which clauses there are, in the order in which players ask for them; their words are in
// `rulebook.ftl`, those of a house rule beside its option's in `options.ftl`.

import { FOLDED, HOUSE, type Words } from "../words";

export const SECTIONS = {
  U: {
    turn: ["U11", "U12", "U13"],
    effects: ["U14", "U15", "U16", "U17", "U18"],
    challenge: ["U19", "U20", "U21", "U22"],
    call: ["U23", "U24", "U25"],
    end: ["U26", "U27", "U28", "U29"],
    points: ["U30", "U31", "U32", "U33", "U34"],
    setup: ["U3", "U4", "U5", "U6", "U7", "U8", "U9", "U10"],
    cards: ["U1", "U2"],
  },
  H: {
    house: HOUSE,
  },
  S: {
    spinCards: ["S1", "S2", "S3"],
    wheel: ["S4", "S5", "S6", "S7", "S8", "S9", "S10", "S11", "S12", "S13"],
    afterWheel: ["S14", "S15", "S16", "S17"],
  },
  R: {
    melds: ["R4", "R5", "R6", "R7", "R8"],
    jokers: ["R9", "R10", "R11", "R12"],
    actions: ["R13", "R14", "R15", "R16", "R17", "R18", "R19"],
    lastTile: ["R20", "R21", "R26", "R27"],
    rackPoints: ["R22", "R23", "R24", "R25"],
    tiles: ["R1", "R2", "R3"],
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

type Folded = (typeof FOLDED)[number];

/** Where the words of a clause are. */
export const wordsOf = <C extends Clause>(clause: C): WordsOf<C> =>
  (bookOf(clause) === "H" ? `options-clause-${clause}` : `rulebook-${clause}`) as WordsOf<C>;
type WordsOf<C extends Clause> = Extract<keyof Words, `rulebook-${C}` | `options-clause-${C}`>;

/** Whether a clause has more to say, which is folded away at first. */
export const isFolded = (clause: Clause): clause is Folded => (FOLDED as readonly Clause[]).includes(clause);

/** A part that is a whole game: the house rules are not. */
export type GameBook = Exclude<Book, "H">;
export const isGame = (book: Book): book is GameBook => book !== "H";
