// The pages decide by data: nothing the server says in words is taken apart again.

import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";

const SOURCES = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

/** Words in patterns that are not sentences: actions and addresses as they are written, the names of devices. */
const WRITTEN = ["^lay ", " uno$", "^end\\b", "^http", "#\\/room\\/([^/?#\\s]+)", "iPhone|iPad|iPod", "Mac", "undefined"];

interface Node {
  type?: string;
  regex?: { pattern: string };
  value?: unknown;
  callee?: Node & { name?: string; property?: Node & { name?: string } };
  arguments?: Node[];
}

function* nodes(found: unknown): Generator<Node> {
  if (typeof found !== "object" || found === null) return;
  if ("type" in found) yield found as Node;
  for (const [key, value] of Object.entries(found)) if (key !== "metadata") yield* nodes(value);
}

/** The parts of a page or module by which it looks for words in a text. */
function patterns(source: string, page: boolean): string[] {
  const text = page ? source : `<script lang="ts">\n${source}\n</script>`;
  const found: string[] = [];
  for (const { type, regex, callee, arguments: given = [] } of nodes(parse(text, { modern: true }))) {
    if (regex) found.push(regex.pattern);
    if (type === "NewExpression" && callee?.name === "RegExp") found.push("a pattern made of words");
    const asks = ["includes", "startsWith", "endsWith", "indexOf"].includes(callee?.property?.name ?? "");
    const [first] = given;
    // A word alone is a kind or an action; several are a sentence.
    if (asks && typeof first?.value === "string" && /[a-z]+,? [a-z]+/i.test(first.value)) found.push(first.value);
  }
  return found;
}

/** What a pattern says in words: at least three letters that stand for themselves. */
const isProse = (pattern: string): boolean =>
  !WRITTEN.includes(pattern) && /[a-z]{3}/i.test(pattern.replace(/\\[a-z]|\[[^\]]*\]|\(\?<\w+>|u[0-9a-f]{4}/gi, "."));

describe("no pattern over prose", () => {
  it.each(Object.entries(SOURCES))("%s", (name, source) => {
    expect(patterns(source, name.endsWith(".svelte")).filter(isProse)).toEqual([]);
  });

  it("would be found", () => {
    for (const [source, prose] of [
      ["const laid = /^(\\d+) (played|put down) /.exec(text);", "^(\\d+) (played|put down) "],
      ['const over = text.startsWith("round won");', "round won"],
      ["const made = new RegExp(words);", "a pattern made of words"],
    ] as const) {
      expect(patterns(source, false).filter(isProse)).toEqual([prose]);
      expect(patterns(`<script lang="ts">${source}</script>`, true).filter(isProse)).toEqual([prose]);
      expect(patterns("<p class:on={/ drew /.test(text)}></p>", true).filter(isProse)).toEqual([" drew "]);
    }
  });
});
