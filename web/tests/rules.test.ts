// The rulebook is complete in every language, says the same in all, and can be searched.
import { afterEach, describe, expect, it } from "vitest";
import { LANGUAGES, format, speak } from "../src/lib/language.svelte";
import type { Key } from "../src/lib/language.svelte";
import { card, tile, words } from "../src/lib/notation";
import { BOOKS, CLAUSES, type Clause, bookOf, isClause, isFolded, isGame, sectionsOf, wordsOf } from "../src/lib/rules/clauses";
import { EXAMPLES, GLANCES, LINES, PICTURES, RESULTS, type Row } from "../src/lib/rules/examples";
import { holdsAll, marked } from "../src/lib/rules/marked";
import { isFound } from "../src/lib/rules/search";
import { entriesOf, isCalled, ours, theirs } from "../src/lib/rules/sheets";
import { FOLDED, HOUSE } from "../src/lib/words";
import { WRITTEN, keysOf } from "./words";

// The pages have no types of Node, and its files are outside of what Vite serves.
const node = "node:fs";
const { readFileSync } = (await import(/* @vite-ignore */ node)) as { readFileSync: (path: string, as: string) => string };
const printed = readFileSync("../docs/rules.md", "utf8");
const sheet = printed.split("| English |")[1]?.split("\n\n")[0] ?? "";

const inDocs = [...printed.matchAll(/<a id="[uhsr]\d+"><\/a>\*\*([UHSR]\d+)\*\*/g)].map(([, clause]) => clause);

const named = (text: string): string[] => [...text.matchAll(/\b[UHSR]\d{1,2}\b/g)].map(([clause]) => clause);
const numbers = (text: string): string[] => (text.replace(/\b[UHSR]\d+/g, "").match(/\d+/g) ?? []).sort();

const written = (language: string, key: string): string => WRITTEN[language]?.[key] ?? "";
const textOf = (language: string, clause: string): string =>
  `${written(language, wordsOf(clause as Clause))} ${written(language, `${wordsOf(clause as Clause)}-exactly`)}`;
const inRulebook = [...keysOf("rulebook"), ...keysOf("options-clause")];
const said = (key: string): string => format(key as Key);

const entries = BOOKS.flatMap(entriesOf);
const examples = Object.entries(EXAMPLES) as [Clause, readonly Row[]][];

afterEach(() => speak("en"));

