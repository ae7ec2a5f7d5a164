// The table of UNO Rummy as a player rearranges it: a draft of the turn. No rule is known here; the
// server is asked whether a draft may be laid.

import { type Tile, tile, words } from "../../notation";
import type { RummyShown } from "../../wire";
import { allot } from "./allot";
import { suggestions } from "./joker";
import { type Board, type Meld, type Origin, type Piece, faceAt, faceOf, isMine, meldOf, originOf, shown } from "./pieces";

/** Where pieces can be put. */
export type Place =
  | { kind: "meld"; meld: number; at?: number }
  | { kind: "single"; piece: number } // together with this start tile, as a new meld
  | { kind: "new" }
  | { kind: "rack" }
  | { kind: "singles" };

/**
 * The board as the server shows it. Pieces and melds keep the ids that they had on the board before,
 * and melds their places: whoever lays may give them in another order, but nobody moved them.
 */
export function boardOf(match: RummyShown, before?: Board): Board {
  const melds = match.table.map((text) => words(text).map((word) => ({ text: word, mine: false, chosen: false })));
  const found = allot(before, melds, words(match.singles), words(match.hand));
  const pieces = new Map<number, Piece>();
  const add = (origin: Origin, faces: readonly string[], ids: readonly number[]): void =>
    ids.forEach((id, i) => pieces.set(id, { id, face: faces[i] ?? "j", origin }));
  found.melds.forEach(({ pieces: ids }, i) => add("meld", (melds[i] ?? []).map(({ text }) => faceOf(text)), ids));
  add("single", words(match.singles), found.singles);
  add("rack", words(match.hand), found.rack);
  const swapped = match.swapped.map((text) => {
    const [face, meld] = text.split(" ");
    return found.melds[Number(meld) - 1]?.pieces.findLast((id) => pieces.get(id)?.face === face) ?? -1;
  });
  return {
    pieces,
    melds: inOrderOf(before?.melds ?? [], found.melds),
    singles: found.singles,
    rack: found.rack,
    stands: found.stands,
    named: new Set(),
    chosen: new Set(),
    swapped: new Set(swapped),
    lay: found.melds.map(({ pieces: ids }, i) => ids.map((id, k) => `${id} ${melds[i]?.[k]?.text}`)),
    next: found.next,
  };
}

/**
 * The board after a `lay` in notation; melds stay where they are if they can. As a hint gives it,
 * jokers may yet come to stand for other tiles; as the player said it, they keep their names.
 */
export function arranged(start: Board, action: string, saidSo = false): Board {
  const said = action
    .replace(/^lay /, "")
    .replace(/ uno$/, "")
    .split("/")
    .map((meld) =>
      words(meld).map((word) => ({
        text: word.replace(/[\^!]+$/, ""),
        mine: word.includes("^"),
        chosen: word.includes("!"),
      })),
    );
  const found = allot(start, said);
  const lying = new Set(found.melds.flatMap(({ pieces }) => pieces));
  return settled({
    ...start,
    melds: inOrderOf(start.melds, found.melds),
    singles: start.singles.filter((id) => !lying.has(id)),
    rack: start.rack.filter((id) => !lying.has(id)),
    stands: found.stands,
    named: new Set(saidSo ? found.stands.keys() : []),
    chosen: found.chosen,
    next: found.next,
  });
}

/** Melds in the order in which they lay, new ones last. */
function inOrderOf(before: readonly Meld[], melds: readonly Meld[]): Meld[] {
  const place = ({ id }: Meld): number => {
    const index = before.findIndex((meld) => meld.id === id);
    return index < 0 ? before.length : index;
  };
  return [...melds].sort((a, b) => place(a) - place(b));
}

/** The pieces that leave the rack with this draft. */
export const played = (board: Board): number[] =>
  board.melds.flatMap(({ pieces }) => pieces).filter((id) => originOf(board, id) === "rack");

