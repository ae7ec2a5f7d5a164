import { beforeEach, describe as suite, expect, it } from "vitest";
import { card, tile } from "../src/lib/notation";
import { LANGUAGES, speak } from "../src/lib/language.svelte";
import { cardName, colourName, describe, resultName, shortResultName, tileName } from "../src/lib/draw/names";
import { SECTOR, SECTORS, angleOf, landing, slowing } from "../src/lib/draw/wheel";
import { write } from "../src/lib/draw/figures";

const NAMES = ["Ada", "Ben", "Cleo"];

type Three = [en: string, de: string, nl: string];

/** The same in every language, in their order. */
function inAll(text: () => string): string[] {
  return LANGUAGES.map((language) => {
    speak(language);
    return text();
  });
}

beforeEach(() => speak("en"));

suite("names of cards", () => {
  const cases: Record<string, Three> = {
    r7: ["red 7", "rote 7", "rode 7"],
    y0: ["yellow 0", "gelbe 0", "gele 0"],
    gs: ["green Skip", "grüne Aussetzen-Karte", "groene Sla-beurt-over"],
    rr: ["red Reverse", "rote Richtungswechsel-Karte", "rode Keer-om"],
    "b+2": ["blue Draw Two", "blaue Zieh Zwei", "blauwe Neem-twee"],
    "r3*": ["red spin 3", "rote Spin-3", "rode spin-3"],
    w: ["Wild", "Farbenwahl", "Keuzekaart"],
    "w+4": ["Wild Draw Four", "Zieh Vier", "Neem-vier"],
    "w=g": ["Wild (green)", "Farbenwahl (Grün)", "Keuzekaart (groen)"],
    "w+4=b": ["Wild Draw Four (blue)", "Zieh Vier (Blau)", "Neem-vier (blauw)"],
    "?": ["face-down card", "verdeckte Karte", "dichte kaart"],
  };
  for (const [text, names] of Object.entries(cases)) {
    it(text, () => expect(inAll(() => cardName(text))).toEqual(names));
  }

  it("every card has its own name in every language", () => {
    const faces = [..."0123456789", "s", "r", "+2", "1*", "2*", "3*", "4*", "5*"];
    const pack = [..."rygb"].flatMap((colour) => faces.map((face) => colour + face)).concat("w", "w+4");
    for (const language of LANGUAGES) {
      speak(language);
      expect(new Set(pack.map(cardName)).size).toBe(pack.length);
      expect(pack.map(cardName).filter((name) => /undefined|NaN/.test(name))).toEqual([]);
    }
    expect(card("r3*").star).toBe(true);
  });
});

suite("names of tiles, colours and results", () => {
  const cases: Record<string, Three> = {
    r10: ["red 10", "rote 10", "rode 10"],
    "b2!": ["blue 2", "blaue 2", "blauwe 2"],
    "r5^!": ["red 5", "rote 5", "rode 5"],
    j: ["joker", "Joker", "joker"],
    "j=g4": ["joker (green 4)", "Joker (grüne 4)", "joker (groene 4)"],
    "?": ["face-down tile", "verdeckter Stein", "dichte steen"],
  };
  for (const [text, names] of Object.entries(cases)) {
    it(text, () => expect(inAll(() => tileName(text))).toEqual(names));
  }
  it("every tile has its own name", () => {
    const bag = [..."rygb"].flatMap((c) => Array.from({ length: 12 }, (_, n) => `${c}${n + 1}`)).concat("j");
    for (const language of LANGUAGES) {
      speak(language);
      expect(new Set(bag.map(tileName)).size).toBe(49);
    }
    expect(tile("j=b12").number).toBe(12);
  });
  it("colours", () => {
    expect(inAll(() => colourName("y"))).toEqual(["yellow", "Gelb", "geel"]);
  });
  it("results of the wheel", () => {
    expect(inAll(() => resultName("almost_uno"))).toEqual(["Almost UNO", "Fast UNO", "Bijna UNO"]);
    for (const { result } of SECTORS) {
      for (const name of [...inAll(() => resultName(result)), ...inAll(() => shortResultName(result))]) {
        expect(name).not.toBe(result);
      }
    }
    expect(resultName("holiday")).toBe("holiday");
  });
});

