// What the page says. The server has it as JSON, made of the files verify.ftl in lastcard/words.

async function json(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} could not be fetched (${answer.status})`);
  return answer.json();
}

/** The languages there are: codes of two letters. */
export const languages = () => json("verify/languages.json");

/** "Deutsch": as those write it who speak it. */
export function nameOf(language) {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language);
  return name[0].toLocaleUpperCase(language) + name.slice(1);
}

/** Fetch the words of a language: a function that says a text, with its blanks filled in. */
export async function wordsOf(language) {
  const words = await json(`verify/words/${language}.json`);
  return (key, values = {}) => fill(words[key], values, language);
}

/** A text is a string with {blanks}, or a list of such strings and of parts that have forms. */
export function fill(text, values, language) {
  if (Array.isArray(text)) return text.map((part) => fill(part, values, language)).join("");
  if (typeof text === "object") return fill(form(text, values, language), values, language);
  const shown = (value) => (typeof value === "number" ? value.toLocaleString(language) : value);
  return text.replace(/\{(\w+)\}/g, (_, name) => shown(values[name]));
}

/** "1 round" or "2 rounds", by the plural rules of the language. */
function form({ by, forms }, values, language) {
  const value = values[by];
  const plural = typeof value === "number" ? new Intl.PluralRules(language).select(value) : "other";
  return forms[value] ?? forms[plural] ?? forms.other;
}
