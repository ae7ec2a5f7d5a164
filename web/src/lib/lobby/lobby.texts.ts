import type { Texts } from "../language.svelte";

interface LobbyTexts {
  title: string;
  // inviting
  invite: string;
  come: string;
  link: string;
  copy: string;
  copied: string;
  share: string;
  code: string;
  qr: string;
  programs: string;
  programsFor: string;
  programName: string;
  admit: string;
  letIn: (name: string) => string;
  addressOf: (name: string) => string;
  noSeat: string;
  copyAddress: string;
  keepAddress: string;
  // seats
  seats: string;
  empty: string;
  you: string;
  host: string;
  ready: string;
  notReady: string;
  gone: string;
  program: string;
  sit: string;
  addBot: string;
  removeBot: string;
  kick: string;
  kickAddress: string;
  kickAddressLine: string;
  makeHost: string;
  level: string;
  levels: Record<"newcomer" | "family" | "expert", string>;
  watching: string;
  // beginning
  fill: string;
  start: string;
  iAmReady: string;
  iAmNotReady: string;
  waitForHost: string;
  waitForReady: string;
  waitForSeats: string;
  allSet: string;
  youWatch: string;
  replay: string;
  leave: string;
}

export const texts: Texts<LobbyTexts> = {
  en: {
    title: "Around the table",
    invite: "Invite friends",
    come: "Come and play with me:",
    link: "Link",
    copy: "Copy the link",
    copied: "Copied",
    share: "Share",
    code: "Code to say aloud",
    qr: "QR code of the link, for a phone",
    programs: "A program of your own",
    programsFor: "Bots that you write take a seat as well, in any language that knows WebSockets.",
    programName: "Name of the program",
    admit: "Let it in",
    letIn: (name) => `${name} is let in.`,
    addressOf: (name) => `Address of ${name}`,
    noSeat: "No seat is free, so it only watches.",
    copyAddress: "Copy the address",
    keepAddress: "Start your program with this address. Whoever has it plays for the program, so keep it to yourself.",
    seats: "Seats",
    empty: "free",
    you: "you",
    host: "host",
    ready: "ready",
    notReady: "not ready yet",
    gone: "not connected",
    program: "program",
    sit: "Sit here",
    addBot: "Add a bot",
    removeBot: "Send the bot away",
    kick: "Send away",
    kickAddress: "When sending somebody away, keep their connection out, too",
    kickAddressLine: "Nobody else gets in from there. Often a whole family shares one.",
    makeHost: "Make host",
    level: "Level",
    levels: { newcomer: "newcomer", family: "family", expert: "expert" },
    watching: "Watching",
    fill: "Fill with bots",
    start: "Start",
    iAmReady: "I am ready",
    iAmNotReady: "Not ready after all",
    waitForHost: "The host starts the match.",
    waitForReady: "Not everybody is ready yet.",
    waitForSeats: "Seats are still free: wait for friends, or fill them with bots.",
    allSet: "All set.",
    youWatch: "You are watching. Take a free seat to play.",
    replay: "The last round again",
    leave: "Leave the table",
  },
  de: {
    title: "Am Tisch",
    invite: "Freunde einladen",
    come: "Komm, spiel mit mir:",
    link: "Link",
    copy: "Link kopieren",
    copied: "Kopiert",
    share: "Teilen",
    code: "Code zum Ansagen",
    qr: "QR-Code des Links, fürs Handy",
    programs: "Ein eigenes Programm",
    programsFor: "Auch Bots, die du selbst schreibst, bekommen einen Platz: in jeder Sprache, die WebSockets kennt.",
    programName: "Name des Programms",
    admit: "Hereinlassen",
    letIn: (name) => `${name} ist drin.`,
    addressOf: (name) => `Adresse von ${name}`,
    noSeat: "Kein Platz ist frei, also schaut es nur zu.",
    copyAddress: "Adresse kopieren",
    keepAddress: "Starte dein Programm mit dieser Adresse. Wer sie hat, spielt für das Programm: Behalte sie für dich.",
    seats: "Plätze",
    empty: "frei",
    you: "du",
    host: "Gastgeber",
    ready: "bereit",
    notReady: "noch nicht bereit",
    gone: "nicht verbunden",
    program: "Programm",
    sit: "Hier sitzen",
    addBot: "Bot dazusetzen",
    removeBot: "Bot wegschicken",
    kick: "Wegschicken",
    kickAddress: "Beim Wegschicken auch den Anschluss aussperren",
    kickAddressLine: "Von dort kommt dann niemand mehr herein. Oft teilt ihn sich eine ganze Familie.",
    makeHost: "Zum Gastgeber machen",
    level: "Stärke",
    levels: { newcomer: "Neuling", family: "Familie", expert: "Könner" },
    watching: "Zuschauer",
    fill: "Mit Bots auffüllen",
    start: "Los geht’s",
    iAmReady: "Ich bin bereit",
    iAmNotReady: "Doch nicht bereit",
    waitForHost: "Der Gastgeber beginnt die Partie.",
    waitForReady: "Noch sind nicht alle bereit.",
    waitForSeats: "Es sind noch Plätze frei: Warte auf Freunde, oder fülle sie mit Bots.",
    allSet: "Alle sind bereit.",
    youWatch: "Du schaust zu. Nimm einen freien Platz, um mitzuspielen.",
    replay: "Letzte Runde ansehen",
    leave: "Tisch verlassen",
  },
  nl: {
    title: "Aan tafel",
    invite: "Vrienden uitnodigen",
    come: "Kom met me spelen:",
    link: "Link",
    copy: "Kopieer de link",
    copied: "Gekopieerd",
    share: "Delen",
    code: "Code om door te geven",
    qr: "QR-code van de link, voor een telefoon",
    programs: "Een eigen programma",
    programsFor: "Ook bots die je zelf schrijft krijgen een plaats, in elke taal die WebSockets kent.",
    programName: "Naam van het programma",
    admit: "Binnenlaten",
    letIn: (name) => `${name} is binnen.`,
    addressOf: (name) => `Adres van ${name}`,
    noSeat: "Er is geen plaats vrij, dus kijkt het alleen toe.",
    copyAddress: "Kopieer het adres",
    keepAddress: "Start je programma met dit adres. Wie het heeft, speelt voor het programma: houd het voor jezelf.",
    seats: "Plaatsen",
    empty: "vrij",
    you: "jij",
    host: "gastheer",
    ready: "klaar",
    notReady: "nog niet klaar",
    gone: "niet verbonden",
    program: "programma",
    sit: "Ga hier zitten",
    addBot: "Zet er een bot bij",
    removeBot: "Stuur de bot weg",
    kick: "Wegsturen",
    kickAddress: "Bij wegsturen ook de verbinding buitensluiten",
    kickAddressLine: "Daarvandaan komt dan niemand meer binnen. Vaak deelt een heel gezin er een.",
    makeHost: "Tot gastheer maken",
    level: "Niveau",
    levels: { newcomer: "nieuweling", family: "familie", expert: "kenner" },
    watching: "Toeschouwers",
    fill: "Vul aan met bots",
    start: "Beginnen",
    iAmReady: "Ik ben klaar",
    iAmNotReady: "Toch nog niet klaar",
    waitForHost: "De gastheer begint de partij.",
    waitForReady: "Nog niet iedereen is klaar.",
    waitForSeats: "Er zijn nog plaatsen vrij: wacht op vrienden, of vul ze met bots.",
    allSet: "Iedereen is klaar.",
    youWatch: "Je kijkt toe. Neem een vrije plaats om mee te spelen.",
    replay: "Laatste ronde bekijken",
    leave: "Tafel verlaten",
  },
};
