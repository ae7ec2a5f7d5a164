// What a table agrees on, compared with what the server offers.

import type { GameOptions } from "../wire";

export type Rules = Record<string, unknown>;

/** How it is where nothing was agreed. */
export const usual = ({ scorings, switches }: GameOptions, rule: string): unknown =>
  rule === "scoring" ? scorings[0]?.name : switches[rule];

/** Only what differs from the printed rules. */
export const differing = (options: GameOptions, rules: Rules): Rules =>
  Object.fromEntries(Object.entries(rules).filter(([rule, value]) => value !== usual(options, rule)));

/** What is ready to take: the printed rules first, one for each house rule last. */
export const presets = ({ presets, house_rules }: GameOptions): [string, Rules][] => [
  ...presets.map(({ name, rules }): [string, Rules] => [name, rules]),
  ...house_rules.map((rule): [string, Rules] => [rule, { [rule]: true }]),
];

/** Which preset this is, if it is one. */
export function presetOf(options: GameOptions, rules: Rules): string | null {
  const written = (some: Rules): string => JSON.stringify(Object.entries(differing(options, some)).sort());
  return presets(options).find(([, each]) => written(each) === written(rules))?.[0] ?? null;
}
