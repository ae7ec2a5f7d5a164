import type { Texts } from "./language.svelte";

/** Why somebody cannot come in or open a table, by the server's code, and what to do. */
interface ProblemTexts {
  codes: Record<
    | "room"
    | "rate"
    | "offline"
    | "name"
    | "full"
    | "rooms"
    | "kicked"
    | "address"
    | "places"
    | "storage"
    | "connections"
    | "late",
    string
  >;
}

export const texts: Texts<ProblemTexts> = {
  en: {
    codes: {
      room: "There is no table with this code.",
      rate: "Too many tries. Wait a minute.",
      offline: "The server cannot be reached. Are you online?",
      name: "Please choose a name of 1 to 20 characters.",
      full: "This table is full. Ask for another one, or open your own.",
      rooms: "The server is full just now. Try again in a few minutes.",
      kicked: "The host has sent you away from this table.",
      address: "The host of this table lets nobody in from your connection any more.",
      places: "Enough people from your connection are at this public table already. Open one of your own and invite them.",
      storage: "The server cannot keep anything just now. Try again in a few minutes.",
      connections: "Too many are connected to the server just now. Try again in a moment.",
      late: "Your connection was too slow. Try again.",
    },
  },
  de: {
    codes: {
      room: "Es gibt keinen Tisch mit diesem Code.",
      rate: "Zu viele Versuche. Warte eine Minute.",
      offline: "Der Server ist nicht zu erreichen. Bist du online?",
      name: "Bitte wähle einen Namen mit 1 bis 20 Zeichen.",
      full: "Dieser Tisch ist voll. Frag nach einem anderen, oder eröffne einen eigenen.",
      rooms: "Der Server ist gerade voll. Versuch es in ein paar Minuten noch einmal.",
      kicked: "Der Gastgeber hat dich von diesem Tisch weggeschickt.",
      address: "Der Gastgeber dieses Tisches lässt niemanden mehr von deinem Anschluss herein.",
      places: "An diesem öffentlichen Tisch sind schon genug Leute von deinem Anschluss. Eröffne einen eigenen und lade sie ein.",
      storage: "Der Server kann gerade nichts speichern. Versuch es in ein paar Minuten noch einmal.",
      connections: "Gerade sind zu viele mit dem Server verbunden. Versuch es gleich noch einmal.",
      late: "Deine Verbindung war zu langsam. Versuch es noch einmal.",
    },
  },
  nl: {
    codes: {
      room: "Er is geen tafel met deze code.",
      rate: "Te veel pogingen. Wacht een minuut.",
      offline: "De server is niet bereikbaar. Ben je online?",
      name: "Kies een naam van 1 tot 20 tekens.",
      full: "Deze tafel is vol. Vraag om een andere, of open er zelf een.",
      rooms: "De server is nu vol. Probeer het over een paar minuten opnieuw.",
      kicked: "De gastheer heeft je van deze tafel weggestuurd.",
      address: "De gastheer van deze tafel laat niemand meer binnen vanaf jouw verbinding.",
      places: "Aan deze openbare tafel zitten al genoeg mensen via jouw verbinding. Open er zelf een en nodig ze uit.",
      storage: "De server kan nu niets bewaren. Probeer het over een paar minuten opnieuw.",
      connections: "Er zijn nu te veel mensen met de server verbonden. Probeer het zo meteen opnieuw.",
      late: "Je verbinding was te traag. Probeer het opnieuw.",
    },
  },
};
