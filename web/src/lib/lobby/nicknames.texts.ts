import type { Texts } from "../language.svelte";

interface NameTexts {
  names: readonly string[]; // for who has not chosen one
}

export const texts: Texts<NameTexts> = {
  en: { names: ["Otter", "Fox", "Badger", "Robin", "Hare", "Owl", "Hedgehog", "Seal", "Heron", "Squirrel"] },
  de: { names: ["Otter", "Fuchs", "Dachs", "Amsel", "Hase", "Eule", "Igel", "Robbe", "Reiher", "Eichhorn"] },
  nl: { names: ["Otter", "Vos", "Das", "Merel", "Haas", "Uil", "Egel", "Zeehond", "Reiger", "Eekhoorn"] },
};