/** Which of these pieces may go to a place: the rack and the start tiles take back only their own. */
export function movable(board: Board, ids: readonly number[], place: Place): number[] {
  if (place.kind === "rack") return ids.filter((id) => originOf(board, id) === "rack" && !board.rack.includes(id));
  if (place.kind === "singles") return ids.filter((id) => originOf(board, id) === "single" && !board.singles.includes(id));
  return [...ids];
}

/** Put pieces somewhere else; the same board where that changes nothing. */
export function move(board: Board, wanted: readonly number[], place: Place): Board {
  const ids = movable(board, wanted, place);
  const target = place.kind === "meld" ? board.melds.find(({ id }) => id === place.meld) : undefined;
  if (ids.length === 0 || (place.kind === "meld" && !target)) return board;
  if (place.kind === "single" && ids.includes(place.piece)) return board;
  if (target && ids.every((id) => target.pieces.includes(id))) return board;
  const together = board.melds.find(({ pieces }) => ids.includes(pieces[0] ?? -1));
  if (place.kind === "new" && together?.pieces.length === ids.length && ids.every((id) => together.pieces.includes(id)))
    return board;

  const moving = place.kind === "single" ? [place.piece, ...ids] : ids;
  const staying = (id: number): boolean => !moving.includes(id);
  let melds = board.melds.map((meld) => ({ ...meld, pieces: meld.pieces.filter(staying) }));
  if (target) melds = melds.map((meld) => (meld.id === target.id ? { ...meld, pieces: [...meld.pieces, ...ids] } : meld));
  const opens = place.kind === "new" || place.kind === "single";
  if (opens) melds.push({ id: board.next, pieces: moving });
  const gone = place.kind === "rack" || place.kind === "singles";
  const without = <T>(all: Iterable<T>, key: (one: T) => number): T[] => [...all].filter((one) => staying(key(one)));
  return settled(
    {
      ...board,
      melds,
      rack: place.kind === "rack" ? [...board.rack, ...ids] : board.rack.filter(staying),
      singles: place.kind === "singles" ? [...board.singles, ...ids] : board.singles.filter(staying),
      stands: new Map(gone ? without(board.stands, ([id]) => id) : board.stands),
      named: new Set(without(board.named, (id) => id)),
      chosen: new Set(without(board.chosen, (id) => id)),
      next: board.next + (opens ? 1 : 0),
    },
    new Set(moving),
    place.kind === "meld" ? place.at : undefined,
  );
}

/** Split a meld in two: what begins at this place becomes a meld of its own, right after it. */
export function split(board: Board, meld: number, at: number): Board {
  const index = board.melds.findIndex(({ id }) => id === meld);
  const whole = board.melds[index];
  if (!whole || at <= 0 || at >= whole.pieces.length) return board;
  const parts = [
    { id: meld, pieces: whole.pieces.slice(0, at) },
    { id: board.next, pieces: whole.pieces.slice(at) },
  ];
  const melds = [...board.melds.slice(0, index), ...parts, ...board.melds.slice(index + 1)];
  return settled({ ...board, melds, next: board.next + 1 });
}

/** Say what a joker in a meld stands for. */
export function standFor(board: Board, joker: number, face: string): Board {
  if (faceAt(board, joker) !== "j" || !meldOf(board, joker)) return board;
  return settled({
    ...board,
    stands: new Map(board.stands).set(joker, face),
    named: new Set(board.named).add(joker),
  });
}

/** What a joker in a meld may well stand for, the likeliest first. */
export function likely(board: Board, joker: number): string[] {
  const others = (meldOf(board, joker)?.pieces ?? []).filter((id) => id !== joker);
  return suggestions(others.map((id) => tile(shown(board, id))));
}

/** Choose the tile of a meld whose action counts (R18). */
export function choose(board: Board, piece: number): Board {
  const rivals = meldOf(board, piece)?.pieces ?? [];
  const chosen = [...board.chosen].filter((id) => !rivals.includes(id));
  return { ...board, chosen: new Set([...chosen, piece]) };
}

