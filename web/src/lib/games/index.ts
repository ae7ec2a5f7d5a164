// All games there are: the one place that lists them.

import type { Book } from "../rules/clauses";
import type { Game, GameName } from "./game";
import { rummy } from "./rummy";
import { spin } from "./spin";
import { uno } from "./uno";

export type { Game, GameName } from "./game";

const BY_NAME: Record<GameName, Game> = { uno, spin, rummy };
export const GAMES: readonly Game[] = Object.values(BY_NAME);
/** The first: what is played where nothing was chosen, and what house rules are about. */
export const FIRST = uno;

export const gameOf = (name: string): Game => BY_NAME[name as GameName];
export const gameOfBook = (book: Book): Game => GAMES.find((game) => game.book === book) ?? FIRST;
/** Those with a tutorial: a variant is taught as the game it is made of. */
export const TAUGHT = GAMES.filter((game) => game === gameOfBook(game.book));
