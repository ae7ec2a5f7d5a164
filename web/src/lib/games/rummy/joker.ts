// What a joker may well stand for. A guess to spare the player the choice, not a rule.

import { COLOURS, type Tile } from "../../notation";

/** Guesses, the likeliest first; `at` is where among the other tiles the joker was put. */
export function suggestions(others: readonly Tile[], at?: number): string[] {
  const known = others.filter(({ colour }) => colour !== null);
  const first = known[0];
  if (!first) return [];
  const numbers = known.map(({ number }) => number);
  const runs = known.every(({ colour }) => colour === first.colour) && new Set(numbers).size === numbers.length;
  const sets = known.every(({ number }) => number === first.number);
  const found: string[] = [];
  if (runs) {
    const low = Math.min(...numbers);
    const high = Math.max(...numbers);
    const inside = range(low + 1, high - 1).filter((number) => !numbers.includes(number));
    const outside = at === 0 ? [low - 1, high + 1] : [high + 1, low - 1];
    const fitting = [...inside, ...outside].filter((number) => number >= 1 && number <= 12);
    found.push(...fitting.map((number) => `${first.colour}${number}`));
  }
  if (sets) {
    const missing = COLOURS.filter((colour) => known.every((tile) => tile.colour !== colour));
    found.push(...missing.map((colour) => `${colour}${first.number}`));
  }
  return found;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
