// Tiles as pieces that can be told apart, and where they lie.

/** Where a piece lay when the turn began, as far as the server knows it. */
export type Origin = "rack" | "single" | "meld";

export interface Piece {
  readonly id: number;
  readonly face: string; // "r5", or "j" whatever the joker stands for
  readonly origin: Origin;
}

export interface Meld {
  readonly id: number;
  readonly pieces: readonly number[];
}

export interface Board {
  readonly pieces: ReadonlyMap<number, Piece>;
  readonly melds: readonly Meld[]; // in the order in which they are given
  readonly singles: readonly number[];
  readonly rack: readonly number[];
  readonly stands: ReadonlyMap<number, string>; // what jokers in melds stand for
  readonly named: ReadonlySet<number>; // jokers named by hand: they are not guessed again
  readonly chosen: ReadonlySet<number>; // tiles whose action is to count (R18)
  readonly swapped: ReadonlySet<number>; // tiles that were swapped in this turn (R17)
  readonly lay: readonly (readonly string[])[]; // the melds as the server shows them, each piece as `id text`
  readonly next: number; // the next free id, of pieces and melds
}

export const faceOf = (text: string): string => (text.startsWith("j") ? "j" : text);

/** A piece as it shows: a joker in a meld with what it stands for. */
export function shown(board: Board, id: number): string {
  const stands = board.stands.get(id);
  return stands === undefined ? faceAt(board, id) : `j=${stands}`;
}

export const faceAt = (board: Board, id: number): string => board.pieces.get(id)?.face ?? "j";
export const originOf = (board: Board, id: number): Origin => board.pieces.get(id)?.origin ?? "meld";
/** Whether a piece came from the rack in this turn. */
export const isMine = (board: Board, id: number): boolean =>
  board.swapped.has(id) || (originOf(board, id) === "rack" && !board.rack.includes(id));
/** Whether a meld lies there as the server shows it. */
export const isAsItLay = (board: Board, { pieces }: Meld): boolean => {
  const now = pieces.map((id) => `${id} ${shown(board, id)}`).join();
  return board.lay.some((meld) => meld.join() === now);
};
export const meldOf = (board: Board, id: number): Meld | undefined =>
  board.melds.find(({ pieces }) => pieces.includes(id));
