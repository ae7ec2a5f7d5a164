// What the parts of the rulebook are called.

import { gameOfBook } from "../games";
import { say } from "../language.svelte";
import { type Book, isGame } from "./clauses";

export const bookName = (book: Book): string =>
  isGame(book) ? say(`games-${gameOfBook(book).name}-name`) : say("options-house-rules");
