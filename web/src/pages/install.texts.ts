import type { Texts } from "../lib/language.svelte";

interface InstallTexts {
  install: string;
  why: string;
  byHand: string;
}

export const texts: Texts<InstallTexts> = {
  en: {
    install: "Install as an app",
    why: "With an icon of its own, on the whole screen.",
    byHand: "As an app: tap Share, then “Add to Home Screen”.",
  },
  de: {
    install: "Als App installieren",
    why: "Mit eigenem Symbol, auf dem ganzen Bildschirm.",
    byHand: "Als App: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“.",
  },
  nl: {
    install: "Installeer als app",
    why: "Met een eigen pictogram, op het hele scherm.",
    byHand: "Als app: tik op Deel en dan op ‘Zet op beginscherm’.",
  },
};
