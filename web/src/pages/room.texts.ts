import type { Texts } from "../lib/language.svelte";

interface RoomTexts {
  connecting: string;
  slow: string;
  lost: string;
  replaced: string;
  replacedLine: string;
  takeOver: string;
  parted: string;
  partedLine: string;
  gone: string;
  goneLine: string;
  refused: string;
  refusedLine: string;
  again: string;
  joinTitle: string;
  name: string;
  join: string;
}

export const texts: Texts<RoomTexts> = {
  en: {
    connecting: "Going to the table …",
    slow: "It is taking longer than usual. Are you online? We keep trying.",
    lost: "Connection lost. Reconnecting …",
    replaced: "You are playing in another tab or on another device.",
    replacedLine: "Your cards are there. You can bring them here.",
    takeOver: "Play here",
    parted: "You are no longer at this table.",
    partedLine: "You have left it, or the host has sent you away. There are other tables.",
    gone: "There is no such table any more.",
    goneLine: "A table where nobody has been for a day is cleared. Open a new one.",
    refused: "The server did not let us in.",
    refusedLine: "Too many tables may be open from here. Close some tabs and try again.",
    again: "Try again",
    joinTitle: "You are invited to a table",
    name: "Your name",
    join: "Take a seat",
  },
  de: {
    connecting: "Auf dem Weg zum Tisch …",
    slow: "Es dauert länger als sonst. Bist du online? Wir versuchen es weiter.",
    lost: "Die Leitung ist weg. Wir kommen von selbst zurück …",
    replaced: "Du spielst in einem anderen Tab oder auf einem anderen Gerät.",
    replacedLine: "Deine Karten sind dort. Du kannst sie hierher holen.",
    takeOver: "Hier spielen",
    parted: "Du bist nicht mehr an diesem Tisch.",
    partedLine: "Du hast ihn verlassen, oder der Gastgeber hat dich weggeschickt. Es gibt andere Tische.",
    gone: "Diesen Tisch gibt es nicht mehr.",
    goneLine: "Ein Tisch, an dem einen Tag lang niemand war, wird abgeräumt. Eröffne einen neuen.",
    refused: "Der Server hat uns nicht hereingelassen.",
    refusedLine: "Vielleicht sind von hier zu viele Tische offen. Schließ ein paar Tabs und versuch es noch einmal.",
    again: "Noch einmal versuchen",
    joinTitle: "Du bist an einen Tisch eingeladen",
    name: "Dein Name",
    join: "Platz nehmen",
  },
  nl: {
    connecting: "Op weg naar de tafel …",
    slow: "Het duurt langer dan anders. Ben je online? We blijven het proberen.",
    lost: "De verbinding is weg. We komen vanzelf terug …",
    replaced: "Je speelt in een ander tabblad of op een ander apparaat.",
    replacedLine: "Je kaarten zijn daar. Je kunt ze hierheen halen.",
    takeOver: "Hier spelen",
    parted: "Je zit niet meer aan deze tafel.",
    partedLine: "Je hebt hem verlaten, of de gastheer heeft je weggestuurd. Er zijn andere tafels.",
    gone: "Deze tafel bestaat niet meer.",
    goneLine: "Een tafel waar een dag lang niemand was wordt afgeruimd. Open een nieuwe.",
    refused: "De server heeft ons niet binnengelaten.",
    refusedLine: "Misschien zijn er van hieruit te veel tafels open. Sluit een paar tabbladen en probeer het opnieuw.",
    again: "Probeer opnieuw",
    joinTitle: "Je bent uitgenodigd voor een tafel",
    name: "Je naam",
    join: "Ga zitten",
  },
};
