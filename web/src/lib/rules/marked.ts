// The small marks in the texts of the rulebook, taken apart to be shown; and how it is searched.

import { type Clause, isClause } from "./clauses";

export type Piece =
  | { kind: "text" | "stress"; text: string }
  | { kind: "clause"; text: Clause }
  | { kind: "ruling"; text: string };

const MARKS = /(§)|\*([^*]+)\*|\b([UHSR]\d{1,2})\b/g;

/** The lines of a text, each in pieces; all but the first are points of a list. */
export const marked = (text: string): Piece[][] => text.split("\n").map(piecesOf);

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of line.matchAll(MARKS)) {
    const [whole, ruling, stress, clause] = found;
    if (clause && !isClause(clause)) continue;
    if (found.index > from) pieces.push({ kind: "text", text: line.slice(from, found.index) });
    if (ruling) pieces.push({ kind: "ruling", text: ruling });
    else if (stress) pieces.push({ kind: "stress", text: stress });
    else if (isClause(clause)) pieces.push({ kind: "clause", text: clause });
    from = found.index + whole.length;
  }
  if (from < line.length) pieces.push({ kind: "text", text: line.slice(from) });
  return pieces;
}

/** Text as it is compared: without capitals, accents and marks. */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f*§]/g, "")
    .toLowerCase();

/** Does a text hold all the words looked for, wherever they are? */
export function holdsAll(text: string, wanted: string): boolean {
  const within = folded(text);
  return folded(wanted)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
