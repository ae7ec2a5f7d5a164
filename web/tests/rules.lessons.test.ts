// The lessons can be finished, and their words are complete.
import { describe, expect, it } from "vitest";
import { card, tile } from "../src/lib/notation";
import { TAUGHT, type GameName } from "../src/lib/games";
import { isClause } from "../src/lib/rules/clauses";
import { SLIPS, type Step, picked, settled, slipOf } from "../src/lib/rules/lessons";
import { keysOf } from "./words";

const lessons = await Promise.all(TAUGHT.map(async ({ name, lesson }) => [name, (await lesson()).STEPS] as const));
const all = lessons.flatMap(([lesson, steps]) => Object.entries(steps).map(([name, step]) => ({ lesson, name, step })));
/** A step of a lesson by its name. */
const stepOf = (lesson: GameName, name: string): Step => Object.fromEntries(lessons)[lesson]?.[name] as Step;

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
    expect(settled(stepOf("uno", "match"), "b7", [])).toMatchObject({ top: "b7", hand: ["r2", "g4", "y0"] });
    expect(settled(stepOf("uno", "draw"), "pile", [])).toMatchObject({ hand: ["r3", "b2", "g5", "y4"], drawn: "y4" });
    const number = stepOf("spin", "number");
    expect(settled(number, "b4* g4", ["g4", "b4*"])).toMatchObject({ top: "b4*", hand: ["y5", "r9"] });
  });

  it("turn the direction round, and back before the next step", () => {
    const reverse = stepOf("uno", "reverse");
    expect(reverse.scene.direction).toBe(1);
    expect(settled(reverse, "gr", [])).toMatchObject({ top: "gr", direction: -1 });
    for (const { step } of all.filter(({ name }) => name !== "reverse")) expect(step.scene.direction).toBeUndefined();
  });

  it("leave two cards after Almost UNO, whichever they are", () => {
    const { scene, ...step } = stepOf("spin", "almostUno");
    const pairs = scene.hand.flatMap((one, place) => scene.hand.slice(place + 1).map((other) => [one, other]));
    expect([...step.accept].sort()).toEqual(pairs.map(picked).sort());
    for (const pair of pairs) expect(settled({ scene, ...step }, picked(pair), pair)).toMatchObject({ top: pair[1], hand: { length: 2 } });
    for (const card of scene.hand) expect(slipOf({ scene, ...step }, card)).toBe("moreToTwo");
    expect(slipOf({ scene, ...step }, picked(scene.hand.slice(1)))).toBe("keepTwo");
  });

  it("let Mia play on anything but what is right, once she has shown her hand", () => {
    const { scene, ...step } = stepOf("spin", "showHand");
    const fits = (one: string, other: string): boolean =>
      card(one).colour === card(other).colour || card(one).face === card(other).face;
    for (const text of scene.hand.filter((each) => fits(each, scene.top ?? ""))) {
      const mia = scene.shown?.cards.some((each) => fits(each, text));
      expect(slipOf({ scene, ...step }, text) === null, text).toBe(!mia);
    }
  });

  it("leave nothing but runs and sets on the table", () => {
    for (const { lesson, name, step } of all) {
      for (const tap of step.accept) {
        for (const meld of settled(step, tap, tap.split(" ")).melds ?? []) {
          const tiles = meld.map((text) => tile(text.replace(/^j=/, "")));
          const colours = new Set(tiles.map(({ colour }) => colour)).size;
          const run = colours === 1 && tiles.every(({ number }, place) => number === (tiles[0]?.number ?? 0) + place);
          const set = colours === tiles.length && tiles.every(({ number }) => number === tiles[0]?.number);
          expect(tiles.length >= 3 && (run || set), `${lesson} ${name}: ${meld.join(" ")}`).toBe(true);
        }
      }
    }
  });

  it("mark the tile that has been laid", () => {
    const split = stepOf("rummy", "split");
    const { melds, laid, hand } = settled(split, "b10", ["b10"]);
    const [row, place] = laid ?? [9, 9];
    expect(melds?.[row]?.[place]).toBe("b10");
    expect(melds?.flat()).toHaveLength((split.scene.melds ?? []).flat().length + 1);
    expect(hand).not.toContain("b10");
  });

  it("explain a part of what is wanted", () => {
    const set = stepOf("rummy", "set");
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
  it("are there for every step and slip, and for nothing else", () => {
    const steps = all.flatMap(({ lesson, name }) => [`lessons-${lesson}-${name}`, `lessons-${lesson}-${name}-done`]);
    const rest = [...TAUGHT.map(({ name }) => `lessons-${name}-end`), ...Object.keys(SLIPS).map((slip) => `lessons-slip-${slip}`)];
    expect(keysOf("lessons").sort()).toEqual([...steps, ...rest].sort());
  });
});
