// A game is a folder and a line in the registry: nothing else asks which one it is.

import { describe, expect, it, vi } from "vitest";
import { GAMES } from "../src/lib/games";

const SOURCES = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const NAMES = GAMES.map(({ name }) => name).join("|");
const BOOKS = GAMES.map(({ book }) => book).join("");

/** How a line asks which game it is: by a name, a book, what only one of them has, or a piece of its folder. */
const ASKS = [
  new RegExp(`["'\`](${NAMES})["'\`]`), // as a text
  new RegExp(`(^|[{,(\\s!])(${NAMES})\\s*(:|\\?|&&|\\|\\|)`), // as a key, or as something to decide by
  new RegExp(`class:(${NAMES})\\b`),
  new RegExp(`games/(${NAMES})\\b`),
  new RegExp(`[!=]==\\s*["'][${BOOKS}]["']`),
  /["']\w+["'] in (match|view)\b/,
  /\b(match|view)\.(rack|singles|table|swaps|swapped|top|owed|laid|result)\b/,
];
const CALLING = 'export const CALL = "uno";'; // what is called with one card left, in every game

const asking = (path: string, source: string): string[] =>
  source
    .split("\n")
    .filter((line) => line !== CALLING && ASKS.some((pattern) => pattern.test(line)))
    .map((line) => `${path}: ${line.trim()}`);

describe("which game it is", () => {
  it("is asked only in the folders of the games and in their registry", () => {
    const shared = Object.entries(SOURCES).filter(([path]) => !path.startsWith("../src/lib/games/") && !path.endsWith("/words.ts"));
    const own = Object.entries(SOURCES).filter(([path]) => /\/games\/\w+\//.test(path));
    expect(shared.flatMap(([path, source]) => asking(path, source))).toEqual([]);
    expect(own.flatMap(([path, source]) => asking(path, source)).length).toBeGreaterThan(0);
  });

  it.each([
    'if (match.game === "rummy") return 4;',
    '{#if "singles" in match}',
    "<i>{rummy ? tiles : cards}</i>",
    '<div class:spin={turning}>',
    'const MOST = { uno: 10, rummy: 4 };',
    'const tiles = book === "R";',
    'import Hand from "../games/uno/Hand.svelte";',
    "const owed = match.owed;",
  ])("is found to be asked by %s", (line) => expect(asking("", line)).toHaveLength(1));
});

describe("every game", () => {
  it("has the same parts under the same names", () => {
    const parts = ["index.ts", "Table.svelte", "lesson.ts"];
    const folders = new Set(Object.keys(SOURCES).flatMap((path) => /games\/(\w+)\//.exec(path)?.[1] ?? []));
    expect(GAMES.map(({ name }) => name)).toEqual(expect.arrayContaining([...folders]));
    for (const name of folders)
      for (const part of parts) expect(Object.keys(SOURCES)).toContain(`../src/lib/games/${name}/${part}`);
  });

  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
  it.each(GAMES)("loads its parts: $name", async ({ table, laid, lesson }) => {
    for (const part of [await table(), await laid()]) expect(part.default).toBeTypeOf("function");
    expect(Object.keys((await lesson()).STEPS).length).toBeGreaterThan(5);
  });
});
