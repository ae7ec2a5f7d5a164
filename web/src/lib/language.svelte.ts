// Which language the page speaks, and what it says in it.
//
// The words are Fluent files, a folder for each language, and a page fetches those of its language
// only. Their keys are typed (`words.ts`, made from the English files), so that a page that says what
// is not there does not compile.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import FILES from "virtual:words";
import type { Words } from "./words";

export type Language = string; // of two letters
export type Key = keyof Words;
type Part = "pages" | "rulebook" | "lessons" | "verify";

export const LANGUAGES: readonly Language[] = Object.keys(FILES);

/** "Deutsch": as people who speak it write it. */
export function nameOf(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

function preferred(): Language {
  const wanted = [localStorage.getItem("language"), ...navigator.languages];
  const codes = wanted.map((code) => code?.slice(0, 2) ?? "");
  return codes.find((code) => LANGUAGES.includes(code)) ?? "en";
}

export const speaking = $state({ language: preferred() });

const bundles = new Map<Language, FluentBundle>();
const fetched = new Map<string, Promise<void>>();
const parts = new Set<Part>(["pages"]);

async function fetchWords(language: Language): Promise<void> {
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundles.set(language, bundle);
  for (const part of parts) {
    const name = `${language} ${part}`;
    const read = FILES[language]?.[part];
    if (!read) throw new Error(`no words: ${name}`);
    const adding = fetched.get(name) ?? read().then(({ default: text }) => void bundle.addResource(new FluentResource(text)));
    fetched.set(name, adding);
    adding.catch(() => fetched.delete(name)); // next time it may be there
  }
  await Promise.all([...parts].map((part) => fetched.get(`${language} ${part}`)));
}

/** Fetches the words of a part that not every page has. */
export async function withWords(part: Part): Promise<void> {
  parts.add(part);
  await fetchWords(speaking.language);
}

/** Changes the language, once its words are there. */
export async function speak(language: Language): Promise<void> {
  await fetchWords(language);
  speaking.language = language;
  localStorage.setItem("language", language);
  document.documentElement.lang = language;
}

/** A text by a key that is put together; the key itself where there is none. */
export function format(key: Key, values: Record<string, string | number> = {}): string {
  const bundle = bundles.get(speaking.language);
  const text = bundle?.getMessage(key)?.value;
  return bundle && text ? bundle.formatPattern(text, values) : key;
}

/** A text in the language spoken now, with its placeholders filled in. */
export const say = <K extends Key>(key: K, ...[values]: Words[K] extends null ? [] : [Words[K]]): string =>
  format(key, values ?? {});

/** For lists and numbers. */
export const locale = (): string => (speaking.language === "en" ? "en-GB" : speaking.language);

/** "red 7, blue 2 and Wild" */
export const listed = (texts: readonly string[], type: Intl.ListFormatOptions["type"] = "conjunction"): string =>
  new Intl.ListFormat(locale(), { type }).format(texts);