/** The tiles of a meld among which R18 may ask to choose: those with an action, played in this turn if there are such. */
export function rivals(board: Board, meld: number, actions: readonly number[]): number[] {
  const acting = (board.melds.find(({ id }) => id === meld)?.pieces ?? []).filter((id) => {
    const { joker, number } = tile(faceAt(board, id));
    return joker || actions.includes(number);
  });
  const mine = acting.filter((id) => isMine(board, id));
  return mine.length > 1 ? mine : acting;
}

/** The draft in notation. */
export function action(board: Board, uno = false): string {
  // ^ wherever an equal tile that lay there already could be meant.
  const lay = new Set([...board.pieces.values()].filter(({ origin }) => origin !== "rack").map(({ face }) => face));
  const said = (id: number): string => {
    const mine = originOf(board, id) === "rack" && lay.has(faceAt(board, id));
    return `${shown(board, id)}${mine ? "^" : ""}${board.chosen.has(id) ? "!" : ""}`;
  };
  const melds = board.melds.map(({ pieces }) => pieces.map(said).join(" "));
  return ["lay", melds.join(" / "), uno ? "uno" : ""].filter((word) => word !== "").join(" ");
}

/** Empty melds gone, jokers named where that can be guessed, tiles in order. */
function settled(board: Board, moved: ReadonlySet<number> = new Set(), at?: number): Board {
  const stands = new Map(board.stands);
  const melds = board.melds
    .filter(({ pieces }) => pieces.length > 0)
    .map((meld) => {
      nameJokers(board, meld.pieces, stands, moved, at);
      return { ...meld, pieces: ordered({ ...board, stands }, meld.pieces) };
    });
  return { ...board, melds, stands };
}

function nameJokers(
  board: Board,
  pieces: readonly number[],
  stands: Map<number, string>,
  moved: ReadonlySet<number>,
  at?: number,
): void {
  const now = { ...board, stands };
  for (const joker of pieces) {
    if (faceAt(board, joker) !== "j" || board.named.has(joker)) continue;
    if (moved.has(joker)) stands.delete(joker);
  }
  for (const joker of pieces) {
    if (faceAt(board, joker) !== "j" || board.named.has(joker)) continue;
    const others = pieces.filter((id) => id !== joker && (faceAt(board, id) !== "j" || stands.has(id)));
    const guesses = suggestions(others.map((id): Tile => tile(shown(now, id))), at);
    const stood = stands.get(joker);
    if (stood !== undefined && guesses.includes(stood)) continue;
    const guess = guesses[0];
    if (guess !== undefined) stands.set(joker, guess);
    else if (moved.has(joker)) stands.delete(joker);
  }
}

/**
 * By number, then colour: so a run ascends, as it has to be given. Jokers without a name come last.
 * A meld that is as it lay stays so, tile for tile: R18 looks at that.
 */
function ordered(board: Board, pieces: readonly number[]): number[] {
  const now = new Set(pieces.map((id) => `${id} ${shown(board, id)}`));
  const before = board.lay.find((meld) => meld.length === now.size && meld.every((piece) => now.has(piece)));
  if (before) return before.map((piece) => parseInt(piece, 10));
  const key = (id: number): number => {
    const { number, colour } = tile(shown(board, id));
    return colour === null ? 1000 : number * 10 + "rygb".indexOf(colour);
  };
  return [...pieces].sort((a, b) => key(a) - key(b));
}

export type Sorting = "colour" | "number";

/** The rack in an order for the eye; jokers last. */
export function sorted(board: Board, by: Sorting): number[] {
  const key = (id: number): number => {
    const { colour, number } = tile(faceAt(board, id));
    if (colour === null) return 10_000;
    const row = "rygb".indexOf(colour);
    return by === "colour" ? row * 100 + number : number * 100 + row;
  };
  return [...board.rack].sort((a, b) => key(a) - key(b) || a - b);
}
