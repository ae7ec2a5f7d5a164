// Why the server refuses, taken apart: which melds or tile, and which of the known reasons.

import { tileName } from "../draw/names";
import { said } from "../language.svelte";
import { why as sentence } from "../rules/reasons";
import type { Refusal } from "../wire";
import { TEXTS } from "./rummy.texts";

const REASONS = {
  short: /a run or set has at least three tiles/,
  neither: /is neither a run .* nor a set/,
  descending: /say a run from its lowest number up/,
  jokersInSet: /a set holds at most one joker/,
  jokersTogether: /two jokers never lie side by side/,
  unnamed: /say what the joker stands for/,
  vanished: /lay on the table and is missing/,
  notOnRack: /is not on your rack/,
  nothing: /play at least one tile from your rack/,
  tooMany: /at most four tiles leave your rack/,
  withDrawn: /you have just drawn /,
  choose: /got several action tiles/,
  canPlay: /you can play a tile, so you may not draw/,
  afterSwap: /after a swap you may not draw/,
  stockEmpty: /there is no tile left to draw/,
  noJoker: /no joker there stands for/,
} as const;

export type Reason = keyof typeof REASONS;

export interface Why {
  tile: string | null;
  reason: Reason | null; // null: none that this table has its own words for
  message: string;
  rule: string | null;
}

type Told = Pick<Refusal, "message" | "rule"> & Partial<Pick<Refusal, "tile">>;

export function why({ message, rule, tile }: Told): Why {
  const reason = (Object.keys(REASONS) as Reason[]).find((key) => REASONS[key].test(message)) ?? null;
  return { tile: tile ?? null, reason, message, rule };
}

/** The same in words: those of this table, or those that any refusal has. */
export const inWords = ({ reason, tile, message, rule }: Why): string =>
  reason ? said(TEXTS).reasons[reason](tile ? tileName(tile) : "") : sentence(rule, message);

/** Why melds cannot stay as they are, by their places, counted from 0. */
export const wrongMelds = ({ wrong = [] }: Pick<Refusal, "wrong">): Map<number, Why> =>
  new Map(wrong.map(({ meld, ...told }) => [meld - 1, why(told)]));
