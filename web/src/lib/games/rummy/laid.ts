// Which tiles on the table are new: laid or swapped in by the others since your own last turn.

import { begins, undecided } from "../../events";
import { words } from "../../notation";
import type { GameEvent } from "../../wire";
import { type Board, faceAt, faceOf, shown } from "./pieces";

/** What something did to the table: tiles of a seat came to lie there, and its turn may have ended. */
interface Change {
  seat: number;
  tiles: string[];
  ends: boolean;
}

function changeOf(event: GameEvent): Change | null {
  switch (event.kind) {
    case "laid_tiles":
      return { seat: event.seat, tiles: words(event.tiles), ends: true };
    case "swapped_joker":
      return { seat: event.seat, tiles: [event.tile], ends: false };
    case "kept_tile": case "ended_turn":
      return { seat: event.seat, tiles: [], ends: true };
    case "drew_for_deal": case "dealt": case "turned_up": case "put_back": case "named": case "played":
    case "called": case "drew": case "kept": case "passed": case "missed_turn": case "reversed":
    case "reshuffled": case "accepted": case "challenged": case "showed": case "judged": case "caught":
    case "passed_hands": case "swapped_hands": case "round_ended": case "match_ended": case "spun":
    case "traded_hands": case "laid": case "revealed": case "won_war": case "put_down": case "shouted":
    case "drew_to_open": case "dealt_tiles": case "turned_up_tiles": case "drew_tiles":
      return null;
    default:
      return undecided(event, null);
  }
}

/** The pieces that are new to a viewer; a spectator sees what was laid last. */
export function newlyLaid(board: Board, story: readonly GameEvent[], you: number | null, players: number): Set<number> {
  const most = you === null ? 1 : players - 1;
  const faces: string[] = [];
  let turns = 0;
  let i = story.length - 1;
  for (; i >= 0; i -= 1) {
    const event = story[i];
    if (!event || begins(event)) break;
    const change = changeOf(event);
    if (!change) continue;
    if (change.ends) {
      if (change.seat === you || turns === most) break;
      turns += 1;
    }
    if (change.seat !== you) faces.push(...change.tiles);
  }
  return located(board, faces, new Set(tableAt(story.slice(0, i + 1))));
}

/** The table as it was told last. */
function tableAt(story: readonly GameEvent[]): string[] {
  const last = story.findLast((event) => event.kind === "laid_tiles" || begins(event));
  return last?.kind === "laid_tiles" ? last.table : [];
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
