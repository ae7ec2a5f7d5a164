// What can be agreed on in each game: the server knows, and is asked once.

import { getGames } from "../api";
import type { GameOptions } from "../wire";

let served: readonly GameOptions[] = $state.raw([]);

export async function fetchOptions(): Promise<void> {
  served = await getGames();
}

/** Undefined until the server has answered. */
export const optionsOf = (game: string): GameOptions | undefined => served.find((each) => each.game === game);
