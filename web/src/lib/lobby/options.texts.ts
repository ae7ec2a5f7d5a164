import type { Texts } from "../language.svelte";
import type { Rule, Scoring } from "./presets";

interface About {
  name: string;
  line: string;
}

interface OptionsTexts {
  title: string;
  hostChooses: string;
  game: string;
  players: string;
  presets: string;
  preset: Record<"official" | "quick" | "party" | "light", About>;
  plusOne: string;
  ownMixture: string;
  details: string;
  houseRules: string;
  agreements: string;
  rule: Record<Rule, About>;
  points: string;
  scoring: string;
  scorings: Record<Scoring, string>;
  target: string;
  targetRounds: string;
  mostRounds: string;
  rounds: (rounds: number) => string;
  time: string;
  turnTime: string;
  noLimit: string;
  seconds: (seconds: number) => string;
  window: string;
  noWindow: string;
  table: string;
  flags: Record<"public" | "spectators" | "hints", About>;
}

export const texts: Texts<OptionsTexts> = {
  en: {
    title: "The game",
    hostChooses: "The host chooses what is played.",
    game: "Game",
    players: "Players",
    presets: "Rules",
    preset: {
      official: { name: "As printed", line: "Round after round, until somebody has the points." },
      quick: { name: "Quick round", line: "The printed rules, one round, no points." },
      party: { name: "Family party", line: "Stacking, swapping hands and jumping in; one round." },
      light: { name: "Light game", line: "No points: the first to win two rounds." },
    },
    plusOne: "As printed, with one house rule:",
    ownMixture: "A mixture of your own.",
    details: "All settings",
    houseRules: "House rules",
    agreements: "Agreements",
    rule: {
      stacking: { name: "Stacking", line: "A draw card may be answered with one of its kind." },
      seven_zero: { name: "Seven and zero", line: "A 7 swaps hands, a 0 passes all hands on." },
      jump_in: { name: "Jump in", line: "The very same card may be played out of turn." },
      draw_until_playable: { name: "Draw until it fits", line: "Draw until a card can be played." },
      force_play: { name: "Forced play", line: "A drawn card that fits has to be played." },
      no_bluffing: { name: "No bluffing", line: "A Wild Draw Four only when you have no card of the colour." },
      must_play: { name: "Must lay", line: "Whoever can lay a tile may not draw." },
      reverse_skips_with_two: { name: "Reverse skips", line: "With two at the table a Reverse is a Skip." },
    },
    points: "Points",
    scoring: "Scoring",
    scorings: {
      winner: "the winner gets the points",
      hands: "everybody counts their own hand",
      rounds: "rounds won",
      none: "one round, no points",
    },
    target: "Play to (points)",
    targetRounds: "Play to (rounds won)",
    mostRounds: "At most",
    rounds: (rounds) => `${rounds} ${rounds === 1 ? "round" : "rounds"}`,
    time: "Time",
    turnTime: "For a turn",
    noLimit: "no limit",
    seconds: (seconds) => `${seconds} ${seconds === 1 ? "second" : "seconds"}`,
    window: "To call and to catch",
    noWindow: "bots do not wait",
    table: "The table",
    flags: {
      public: { name: "Open to everybody", line: "It is listed on the first page." },
      spectators: { name: "Others may watch", line: "Those without a seat see the table, but no hand." },
      hints: { name: "Hints allowed", line: "A button shows what could be laid." },
    },
  },
  de: {
    title: "Das Spiel",
    hostChooses: "Der Gastgeber wählt, was gespielt wird.",
    game: "Spiel",
    players: "Spieler",
    presets: "Regeln",
    preset: {
      official: { name: "Nach Anleitung", line: "Runde um Runde, bis jemand die Punkte hat." },
      quick: { name: "Schnelle Runde", line: "Die gedruckten Regeln, eine Runde, keine Punkte." },
      party: { name: "Familienfest", line: "Stapeln, Karten tauschen, dazwischenwerfen; eine Runde." },
      light: { name: "Leichtes Spiel", line: "Keine Punkte: Wer zuerst zwei Runden gewinnt." },
    },
    plusOne: "Nach Anleitung, mit einer Hausregel:",
    ownMixture: "Eure eigene Mischung.",
    details: "Alle Einstellungen",
    houseRules: "Hausregeln",
    agreements: "Absprachen",
    rule: {
      stacking: { name: "Stapeln", line: "Auf eine Ziehkarte darf eine gleiche gelegt werden." },
      seven_zero: { name: "Sieben und Null", line: "Mit einer 7 tauschst du die Karten, bei einer 0 wandern alle weiter." },
      jump_in: { name: "Dazwischenwerfen", line: "Genau die gleiche Karte darfst du spielen, auch wenn du nicht dran bist." },
      draw_until_playable: { name: "Ziehen, bis es passt", line: "Zieh, bis du eine Karte spielen kannst." },
      force_play: { name: "Spielzwang", line: "Eine gezogene Karte, die passt, muss gespielt werden." },
      no_bluffing: { name: "Kein Bluff", line: "Zieh Vier nur, wenn du keine Karte der Farbe hast." },
      must_play: { name: "Legezwang", line: "Wer einen Stein legen kann, darf nicht ziehen." },
      reverse_skips_with_two: { name: "Richtungswechsel setzt aus", line: "Zu zweit setzt der andere aus." },
    },
    points: "Punkte",
    scoring: "Wertung",
    scorings: {
      winner: "der Sieger bekommt die Punkte",
      hands: "jeder zählt die eigene Hand",
      rounds: "gewonnene Runden",
      none: "eine Runde, keine Punkte",
    },
    target: "Gespielt bis (Punkte)",
    targetRounds: "Gespielt bis (Siege)",
    mostRounds: "Höchstens",
    rounds: (rounds) => `${rounds} ${rounds === 1 ? "Runde" : "Runden"}`,
    time: "Zeit",
    turnTime: "Für einen Zug",
    noLimit: "ohne Grenze",
    seconds: (seconds) => `${seconds} ${seconds === 1 ? "Sekunde" : "Sekunden"}`,
    window: "Zum Rufen und Erwischen",
    noWindow: "Bots warten nicht",
    table: "Der Tisch",
    flags: {
      public: { name: "Offen für alle", line: "Er steht auf der ersten Seite." },
      spectators: { name: "Andere dürfen zuschauen", line: "Wer keinen Platz hat, sieht den Tisch, aber niemandes Karten." },
      hints: { name: "Tipps erlaubt", line: "Ein Knopf zeigt, was gelegt werden kann." },
    },
  },
  nl: {
    title: "Het spel",
    hostChooses: "De gastheer kiest wat er gespeeld wordt.",
    game: "Spel",
    players: "Spelers",
    presets: "Regels",
    preset: {
      official: { name: "Zoals gedrukt", line: "Ronde na ronde, tot iemand de punten heeft." },
      quick: { name: "Snelle ronde", line: "De gedrukte regels, één ronde, geen punten." },
      party: { name: "Familiefeest", line: "Stapelen, handen ruilen en inspringen; één ronde." },
      light: { name: "Licht spel", line: "Geen punten: wie het eerst twee rondes wint." },
    },
    plusOne: "Zoals gedrukt, met één huisregel:",
    ownMixture: "Jullie eigen mengsel.",
    details: "Alle instellingen",
    houseRules: "Huisregels",
    agreements: "Afspraken",
    rule: {
      stacking: { name: "Stapelen", line: "Op een pakkaart mag je een gelijke leggen." },
      seven_zero: { name: "Zeven en nul", line: "Een 7 ruilt handen, een 0 geeft alles door." },
      jump_in: { name: "Inspringen", line: "Precies dezelfde kaart mag je ook buiten je beurt spelen." },
      draw_until_playable: { name: "Pakken tot het past", line: "Pak tot je een kaart kunt spelen." },
      force_play: { name: "Speelplicht", line: "Een gepakte kaart die past moet je spelen." },
      no_bluffing: { name: "Niet bluffen", line: "Neem-vier alleen als je geen kaart van de kleur hebt." },
      must_play: { name: "Legplicht", line: "Wie een steen kan leggen mag niet trekken." },
      reverse_skips_with_two: { name: "Keer-om slaat over", line: "Met z’n tweeën slaat de ander een beurt over." },
    },
    points: "Punten",
    scoring: "Telling",
    scorings: {
      winner: "de winnaar krijgt de punten",
      hands: "ieder telt de eigen hand",
      rounds: "gewonnen rondes",
      none: "één ronde, geen punten",
    },
    target: "Spelen tot (punten)",
    targetRounds: "Spelen tot (rondes)",
    mostRounds: "Hoogstens",
    rounds: (rounds) => `${rounds} ${rounds === 1 ? "ronde" : "rondes"}`,
    time: "Tijd",
    turnTime: "Voor een beurt",
    noLimit: "geen grens",
    seconds: (seconds) => `${seconds} ${seconds === 1 ? "seconde" : "seconden"}`,
    window: "Om te roepen en te betrappen",
    noWindow: "bots wachten niet",
    table: "De tafel",
    flags: {
      public: { name: "Open voor iedereen", line: "Hij staat op de eerste pagina." },
      spectators: { name: "Anderen mogen kijken", line: "Wie geen plaats heeft ziet de tafel, maar geen hand." },
      hints: { name: "Tips toegestaan", line: "Een knop laat zien wat je kunt leggen." },
    },
  },
};
