// Which cards travel where when something happened: for the eye only.

import type { Happening } from "../table";
import { words } from "../notation";

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

const dealtTo = (text: string): string[][] | null =>
  /^\d+ dealt /.test(text) ? text.replace(/^\d+ dealt /, "").split(" / ").map(words) : null;

/** How far apart the cards of a deal come, so that a large table does not wait for long. */
const apart = (hands: string[][]): number => Math.min(APART, LONGEST_DEAL / Math.max(1, hands.flat().length));

/** Where a hand goes to: from seat to seat. */
function exchanges(text: string, seats: number): [number, number][] {
  const swapped = /^(\d+) swapped hands with (\d+)$/.exec(text);
  if (swapped) {
    const [one, other] = [Number(swapped[1]), Number(swapped[2])];
    return [
      [one, other],
      [other, one],
    ];
  }
  const passed = /^all hands passed on, direction (-?1)$/.exec(text);
  if (!passed && text !== "all hands traded to the left") return [];
  const step = passed ? Number(passed[1]) : 1;
  return Array.from({ length: seats }, (_, seat) => [seat, (seat + step + seats) % seats]);
}

/** The face-down cards that the others get, from the stock or from each other. */
export function flights(fresh: readonly Happening[], you: number | null, seats: number): Flight[] {
  return fresh.flatMap(({ text }) => {
    const hands = dealtTo(text);
    if (hands) {
      const gap = apart(hands) * hands.length;
      return hands.flatMap((hand, seat) =>
        seat === you ? [] : hand.map((_, n) => ({ from: "stock", to: seatPlace(seat), delay: n * gap + seat * apart(hands) })),
      );
    }
    const drew = /^(\d+) drew ((?:\S+ ?)+)$/.exec(text);
    if (drew && !/ (for the deal|to open)$/.test(text) && Number(drew[1]) !== you) {
      return words(drew[2] ?? "").map((_, n) => ({ from: "stock", to: seatPlace(Number(drew[1])), delay: n * APART }));
    }
    return exchanges(text, seats).flatMap(([from, to]) =>
      to === you ? [] : Array.from({ length: MOST_OF_A_HAND }, (_, n) => ({ from: seatPlace(from), to: seatPlace(to), delay: n * APART })),
    );
  });
}

/** Where the cards that are new in your own hand come from, and how far apart. */
export function arrival(fresh: readonly Happening[], you: number, seats: number): { from: string; apart: number } {
  for (const { text } of fresh) {
    const hands = dealtTo(text);
    if (hands) return { from: "stock", apart: apart(hands) * hands.length };
    const giver = exchanges(text, seats).find(([, to]) => to === you);
    if (giver) return { from: seatPlace(giver[0]), apart: APART };
  }
  return { from: "stock", apart: APART };
}

/** Who laid the card that lies on top, as far as the news tells it. */
export function layer(fresh: readonly Happening[]): number | null {
  const found = fresh.findLast(({ text }) => /^\d+ (played|put down) /.test(text));
  return found ? parseInt(found.text, 10) : null;
}
