// What happens in a match, as the server tells it. Code that decides by it does so for every kind there is:
// a new one does not compile until each place has.

import type { GameEvent } from "./wire";

/** What a `switch` over all kinds never comes to. A newer server may tell of more: then nothing is lost. */
export function undecided<T>(_: never, otherwise: T): T {
  return otherwise;
}

/** Whether a bot did it for the player. */
export const byStandIn = (event: GameEvent): boolean => "stand_in" in event && event.stand_in === true;

/** Whether a round begins with it. */
export function begins(event: GameEvent): boolean {
  switch (event.kind) {
    case "dealt": case "dealt_tiles":
      return true;
    case "drew_for_deal": case "turned_up": case "put_back": case "named": case "played": case "called":
    case "drew": case "kept": case "passed": case "missed_turn": case "reversed": case "reshuffled":
    case "accepted": case "challenged": case "showed": case "judged": case "caught": case "passed_hands":
    case "swapped_hands": case "round_ended": case "match_ended": case "spun": case "traded_hands":
    case "laid": case "revealed": case "won_war": case "put_down": case "shouted": case "drew_to_open":
    case "turned_up_tiles": case "laid_tiles": case "swapped_joker": case "ended_turn":
    case "drew_tiles": case "kept_tile":
      return false;
    default:
      return undecided(event, false);
  }
}