suite("events", () => {
  const cases: Record<string, Three> = {
    "0 drew r9 for the deal": ["Ada draws red 9 for the deal", "Ada zieht rote 9 für das Geben", "Ada pakt rode 9 om te bepalen wie deelt"],
    "0 dealt r1 r2 / ? ?": ["Ada shuffles and deals", "Ada mischt und gibt", "Ada schudt en deelt"],
    "w+4 put back": ["Wild Draw Four goes back into the pile", "Zieh Vier kommt zurück in den Stapel", "Neem-vier gaat terug in de stapel"],
    "r7 turned up": ["Red 7 is turned up", "Rote 7 liegt offen", "Rode 7 ligt open"],
    "0 named g": ["Ada chooses green", "Ada wählt Grün", "Ada kiest groen"],
    "0 played r5": ["Ada plays red 5", "Ada spielt rote 5", "Ada speelt rode 5"],
    "1 played w=g": ["Ben plays Wild (green)", "Ben spielt Farbenwahl (Grün)", "Ben speelt Keuzekaart (groen)"],
    "0 called uno": ["Ada calls UNO!", "Ada ruft UNO!", "Ada roept UNO!"],
    "0 drew b7 b9": ["Ada draws blue 7 and blue 9", "Ada zieht blaue 7 und blaue 9", "Ada pakt blauwe 7 en blauwe 9"],
    "1 drew ?": ["Ben draws 1 card", "Ben zieht 1 Karte", "Ben pakt 1 kaart"],
    "1 drew ? ?": ["Ben draws 2 cards", "Ben zieht 2 Karten", "Ben pakt 2 kaarten"],
    "0 kept the card": ["Ada keeps the card", "Ada behält die Karte", "Ada houdt de kaart"],
    "0 passed": ["Ada can neither play nor draw", "Ada kann weder spielen noch ziehen", "Ada kan niets spelen en niets pakken"],
    "0 missed a turn": ["Ada misses a turn", "Ada setzt aus", "Ada slaat een beurt over"],
    "direction -1": ["Play now goes to the right", "Es geht jetzt nach rechts", "Het spel gaat nu naar rechts"],
    "direction 1": ["Play now goes to the left", "Es geht jetzt nach links", "Het spel gaat nu naar links"],
    "30 cards reshuffled": ["The discard pile is shuffled: 30 cards to draw", "Der Ablagestapel wird gemischt: 30 Karten zum Ziehen", "De open stapel wordt geschud: 30 kaarten om te pakken"],
    "0 accepted": ["Ada accepts", "Ada nimmt die Karten", "Ada accepteert"],
    "0 challenged 1": ["Ada challenges Ben", "Ada glaubt Ben nicht", "Ada daagt Ben uit"],
    "1 showed 0 r2 b5": ["Ben shows Ada red 2 and blue 5", "Ben zeigt Ada rote 2 und blaue 5", "Ben toont Ada rode 2 en blauwe 5"],
    "1 showed 0 ? ?": ["Ben shows Ada the hand", "Ben zeigt Ada die Karten", "Ben toont Ada de kaarten"],
    "1 was guilty": ["Ben was bluffing", "Ben hat geblufft", "Ben heeft gebluft"],
    "1 was innocent": ["Ben was not bluffing", "Ben hat nicht geblufft", "Ben heeft niet gebluft"],
    "0 was caught by 1": ["Ben catches Ada: no UNO called", "Ben erwischt Ada: kein UNO gerufen", "Ben betrapt Ada: geen UNO geroepen"],
    "all hands passed on, direction 1": ["All hands are passed on to the left", "Alle Karten wandern weiter nach links", "Alle kaarten schuiven door naar links"],
    "0 swapped hands with 1": ["Ada swaps hands with Ben", "Ada tauscht mit Ben die Karten", "Ada ruilt van kaarten met Ben"],
    "round won by 0, points 34 0 0": ["Ada wins the round: 34 points", "Ada gewinnt die Runde: 34 Punkte", "Ada wint de ronde: 34 punten"],
    "round won by 1, points 0 1 0": ["Ben wins the round: 1 point", "Ben gewinnt die Runde: 1 Punkt", "Ben wint de ronde: 1 punt"],
    "round won by 0, points 0 12 5": ["Ada wins the round", "Ada gewinnt die Runde", "Ada wint de ronde"],
    "round won by nobody, points 0 0 0": ["Nobody wins this round", "Niemand gewinnt diese Runde", "Niemand wint deze ronde"],
    "match won by 0": ["Ada wins the match", "Ada gewinnt die Partie", "Ada wint de partij"],
    "match won by 0 and 2": ["Ada and Cleo share the win", "Gemeinsam gewonnen: Ada und Cleo", "Samen gewonnen: Ada en Cleo"],
    "match won by nobody": ["Nobody wins the match", "Niemand gewinnt die Partie", "Niemand wint de partij"],
    "0 spun war": ["Ada turns the wheel: War", "Ada dreht das Rad: Krieg", "Ada draait aan het rad: Oorlog"],
    "0 put down r1": ["Ada puts down red 1", "Ada legt rote 1 ab", "Ada legt rode 1 af"],
    "0 put down w=g": ["Ada puts down Wild (green)", "Ada legt Farbenwahl (Grün) ab", "Ada legt Keuzekaart (groen) af"],
    "all hands traded to the left": ["All hands go to the left", "Alle Karten wandern nach links", "Alle kaarten gaan naar links"],
    "0 showed all r2 b5": ["Ada shows everybody red 2 and blue 5", "Ada zeigt allen rote 2 und blaue 5", "Ada toont iedereen rode 2 en blauwe 5"],
    "0 laid ?": ["Ada lays a card", "Ada legt eine Karte", "Ada legt een kaart"],
    "0 laid r9": ["Ada lays red 9", "Ada legt rote 9", "Ada legt rode 9"],
    "0 fights with r9": ["Ada fights with red 9", "Ada kämpft mit: rote 9", "Ada vecht met rode 9"],
    "0 won the war": ["Ada wins the war", "Ada gewinnt den Krieg", "Ada wint de oorlog"],
    "0 shouted": ["Ada shouts UNO Spin!", "Ada ruft UNO Spin!", "Ada roept UNO Spin!"],
    "0 drew r9 to open": ["Ada draws red 9 to open", "Ada zieht rote 9 für die Eröffnung", "Ada trekt rode 9 om te beginnen"],
    "0 opens, racks r1 j / ? ?": ["Ada opens", "Ada eröffnet", "Ada begint"],
    "g4 y4 b4 j turned up": ["Start tiles: green 4, yellow 4, blue 4 and joker", "Startsteine: grüne 4, gelbe 4, blaue 4 und Joker", "Startstenen: groene 4, gele 4, blauwe 4 en joker"],
    "0 laid r7: r4 r5 r6 r7": ["Ada lays red 7", "Ada legt rote 7", "Ada legt rode 7"],
    "0 laid r7 j=g4: r4 r5 r6 r7 / y4 j=g4 b4": ["Ada lays red 7 and joker (green 4)", "Ada legt rote 7 und Joker (grüne 4)", "Ada legt rode 7 en joker (groene 4)"],
    "0 swapped r5 for a joker in meld 1": ["Ada swaps red 5 for the joker in meld 1", "Ada tauscht rote 5 gegen den Joker in Reihe 1", "Ada ruilt rode 5 voor de joker in rij 1"],
    "0 ended the turn": ["Ada ends the turn", "Ada beendet den Zug", "Ada beëindigt de beurt"],
    "0 kept the tile": ["Ada keeps the tile", "Ada behält den Stein", "Ada houdt de steen"],
  };
  for (const [event, sentences] of Object.entries(cases)) {
    it(event, () => expect(inAll(() => describe(event, NAMES))).toEqual(sentences));
  }

  it("speaks to you", () => {
    const yours: Record<string, Three> = {
      "0 played r5": ["You play red 5", "Du spielst rote 5", "Jij speelt rode 5"],
      "1 challenged 0": ["Ben challenges you", "Ben glaubt dir nicht", "Ben daagt jou uit"],
      "1 swapped hands with 0": ["Ben swaps hands with you", "Ben tauscht mit dir die Karten", "Ben ruilt van kaarten met jou"],
      "0 was caught by 1": ["Ben catches you: no UNO called", "Ben erwischt dich: kein UNO gerufen", "Ben betrapt jou: geen UNO geroepen"],
      "0 was guilty": ["You were bluffing", "Du hast geblufft", "Jij hebt gebluft"],
    };
    for (const [event, sentences] of Object.entries(yours)) {
      expect(inAll(() => describe(event, NAMES, 0))).toEqual(sentences);
    }
  });
  it("says that a bot did it for who reads", () => {
    expect(inAll(() => describe("0 played y4", NAMES, 0, "uno", true))).toEqual([
      "Your bot plays yellow 4",
      "Dein Bot spielt gelbe 4",
      "Jouw bot speelt gele 4",
    ]);
    for (const event of ["0 missed a turn", "1 played y4"])
      expect(inAll(() => describe(event, NAMES, 0, "uno", true))).toEqual(inAll(() => describe(event, NAMES, 0)));
  });

  it("counts tiles in Rummy", () => {
    expect(inAll(() => describe("1 drew ? ?", NAMES, 0, "rummy"))).toEqual([
      "Ben draws 2 tiles",
      "Ben zieht 2 Steine",
      "Ben pakt 2 stenen",
    ]);
  });
  it("leaves names and unknown texts as they are", () => {
    expect(describe("0 passed", ["{who} [a|b] $1"])).toBe("{who} [a|b] $1 can neither play nor draw");
    expect(describe("0 called uno", ["ada"])).toBe("ada calls UNO!");
    expect(describe("the moon rose", NAMES)).toBe("the moon rose");
  });
});

suite("the wheel", () => {
  it("lands on every result, forward and after some rounds", () => {
    for (const from of [0, 77, 1800, -40]) {
      for (const { result } of SECTORS) {
        const to = landing(from, result);
        expect(to - from).toBeGreaterThanOrEqual(5 * 360);
        expect(Math.abs((to - angleOf(result)) % 360)).toBe(0);
      }
    }
    expect(SECTORS).toHaveLength(9);
    expect(SECTOR * 9).toBe(360);
  });
  it("only slows down", () => {
    const steps = Array.from({ length: 20 }, (_, n) => slowing((n + 1) / 20) - slowing(n / 20));
    expect(steps.every((step, n) => step > 0 && step <= (steps[n - 1] ?? 1))).toBe(true);
    expect(slowing(1)).toBe(1);
  });
});

suite("figures", () => {
  it("are written around their middle", () => {
    expect(write("12", 8).strokes).toHaveLength(2);
    expect(write("12", 8).width).toBeGreaterThan(write("1", 8).width);
    expect(["6", "9", "8"].map((text) => write(text, 8).underlined)).toEqual([true, true, false]);
  });
});
