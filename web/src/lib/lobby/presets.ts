// What a table can agree on, and the mixtures that are ready to take. The names are the wire's.

export type Game = "uno" | "spin" | "rummy";
export type Rules = Record<string, unknown>;

export const GAMES: readonly Game[] = ["uno", "spin", "rummy"];
export const MOST_SEATS: Record<Game, number> = { uno: 10, spin: 10, rummy: 4 };

const HOUSE = ["stacking", "seven_zero", "jump_in", "draw_until_playable", "force_play", "no_bluffing"] as const;
type HouseRule = (typeof HOUSE)[number];
export type Rule = HouseRule | "must_play" | "reverse_skips_with_two";

/** What can be switched on and off. */
export const switches = (game: Game): readonly Rule[] =>
  game === "rummy" ? ["must_play", "reverse_skips_with_two"] : [...HOUSE, "reverse_skips_with_two"];

/** How it is where nothing was agreed (U15: a Reverse skips with two, in Rummy it does not). */
export function usual(game: Game, rule: string): unknown {
  if (rule === "scoring") return "winner";
  if (rule === "must_play") return true;
  if (rule === "reverse_skips_with_two") return game !== "rummy";
  return rule === "target" || rule === "rounds" ? undefined : false;
}

export type Scoring = "winner" | "hands" | "rounds" | "none";
export const scorings = (game: Game): readonly Scoring[] =>
  game === "rummy" ? ["winner", "hands", "rounds", "none"] : ["winner", "hands", "none"];

/** What is played to where nothing was agreed (U31, R24, R25). */
export function usualTarget(game: Game, scoring: unknown): number {
  if (scoring === "rounds") return 2;
  return game === "rummy" ? 200 : 500;
}

export type Preset = "official" | "quick" | "party" | "light" | HouseRule;
const ONCE: Rules = { scoring: "none" };
const PARTY: Rules = { stacking: true, seven_zero: true, jump_in: true, scoring: "none" };
const CARD_PRESETS: [Preset, Rules][] = [
  ["official", {}],
  ["quick", ONCE],
  ["party", PARTY],
  ...HOUSE.map((rule): [Preset, Rules] => [rule, { [rule]: true }]),
];
const TILE_PRESETS: [Preset, Rules][] = [
  ["official", {}],
  ["quick", ONCE],
  ["light", { scoring: "rounds" }],
];

/** What is ready to take in a game: the printed rules first, one for each house rule last. */
export const presets = (game: Game): readonly [Preset, Rules][] => (game === "rummy" ? TILE_PRESETS : CARD_PRESETS);
export const isHouseRule = (preset: Preset): preset is HouseRule => (HOUSE as readonly string[]).includes(preset);

/** Only what differs from the printed rules. */
export const differing = (game: Game, rules: Rules): Rules =>
  Object.fromEntries(Object.entries(rules).filter(([rule, value]) => value !== usual(game, rule)));

/** Which preset this is, if it is one. */
export function presetOf(game: Game, rules: Rules): Preset | null {
  const written = (some: Rules): string => JSON.stringify(Object.entries(differing(game, some)).sort());
  return presets(game).find(([, each]) => written(each) === written(rules))?.[0] ?? null;
}
