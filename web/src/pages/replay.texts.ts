import type { Texts } from "../lib/language.svelte";

interface ReplayTexts {
  title: string;
  loading: string;
  missing: string;
  step: (step: number, all: number) => string;
  first: string;
  back: string;
  forward: string;
  last: string;
  play: string;
  pause: string;
  download: string;
  verify: string;
  home: string;
}

export const texts: Texts<ReplayTexts> = {
  en: {
    title: "The round again, with open hands",
    loading: "Fetching the round …",
    missing: "There is no such record.",
    step: (step, all) => `Step ${step} of ${all}`,
    first: "To the beginning",
    back: "One step back",
    forward: "One step on",
    last: "To the end",
    play: "Let it run",
    pause: "Stop",
    download: "Download the record",
    verify: "Check the shuffle",
    home: "To the start",
  },
  de: {
    title: "Die Runde noch einmal, mit offenen Händen",
    loading: "Die Runde wird geholt …",
    missing: "Diese Aufzeichnung gibt es nicht.",
    step: (step, all) => `Schritt ${step} von ${all}`,
    first: "Zum Anfang",
    back: "Einen Schritt zurück",
    forward: "Einen Schritt weiter",
    last: "Zum Ende",
    play: "Laufen lassen",
    pause: "Anhalten",
    download: "Aufzeichnung herunterladen",
    verify: "Mischen prüfen",
    home: "Zum Anfang",
  },
  nl: {
    title: "De ronde nog eens, met open handen",
    loading: "De ronde wordt opgehaald …",
    missing: "Deze opname bestaat niet.",
    step: (step, all) => `Stap ${step} van ${all}`,
    first: "Naar het begin",
    back: "Eén stap terug",
    forward: "Eén stap verder",
    last: "Naar het einde",
    play: "Laat lopen",
    pause: "Stop",
    download: "Download de opname",
    verify: "Controleer het schudden",
    home: "Naar het begin",
  },
};
