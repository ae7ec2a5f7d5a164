import type { Texts } from "../language.svelte";

interface FairTexts {
  check: string;
  checking: string;
  details: string;
  failed: string;
}

export const texts: Texts<FairTexts> = {
  en: {
    check: "Check the shuffle",
    checking: "Checking …",
    details: "In detail",
    failed: "The check could not be done. Are you online?",
  },
  de: {
    check: "Mischen prüfen",
    checking: "Wird geprüft …",
    details: "Im Einzelnen",
    failed: "Die Prüfung war nicht möglich. Bist du online?",
  },
  nl: {
    check: "Controleer het schudden",
    checking: "Bezig met controleren …",
    details: "In detail",
    failed: "De controle lukte niet. Ben je online?",
  },
};
