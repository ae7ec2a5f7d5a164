// Why something was refused: the server's words (src/lastcard/game/errors.py, src/lastcard/server)
// and what we say instead. `{meld}`, `{tile}` and the like are filled in from the message.

import type { Texts } from "../language.svelte";
import { CARDS } from "./reasons.cards";
import { ROOM } from "./reasons.room";
import { RUMMY } from "./reasons.rummy";

/** Our words for a message. */
export type Said = readonly [en: string, de: string, nl: string];

/** Where no sentence is known. */
export const GENERAL: Texts<{ plain: string; clause: (rule: string) => string }> = {
  en: {
    plain: "That is not possible now.",
    clause: (rule) => `That is not possible now: see rule ${rule}.`,
  },
  de: {
    plain: "Das geht gerade nicht.",
    clause: (rule) => `Das geht gerade nicht: siehe Regel ${rule}.`,
  },
  nl: {
    plain: "Dat kan nu niet.",
    clause: (rule) => `Dat kan nu niet: zie regel ${rule}.`,
  },
};

export const REASONS: Record<string, Said> = { ...CARDS, ...RUMMY, ...ROOM };
