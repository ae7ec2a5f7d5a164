// Every refusal of the server has its sentence in every language.
import { afterEach, describe, expect, it } from "vitest";
import { LANGUAGES, speaking } from "../src/lib/language.svelte";
import { why } from "../src/lib/rules/reasons";
import { inWords, why as refused } from "../src/lib/rummy/refusal";
import { REASONS } from "../src/lib/rules/reasons.texts";

// The pages have no types of Node, and its files are outside of what Vite serves.
interface Files {
  readFileSync: (path: string, as: string) => string;
  readdirSync: (path: string) => string[];
}
const node = "node:fs";
const { readFileSync, readdirSync } = (await import(/* @vite-ignore */ node)) as Files;
const python = (path: string): string => readFileSync(`../src/lastcard/${path}`, "utf8");

const errors = python("game/errors.py");
const server = readdirSync("../src/lastcard/server")
  .filter((name) => name.endsWith(".py"))
  .map((name) => python(`server/${name}`));

/** The messages in the tables of errors.py; two texts side by side are one. */
const tables = errors.slice(errors.indexOf("REASONS: dict"), errors.indexOf("def illegal"));
const ofGame = [...tables.matchAll(/\(\s*(?:None|"[A-Z]\d+"),\s*((?:"[^"]*"\s*)+),?\s*\)/g)].map(([, texts = ""]) =>
  [...texts.matchAll(/"([^"]*)"/g)].map(([, text]) => text).join(""),
);

/** The messages given to Refused; parts that are filled in are all written {}. */
const unnamed = (text: string): string => text.replace(/\{[^}]*\}/g, "{}");
const ofServer = server.flatMap((text) =>
  [...text.matchAll(/Refused\(\s*"\w+",\s*f?"([^"]*)"/g)].map(([, message = ""]) => unnamed(message)),
);

const FILLED: Record<string, string> = { meld: "meld 2 (r3^ j=r4 b5!)", tile: "r5", card: "r5" };
const filled = (message: string): string => message.replace(/\{(\w+)\}/g, (_, name: string) => FILLED[name] ?? "40");

afterEach(() => {
  speaking.language = "en";
});

describe("the reasons", () => {
  it("are found in errors.py", () => {
    expect(ofGame.length).toBe((tables.match(/^ {4}(no|rummy)\.[A-Z_]+:/gm) ?? []).length);
    expect(ofGame.length).toBeGreaterThan(60);
    expect(ofServer.length).toBeGreaterThan(30);
  });

  it("are all known", () => {
    const known = Object.keys(REASONS);
    expect(ofGame.filter((message) => !known.includes(message))).toEqual([]);
    expect(ofServer.filter((message) => !known.map(unnamed).includes(message))).toEqual([]);
  });

  it("are none that the server does not give", () => {
    const given = new Set([...ofGame, ...ofServer]);
    expect(Object.keys(REASONS).filter((message) => !given.has(message) && !given.has(unnamed(message)))).toEqual([]);
  });

  it.each(LANGUAGES)("become sentences in %s", (language) => {
    speaking.language = language;
    const general = why(null, "never said");
    for (const message of Object.keys(REASONS)) {
      const sentence = why(null, filled(message));
      expect(sentence, message).not.toBe(general);
      expect(sentence, message).toMatch(/^[^a-z{}][^{}]*\.$/);
    }
  });

  it.each(LANGUAGES.filter((language) => language !== "en"))("are never told in English at the table of UNO Rummy, in %s", (language) => {
    const told = (message: string): string =>
      inWords(refused({ message: filled(message), rule: null, ...(message.includes("{tile}") ? { tile: "r5" } : {}) }));
    const english = Object.keys(REASONS).map(told);
    speaking.language = language;
    const general = inWords(refused({ message: "never said", rule: null }));
    for (const [at, message] of Object.keys(REASONS).entries()) {
      expect([english[at], filled(message), general], message).not.toContain(told(message));
      expect(told(message), message).not.toMatch(/ (the|you|your|tile|tiles) /);
    }
  });

  it("differ between the languages", () => {
    for (const [en, de, nl] of Object.values(REASONS)) expect(new Set([en, de, nl]).size, en).toBe(3);
  });
});

describe("why", () => {
  it("says which run or set, in shapes", () => {
    speaking.language = "de";
    expect(why("R4", "meld 2 (r3 j=r4 b5): a run or set has at least three tiles")).toBe(
      "Reihe 2 (▲3 Joker=▲4 ◆5): Eine Folge oder ein Satz hat mindestens drei Steine.",
    );
    expect(why("R10", "no joker there stands for g12")).toBe("Dort steht kein Joker für Grün 12 ■.");
  });

  it("knows a message whose part is said twice", () => {
    speaking.language = "nl";
    expect(why("R10", "several jokers stand for y9: say which meld, as in y9 2")).toBe(
      "Meerdere jokers staan voor geel 9 ●: kies er een.",
    );
  });

  it("names the clause where it knows no sentence", () => {
    expect(why("U24", "a new reason")).toBe("That is not possible now: see rule U24.");
    expect(why(null, "a new reason")).toBe("That is not possible now.");
  });
});
