// Which language the page speaks, and how texts are written down.
//
// Each part of the page keeps its texts in a `*.texts.ts` beside it: one object for each language,
// all of the same type, so that a missing sentence does not compile.

export const LANGUAGES = ["en", "de", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Texts<T> = Record<Language, T>;

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
};

function preferred(): Language {
  const wanted = [localStorage.getItem("language"), ...navigator.languages];
  const codes = wanted.map((code) => code?.slice(0, 2));
  return LANGUAGES.find((known) => known === codes.find((code) => LANGUAGES.includes(code as Language))) ?? "en";
}

export const speaking = $state({ language: preferred() });

export function speak(language: Language): void {
  speaking.language = language;
  localStorage.setItem("language", language);
  document.documentElement.lang = language;
}

/** The texts in the language spoken now. */
export const said = <T>(texts: Texts<T>): T => texts[speaking.language];

/** One form for one, another for all other numbers: that is all these languages need. */
export const counted = (count: number, one: string, other: string): string =>
  `${count} ${count === 1 ? one : other}`;
