// Every text is there in every language, and every text is used somewhere.

import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../src/lib/language.svelte";

type Node = string | ((...values: unknown[]) => unknown) | { [key: string]: Node };
type Catalogue = Record<string, Node>;

const modules = import.meta.glob<Record<string, unknown>>("../src/**/*.texts.ts", { eager: true });
const sources = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

const isCatalogue = (exported: unknown): exported is Catalogue =>
  typeof exported === "object" && exported !== null && LANGUAGES.every((language) => language in exported);

/** `file name` of each catalogue, and what it says. */
const catalogues = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports)
    .filter((each): each is [string, Catalogue] => isCatalogue(each[1]))
    .map(([name, texts]): [string, string, Catalogue] => [file, name, texts]),
);

/** All texts of a part of a catalogue by their paths: `games.uno.name`. */
function leaves(node: Node, path: string[] = []): [string, Node][] {
  if (typeof node !== "object") return [[path.join("."), node]];
  return Object.entries(node).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

/** What follows a name in a program: `.games[each].name` is `games`, anything, `name`. */
function pathAfter(code: string, start: number): string[] {
  const path: string[] = [];
  for (let at = start; ; ) {
    const member = /^\??\.(\w+)/.exec(code.slice(at));
    if (member?.[1]) {
      path.push(member[1]);
      at += member[0].length;
    } else if (code[at] === "[") {
      let depth = 0;
      do {
        if (code[at] === "[") depth += 1;
        if (code[at] === "]") depth -= 1;
        at += 1;
      } while (depth > 0);
      path.push("*");
    } else return path;
  }
}

/**
 * Where a program looks into a catalogue, which it knows as `local`. A computed first key would hide
 * all that is unused: it stands for those keys that the file names in quotes.
 */
function uses(code: string, local: string): string[][] {
  const asked = `(?:said\\(${local}\\)|${local}\\[language\\])`;
  const names = [...code.matchAll(new RegExp(`const (\\w+) = (?:\\$derived\\()?${asked}\\)?;`, "g"))].map((m) => m[1]);
  const anyOf = [asked, ...names].join("|");
  const paths = [...code.matchAll(new RegExp(`(?<![\\w$]|(?<!\\.\\.)\\.|typeof )(?:${anyOf})(?=\\??[.[])`, "g"))].map((found) =>
    pathAfter(code, found.index + found[0].length),
  );
  const quoted = [...new Set([...code.matchAll(/"(\w+)"/g)].map((found) => found[1] ?? ""))];
  return paths.flatMap(([first = "", ...rest]) => (first === "*" ? quoted : [first]).map((key) => [key, ...rest]));
}

/** What a file imports from a catalogue: the names it gives it. */
function imported(code: string, file: string, name: string): string[] {
  const module = file.split("/").at(-1)?.replace(".ts", "") ?? "";
  const imports = new RegExp(`import (?:type )?\\{([^}]*)\\} from "[^"]*/${module}"`, "g");
  return [...code.matchAll(imports)]
    .flatMap((found) => (found[1] ?? "").split(","))
    .map((each) => each.trim().split(/\s+as\s+/))
    .filter(([from]) => from === name)
    .map(([from, local]) => local ?? from ?? "");
}

/** Whether a path leads to a text, to something around it, or on to its methods. */
const reaches = (use: string[], leaf: string): boolean =>
  leaf.split(".").every((key, n) => n >= use.length || use[n] === "*" || use[n] === key);

describe.each(catalogues)("%s %s", (file, name, texts) => {
  test("says the same things in every language", () => {
    const [first = [], ...others] = LANGUAGES.map((language) => leaves(texts[language] ?? "").map(([path]) => path).sort());
    for (const other of others) expect(other).toEqual(first);
  });

  test.each(LANGUAGES)("says something everywhere, and calmly (%s)", (language) => {
    for (const [path, text] of leaves(texts[language] ?? "")) {
      const said = typeof text === "function" ? text(...Array<number>(text.length).fill(2)) : text;
      expect([path, typeof said === "string" && said.trim() !== ""]).toEqual([path, true]);
      // The only thing that is shouted.
      expect([path, String(said).replaceAll(/UNO( Spin)?!/g, "")]).not.toEqual([path, expect.stringContaining("!")]);
    }
  });

  test("says nothing in vain", () => {
    const found = Object.values(sources).flatMap((code) =>
      imported(code, file, name).flatMap((local) => uses(code, local)),
    );
    const unused = leaves(texts.en ?? "").filter(([path]) => !found.some((use) => reaches(use, path)));
    expect(unused.map(([path]) => path)).toEqual([]);
  });
});
