// The lessons can be finished, and their words are complete.
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/lib/language.svelte";
import { card } from "../src/lib/notation";
import { isClause } from "../src/lib/rules/clauses";
import { texts } from "../src/lib/rules/learn.texts";
import { LESSONS, SLIPS, type Step, lessonTexts, picked, settled, slipOf, stepsOf } from "../src/lib/rules/lessons";

const all = LESSONS.flatMap((lesson) => stepsOf(lesson).map(([name, step]) => ({ lesson, name, step })));

/** Can this be tapped at all? */
function reachable(step: Step, tap: string): boolean {
  const { scene } = step;
  if (tap === "pile" || step.choices?.includes(tap)) return true;
  if (tap.startsWith("table ")) return (scene.melds ?? []).flat().includes(tap.slice(6));
  if (!step.pick) return scene.hand.includes(tap);
  const left = [...scene.hand];
  const there = tap.split(" ").every((text) => left.includes(text) && left.splice(left.indexOf(text), 1));
  return there && picked(tap.split(" ")) === tap;
}

describe("a lesson's steps", () => {
  it.each(all)("$lesson $name offers what it accepts and explains", ({ step }) => {
    for (const tap of [...step.accept, ...Object.keys(step.slips ?? {})]) expect(reachable(step, tap), tap).toBe(true);
    expect(step.accept.map((tap) => slipOf(step, tap)).every((slip) => slip === null)).toBe(true);
    expect(isClause(step.clause)).toBe(true);
    for (const tap of Object.keys(step.after ?? {})) expect(tap === "*" || step.accept.includes(tap)).toBe(true);
  });

  it.each(all.filter(({ step }) => step.otherwise === "noMatch"))("$lesson $name: what is played matches", ({ step }) => {
    const top = card(step.scene.top ?? "");
    for (const text of step.scene.hand) {
      const { colour, face } = card(text);
      const fits = colour === null || colour === top.colour || face === top.face;
      if (slipOf(step, text) === "noMatch") expect(fits, text).toBe(false);
      else expect(fits, text).toBe(true);
    }
  });

  it("lay what was played on top, and give what was drawn", () => {
    const steps = Object.fromEntries(stepsOf("uno"));
    expect(settled(steps["match"] as Step, "b7", [])).toMatchObject({ top: "b7", hand: ["r2", "g4", "y0"] });
    expect(settled(steps["draw"] as Step, "pile", [])).toMatchObject({ hand: ["r3", "b2", "g5", "y4"], drawn: "y4" });
    const number = Object.fromEntries(stepsOf("spin"))["number"] as Step;
    expect(settled(number, "b4* g4", ["g4", "b4*"])).toMatchObject({ top: "b4*", hand: ["y5", "r9"] });
  });

  it("explain a part of what is wanted", () => {
    const set = Object.fromEntries(stepsOf("rummy"))["set"] as Step;
    expect(slipOf(set, "b8 g8")).toBe("three");
    expect(slipOf(set, "b8 y1")).toBe("noMeld");
    expect(slipOf(set, "b8 g8 g8")).toBe("sameColour");
  });

  it("use every explanation", () => {
    const used = new Set<string>(all.flatMap(({ step }) => [step.otherwise, step.fewer ?? "", ...Object.values(step.slips ?? {})]));
    expect(Object.keys(SLIPS).filter((slip) => !used.has(slip))).toEqual([]);
  });
});

describe("the words of the lessons", () => {
  it.each(LANGUAGES)("are complete in %s", async (language) => {
    const words = await lessonTexts(language);
    for (const lesson of LESSONS) {
      expect(Object.keys(words.steps[lesson])).toEqual(stepsOf(lesson).map(([name]) => name));
      expect(words.end[lesson]).not.toBe("");
      for (const { say, done } of Object.values(words.steps[lesson])) {
        expect(say).not.toBe("");
        expect(done).not.toBe("");
      }
    }
    expect(Object.keys(words.slips)).toEqual(Object.keys(SLIPS));
    expect(Object.values(words.slips)).not.toContain("");
    expect(Object.keys(texts[language])).toEqual(Object.keys(texts.en));
  });
});
