// Where the nine results are on the wheel, and how far it has to turn.

import type { Result } from "./names";

export type Ground = "ink" | "r" | "y" | "g" | "b";

/** Clockwise from the top; no two neighbours look alike. */
export const SECTORS: readonly { result: Result; ground: Ground }[] = [
  { result: "uno_spin", ground: "ink" },
  { result: "draw_red", ground: "r" },
  { result: "almost_uno", ground: "y" },
  { result: "trade_hands", ground: "g" },
  { result: "war", ground: "ink" },
  { result: "draw_blue", ground: "b" },
  { result: "show_hand", ground: "y" },
  { result: "discard_colour", ground: "ink" },
  { result: "discard_number", ground: "g" },
];
export const SECTOR = 360 / SECTORS.length;
export const TURN_MILLISECONDS = 2500;
const ROUNDS = 5;

/** The angle at which a result is under the pointer. */
export const angleOf = (result: string): number =>
  -SECTOR * Math.max(0, SECTORS.findIndex((sector) => sector.result === result));

/** How far the wheel turns from an angle to land on a result, always forward. */
export function landing(from: number, result: string): number {
  const whole = Math.ceil((from - angleOf(result)) / 360) + ROUNDS;
  return angleOf(result) + 360 * whole;
}

/** Fast at first, then ever slower, as a wheel does. */
export const slowing = (part: number): number => 1 - (1 - part) ** 3.2;
