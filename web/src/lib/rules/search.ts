// How the rulebook is searched: in all that a clause says, and in what others call it.

import { say } from "../language.svelte";
import { type Clause, isFolded, wordsOf } from "./clauses";
import { holdsAll } from "./marked";
import { namesFor } from "./sheets";

/** Does a clause hold all the words? */
export function isFound(clause: Clause, words: string): boolean {
  const more = isFolded(clause) ? say(`${wordsOf(clause)}-exactly`) : "";
  return holdsAll([clause, say(wordsOf(clause)), more, ...namesFor(clause)].join(" "), words);
}
