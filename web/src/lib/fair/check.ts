// Checks a record's shuffles with the very code of the page /verify.html, fetched when it is wanted.

import type { Language } from "../language.svelte";

interface Outcome {
  error: unknown;
  rounds: { error: unknown }[];
}
interface Checker {
  judge(record: ArrayBuffer): Outcome;
  firstError(outcome: Outcome): unknown;
}
interface Wording<Said> {
  TEXTS: Record<Language, Said>;
  summary(outcome: Outcome, texts: Said): string;
}

export interface Verdict {
  fair: boolean;
  summary: (language: Language) => string;
}

/** What the server has under an address; the build leaves it alone. */
const fetched = async <T>(address: string): Promise<T> => (await import(/* @vite-ignore */ address)) as T;

export async function checkShuffle(record: string): Promise<Verdict> {
  const [{ judge, firstError }, { TEXTS, summary }, answer] = await Promise.all([
    fetched<Checker>("/verify.js"),
    fetched<Wording<unknown>>("/verify.texts.js"),
    fetch(`/api/records/${encodeURIComponent(record)}`),
  ]);
  if (!answer.ok) throw new Error(`the record could not be fetched (${answer.status})`);
  const outcome = judge(await answer.arrayBuffer());
  return {
    fair: firstError(outcome) === null,
    summary: (language) => summary(outcome, TEXTS[language]),
  };
}
