import type { Texts } from "../language.svelte";
import type { Game } from "./presets";

/** What a game is called, and what it is about in one line. */
type GamesTexts = Record<Game, { name: string; line: string }>;

export const GAMES_TEXTS: Texts<GamesTexts> = {
  en: {
    uno: { name: "UNO", line: "Match the card, and call UNO with one left." },
    spin: { name: "UNO Spin", line: "UNO with a wheel that turns everything round." },
    rummy: { name: "UNO Rummy", line: "Runs and sets of tiles, on a table that is everybody's." },
  },
  de: {
    uno: { name: "UNO", line: "Passende Karte legen, bei der letzten UNO rufen." },
    spin: { name: "UNO Spin", line: "UNO mit einem Rad, das alles auf den Kopf stellt." },
    rummy: { name: "UNO Rummy", line: "Folgen und Sätze aus Steinen, der Tisch gehört allen." },
  },
  nl: {
    uno: { name: "UNO", line: "Leg een passende kaart, roep UNO bij de laatste." },
    spin: { name: "UNO Spin", line: "UNO met een rad dat alles omgooit." },
    rummy: { name: "UNO Rummy", line: "Reeksen en sets van stenen, de tafel is van iedereen." },
  },
};