describe("the clauses", () => {
  it("are those of docs/rules.md, each shown once", () => {
    expect([...CLAUSES].sort()).toEqual([...inDocs].sort());
    for (const clause of CLAUSES) {
      const books = BOOKS.filter((book) => sectionsOf(book).some(([, clauses]) => clauses.includes(clause)));
      expect(books, clause).toEqual([bookOf(clause)]);
    }
  });

  it("come in the order in which one asks: what to do before who deals", () => {
    const at = (clause: Clause): number => CLAUSES.indexOf(clause);
    expect(at("U11")).toBe(0);
    for (const [first, later] of [["U11", "U3"], ["U23", "U3"], ["U30", "U3"], ["U11", "U1"], ["R4", "R1"], ["R22", "R2"]] as const) {
      expect(at(first), `${first} ${later}`).toBeLessThan(at(later));
    }
  });

  it("have words, and so have all that stands around them; nothing else has", () => {
    const keys = [
      "rulebook-overview-title",
      ...LINES.map((line) => `rulebook-overview-${line}`),
      ...BOOKS.filter(isGame).flatMap((book) => LINES.map((line) => `rulebook-overview-${book}-${line}`)),
      ...BOOKS.map((book) => `rulebook-note-${book}`),
      "rulebook-ruling",
      "rulebook-exactly",
      ...BOOKS.flatMap((book) => sectionsOf(book).map(([section]) => `rulebook-section-${section}`)),
      ...CLAUSES.map(wordsOf),
      ...FOLDED.map((clause) => `${wordsOf(clause)}-exactly`),
      ...new Set(examples.flatMap(([, rows]) => rows.flatMap(({ caption }) => (caption ? [`rulebook-shown-${caption}`] : [])))),
      ...examples.map(([clause]) => `rulebook-example-${clause}`),
      ...["title", "intro", "theirs", "ours"].map((part) => `rulebook-words-${part}`),
      ...entries.flatMap(({ concept }) => [`rulebook-word-${concept}`, `rulebook-alias-${concept}`]),
    ];
    expect(inRulebook.sort()).toEqual(keys.sort());
  });

  it.each(["de", "nl"])("say in %s what they say in English", (language) => {
    const marks = (text: string): string => text.replace(/[^§\n]/g, "");
    for (const key of inRulebook.filter((each) => !/-(word|alias|words)-/.test(each))) {
      const [text, original] = [written(language, key), written("en", key)];
      expect(marks(text), key).toBe(marks(original));
      expect(new Set(named(text)), key).toEqual(new Set(named(original)));
      expect(numbers(text), key).toEqual(numbers(original));
    }
  });

  it("mark as ruling what docs/rules.md marks as ruling", () => {
    const texts = printed.split(/<a id="[uhsr]\d+"><\/a>/).slice(1);
    const rulings = texts.filter((text) => /\*\*Rulings?\*\*/.test(text)).map((text) => /\*\*(\w+)\*\*/.exec(text)?.[1]);
    expect(CLAUSES.filter((clause) => textOf("en", clause).includes("§")).sort()).toEqual(rulings.sort());
  });

  it("name only clauses that there are", () => {
    for (const language of LANGUAGES) {
      const all = inRulebook.flatMap((key) => named(written(language, key)));
      expect(all.filter((clause) => !isClause(clause))).toEqual([]);
    }
  });

  it.each(LANGUAGES)("in %s are short: what is long is folded away", (language) => {
    for (const clause of CLAUSES) expect(written(language, wordsOf(clause)).length, clause).toBeLessThan(360);
    for (const clause of ["U24", "U29", "S12", "R18", "R27"] as const) expect(isFolded(clause), clause).toBe(true);
  });

  it.each(LANGUAGES)("in %s hold no word of a developer", (language) => {
    for (const key of inRulebook) {
      const text = written(language, key);
      expect(text, key).not.toMatch(/[`^_]|s[cz]enario/i);
      expect(text.replace(/UNO!/g, ""), key).not.toContain("!");
    }
  });
});

describe("the names of the lobby and of the wheel", () => {
  const options = [...printed.matchAll(/\*\*(H\d+)\*\* `(\w+)`/g)];
  const TOLD = {
    U15: ["options-rule-reverse_skips_with_two-name"],
    R15: ["options-rule-reverse_skips_with_two-name"],
    R6: ["options-rule-must_play-name"],
    R27: ["options-rule-must_play-name", "options-scorings-hands", "options-scorings-none"],
    U29: ["options-scorings-hands", "options-scorings-none"],
    U31: ["options-scorings-winner"],
    U32: ["options-scorings-hands"],
    U33: ["options-scorings-none"],
    R24: ["options-scorings-hands", "options-scorings-none"],
    R25: ["options-scorings-rounds"],
  };

  it.each(LANGUAGES)("are those of the rulebook in %s", async (language) => {
    await speak(language);
    expect(options.map(([, clause]) => clause)).toEqual(HOUSE);
    for (const [, clause, rule] of options) {
      expect(said(wordsOf(clause as Clause)), clause).toContain(`*${said(`options-rule-${rule}-name`)}*`);
    }
    for (const [clause, result] of Object.entries(RESULTS)) {
      expect(said(`rulebook-${clause}`), clause).toContain(`*${said(`cards-results-${result}`)}*`);
    }
    for (const [clause, keys] of Object.entries(TOLD)) {
      for (const key of keys) expect(textOf(language, clause), clause).toMatch(quoted(said(key)));
    }
  });

  const quoted = (name: string): RegExp => RegExp(`[“„‘]${name}[”“’]`);
});

describe("a game at a glance", () => {
  it.each(LANGUAGES)("has its aim first, and five lines, in %s", (language) => {
    expect(LINES).toEqual(["aim", "deal", "turn", "call", "points"]);
    for (const book of BOOKS.filter(isGame)) {
      for (const line of LINES) {
        expect(written(language, `rulebook-overview-${book}-${line}`).length, `${book} ${line}`).toBeGreaterThan(30);
        expect(GLANCES[book][line]).not.toBe("");
      }
      expect(numbers(written(language, `rulebook-overview-${book}-aim`))).toEqual([book === "R" ? "200" : "500"]);
    }
  });
});

/** How much a card or tile counts: U30, R22. */
function pointsOf(text: string, tiles: boolean): number {
  if (tiles) return text.startsWith("j") ? 50 : [2, 5, 7].includes(tile(text).number) ? 20 : tile(text).number;
  const { colour, face } = card(text);
  return colour === null ? 50 : /^\d$/.test(face) ? Number(face) : 20;
}

/** A run or a set (R4, R12), as far as the examples need it. */
function isMeld(meld: string): boolean {
  const [found, jokers] = [words(meld).map(tile), words(meld).map((text) => text.startsWith("j"))];
  if (found.length < 3) return false;
  const run = found.every(({ colour, number }, at) => colour === found[0]?.colour && number === (found[0]?.number ?? 0) + at);
  const set = new Set(found.map(({ colour }) => colour)).size === found.length && new Set(found.map(({ number }) => number)).size === 1;
  if (run) return !jokers.some((joker, at) => joker && jokers[at + 1]);
  return set && jokers.filter(Boolean).length <= 1;
}

describe("the examples", () => {
  it("are drawn as the notation writes cards and tiles", () => {
    const all = [...examples.flatMap(([clause, rows]) => rows.map(({ pieces }) => [clause, pieces] as const)), ...Object.entries(PICTURES)];
    for (const [clause, pieces] of all) {
      const known = clause.startsWith("R") ? /^([rygb]([1-9]|1[0-2])|j(=[rygb]\d+)?)$/ : /^([rygb]([0-9]|[1-5]\*|s|r|\+2)|w(\+4)?)$/;
      for (const text of words(pieces.replaceAll("|", " "))) expect(text, clause).toMatch(known);
    }
  });

  it("count right", () => {
    for (const [clause, rows] of examples) {
      const counted = rows.filter(({ points }) => points !== undefined);
      for (const { points, name, pieces } of counted) {
        const each = words(pieces).map((text) => pointsOf(text, bookOf(clause) === "R"));
        if (name) expect(each.reduce((sum, one) => sum + one), `${clause} ${name}`).toBe(points);
        else expect(new Set(each), clause).toEqual(new Set([points]));
      }
      if (counted.some(({ name }) => name)) {
        const sum = counted.reduce((all, { points }) => all + (points ?? 0), 0);
        expect(numbers(written("en", `rulebook-example-${clause}`)), clause).toEqual([...counted.map(({ points }) => `${points}`), `${sum}`].sort());
      }
    }
  });

  it("fit, or do not, as they say", () => {
    const top = card("r7");
    const fits = (text: string): boolean => card(text).colour === null || card(text).colour === top.colour || card(text).face === top.face;
    const row = (caption: string): string[] => words(EXAMPLES.U11.find((each) => each.caption === caption)?.pieces ?? "");
    expect(row("pile")).toEqual(["r7"]);
    expect(row("fits").filter((text) => !fits(text))).toEqual([]);
    expect(row("fitsNot").filter(fits)).toEqual([]);
    for (const [clause, rows] of examples.filter(([each]) => bookOf(each) === "R")) {
      for (const { caption, pieces } of rows) {
        const right = caption === "wrong" ? false : caption === "right" || caption === "after" ? true : null;
        if (right === null) continue;
        for (const meld of pieces.split("|")) expect(isMeld(meld), `${clause} ${meld}`).toBe(right);
      }
    }
  });
});

describe("the marks", () => {
  it("become links, stress, rulings and points", () => {
    expect(marked("See U24. § *Only* one\nor U99")).toEqual([
      [
        { kind: "text", text: "See " },
        { kind: "clause", text: "U24" },
        { kind: "text", text: ". " },
        { kind: "ruling", text: "§" },
        { kind: "text", text: " " },
        { kind: "stress", text: "Only" },
        { kind: "text", text: " one" },
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

  it("finds what is folded away", () => {
    expect(isFound("R18", "two fives")).toBe(true);
    expect(isFound("R17", "two fives")).toBe(false);
  });

  it.each(LANGUAGES)("finds in %s every word of the sheets", async (language) => {
    await speak(language);
    for (const entry of entries) {
      expect(entry.clauses.length, entry.concept).toBeGreaterThan(0);
      for (const name of [ours(entry.concept), ...theirs(entry.concept).split(", ")]) {
        const found = CLAUSES.filter((clause) => isFound(clause, name));
        expect(found, name).toEqual(expect.arrayContaining([...entry.clauses]));
        expect(found.length, name).toBeLessThan(CLAUSES.length / 2);
      }
      for (const name of theirs(entry.concept).split(", ")) {
        expect(name, entry.concept).not.toBe(ours(entry.concept));
        expect(isCalled(entry, name), name).toBe(true);
      }
    }
  });

  it.each([
    ["de", { Retour: "U15", Kartenstock: "U13", herausfordern: "U19", Stechen: "S12", Schiene: "R5", Beinahe: "S5", "Joker 4 ziehen": "U18" }],
    ["nl", { stock: "U13", "open stapel": "U11", "Keer-om": "U15", oorlogje: "S12", rek: "R5" }],
    ["en", { stock: "U13", Retour: "U15", Stechen: "S12", color: "U17", "Draw 4": "U18" }],
  ] as const)("finds in %s what a family would look for", async (language, wanted) => {
    await speak(language);
    for (const [name, clause] of Object.entries(wanted)) expect(isFound(clause as Clause, name), name).toBe(true);
  });

  it("knows the words of docs/rules.md", async () => {
    const rows = sheet.split("\n").slice(2).map((row) => row.split("|").map((cell) => cell.trim()));
    expect(rows.length).toBeGreaterThan(8);
    for (const [column, language] of [[2, "de"], [3, "nl"]] as const) {
      await speak(language);
      for (const name of rows.flatMap((row) => (row[column] ?? "").split(", ")).filter((each) => /\p{L}/u.test(each))) {
        expect(CLAUSES.filter((clause) => isFound(clause, name)), name).not.toEqual([]);
      }
    }
  });
});
