import type { Texts } from "../lib/language.svelte";

interface StartTexts {
  title: string;
  line: string;
  choose: string;
  name: string;
  play: string;
  playLine: string;
  invite: string;
  learn: string;
  join: string;
  haveCode: string;
  code: string;
  backToTable: string;
  open: string;
  none: string;
  taken: (taken: number, seats: number) => string;
  watch: string;
  sit: string;
  busy: string;
  offline: string;
  notAffiliated: string;
}

export const texts: Texts<StartTexts> = {
  en: {
    title: "What shall we play?",
    line: "With friends or against bots, exactly by the printed rules. Free, without an account.",
    choose: "Game",
    name: "Your name",
    play: "Play now",
    playLine: "against three bots",
    invite: "Invite friends",
    learn: "Learn in 5 minutes",
    join: "Join",
    haveCode: "Do you have a code?",
    code: "Code",
    backToTable: "Back to your table",
    open: "Open tables",
    none: "No open table just now. Invite somebody.",
    taken: (taken, seats) => `${taken} of ${seats} seats taken`,
    watch: "Watch",
    sit: "Join in",
    busy: "One moment …",
    offline: "You are offline. The rules and the lessons open all the same; for a table we need the network.",
    notAffiliated: "Not affiliated with the owner of the UNO trademark. Free software.",
  },
  de: {
    title: "Was spielen wir?",
    line: "Mit Freunden oder gegen Bots, genau nach den gedruckten Regeln. Kostenlos und ohne Anmeldung.",
    choose: "Spiel",
    name: "Dein Name",
    play: "Jetzt spielen",
    playLine: "gegen drei Bots",
    invite: "Freunde einladen",
    learn: "In 5 Minuten lernen",
    join: "Beitreten",
    haveCode: "Hast du einen Code?",
    code: "Code",
    backToTable: "Zurück an deinen Tisch",
    open: "Offene Tische",
    none: "Gerade ist kein Tisch offen. Lade jemanden ein.",
    taken: (taken, seats) => `${taken} von ${seats} Plätzen besetzt`,
    watch: "Zuschauen",
    sit: "Mitspielen",
    busy: "Einen Moment …",
    offline: "Du bist offline. Regeln und Übungen gehen trotzdem auf; für einen Tisch brauchen wir das Netz.",
    notAffiliated: "Nicht verbunden mit dem Inhaber der Marke UNO. Freie Software.",
  },
  nl: {
    title: "Wat spelen we?",
    line: "Met vrienden of tegen bots, precies volgens de gedrukte regels. Gratis en zonder account.",
    choose: "Spel",
    name: "Je naam",
    play: "Nu spelen",
    playLine: "tegen drie bots",
    invite: "Vrienden uitnodigen",
    learn: "Leer het in 5 minuten",
    join: "Meedoen",
    haveCode: "Heb je een code?",
    code: "Code",
    backToTable: "Terug naar je tafel",
    open: "Open tafels",
    none: "Er is nu geen open tafel. Nodig iemand uit.",
    taken: (taken, seats) => `${taken} van ${seats} plaatsen bezet`,
    watch: "Kijken",
    sit: "Meespelen",
    busy: "Een ogenblik …",
    offline: "Je bent offline. De regels en de lessen gaan toch open; voor een tafel hebben we het netwerk nodig.",
    notAffiliated: "Niet verbonden met de eigenaar van het merk UNO. Vrije software.",
  },
};
