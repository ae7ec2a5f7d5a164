import type { Texts } from "./lib/language.svelte";

interface AppTexts {
  home: string;
  language: string;
  theme: string;
  themes: { auto: string; light: string; dark: string };
  sound: string;
  rules: string;
  menu: string;
  skip: string;
  loading: string;
  notLoaded: string;
  again: string;
}

export const texts: Texts<AppTexts> = {
  en: {
    home: "lastcard, to the start page",
    language: "Language",
    theme: "Light or dark",
    themes: { auto: "same as the device", light: "light", dark: "dark" },
    sound: "Sound",
    rules: "Rules",
    menu: "Menu",
    skip: "Skip to the content",
    loading: "One moment …",
    notLoaded: "This page could not be loaded. Are you offline?",
    again: "Try again",
  },
  de: {
    home: "lastcard, zur Startseite",
    language: "Sprache",
    theme: "Hell oder dunkel",
    themes: { auto: "wie das Gerät", light: "hell", dark: "dunkel" },
    sound: "Ton",
    rules: "Regeln",
    menu: "Menü",
    skip: "Zum Inhalt springen",
    loading: "Einen Moment …",
    notLoaded: "Diese Seite ließ sich nicht laden. Bist du offline?",
    again: "Noch einmal versuchen",
  },
  nl: {
    home: "lastcard, naar de startpagina",
    language: "Taal",
    theme: "Licht of donker",
    themes: { auto: "zoals het apparaat", light: "licht", dark: "donker" },
    sound: "Geluid",
    rules: "Regels",
    menu: "Menu",
    skip: "Naar de inhoud",
    loading: "Een ogenblik …",
    notLoaded: "Deze pagina kon niet worden geladen. Ben je offline?",
    again: "Probeer opnieuw",
  },
};
