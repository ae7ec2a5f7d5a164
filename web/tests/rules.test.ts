// The rulebook is complete in every language, and can be searched.
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/lib/language.svelte";
import { BOOKS, CLAUSES, isClause, rulebook, sectionsOf } from "../src/lib/rules/clauses";
import { holdsAll, marked } from "../src/lib/rules/marked";

// The pages have no types of Node, and its files are outside of what Vite serves.
const node = "node:fs";
const { readFileSync } = (await import(/* @vite-ignore */ node)) as { readFileSync: (path: string, as: string) => string };
const printed = readFileSync("../docs/rules.md", "utf8");

const inDocs = [...printed.matchAll(/<a id="[uhsr]\d+"><\/a>\*\*([UHSR]\d+)\*\*/g)].map(([, clause]) => clause);

const named = (text: string): string[] => [...text.matchAll(/\b[UHSR]\d{1,2}\b/g)].map(([clause]) => clause);

describe("the clauses", () => {
  it("are those of docs/rules.md, in its order", () => {
    expect(inDocs).toHaveLength(84);
    expect(CLAUSES).toEqual(inDocs);
  });

  it.each(LANGUAGES)("have words in %s", async (language) => {
    const { notes, sections, clauses } = await rulebook(language);
    expect(Object.keys(clauses)).toEqual([...CLAUSES]);
    expect(Object.keys(sections)).toEqual(BOOKS.flatMap((book) => sectionsOf(book).map(([section]) => section)));
    for (const text of [notes, sections, clauses].flatMap((each) => Object.values<string>(each))) {
      expect(text.trim()).toBe(text);
      expect(text).not.toBe("");
    }
  });

  it.each(["de", "nl"] as const)("say in %s what they say in English", async (language) => {
    const [ours, english] = [await rulebook(language), await rulebook("en")];
    const marks = (text: string): string => text.replace(/[^§`\n]/g, "");
    const options = (text: string): string[] => text.match(/`[^`]+`/g) ?? [];
    const numbers = (text: string): string[] => (text.replace(/\b[UHSR]\d+/g, "").match(/\d+/g) ?? []).sort();
    for (const clause of CLAUSES) {
      const [text, original] = [ours.clauses[clause], english.clauses[clause]];
      expect(marks(text), clause).toBe(marks(original));
      expect(options(text), clause).toEqual(options(original));
      expect(new Set(named(text)), clause).toEqual(new Set(named(original)));
      expect(numbers(text), clause).toEqual(numbers(original));
    }
  });

  it("mark as ruling what docs/rules.md marks as ruling", async () => {
    const { clauses } = await rulebook("en");
    const texts = printed.split(/<a id="[uhsr]\d+"><\/a>/).slice(1);
    const rulings = texts.filter((text) => /\*\*Rulings?\*\*/.test(text)).map((text) => /\*\*(\w+)\*\*/.exec(text)?.[1]);
    expect(CLAUSES.filter((clause) => clauses[clause].includes("§"))).toEqual(rulings);
  });

  it("name only clauses that there are", async () => {
    for (const language of LANGUAGES) {
      const { notes, clauses } = await rulebook(language);
      const all = [...Object.values(notes), ...Object.values(clauses)].flatMap(named);
      expect(all.filter((clause) => !isClause(clause))).toEqual([]);
    }
  });
});

describe("the marks", () => {
  it("become links, options, stress, rulings and points", () => {
    expect(marked("See U24. § *Only* `hands`\nor U99")).toEqual([
      [
        { kind: "text", text: "See " },
        { kind: "clause", text: "U24" },
        { kind: "text", text: ". " },
        { kind: "ruling", text: "§" },
        { kind: "text", text: " " },
        { kind: "stress", text: "Only" },
        { kind: "text", text: " " },
        { kind: "option", text: "hands" },
      ],
      [{ kind: "text", text: "or U99" }],
    ]);
  });
});

describe("the search", () => {
  it("wants all words, in any order, without capitals and accents", () => {
    expect(holdsAll("Wer das Rad dréht, zieht", "ZIEHT rad dreht")).toBe(true);
    expect(holdsAll("Wer das Rad dreht", "rad zieht")).toBe(false);
  });
});
