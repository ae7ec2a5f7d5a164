import type { Texts } from "../lib/language.svelte";

interface RoomTexts {
  connecting: string;
  lost: string;
  replaced: string;
  takeOver: string;
  parted: string;
  refused: string;
  home: string;
  joinTitle: string;
  name: string;
  join: string;
}

export const texts: Texts<RoomTexts> = {
  en: {
    connecting: "Going to the table …",
    lost: "The line is broken. We are coming back by ourselves …",
    replaced: "You are playing in another tab or on another device.",
    takeOver: "Play here",
    parted: "You have left the table.",
    refused: "There is no such table any more.",
    home: "To the start",
    joinTitle: "You are invited to a table",
    name: "Your name",
    join: "Take a seat",
  },
  de: {
    connecting: "Auf dem Weg zum Tisch …",
    lost: "Die Leitung ist unterbrochen. Wir kommen von selbst zurück …",
    replaced: "Du spielst in einem anderen Tab oder auf einem anderen Gerät.",
    takeOver: "Hier spielen",
    parted: "Du hast den Tisch verlassen.",
    refused: "Diesen Tisch gibt es nicht mehr.",
    home: "Zum Anfang",
    joinTitle: "Du bist an einen Tisch eingeladen",
    name: "Dein Name",
    join: "Platz nehmen",
  },
  nl: {
    connecting: "Op weg naar de tafel …",
    lost: "De verbinding is weg. We komen vanzelf terug …",
    replaced: "Je speelt in een ander tabblad of op een ander apparaat.",
    takeOver: "Hier spelen",
    parted: "Je hebt de tafel verlaten.",
    refused: "Deze tafel bestaat niet meer.",
    home: "Naar het begin",
    joinTitle: "Je bent uitgenodigd aan een tafel",
    name: "Je naam",
    join: "Ga zitten",
  },
};
