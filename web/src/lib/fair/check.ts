// Checks a record's shuffles with the very code of the page /verify.html, fetched when it is wanted.

import type { Language } from "../language.svelte";

interface Examined {
  error: unknown;
  rounds: { error: unknown }[];
}
interface Checker {
  examine(record: unknown): Examined; // throws what is no record at all
  fill(text: string, values: Record<string, unknown>): string;
}
interface Wording {
  TEXTS: Record<Language, { fair: { one: string; other: string }; unfair: string }>;
}

export interface Verdict {
  fair: boolean;
  summary: (language: Language) => string;
}

/** What the server has under an address; the build leaves it alone. */
const fetched = async <T>(address: string): Promise<T> => (await import(/* @vite-ignore */ address)) as T;

export async function checkShuffle(record: string): Promise<Verdict> {
  const [{ examine, fill }, { TEXTS }, answer] = await Promise.all([
    fetched<Checker>("/verify.js"),
    fetched<Wording>("/verify.texts.js"),
    fetch(`/api/records/${encodeURIComponent(record)}`),
  ]);
  if (!answer.ok) throw new Error(`the record could not be fetched (${answer.status})`);
  const { error, rounds } = examine(await answer.json());
  const passed = rounds.filter((round) => !round.error).length;
  const fair = !error && passed === rounds.length;
  return {
    fair,
    summary: (language) => {
      const t = TEXTS[language];
      const text = fair ? (rounds.length === 1 ? t.fair.one : t.fair.other) : t.unfair;
      return fill(text, { passed, rounds: rounds.length });
    },
  };
}
