// What the wheel has done so far, read from what happened.

import { byStandIn, undecided } from "../../events";
import { given } from "../../notation";
import type { Happening } from "../../table";
import type { GameEvent } from "../../wire";

/** A spin of the wheel, and all that came of it. */
export interface Spin {
  seq: number; // of the frame that told of it
  seat: number;
  result: string;
  standIn: boolean; // a bot spun it for the player
  after: GameEvent[]; // what happened since
}

/** Whether a turn begins with it, if it is the first that an entry brings. */
function takesTurn(event: GameEvent): boolean {
  switch (event.kind) {
    case "played": case "drew": case "passed": case "dealt": case "drew_tiles": case "dealt_tiles":
      return true;
    case "drew_for_deal": case "turned_up": case "put_back": case "named": case "called": case "kept":
    case "missed_turn": case "reversed": case "reshuffled": case "accepted": case "challenged":
    case "showed": case "judged": case "caught": case "passed_hands": case "swapped_hands":
    case "round_ended": case "match_ended": case "spun": case "traded_hands": case "laid": case "revealed":
    case "won_war": case "put_down": case "shouted": case "drew_to_open": case "turned_up_tiles":
    case "laid_tiles": case "swapped_joker": case "ended_turn": case "kept_tile":
      return false;
    default:
      return undecided(event, false);
  }
}

/** The wheel as it was last spun; null once the next turn has begun, which is not `asked` of the wheel. */
export function lastSpin(story: Happening[], asked = false): Spin | null {
  const at = story.findLastIndex(({ event }) => event.kind === "spun");
  const { seq: spunAt = 0, event: spun } = story[at] ?? {};
  if (spun?.kind !== "spun") return null;
  const after = story.slice(at + 1);
  // A new entry that begins with a play or a draw; what a penalty makes somebody draw does not.
  const over = after.some(
    ({ seq, event }, index) => seq !== spunAt && seq !== after[index - 1]?.seq && takesTurn(event),
  );
  if (over && !asked) return null;
  const { seat, result } = spun;
  return { seq: spunAt, seat, result, standIn: byStandIn(spun), after: after.map(({ event }) => event) };
}

/** What each seat has laid in this war and not yet turned up: a card where it is known, otherwise `?`. */
export function laidNow(after: readonly GameEvent[]): Map<number, string> {
  const laid = new Map<number, string>();
  for (const event of after) {
    if (event.kind === "laid") laid.set(event.seat, event.card ?? "?");
    else if (event.kind === "revealed") laid.delete(event.seat);
  }
  return laid;
}

/** Who won this war; null where nobody has yet. */
export const warWinner = (after: readonly GameEvent[]): number | null =>
  after.findLast((event) => event.kind === "won_war")?.seat ?? null;

/** Whether it is told beside the wheel: what is seen there, and what ends a turn or a round, is not. */
export function isOutcome(event: GameEvent): boolean {
  switch (event.kind) {
    case "laid": case "revealed": case "kept": case "missed_turn": case "reversed": case "round_ended":
    case "match_ended": case "dealt": case "laid_tiles": case "kept_tile": case "dealt_tiles":
      return false;
    case "showed":
      return event.to !== null;
    case "drew_for_deal": case "turned_up": case "put_back": case "named": case "played": case "called":
    case "drew": case "passed": case "reshuffled": case "accepted": case "challenged": case "judged":
    case "caught": case "passed_hands": case "swapped_hands": case "spun": case "traded_hands":
    case "won_war": case "put_down": case "shouted": case "drew_to_open": case "turned_up_tiles":
    case "swapped_joker": case "ended_turn": case "drew_tiles":
      return true;
    default:
      return undecided(event, true);
  }
}

/** The same, with cards put down one after the other told in one. */
export function gathered(after: readonly GameEvent[]): GameEvent[] {
  const told: GameEvent[] = [];
  for (const event of after) {
    const before = told.at(-1);
    if (before?.kind === "put_down" && event.kind === "put_down" && before.seat === event.seat) {
      const { colour: _, ...both } = { ...before, card: `${given(before)} ${given(event)}` };
      told[told.length - 1] = both;
    } else told.push(event);
  }
  return told;
}

const PUTS = ["almost_uno", "discard_number", "discard_colour", "war", "uno_spin"];

/** Who could have put down cards through the wheel, and had none or kept them; null where the wheel lets nobody. */
export function putNothing({ seat, result, standIn, after }: Spin): { seat: number; standIn: boolean } | null {
  if (!PUTS.includes(result) || after.some(({ kind }) => kind === "put_down")) return null;
  const kept = after.find((event) => event.kind === "kept");
  return kept ? { seat: kept.seat, standIn: byStandIn(kept) } : { seat, standIn };
}

/** `discard …` with these cards in this order; only the wild card on top needs its colour. */
export function discarding(cards: string[], colour: string | null, calling: boolean): string {
  const said = cards.map((card, index) =>
    index === cards.length - 1 && card.startsWith("w") && colour ? `${card}=${colour}` : card,
  );
  return ["discard", ...said, ...(calling ? ["uno"] : [])].join(" ");
}
