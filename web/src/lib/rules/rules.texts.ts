import type { Texts } from "../language.svelte";
import type { Book } from "./clauses";

interface RulesTexts {
  title: string;
  games: string;
  books: Record<Book, string>;
  sections: string;
  search: string;
  searchHint: string;
  clear: string;
  found: (count: number) => string;
  nothing: string;
  ruling: string;
  learn: string;
  loading: string;
}

export const texts: Texts<RulesTexts> = {
  en: {
    title: "Rulebook",
    games: "Games",
    books: { U: "UNO", H: "House rules", S: "UNO Spin", R: "UNO Rummy" },
    sections: "Sections",
    search: "Search all rules",
    searchHint: "Words, or e.g. U13",
    clear: "Clear the search",
    found: (count) => `${count} ${count === 1 ? "rule" : "rules"} found`,
    nothing: "No rule has all these words. Try fewer.",
    ruling: "Our ruling: the printed sheets are silent here or differ",
    learn: "Learn it by playing",
    loading: "One moment …",
  },
  de: {
    title: "Regelbuch",
    games: "Spiele",
    books: { U: "UNO", H: "Hausregeln", S: "UNO Spin", R: "UNO Rummy" },
    sections: "Abschnitte",
    search: "Alle Regeln durchsuchen",
    searchHint: "Wörter oder z. B. U13",
    clear: "Suche leeren",
    found: (count) => `${count} ${count === 1 ? "Regel" : "Regeln"} gefunden`,
    nothing: "Keine Regel enthält alle diese Wörter. Versuch es mit weniger.",
    ruling: "Unsere Festlegung: Die gedruckten Anleitungen schweigen hier oder weichen voneinander ab",
    learn: "Beim Spielen lernen",
    loading: "Einen Moment …",
  },
  nl: {
    title: "Regelboek",
    games: "Spellen",
    books: { U: "UNO", H: "Huisregels", S: "UNO Spin", R: "UNO Rummy" },
    sections: "Onderdelen",
    search: "Alle regels doorzoeken",
    searchHint: "Woorden of bijv. U13",
    clear: "Zoekopdracht wissen",
    found: (count) => `${count} ${count === 1 ? "regel" : "regels"} gevonden`,
    nothing: "Geen regel heeft al deze woorden. Probeer het met minder.",
    ruling: "Onze keuze: de gedrukte spelregels zwijgen hier of verschillen",
    learn: "Leren door te spelen",
    loading: "Een ogenblik …",
  },
};
