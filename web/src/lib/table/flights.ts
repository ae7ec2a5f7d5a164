// Which cards travel where when something happened: for the eye only.

import { undecided } from "../events";
import type { Happening } from "../table";
import type { GameEvent } from "../wire";

/** A card on its way between two places: a seat by its number, the stock, or the pile. */
export interface Flight {
  from: string;
  to: string;
  delay: number; // milliseconds
}

const APART = 40; // milliseconds between two cards
const LONGEST_DEAL = 1_200;
const MOST_OF_A_HAND = 5; // cards that stand for a hand on its way

export const seatPlace = (seat: number): string => `seat ${seat}`;

/** What cards do when something happens: they come from the stock, to one seat or to all, or go from seat to seat. */
type Movement =
  | { way: "deal"; each: number; seats: number }
  | { way: "draw"; seat: number; count: number }
  | { way: "exchange"; hands: [from: number, to: number][] };

function movement(event: GameEvent, seats: number): Movement | null {
  const passed = (step: number): Movement => ({
    way: "exchange",
    hands: Array.from({ length: seats }, (_, seat) => [seat, (seat + step + seats) % seats]),
  });
  switch (event.kind) {
    case "dealt":
      return { way: "deal", each: event.count, seats: event.hands.length };
    case "drew": case "drew_tiles":
      return { way: "draw", seat: event.seat, count: event.count };
    case "swapped_hands":
      return { way: "exchange", hands: [[event.seat, event.other], [event.other, event.seat]] };
    case "passed_hands":
      return passed(event.direction);
    case "traded_hands":
      return passed(1);
    case "drew_for_deal": case "turned_up": case "put_back": case "named": case "played": case "called":
    case "kept": case "passed": case "missed_turn": case "reversed": case "reshuffled": case "accepted":
    case "challenged": case "showed": case "judged": case "caught": case "round_ended": case "match_ended":
    case "spun": case "laid": case "revealed": case "won_war": case "put_down": case "shouted":
    case "drew_to_open": case "dealt_tiles": case "turned_up_tiles": case "laid_tiles":
    case "swapped_joker": case "ended_turn": case "kept_tile":
      return null;
    default:
      return undecided(event, null);
  }
}

/** How far apart the cards of a deal come, so that a large table does not wait for long. */
const apart = (each: number, seats: number): number => Math.min(APART, LONGEST_DEAL / Math.max(1, each * seats));

/** Some cards from one place to another. */
const row = (count: number, from: string, to: string, gap = APART, wait = 0): Flight[] =>
  Array.from({ length: count }, (_, n) => ({ from, to, delay: wait + n * gap }));

/** The face-down cards that the others get, from the stock or from each other. */
export function flights(fresh: readonly Happening[], you: number | null, seats: number): Flight[] {
  return fresh.flatMap(({ event }) => {
    const moves = movement(event, seats);
    if (moves?.way === "deal") {
      const gap = apart(moves.each, moves.seats);
      return Array.from({ length: moves.seats }, (_, seat) =>
        seat === you ? [] : row(moves.each, "stock", seatPlace(seat), gap * moves.seats, seat * gap),
      ).flat();
    }
    if (moves?.way === "draw") return moves.seat === you ? [] : row(moves.count, "stock", seatPlace(moves.seat));
    return (moves?.hands ?? []).flatMap(([from, to]) =>
      to === you ? [] : row(MOST_OF_A_HAND, seatPlace(from), seatPlace(to)),
    );
  });
}

/** Where the cards that are new in your own hand come from, and how far apart. */
export function arrival(fresh: readonly Happening[], you: number, seats: number): { from: string; apart: number } {
  for (const { event } of fresh) {
    const moves = movement(event, seats);
    if (moves?.way === "deal") return { from: "stock", apart: apart(moves.each, moves.seats) * moves.seats };
    const giver = moves?.way === "exchange" && moves.hands.find(([, to]) => to === you);
    if (giver) return { from: seatPlace(giver[0]), apart: APART };
  }
  return { from: "stock", apart: APART };
}
