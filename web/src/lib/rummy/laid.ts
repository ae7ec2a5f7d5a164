// Which tiles on the table are new: laid or swapped in by the others since your own last turn.

import { words } from "../notation";
import { type Board, faceAt, faceOf, shown } from "./pieces";

const LAID = /^(\d+) laid ([^:]*): (.*)$/;
const SWAPPED = /^(\d+) swapped (\S+) for a joker/;
const ENDED = /^(\d+) (?:kept the tile|ended the turn)$/;

/** The pieces that are new to a viewer; who watches sees what was laid last. */
export function newlyLaid(board: Board, story: readonly string[], you: number | null, players: number): Set<number> {
  const most = you === null ? 1 : players - 1;
  const faces: string[] = [];
  let turns = 0;
  let i = story.length - 1;
  for (; i >= 0; i -= 1) {
    const event = story[i] ?? "";
    if (event.includes(" opens, racks ")) break;
    const swapped = SWAPPED.exec(event);
    if (swapped && Number(swapped[1]) !== you) faces.push(swapped[2] ?? "");
    const laid = LAID.exec(event);
    const done = laid ?? ENDED.exec(event);
    if (!done) continue;
    if (Number(done[1]) === you || turns === most) break;
    turns += 1;
    faces.push(...words(laid?.[2] ?? ""));
  }
  return located(board, faces, new Set(tableAt(story.slice(0, i + 1))));
}

/** The table as it was told last. */
function tableAt(story: readonly string[]): string[] {
  const last = story.findLast((event) => LAID.test(event) || event.includes(" opens, racks "));
  return LAID.exec(last ?? "")?.[3]?.split(" / ") ?? [];
}

/** Where these tiles lie: rather in melds that have changed, the last one first. */
function located(board: Board, faces: readonly string[], before: ReadonlySet<string>): Set<number> {
  const lies = ({ pieces }: { pieces: readonly number[] }): boolean =>
    before.has(pieces.map((id) => shown(board, id)).join(" "));
  const melds = [...board.melds.filter(lies), ...board.melds.filter((meld) => !lies(meld))];
  const candidates = melds.flatMap(({ pieces }) => pieces).reverse();
  const found = new Set<number>();
  for (const face of faces) {
    const id = candidates.find((piece) => !found.has(piece) && faceAt(board, piece) === faceOf(face));
    if (id !== undefined) found.add(id);
  }
  return found;
}
