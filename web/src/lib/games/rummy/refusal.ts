// Which runs and sets of a draft the server does not accept, and why.

import { type Key, format } from "../../language.svelte";
import { type Why, why } from "../../rules/reasons";
import type { Refusal } from "../../wire";

/** In a few words, for the label of a run or set. */
export function label(refused: Why): string {
  const key = `rummy-reasons-${refused.reason}`;
  const short = format(key as Key); // most have none
  return short === key ? why(refused) : short;
}

/** Why melds cannot stay as they are, by their places, counted from 0. */
export const wrongMelds = ({ wrong = [] }: Pick<Refusal, "wrong">): Map<number, Why> =>
  new Map(wrong.map((told) => [told.meld - 1, told]));
