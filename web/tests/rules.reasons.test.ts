// Every reason for which the server refuses has its sentence in every language.
import { afterEach, describe, expect, it } from "vitest";
import { LANGUAGES, speaking } from "../src/lib/language.svelte";
import { type Known, why } from "../src/lib/rules/reasons";
import { label } from "../src/lib/games/rummy/refusal";
import type { Details } from "../src/lib/wire";
import { WRITTEN, keysOf } from "./words";

const REASONS = keysOf("reasons")
  .map((key) => key.replace("reasons-", "") as Known)
  .filter((reason) => !reason.startsWith("word-"));
const written = (language: string, reason: Known): string => WRITTEN[language]?.[`reasons-${reason}`] ?? "";
const MELD: Details = { meld: 2, tiles: "r3^ j=r4 b5!" };
const RANGE: Details = { least: 1, most: 100 };

/** What the server tells with a reason; with the others nothing that a sentence could fill in. */
const TOLD: Partial<Record<Known, Details>> = {
  not_held: { card: "r5" },
  not_enough_held: { card: "g+2" },
  no_match: { colour: "r", face: "7" },
  too_short: MELD,
  neither_run_nor_set: MELD,
  not_ascending: MELD,
  two_jokers_in_set: MELD,
  jokers_side_by_side: MELD,
  unnamed_joker: MELD,
  choose_action: MELD,
  no_such_meld: { meld: 9 },
  vanished: { tile: "r5" },
  not_on_rack: { tile: "r5" },
  no_such_joker: { tile: "r5" },
  several_jokers: { tile: "r5" },
  drawn_tile_first: { tile: "j" },
  start_tile_instead: { tile: "r5" },
  players_out_of_range: RANGE,
  target_out_of_range: RANGE,
  rounds_out_of_range: RANGE,
  turn_seconds_unknown: { choices: [0, 15, 30] },
  window_out_of_range: RANGE,
  name_too_long: { most: 20 },
  too_many_open_rooms: { most: 5 },
  word_length: RANGE,
  text_length: RANGE,
};

afterEach(() => {
  speaking.language = "en";
});

describe("every reason", () => {
  it.each(LANGUAGES)("is a sentence in %s, with all that it fills in", (language) => {
    speaking.language = language;
    for (const reason of REASONS) {
      const sentence = why({ reason, ...(TOLD[reason] && { details: TOLD[reason] }) });
      expect(sentence, reason).toMatch(/^[^a-z{}][^{}]*[.?]$/);
      expect(sentence, reason).not.toMatch(/ {2}| [.:,]/); // nothing was left out
      expect(sentence.replaceAll("UNO!", ""), reason).not.toContain("!");
      const slots = [...written(language, reason).matchAll(/\{ \$(\w+) \}/g)].map(([, slot]) => slot);
      const given = TOLD[reason] ?? {};
      const own = slots.filter((slot) => slot !== "kind" && slot !== "fitting");
      expect(own.filter((slot) => !(slot! in given)), reason).toEqual([]);
    }
  });

  it("is told differently in every language", () => {
    for (const reason of REASONS) {
      const sentences = LANGUAGES.map((language) => written(language, reason));
      expect(new Set(sentences).size, reason).toBe(LANGUAGES.length);
    }
  });

  it.each(LANGUAGES)("that a run or set can have is a short label in %s", (language) => {
    speaking.language = language;
    for (const reason of REASONS.filter((reason) => TOLD[reason] === MELD)) {
      expect(label({ reason, details: MELD }).length, reason).toBeLessThan(36);
    }
  });
});

describe("why", () => {
  it("says what would fit", () => {
    expect(why({ reason: "no_match", details: { colour: "r", face: "7" } })).toBe(
      "This card doesn’t fit: you need red, a 7 or a Wild.",
    );
    expect(why({ reason: "no_match", details: { colour: "g" } })).toBe("This card doesn’t fit: you need green or a Wild.");
    speaking.language = "de";
    expect(why({ reason: "no_match", details: { colour: "b", face: "s" } })).toBe(
      "Diese Karte passt nicht: Du brauchst Blau, eine Aussetzen-Karte oder einen Joker.",
    );
    speaking.language = "nl";
    expect(why({ reason: "no_match", details: { colour: "y", face: "+2" } })).toBe(
      "Deze kaart past niet: je hebt geel, een Neem-twee of een Keuzekaart/Neem-vier nodig.",
    );
  });

  it("says which run or set, in shapes", () => {
    const details: Details = { meld: 2, tiles: "r3 j=r4", kind: "run" };
    expect(why({ reason: "too_short", details })).toBe("Meld 2 (▲3 joker=▲4): this run needs at least three tiles.");
    speaking.language = "de";
    expect(why({ reason: "too_short", details: { meld: 1, tiles: "b5" } })).toBe(
      "Serie 1 (◆5): Eine Folge oder ein Satz braucht mindestens drei Steine.",
    );
    expect(why({ reason: "no_such_joker", details: { tile: "g12" } })).toBe("Dort steht kein Joker für Grün 12 ■.");
  });

  it("has an answer for a reason of a newer server", () => {
    expect(why({ reason: "something_new" as Known })).toBe("That’s not possible now.");
  });
});
