// The words of the pages: Fluent files in src/lastcard/words, a folder for each language.
//
// `virtual:words` knows how to fetch each part of each language: a long part, which few pages show,
// alone; all others in one.

import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const FOLDER = resolve(import.meta.dirname, "../src/lastcard/words");
const MODULE = "virtual:words";
const ELSEWHERE = ["terminal"]; // not said by the pages
const ALONE = ["rulebook", "lessons", "verify"];
const REST = "pages";

const languages = (): string[] =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]+$/.test(entry.name))
    .map(({ name }) => name)
    .sort();

/** The files that a part is made of. */
function filesOf(language: string, part: string): string[] {
  const files = readdirSync(join(FOLDER, language)).filter((file) => file.endsWith(".ftl"));
  const alone = (file: string): boolean => [...ALONE, ...ELSEWHERE].includes(file.replace(".ftl", ""));
  return (part === REST ? files.filter((file) => !alone(file)) : [`${part}.ftl`]).map((file) => join(FOLDER, language, file));
}

function registry(): string {
  const parts = (language: string): string =>
    [REST, ...ALONE].map((part) => `${part}: () => import("${MODULE}/${language}/${part}")`).join(", ");
  return `export default { ${languages().map((language) => `${language}: { ${parts(language)} }`).join(", ")} };`;
}

/** Gives the pages their words. */
export const words = (): Plugin => ({
  name: "words",
  resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${MODULE}`)) return null;
    const [, language, part] = id.split("/");
    if (!language || !part) return registry();
    const files = filesOf(language, part);
    for (const file of files) this.addWatchFile(file);
    return `export default ${JSON.stringify(files.map((file) => readFileSync(file, "utf8")).join("\n"))};`;
  },
});
