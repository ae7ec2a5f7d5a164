// Words for cards, colours, the wheel and what happens.
//
// In a sentence, `[plays|play]` takes the second form for the one who reads it. {who} begins a
// sentence, {whom} and {to} are the other player (in German the fourth and the third case).

import type { Texts } from "../language.svelte";
import type { Colour } from "../notation";

export type Result =
  | "almost_uno"
  | "discard_number"
  | "discard_colour"
  | "draw_red"
  | "draw_blue"
  | "trade_hands"
  | "show_hand"
  | "war"
  | "uno_spin";

export interface Names {
  colours: Record<Colour, string>;
  coloured: Record<Colour, string>; // with a card or number after it
  skip: string;
  reverse: string;
  drawTwo: string;
  wild: string;
  wildFour: string;
  spin: string; // before the number of a spin card
  joker: string;
  hidden: string;
  hiddenTile: string;
  results: Record<Result, string>;
  short: Record<Result, string>; // on the wheel itself
  you: { who: string; whom: string; to: string };
  yourBot: string; // that plays for you
  left: string;
  right: string;
  card: [string, string];
  tile: [string, string];
  point: [string, string];
  happened: Record<Happened, string>;
}

export type Happened =
  | "drewForDeal"
  | "dealt"
  | "putBack"
  | "turnedUp"
  | "named"
  | "played"
  | "called"
  | "drew"
  | "kept"
  | "passed"
  | "missed"
  | "direction"
  | "reshuffled"
  | "accepted"
  | "challenged"
  | "showed"
  | "showedHidden"
  | "showedAll"
  | "guilty"
  | "innocent"
  | "caught"
  | "handsPassed"
  | "handsSwapped"
  | "roundWon"
  | "roundWonPoints"
  | "roundOver"
  | "matchWon"
  | "matchShared"
  | "matchOver"
  | "spun"
  | "putDown"
  | "traded"
  | "laidHidden"
  | "laid"
  | "fights"
  | "wonWar"
  | "shouted"
  | "drewToOpen"
  | "opens"
  | "startTiles"
  | "swapped"
  | "ended"
  | "keptTile";

