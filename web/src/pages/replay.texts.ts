import type { Texts } from "../lib/language.svelte";

interface ReplayTexts {
  title: string;
  loading: string;
  missing: string;
  missingLine: string;
  step: (step: number, all: number) => string;
  first: string;
  back: string;
  forward: string;
  last: string;
  play: string;
  pause: string;
  download: string;
  table: string;
  scrub: string;
}

export const texts: Texts<ReplayTexts> = {
  en: {
    title: "The round again, with open hands",
    loading: "Fetching the round …",
    missing: "There is no such record.",
    missingLine: "The address may be cut off. Ask for it again.",
    step: (step, all) => `Step ${step} of ${all}`,
    first: "To the beginning",
    back: "One step back",
    forward: "One step on",
    last: "To the end",
    play: "Play",
    pause: "Pause",
    download: "Download the record",
    table: "The table",
    scrub: "Step of the round",
  },
  de: {
    title: "Die Runde noch einmal, mit offenen Karten",
    loading: "Die Runde wird geholt …",
    missing: "Diesen Spielbericht gibt es nicht.",
    missingLine: "Vielleicht ist die Adresse abgeschnitten. Frag noch einmal danach.",
    step: (step, all) => `Schritt ${step} von ${all}`,
    first: "Zum Anfang",
    back: "Einen Schritt zurück",
    forward: "Einen Schritt weiter",
    last: "Zum Ende",
    play: "Abspielen",
    pause: "Anhalten",
    download: "Spielbericht herunterladen",
    table: "Der Tisch",
    scrub: "Schritt der Runde",
  },
  nl: {
    title: "De ronde nog eens, met open kaarten",
    loading: "De ronde wordt opgehaald …",
    missing: "Dit spelverslag bestaat niet.",
    missingLine: "Misschien is het adres afgekapt. Vraag er nog eens naar.",
    step: (step, all) => `Stap ${step} van ${all}`,
    first: "Naar het begin",
    back: "Eén stap terug",
    forward: "Eén stap verder",
    last: "Naar het einde",
    play: "Afspelen",
    pause: "Pauze",
    download: "Download het spelverslag",
    table: "De tafel",
    scrub: "Stap van de ronde",
  },
};
