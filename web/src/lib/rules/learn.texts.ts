import type { Texts } from "../language.svelte";
import type { Lesson } from "./lessons";

interface LearnTexts {
  title: string;
  intro: string;
  games: Record<Lesson, { name: string; line: string }>;
  step: (step: number, of: number) => string;
  next: string;
  back: string;
  again: string;
  others: string;
  rulebook: string;
  play: string;
  finished: string;
  read: string;
  pile: string;
  tilePile: string;
  hand: string;
  rack: string;
  onTable: string;
  comesNext: string;
  called: string;
  shows: (name: string) => string;
  drawn: string;
  chosen: { lay: string; putDown: string }; // what is done with the chosen pieces
  buttons: Record<"uno" | "keep" | "accept" | "challenge" | "spin" | "shout", string>;
  catch: (name: string) => string;
  card: [string, string];
  tile: [string, string];
  loading: string;
}

export const texts: Texts<LearnTexts> = {
  en: {
    title: "Learn by playing",
    intro: "Five minutes for each game, one step at a time. Nothing can go wrong.",
    games: {
      uno: { name: "UNO", line: "Match, draw, call, catch." },
      spin: { name: "UNO Spin", line: "What the wheel does." },
      rummy: { name: "UNO Rummy", line: "Runs, sets and jokers." },
    },
    step: (step, of) => `Step ${step} of ${of}`,
    next: "Go on",
    back: "Back",
    again: "Once more",
    others: "Other games",
    rulebook: "Open the rulebook",
    play: "Play now",
    finished: "Well done",
    read: "Rule",
    pile: "Draw a card",
    tilePile: "Draw a tile",
    hand: "Your cards",
    rack: "Your tiles",
    onTable: "On the table",
    comesNext: "next",
    called: "UNO!",
    shows: (name) => `${name} shows you`,
    drawn: "just drawn",
    chosen: { lay: "Lay", putDown: "Put down" },
    buttons: {
      uno: "UNO!",
      keep: "Keep the card",
      accept: "Accept",
      challenge: "Challenge",
      spin: "Turn the wheel",
      shout: "Shout “UNO Spin!”",
    },
    catch: (name) => `Catch ${name}`,
    card: ["card", "cards"],
    tile: ["tile", "tiles"],
    loading: "One moment …",
  },
  de: {
    title: "Beim Spielen lernen",
    intro: "Fünf Minuten für jedes Spiel, Schritt für Schritt. Schiefgehen kann nichts.",
    games: {
      uno: { name: "UNO", line: "Ablegen, ziehen, rufen, erwischen." },
      spin: { name: "UNO Spin", line: "Was das Rad anstellt." },
      rummy: { name: "UNO Rummy", line: "Folgen, Sätze und Joker." },
    },
    step: (step, of) => `Schritt ${step} von ${of}`,
    next: "Weiter",
    back: "Zurück",
    again: "Noch einmal",
    others: "Andere Spiele",
    rulebook: "Regelbuch aufschlagen",
    play: "Jetzt spielen",
    finished: "Gut gemacht",
    read: "Regel",
    pile: "Eine Karte ziehen",
    tilePile: "Einen Stein ziehen",
    hand: "Deine Karten",
    rack: "Deine Steine",
    onTable: "Auf dem Tisch",
    comesNext: "als Nächstes",
    called: "UNO!",
    shows: (name) => `${name} zeigt dir`,
    drawn: "gerade gezogen",
    chosen: { lay: "Auslegen", putDown: "Ablegen" },
    buttons: {
      uno: "UNO!",
      keep: "Karte behalten",
      accept: "Annehmen",
      challenge: "Anzweifeln",
      spin: "Rad drehen",
      shout: "„UNO Spin!“ rufen",
    },
    catch: (name) => `${name} erwischen`,
    card: ["Karte", "Karten"],
    tile: ["Stein", "Steine"],
    loading: "Einen Moment …",
  },
  nl: {
    title: "Leren door te spelen",
    intro: "Vijf minuten voor elk spel, stap voor stap. Er kan niets misgaan.",
    games: {
      uno: { name: "UNO", line: "Spelen, pakken, roepen, betrappen." },
      spin: { name: "UNO Spin", line: "Wat het rad doet." },
      rummy: { name: "UNO Rummy", line: "Reeksen, sets en jokers." },
    },
    step: (step, of) => `Stap ${step} van ${of}`,
    next: "Verder",
    back: "Terug",
    again: "Nog een keer",
    others: "Andere spellen",
    rulebook: "Regelboek openen",
    play: "Nu spelen",
    finished: "Goed gedaan",
    read: "Regel",
    pile: "Een kaart pakken",
    tilePile: "Een steen trekken",
    hand: "Jouw kaarten",
    rack: "Jouw stenen",
    onTable: "Op tafel",
    comesNext: "volgende",
    called: "UNO!",
    shows: (name) => `${name} laat je zien`,
    drawn: "net gepakt",
    chosen: { lay: "Leggen", putDown: "Afleggen" },
    buttons: {
      uno: "UNO!",
      keep: "Kaart houden",
      accept: "Accepteren",
      challenge: "Uitdagen",
      spin: "Aan het rad draaien",
      shout: "„UNO Spin!” roepen",
    },
    catch: (name) => `${name} betrappen`,
    card: ["kaart", "kaarten"],
    tile: ["steen", "stenen"],
    loading: "Een ogenblik …",
  },
};
