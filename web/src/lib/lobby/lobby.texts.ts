import type { Texts } from "../language.svelte";

type Rule =
  | "stacking"
  | "seven_zero"
  | "jump_in"
  | "draw_until_playable"
  | "force_play"
  | "no_bluffing"
  | "must_play"
  | "reverse_skips_with_two";

interface LobbyTexts {
  title: string;
  invite: string;
  link: string;
  copy: string;
  copied: string;
  code: string;
  qr: string;
  seats: string;
  empty: string;
  you: string;
  host: string;
  ready: string;
  notReady: string;
  iAmReady: string;
  iAmNotReady: string;
  gone: string;
  program: string;
  sit: string;
  addBot: string;
  removeBot: string;
  kick: string;
  makeHost: string;
  levels: Record<"newcomer" | "family" | "expert", string>;
  level: string;
  fill: string;
  start: string;
  waitForHost: string;
  waitForReady: string;
  waitForSeats: string;
  leave: string;
  watching: string;
  game: string;
  games: Record<"uno" | "spin" | "rummy", string>;
  players: string;
  preset: string;
  presets: Record<"official" | "quick" | "party", string>;
  rules: string;
  rule: Record<Rule, { name: string; line: string }>;
  scoring: string;
  scorings: Record<"winner" | "hands" | "none" | "rounds", string>;
  target: string;
  turnTime: string;
  noLimit: string;
  seconds: (seconds: number) => string;
  window: string;
  public: string;
  spectators: string;
  hints: string;
}

