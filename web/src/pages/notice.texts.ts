import type { Texts } from "../lib/language.svelte";

interface NoticeTexts {
  home: string;
}

export const texts: Texts<NoticeTexts> = {
  en: { home: "To the start" },
  de: { home: "Zur Startseite" },
  nl: { home: "Naar de startpagina" },
};