export const NAMES: Texts<Names> = {
  en: {
    colours: { r: "red", y: "yellow", g: "green", b: "blue" },
    coloured: { r: "red", y: "yellow", g: "green", b: "blue" },
    skip: "Skip",
    reverse: "Reverse",
    drawTwo: "Draw Two",
    wild: "Wild",
    wildFour: "Wild Draw Four",
    spin: "spin ",
    joker: "joker",
    hidden: "face-down card",
    hiddenTile: "face-down tile",
    results: {
      almost_uno: "Almost UNO",
      discard_number: "Discard a number",
      discard_colour: "Discard a colour",
      draw_red: "Draw red",
      draw_blue: "Draw blue",
      trade_hands: "Trade hands",
      show_hand: "Show hand",
      war: "War",
      uno_spin: "UNO Spin",
    },
    short: {
      almost_uno: "Almost UNO",
      discard_number: "Number",
      discard_colour: "Colour",
      draw_red: "Draw red",
      draw_blue: "Draw blue",
      trade_hands: "Trade",
      show_hand: "Show",
      war: "War",
      uno_spin: "UNO Spin",
    },
    you: { who: "You", whom: "you", to: "you" },
    yourBot: "Your bot",
    left: "left",
    right: "right",
    card: ["card", "cards"],
    tile: ["tile", "tiles"],
    point: ["point", "points"],
    happened: {
      drewForDeal: "{who} [draws|draw] {cards} for the deal",
      dealt: "{who} [shuffles and deals|shuffle and deal]",
      putBack: "{cards} goes back into the pile",
      turnedUp: "{cards} is turned up",
      named: "{who} [chooses|choose] {colour}",
      played: "{who} [plays|play] {cards}",
      called: "{who} [calls|call] UNO!",
      drew: "{who} [draws|draw] {cards}",
      kept: "{who} [keeps|keep] the card",
      passed: "{who} can neither play nor draw",
      missed: "{who} [misses|miss] a turn",
      direction: "Play now goes to the {side}",
      reshuffled: "The discard pile is shuffled: {cards} to draw",
      accepted: "{who} [accepts|accept]",
      challenged: "{who} [challenges|challenge] {whom}",
      showed: "{who} [shows|show] {to} {cards}",
      showedHidden: "{who} [shows|show] {to} [the|your] hand",
      showedAll: "{who} [shows|show] everybody {cards}",
      guilty: "{who} [was|were] bluffing",
      innocent: "{who} [was|were] not bluffing",
      caught: "{who} [catches|catch] {whom}: no UNO called",
      handsPassed: "All hands are passed on to the {side}",
      handsSwapped: "{who} [swaps|swap] hands with {to}",
      roundWon: "{who} [wins|win] the round",
      roundWonPoints: "{who} [wins|win] the round: {points}",
      roundOver: "Nobody wins this round",
      matchWon: "{who} [wins|win] the match",
      matchShared: "{all} share the win",
      matchOver: "Nobody wins the match",
      spun: "{who} [turns|turn] the wheel: {result}",
      putDown: "{who} [puts|put] down {cards}",
      traded: "All hands go to the left",
      laidHidden: "{who} [lays|lay] a card",
      laid: "{who} [lays|lay] {cards}",
      fights: "{who} [fights|fight] with {cards}",
      wonWar: "{who} [wins|win] the war",
      shouted: "{who} [shouts|shout] UNO Spin!",
      drewToOpen: "{who} [draws|draw] {cards} to open",
      opens: "{who} [opens|open]",
      startTiles: "Start tiles: {cards}",
      swapped: "{who} [swaps|swap] {cards} for the joker in meld {meld}",
      ended: "{who} [ends|end] the turn",
      keptTile: "{who} [keeps|keep] the tile",
    },
  },
  de: {
    colours: { r: "Rot", y: "Gelb", g: "Grün", b: "Blau" },
    coloured: { r: "rote", y: "gelbe", g: "grüne", b: "blaue" },
    skip: "Aussetzen-Karte",
    reverse: "Richtungswechsel-Karte",
    drawTwo: "Zieh Zwei",
    wild: "Farbenwahl",
    wildFour: "Zieh Vier",
    spin: "Spin-",
    joker: "Joker",
    hidden: "verdeckte Karte",
    hiddenTile: "verdeckter Stein",
    results: {
      almost_uno: "Fast UNO",
      discard_number: "Eine Zahl ablegen",
      discard_colour: "Eine Farbe ablegen",
      draw_red: "Rot ziehen",
      draw_blue: "Blau ziehen",
      trade_hands: "Karten tauschen",
      show_hand: "Karten zeigen",
      war: "Krieg",
      uno_spin: "UNO Spin",
    },
    short: {
      almost_uno: "Fast UNO",
      discard_number: "Zahl",
      discard_colour: "Farbe",
      draw_red: "Zieh Rot",
      draw_blue: "Zieh Blau",
      trade_hands: "Tauschen",
      show_hand: "Zeigen",
      war: "Krieg",
      uno_spin: "UNO Spin",
    },
    you: { who: "Du", whom: "dich", to: "dir" },
    yourBot: "Dein Bot",
    left: "links",
    right: "rechts",
    card: ["Karte", "Karten"],
    tile: ["Stein", "Steine"],
    point: ["Punkt", "Punkte"],
    happened: {
      drewForDeal: "{who} [zieht|ziehst] {cards} für das Geben",
      dealt: "{who} [mischt und gibt|mischst und gibst]",
      putBack: "{cards} kommt zurück in den Stapel",
      turnedUp: "{cards} liegt offen",
      named: "{who} [wählt|wählst] {colour}",
      played: "{who} [spielt|spielst] {cards}",
      called: "{who} [ruft|rufst] UNO!",
      drew: "{who} [zieht|ziehst] {cards}",
      kept: "{who} [behält|behältst] die Karte",
      passed: "{who} [kann|kannst] weder spielen noch ziehen",
      missed: "{who} [setzt|setzt] aus",
      direction: "Es geht jetzt nach {side}",
      reshuffled: "Der Ablagestapel wird gemischt: {cards} zum Ziehen",
      accepted: "{who} [nimmt|nimmst] die Karten",
      challenged: "{who} [glaubt|glaubst] {to} nicht",
      showed: "{who} [zeigt|zeigst] {to} {cards}",
      showedHidden: "{who} [zeigt|zeigst] {to} die Karten",
      showedAll: "{who} [zeigt|zeigst] allen {cards}",
      guilty: "{who} [hat|hast] geblufft",
      innocent: "{who} [hat|hast] nicht geblufft",
      caught: "{who} [erwischt|erwischst] {whom}: kein UNO gerufen",
      handsPassed: "Alle Karten wandern weiter nach {side}",
      handsSwapped: "{who} [tauscht|tauschst] mit {to} die Karten",
      roundWon: "{who} [gewinnt|gewinnst] die Runde",
      roundWonPoints: "{who} [gewinnt|gewinnst] die Runde: {points}",
      roundOver: "Niemand gewinnt diese Runde",
      matchWon: "{who} [gewinnt|gewinnst] die Partie",
      matchShared: "Gemeinsam gewonnen: {all}",
      matchOver: "Niemand gewinnt die Partie",
      spun: "{who} [dreht|drehst] das Rad: {result}",
      putDown: "{who} [legt|legst] {cards} ab",
      traded: "Alle Karten wandern nach links",
      laidHidden: "{who} [legt|legst] eine Karte",
      laid: "{who} [legt|legst] {cards}",
      fights: "{who} [kämpft|kämpfst] mit: {cards}",
      wonWar: "{who} [gewinnt|gewinnst] den Krieg",
      shouted: "{who} [ruft|rufst] UNO Spin!",
      drewToOpen: "{who} [zieht|ziehst] {cards} für die Eröffnung",
      opens: "{who} [eröffnet|eröffnest]",
      startTiles: "Startsteine: {cards}",
      swapped: "{who} [tauscht|tauschst] {cards} gegen den Joker in Reihe {meld}",
      ended: "{who} [beendet|beendest] den Zug",
      keptTile: "{who} [behält|behältst] den Stein",
    },
  },
  nl: {
    colours: { r: "rood", y: "geel", g: "groen", b: "blauw" },
    coloured: { r: "rode", y: "gele", g: "groene", b: "blauwe" },
    skip: "Sla-beurt-over",
    reverse: "Keer-om",
    drawTwo: "Neem-twee",
    wild: "Keuzekaart",
    wildFour: "Neem-vier",
    spin: "spin-",
    joker: "joker",
    hidden: "dichte kaart",
    hiddenTile: "dichte steen",
    results: {
      almost_uno: "Bijna UNO",
      discard_number: "Een getal afleggen",
      discard_colour: "Een kleur afleggen",
      draw_red: "Rood pakken",
      draw_blue: "Blauw pakken",
      trade_hands: "Kaarten ruilen",
      show_hand: "Kaarten tonen",
      war: "Oorlog",
      uno_spin: "UNO Spin",
    },
    short: {
      almost_uno: "Bijna UNO",
      discard_number: "Getal",
      discard_colour: "Kleur",
      draw_red: "Pak rood",
      draw_blue: "Pak blauw",
      trade_hands: "Ruilen",
      show_hand: "Tonen",
      war: "Oorlog",
      uno_spin: "UNO Spin",
    },
    you: { who: "Jij", whom: "jou", to: "jou" },
    yourBot: "Jouw bot",
    left: "links",
    right: "rechts",
    card: ["kaart", "kaarten"],
    tile: ["steen", "stenen"],
    point: ["punt", "punten"],
    happened: {
      drewForDeal: "{who} pakt {cards} om te bepalen wie deelt",
      dealt: "{who} schudt en deelt",
      putBack: "{cards} gaat terug in de stapel",
      turnedUp: "{cards} ligt open",
      named: "{who} kiest {colour}",
      played: "{who} speelt {cards}",
      called: "{who} roept UNO!",
      drew: "{who} pakt {cards}",
      kept: "{who} houdt de kaart",
      passed: "{who} [kan|kunt] niets spelen en niets pakken",
      missed: "{who} slaat een beurt over",
      direction: "Het spel gaat nu naar {side}",
      reshuffled: "De open stapel wordt geschud: {cards} om te pakken",
      accepted: "{who} accepteert",
      challenged: "{who} daagt {whom} uit",
      showed: "{who} toont {to} {cards}",
      showedHidden: "{who} toont {to} de kaarten",
      showedAll: "{who} toont iedereen {cards}",
      guilty: "{who} [heeft|hebt] gebluft",
      innocent: "{who} [heeft|hebt] niet gebluft",
      caught: "{who} betrapt {whom}: geen UNO geroepen",
      handsPassed: "Alle kaarten schuiven door naar {side}",
      handsSwapped: "{who} ruilt van kaarten met {to}",
      roundWon: "{who} wint de ronde",
      roundWonPoints: "{who} wint de ronde: {points}",
      roundOver: "Niemand wint deze ronde",
      matchWon: "{who} wint de partij",
      matchShared: "Samen gewonnen: {all}",
      matchOver: "Niemand wint de partij",
      spun: "{who} draait aan het rad: {result}",
      putDown: "{who} legt {cards} af",
      traded: "Alle kaarten gaan naar links",
      laidHidden: "{who} legt een kaart",
      laid: "{who} legt {cards}",
      fights: "{who} vecht met {cards}",
      wonWar: "{who} wint de oorlog",
      shouted: "{who} roept UNO Spin!",
      drewToOpen: "{who} trekt {cards} om te beginnen",
      opens: "{who} begint",
      startTiles: "Startstenen: {cards}",
      swapped: "{who} ruilt {cards} voor de joker in rij {meld}",
      ended: "{who} beëindigt de beurt",
      keptTile: "{who} houdt de steen",
    },
  },
};
