import type { Texts } from "../language.svelte";

/** Names for who has not chosen one. */
export const texts: Texts<readonly string[]> = {
  en: ["Otter", "Fox", "Badger", "Robin", "Hare", "Owl", "Hedgehog", "Seal", "Heron", "Squirrel"],
  de: ["Otter", "Fuchs", "Dachs", "Amsel", "Hase", "Eule", "Igel", "Robbe", "Reiher", "Eichhorn"],
  nl: ["Otter", "Vos", "Das", "Merel", "Haas", "Uil", "Egel", "Zeehond", "Reiger", "Eekhoorn"],
};
