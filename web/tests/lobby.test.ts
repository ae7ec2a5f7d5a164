import { describe, expect, test } from "vitest";
import { GAMES, differing, presetOf, presets, switches } from "../src/lib/lobby/presets";

describe("what a table agrees on", () => {
  test.each(GAMES)("each preset of %s is known again by what it agrees on", (game) => {
    for (const [name, rules] of presets(game)) expect(presetOf(game, rules)).toBe(name);
  });

  test("there is the printed game, a quick one, a party, and one for each house rule", () => {
    const names = presets("spin").map(([name]) => name);
    expect(names.slice(0, 3)).toEqual(["official", "quick", "party"]);
    const house = switches("spin").filter((rule) => rule !== "reverse_skips_with_two");
    expect(names.slice(3)).toEqual(house);
  });

  test("what is as printed is not said", () => {
    expect(differing("uno", { stacking: false, scoring: "winner", jump_in: true })).toEqual({ jump_in: true });
    expect(presetOf("uno", { stacking: false })).toBe("official");
    expect(presetOf("uno", { stacking: true, target: 100 })).toBe(null);
    // U15: with two players a Reverse skips, but not in Rummy
    expect(differing("uno", { reverse_skips_with_two: true })).toEqual({});
    expect(differing("rummy", { reverse_skips_with_two: true })).toEqual({ reverse_skips_with_two: true });
  });
});

describe("an agreed number of rounds (U33)", () => {
  test.each(GAMES)("is told where there is one, in %s", (game) => {
    expect(differing(game, { rounds: 3 })).toEqual({ rounds: 3 });
    expect(differing(game, { rounds: undefined })).toStrictEqual({});
  });
});
