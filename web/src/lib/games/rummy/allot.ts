// Which piece is which, when only faces are told: pieces keep their ids from one board to the next,
// so that the page can show where a tile went.

import { type Board, type Meld, faceAt, faceOf } from "./pieces";

/** A tile as it was given: from the rack, `^`; chosen, `!`. */
export interface Said {
  text: string;
  mine: boolean;
  chosen: boolean;
}

interface Allotted {
  melds: Meld[];
  singles: number[];
  rack: number[];
  stands: Map<number, string>;
  chosen: Set<number>;
  next: number;
}

/** Give pieces of a board, or new ones, to the melds that are given, then to singles and rack. */
export function allot(
  before: Board | undefined,
  said: readonly (readonly Said[])[],
  singles: readonly string[] = [],
  rack: readonly string[] = [],
): Allotted {
  const pool = new Pool(before);
  const ids: (number | undefined)[][] = said.map((meld) => meld.map(() => undefined));
  const homes: (Meld | undefined)[] = said.map(() => undefined);
  const free = new Set(before?.melds ?? []);
  const fill = (i: number, from: readonly number[], wanted = (_: Said): boolean => true): void =>
    said[i]?.forEach((tile, k) => {
      const row = ids[i];
      if (row && row[k] === undefined && wanted(tile)) row[k] = pool.take(faceOf(tile.text), from);
    });
  const settle = (i: number, home: Meld): void => {
    homes[i] = home;
    free.delete(home);
    fill(i, home.pieces, ({ mine }) => !mine);
  };

  // First what lies there as it lay, then what was marked, then by likeness.
  said.forEach((meld, i) => {
    const same = [...free].find((old) => overlap(pool, old, meld) === meld.length && old.pieces.length === meld.length);
    if (same) settle(i, same);
  });
  said.forEach((_, i) => fill(i, before?.rack ?? [], ({ mine }) => mine));
  const likeness = said
    .flatMap((meld, i) => (homes[i] ? [] : [...free].map((old) => ({ i, old, size: overlap(pool, old, meld) }))))
    .filter(({ size }) => size > 0)
    .sort((a, b) => b.size - a.size);
  for (const { i, old } of likeness) if (!homes[i] && free.has(old)) settle(i, old);
  const lying = before?.melds.flatMap(({ pieces }) => pieces) ?? [];
  said.forEach((_, i) => fill(i, lying));
  said.forEach((_, i) => fill(i, before?.singles ?? []));

  const loose = (faces: readonly string[], from: readonly number[]): (number | undefined)[] =>
    faces.map((face) => pool.take(face, from));
  const kept = loose(rack, before?.rack ?? []);
  const left = loose(singles, before?.singles ?? []);
  said.forEach((_, i) => fill(i, before?.rack ?? []));
  const sure = (face: string, id: number | undefined): number => id ?? pool.take(face, lying) ?? pool.fresh();

  const stands = new Map<number, string>();
  const chosen = new Set<number>();
  const melds = said.map((meld, i) => {
    const pieces = meld.map((tile, k) => {
      const id = sure(faceOf(tile.text), ids[i]?.[k]);
      if (tile.text.startsWith("j=")) stands.set(id, tile.text.slice(2));
      if (tile.chosen) chosen.add(id);
      return id;
    });
    return { id: homes[i]?.id ?? pool.fresh(), pieces };
  });
  return {
    melds,
    singles: singles.map((face, i) => sure(face, left[i])),
    rack: rack.map((face, i) => sure(face, kept[i])),
    stands,
    chosen,
    next: pool.fresh(),
  };
}

/** How many tiles of a meld that is given are pieces of an old one. */
function overlap(pool: Pool, old: Meld, meld: readonly Said[]): number {
  const faces = old.pieces.filter((id) => pool.has(id)).map((id) => pool.face(id));
  return meld.filter(({ text, mine }) => {
    const index = mine ? -1 : faces.indexOf(faceOf(text));
    if (index >= 0) faces.splice(index, 1);
    return index >= 0;
  }).length;
}

/** The pieces of a board that have not found a place yet. */
class Pool {
  private readonly ids: Set<number>;
  private next: number;

  constructor(private readonly board: Board | undefined) {
    this.ids = new Set(board?.pieces.keys() ?? []);
    this.next = board?.next ?? 0;
  }

  has(id: number): boolean {
    return this.ids.has(id);
  }

  face(id: number): string {
    return this.board ? faceAt(this.board, id) : "";
  }

  take(face: string, from: readonly number[]): number | undefined {
    const found = from.find((id) => this.ids.has(id) && this.face(id) === face);
    if (found !== undefined) this.ids.delete(found);
    return found;
  }

  fresh(): number {
    return this.next++;
  }
}
