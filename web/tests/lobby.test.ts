import { describe, expect, test } from "vitest";
import SERVED from "../../docs/games.json";
import { GAMES } from "../src/lib/games";
import { differing, presetOf, presets } from "../src/lib/lobby/presets";
import type { GameOptions } from "../src/lib/wire";
import { keysOf } from "./words";

const GAMES_SERVED: GameOptions[] = SERVED;
const of = (name: string): GameOptions => GAMES_SERVED.find(({ game }) => game === name) as GameOptions;

describe("what the server offers", () => {
  test("is about the games that there are pages for", () => {
    expect(GAMES_SERVED.map(({ game }) => game)).toEqual(GAMES.map(({ name }) => name));
  });

  test.each(GAMES_SERVED)("can all be said: $game", ({ scorings, switches, presets }) => {
    const named = [
      ...scorings.map(({ name }) => `options-scorings-${name}`),
      ...Object.keys(switches).flatMap((rule) => [`options-rule-${rule}-name`, `options-rule-${rule}-line`]),
      ...presets.flatMap(({ name }) => [`options-preset-${name}-name`, `options-preset-${name}-line`]),
    ];
    expect(named.filter((key) => !keysOf("options").includes(key))).toEqual([]);
  });
});

describe("what a table agrees on", () => {
  test.each(GAMES_SERVED)("each preset of $game is known again by what it agrees on", (options) => {
    for (const [name, rules] of presets(options)) expect(presetOf(options, rules)).toBe(name);
  });

  test("there is the printed game, a quick one, a party, and one for each house rule", () => {
    const names = presets(of("spin")).map(([name]) => name);
    expect(names.slice(0, 3)).toEqual(["official", "quick", "party"]);
    expect(names.slice(3)).toEqual(of("spin").house_rules);
  });

  test("what is as printed is not said", () => {
    expect(differing(of("uno"), { stacking: false, scoring: "winner", jump_in: true })).toEqual({ jump_in: true });
    expect(presetOf(of("uno"), { stacking: false })).toBe("official");
    expect(presetOf(of("uno"), { stacking: true, target: 100 })).toBe(null);
    // U15: with two players a Reverse skips, but not in Rummy
    expect(differing(of("uno"), { reverse_skips_with_two: true })).toEqual({});
    expect(differing(of("rummy"), { reverse_skips_with_two: true })).toEqual({ reverse_skips_with_two: true });
  });
});

describe("an agreed number of rounds (U33)", () => {
  test.each(GAMES_SERVED)("is told where there is one, in $game", (options) => {
    expect(differing(options, { rounds: 3 })).toEqual({ rounds: 3 });
    expect(differing(options, { rounds: undefined })).toStrictEqual({});
  });
});