export const texts: Texts<LobbyTexts> = {
  en: {
    title: "Around the table",
    invite: "Invite friends",
    link: "Link",
    copy: "Copy the link",
    copied: "Copied",
    code: "Code to say aloud",
    qr: "QR code of the link, for a phone",
    seats: "Seats",
    empty: "free seat",
    you: "you",
    host: "host",
    ready: "ready",
    notReady: "not ready yet",
    iAmReady: "I am ready",
    iAmNotReady: "Not ready after all",
    gone: "not connected",
    program: "program",
    sit: "Sit here",
    addBot: "Add a bot",
    removeBot: "Send the bot away",
    kick: "Send away",
    makeHost: "Make host",
    levels: { newcomer: "newcomer", family: "family", expert: "expert" },
    level: "Level",
    fill: "Fill with bots",
    start: "Start",
    waitForHost: "The host starts the match.",
    waitForReady: "Not everybody is ready yet.",
    waitForSeats: "Seats are still free: wait, or fill them with bots.",
    leave: "Leave the table",
    watching: "Watching",
    game: "Game",
    games: { uno: "UNO", spin: "UNO Spin", rummy: "UNO Rummy" },
    players: "Players",
    preset: "Rules to begin with",
    presets: { official: "As printed", quick: "Quick round", party: "Family party" },
    rules: "House rules",
    rule: {
      stacking: { name: "Stacking", line: "A draw card may be answered with one of its kind." },
      seven_zero: { name: "Seven and zero", line: "A 7 swaps hands, a 0 passes all hands on." },
      jump_in: { name: "Jump in", line: "The very same card may be played out of turn." },
      draw_until_playable: { name: "Draw until it fits", line: "Draw until a card can be played." },
      force_play: { name: "Must play", line: "A drawn card that fits has to be played." },
      no_bluffing: { name: "No bluffing", line: "A Wild Draw Four only when nothing else fits." },
      must_play: { name: "Must lay", line: "Whoever can lay a tile may not draw." },
      reverse_skips_with_two: { name: "Reverse skips", line: "With two players a Reverse is a Skip." },
    },
    scoring: "Scoring",
    scorings: {
      winner: "the winner gets the points",
      hands: "everybody counts their own hand",
      none: "one round, no points",
      rounds: "rounds won",
    },
    target: "Play to",
    turnTime: "Time for a turn",
    noLimit: "no limit",
    seconds: (seconds) => `${seconds} seconds`,
    window: "Time to call UNO!",
    public: "List this table for everybody",
    spectators: "Others may watch",
    hints: "Hints allowed",
  },
  de: {
    title: "Um den Tisch",
    invite: "Freunde einladen",
    link: "Link",
    copy: "Link kopieren",
    copied: "Kopiert",
    code: "Code zum Ansagen",
    qr: "QR-Code des Links, fürs Handy",
    seats: "Plätze",
    empty: "freier Platz",
    you: "du",
    host: "Gastgeber",
    ready: "bereit",
    notReady: "noch nicht bereit",
    iAmReady: "Ich bin bereit",
    iAmNotReady: "Doch nicht bereit",
    gone: "nicht verbunden",
    program: "Programm",
    sit: "Hier sitzen",
    addBot: "Bot dazusetzen",
    removeBot: "Bot wegschicken",
    kick: "Wegschicken",
    makeHost: "Zum Gastgeber machen",
    levels: { newcomer: "Neuling", family: "Familie", expert: "Könner" },
    level: "Stärke",
    fill: "Mit Bots auffüllen",
    start: "Los geht’s",
    waitForHost: "Der Gastgeber beginnt die Partie.",
    waitForReady: "Noch sind nicht alle bereit.",
    waitForSeats: "Es sind noch Plätze frei: Warte, oder fülle sie mit Bots.",
    leave: "Tisch verlassen",
    watching: "Es schauen zu",
    game: "Spiel",
    games: { uno: "UNO", spin: "UNO Spin", rummy: "UNO Rummy" },
    players: "Spieler",
    preset: "Regeln zum Anfangen",
    presets: { official: "Wie gedruckt", quick: "Schnelle Runde", party: "Familienfest" },
    rules: "Hausregeln",
    rule: {
      stacking: { name: "Stapeln", line: "Auf eine Ziehkarte darf eine gleiche gelegt werden." },
      seven_zero: { name: "Sieben und Null", line: "Eine 7 tauscht Hände, eine 0 gibt alle weiter." },
      jump_in: { name: "Dazwischenwerfen", line: "Genau die gleiche Karte darf jederzeit gespielt werden." },
      draw_until_playable: { name: "Ziehen, bis es passt", line: "Zieh, bis du eine Karte spielen kannst." },
      force_play: { name: "Spielzwang", line: "Eine gezogene Karte, die passt, muss gespielt werden." },
      no_bluffing: { name: "Kein Bluff", line: "Zieh Vier Farbenwahl nur, wenn nichts anderes passt." },
      must_play: { name: "Legezwang", line: "Wer einen Stein legen kann, darf nicht ziehen." },
      reverse_skips_with_two: { name: "Richtungswechsel setzt aus", line: "Zu zweit setzt der andere aus." },
    },
    scoring: "Wertung",
    scorings: {
      winner: "der Sieger bekommt die Punkte",
      hands: "jeder zählt die eigene Hand",
      none: "eine Runde, keine Punkte",
      rounds: "gewonnene Runden",
    },
    target: "Gespielt wird bis",
    turnTime: "Zeit für einen Zug",
    noLimit: "ohne Grenze",
    seconds: (seconds) => `${seconds} Sekunden`,
    window: "Zeit, um UNO! zu rufen",
    public: "Tisch öffentlich anzeigen",
    spectators: "Andere dürfen zuschauen",
    hints: "Tipps erlaubt",
  },
  nl: {
    title: "Rond de tafel",
    invite: "Vrienden uitnodigen",
    link: "Link",
    copy: "Kopieer de link",
    copied: "Gekopieerd",
    code: "Code om te zeggen",
    qr: "QR-code van de link, voor een telefoon",
    seats: "Plaatsen",
    empty: "vrije plaats",
    you: "jij",
    host: "gastheer",
    ready: "klaar",
    notReady: "nog niet klaar",
    iAmReady: "Ik ben klaar",
    iAmNotReady: "Toch nog niet klaar",
    gone: "niet verbonden",
    program: "programma",
    sit: "Ga hier zitten",
    addBot: "Zet er een bot bij",
    removeBot: "Stuur de bot weg",
    kick: "Wegsturen",
    makeHost: "Maak gastheer",
    levels: { newcomer: "nieuweling", family: "familie", expert: "kenner" },
    level: "Niveau",
    fill: "Vul aan met bots",
    start: "Beginnen",
    waitForHost: "De gastheer begint de partij.",
    waitForReady: "Nog niet iedereen is klaar.",
    waitForSeats: "Er zijn nog plaatsen vrij: wacht, of vul ze met bots.",
    leave: "Tafel verlaten",
    watching: "Kijken toe",
    game: "Spel",
    games: { uno: "UNO", spin: "UNO Spin", rummy: "UNO Rummy" },
    players: "Spelers",
    preset: "Regels om mee te beginnen",
    presets: { official: "Zoals gedrukt", quick: "Snelle ronde", party: "Familiefeest" },
    rules: "Huisregels",
    rule: {
      stacking: { name: "Stapelen", line: "Op een pakkaart mag je een gelijke leggen." },
      seven_zero: { name: "Zeven en nul", line: "Een 7 ruilt handen, een 0 geeft alles door." },
      jump_in: { name: "Inspringen", line: "Precies dezelfde kaart mag je altijd spelen." },
      draw_until_playable: { name: "Pakken tot het past", line: "Pak tot je een kaart kunt spelen." },
      force_play: { name: "Speelplicht", line: "Een gepakte kaart die past moet je spelen." },
      no_bluffing: { name: "Niet bluffen", line: "Keuzekaart +4 alleen als niets anders past." },
      must_play: { name: "Legplicht", line: "Wie een steen kan leggen mag niet pakken." },
      reverse_skips_with_two: { name: "Keerkaart slaat over", line: "Met z’n tweeën slaat de ander een beurt over." },
    },
    scoring: "Telling",
    scorings: {
      winner: "de winnaar krijgt de punten",
      hands: "ieder telt de eigen hand",
      none: "één ronde, geen punten",
      rounds: "gewonnen rondes",
    },
    target: "Spelen tot",
    turnTime: "Tijd voor een beurt",
    noLimit: "geen grens",
    seconds: (seconds) => `${seconds} seconden`,
    window: "Tijd om UNO! te roepen",
    public: "Tafel voor iedereen tonen",
    spectators: "Anderen mogen kijken",
    hints: "Tips toegestaan",
  },
};
