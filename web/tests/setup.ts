// All words in all languages: a test changes the language by `speaking.language`.
import { LANGUAGES, speak, withWords } from "../src/lib/language.svelte";

for (const language of [...LANGUAGES, "en"]) {
  await speak(language);
  for (const part of ["rulebook", "lessons", "verify"] as const) await withWords(part);
}
