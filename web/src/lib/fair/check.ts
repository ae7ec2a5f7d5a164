// Checks a record's shuffles with the very code of the page /verify.html, fetched when it is wanted.

import { withWords } from "../language.svelte";

/** What was found out: `text` is put into the words of verify.ftl. */
export interface Verdict {
  fair: boolean;
  text: string;
  values: Record<string, string | number>;
}
interface Checker {
  examineBytes(record: ArrayBuffer): unknown;
  verdict(outcome: unknown): Verdict;
}

const CHECKER = "/verify.js"; // the server has it; the build leaves it alone

export async function checkShuffle(record: string): Promise<Verdict> {
  const [{ examineBytes, verdict }, answer] = await Promise.all([
    import(/* @vite-ignore */ CHECKER) as Promise<Checker>,
    fetch(`/api/records/${encodeURIComponent(record)}`),
    withWords("verify"),
  ]);
  if (!answer.ok) throw new Error(`the record could not be fetched (${answer.status})`);
  return verdict(examineBytes(await answer.arrayBuffer()));
}
