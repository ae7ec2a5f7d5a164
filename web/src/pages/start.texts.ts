import type { Texts } from "../lib/language.svelte";

interface StartTexts {
  title: string;
  games: Record<"uno" | "spin" | "rummy", { name: string; line: string }>;
  choose: string;
  name: string;
  namePlaceholder: string;
  play: string;
  playLine: string;
  invite: string;
  inviteLine: string;
  learn: string;
  join: string;
  code: string;
  open: string;
  none: string;
  taken: (taken: number, seats: number) => string;
  watch: string;
  sit: string;
  busy: string;
  notAffiliated: string;
  problems: Record<string, string>;
  problem: string;
}

export const texts: Texts<StartTexts> = {
  en: {
    title: "What shall we play?",
    games: {
      uno: { name: "UNO", line: "The classic: match the card, keep one back, call it." },
      spin: { name: "UNO Spin", line: "The classic with a wheel that turns the game." },
      rummy: { name: "UNO Rummy", line: "Tiles in runs and sets, on a table that is everybody's." },
    },
    choose: "Game",
    name: "Your name",
    namePlaceholder: "How shall we call you?",
    play: "Play now",
    playLine: "against three bots, at once",
    invite: "Invite friends",
    inviteLine: "a table of your own, with a link and a code",
    learn: "Learn it in five minutes",
    join: "Join",
    code: "Code",
    open: "Open tables",
    none: "No open table just now. Invite somebody.",
    taken: (taken, seats) => `${taken} of ${seats} seats taken`,
    watch: "Watch",
    sit: "Join in",
    busy: "One moment …",
    notAffiliated: "Not affiliated with the owner of the UNO trademark. Free software.",
    problems: {
      room: "There is no table with this code.",
      rate: "Too many tries. Wait a minute.",
      offline: "The server cannot be reached.",
      name: "Please choose a name of 1 to 20 characters.",
      full: "This table is full.",
      rooms: "The server is full just now.",
    },
    problem: "That did not work:",
  },
  de: {
    title: "Was spielen wir?",
    games: {
      uno: { name: "UNO", line: "Der Klassiker: Karte bedienen, eine behalten, rufen." },
      spin: { name: "UNO Spin", line: "Der Klassiker mit einem Rad, das alles dreht." },
      rummy: { name: "UNO Rummy", line: "Steine in Reihen und Gruppen, auf einem Tisch für alle." },
    },
    choose: "Spiel",
    name: "Dein Name",
    namePlaceholder: "Wie sollen wir dich nennen?",
    play: "Jetzt spielen",
    playLine: "gegen drei Bots, sofort",
    invite: "Freunde einladen",
    inviteLine: "ein eigener Tisch, mit Link und Code",
    learn: "In fünf Minuten lernen",
    join: "Dazukommen",
    code: "Code",
    open: "Offene Tische",
    none: "Gerade ist kein Tisch offen. Lade jemanden ein.",
    taken: (taken, seats) => `${taken} von ${seats} Plätzen besetzt`,
    watch: "Zuschauen",
    sit: "Mitspielen",
    busy: "Einen Moment …",
    notAffiliated: "Nicht verbunden mit dem Inhaber der Marke UNO. Freie Software.",
    problems: {
      room: "Es gibt keinen Tisch mit diesem Code.",
      rate: "Zu viele Versuche. Warte eine Minute.",
      offline: "Der Server ist nicht zu erreichen.",
      name: "Bitte wähle einen Namen mit 1 bis 20 Zeichen.",
      full: "Dieser Tisch ist voll.",
      rooms: "Der Server ist gerade voll.",
    },
    problem: "Das hat nicht geklappt:",
  },
  nl: {
    title: "Wat spelen we?",
    games: {
      uno: { name: "UNO", line: "De klassieker: beken de kaart, hou er één over, roep." },
      spin: { name: "UNO Spin", line: "De klassieker met een rad dat alles omgooit." },
      rummy: { name: "UNO Rummy", line: "Stenen in rijen en groepen, op een tafel van iedereen." },
    },
    choose: "Spel",
    name: "Je naam",
    namePlaceholder: "Hoe zullen we je noemen?",
    play: "Nu spelen",
    playLine: "tegen drie bots, meteen",
    invite: "Vrienden uitnodigen",
    inviteLine: "een eigen tafel, met een link en een code",
    learn: "Leer het in vijf minuten",
    join: "Meedoen",
    code: "Code",
    open: "Open tafels",
    none: "Er is nu geen open tafel. Nodig iemand uit.",
    taken: (taken, seats) => `${taken} van ${seats} plaatsen bezet`,
    watch: "Kijken",
    sit: "Meespelen",
    busy: "Een ogenblik …",
    notAffiliated: "Niet verbonden met de eigenaar van het merk UNO. Vrije software.",
    problems: {
      room: "Er is geen tafel met deze code.",
      rate: "Te veel pogingen. Wacht een minuut.",
      offline: "De server is niet bereikbaar.",
      name: "Kies een naam van 1 tot 20 tekens.",
      full: "Deze tafel is vol.",
      rooms: "De server is nu vol.",
    },
    problem: "Dat is niet gelukt:",
  },
};
