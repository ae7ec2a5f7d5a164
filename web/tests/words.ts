// What the words of the pages are, for tests.
import FILES from "virtual:words";
import { LANGUAGES } from "../src/lib/language.svelte";

/** The texts as they are written, by language and key; lines of a longer one are joined. */
export const WRITTEN: Record<string, Record<string, string>> = {};
for (const language of LANGUAGES) {
  const texts: Record<string, string> = (WRITTEN[language] = {});
  for (const read of Object.values(FILES[language] ?? {})) {
    for (const [, key = "", text = ""] of (await read()).default.matchAll(/^([a-z][\w-]*) = *\n?((?:.*(?:\n +.*|\n\})*))/gim)) {
      texts[key] = text.replaceAll(/\n +/g, "\n");
    }
  }
}

/** The keys of a part. */
export const keysOf = (part: string): string[] => Object.keys(WRITTEN["en"] ?? {}).filter((key) => key.startsWith(`${part}-`));
