// What is said at the wheel.

import type { Texts } from "../language.svelte";

export interface SpinTexts {
  turn: string;
  yourTurn: string;
  theirTurn: (name: string) => string;
  turning: string;
  may: Record<string, string>; // what the result lets you do
  choosing: (name: string) => string;
  order: string;
  cards: string;
  nth: (place: number) => string; // said of a chosen card
  putDown: (count: number) => string;
  keep: string;
  whichColour: string;
  call: string;
  calling: string;
  war: string;
  lay: (card: string) => string;
  waiting: string;
  hasLaid: string;
  noCard: string;
  shout: string;
  race: string;
  letGo: string;
  close: string;
  putsNothing: (name: string) => string;
  youPutNothing: string;
  handOf: (name: string) => string;
  why: Record<string, string>; // by clause
  rule: (clause: string) => string;
}

export const SPIN: Texts<SpinTexts> = {
  en: {
    turn: "Turn the wheel",
    yourTurn: "A spin card: the wheel replaces your turn.",
    theirTurn: (name) => `${name} turns the wheel`,
    turning: "The wheel is turning",
    may: {
      almost_uno: "Put down as many cards as you like, but keep two.",
      discard_number: "Pick a number and put down the cards that show it.",
      discard_colour: "Pick a colour and put down its cards.",
      war: "You won the war. Put down the cards you laid.",
      uno_spin: "You were first. Put down any one card.",
    },
    choosing: (name) => `${name} is choosing cards to put down`,
    order: "The last one you choose lies on top.",
    cards: "Cards to put down",
    nth: (place) => `chosen as number ${place}`,
    putDown: (count) => (count === 0 ? "Put down" : count === 1 ? "Put down 1 card" : `Put down ${count} cards`),
    keep: "Keep all",
    whichColour: "Which colour?",
    call: "Call UNO!",
    calling: "Calling UNO!",
    war: "Everybody lays their highest number.",
    lay: (card) => `Lay ${card}`,
    waiting: "Waiting for the others",
    hasLaid: "has laid",
    noCard: "–",
    shout: "UNO Spin!",
    race: "First to shout may put down a card.",
    letGo: "Let it go",
    close: "Close",
    putsNothing: (name) => `${name} puts nothing down`,
    youPutNothing: "You put nothing down",
    handOf: (name) => `${name}'s cards`,
    why: {
      S5: "Keep at least two cards.",
      S6: "These cards must all show the same number.",
      S7: "These cards must all have the same colour, and no wild cards.",
      S12: "You may put down only what you laid in the war.",
      S13: "You may put down one card.",
      S14: "Choose a colour for the wild card on top.",
    },
    rule: (clause) => `rule ${clause}`,
  },
  de: {
    turn: "Dreh das Rad",
    yourTurn: "Eine Spin-Karte: Das Rad ersetzt deinen Zug.",
    theirTurn: (name) => `${name} dreht das Rad`,
    turning: "Das Rad dreht sich",
    may: {
      almost_uno: "Leg so viele Karten ab, wie du magst, aber behalte zwei.",
      discard_number: "Such dir eine Zahl aus und leg ihre Karten ab.",
      discard_colour: "Such dir eine Farbe aus und leg ihre Karten ab.",
      war: "Du hast den Krieg gewonnen. Leg ab, was du gelegt hast.",
      uno_spin: "Du warst zuerst. Leg eine beliebige Karte ab.",
    },
    choosing: (name) => `${name} sucht Karten zum Ablegen aus`,
    order: "Die zuletzt gewählte liegt oben.",
    cards: "Karten zum Ablegen",
    nth: (place) => `als Nummer ${place} gewählt`,
    putDown: (count) => (count === 0 ? "Ablegen" : count === 1 ? "1 Karte ablegen" : `${count} Karten ablegen`),
    keep: "Alle behalten",
    whichColour: "Welche Farbe?",
    call: "UNO! rufen",
    calling: "Mit UNO!",
    war: "Alle legen ihre höchste Zahl.",
    lay: (card) => `Leg ${card}`,
    waiting: "Warte auf die anderen",
    hasLaid: "hat gelegt",
    noCard: "–",
    shout: "UNO Spin!",
    race: "Wer zuerst ruft, darf eine Karte ablegen.",
    letGo: "Sein lassen",
    close: "Schließen",
    putsNothing: (name) => `${name} legt nichts ab`,
    youPutNothing: "Du legst nichts ab",
    handOf: (name) => `Karten von ${name}`,
    why: {
      S5: "Behalte mindestens zwei Karten.",
      S6: "Diese Karten müssen alle dieselbe Zahl zeigen.",
      S7: "Diese Karten müssen alle dieselbe Farbe haben, ohne Wunschkarten.",
      S12: "Du darfst nur ablegen, was du im Krieg gelegt hast.",
      S13: "Du darfst eine Karte ablegen.",
      S14: "Wähle eine Farbe für die Wunschkarte, die oben liegt.",
    },
    rule: (clause) => `Regel ${clause}`,
  },
  nl: {
    turn: "Draai aan het rad",
    yourTurn: "Een spinkaart: het rad vervangt je beurt.",
    theirTurn: (name) => `${name} draait aan het rad`,
    turning: "Het rad draait",
    may: {
      almost_uno: "Leg zoveel kaarten af als je wilt, maar houd er twee.",
      discard_number: "Kies een getal en leg de kaarten met dat getal af.",
      discard_colour: "Kies een kleur en leg de kaarten van die kleur af.",
      war: "Je hebt de oorlog gewonnen. Leg af wat je hebt gelegd.",
      uno_spin: "Je was de eerste. Leg een kaart naar keuze af.",
    },
    choosing: (name) => `${name} kiest kaarten om af te leggen`,
    order: "De kaart die je het laatst kiest, ligt boven.",
    cards: "Kaarten om af te leggen",
    nth: (place) => `gekozen als nummer ${place}`,
    putDown: (count) => (count === 0 ? "Leg af" : count === 1 ? "Leg 1 kaart af" : `Leg ${count} kaarten af`),
    keep: "Houd alles",
    whichColour: "Welke kleur?",
    call: "Roep UNO!",
    calling: "Met UNO!",
    war: "Iedereen legt zijn hoogste getal.",
    lay: (card) => `Leg ${card}`,
    waiting: "Wachten op de anderen",
    hasLaid: "heeft gelegd",
    noCard: "–",
    shout: "UNO Spin!",
    race: "Wie het eerst roept, mag een kaart afleggen.",
    letGo: "Laat het gaan",
    close: "Sluiten",
    putsNothing: (name) => `${name} legt niets af`,
    youPutNothing: "Je legt niets af",
    handOf: (name) => `Kaarten van ${name}`,
    why: {
      S5: "Houd minstens twee kaarten.",
      S6: "Deze kaarten moeten allemaal hetzelfde getal tonen.",
      S7: "Deze kaarten moeten allemaal dezelfde kleur hebben, zonder kleurkiezers.",
      S12: "Je mag alleen afleggen wat je in de oorlog hebt gelegd.",
      S13: "Je mag één kaart afleggen.",
      S14: "Kies een kleur voor de kleurkiezer die boven ligt.",
    },
    rule: (clause) => `regel ${clause}`,
  },
};
