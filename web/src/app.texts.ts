import type { Texts } from "./lib/language.svelte";

interface AppTexts {
  home: string;
  language: string;
  theme: string;
  themes: { auto: string; light: string; dark: string };
  sound: string;
  rules: string;
  skip: string;
}

export const texts: Texts<AppTexts> = {
  en: {
    home: "lastcard, to the start",
    language: "Language",
    theme: "Light or dark",
    themes: { auto: "as the device", light: "light", dark: "dark" },
    sound: "Sound",
    rules: "Rules",
    skip: "Skip to the table",
  },
  de: {
    home: "lastcard, zum Anfang",
    language: "Sprache",
    theme: "Hell oder dunkel",
    themes: { auto: "wie das Gerät", light: "hell", dark: "dunkel" },
    sound: "Ton",
    rules: "Regeln",
    skip: "Zum Tisch springen",
  },
  nl: {
    home: "lastcard, naar het begin",
    language: "Taal",
    theme: "Licht of donker",
    themes: { auto: "zoals het apparaat", light: "licht", dark: "donker" },
    sound: "Geluid",
    rules: "Regels",
    skip: "Naar de tafel",
  },
};
