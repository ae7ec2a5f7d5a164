import { beforeEach, describe as suite, expect, it } from "vitest";
import GAMES from "../../docs/games.json";
import { card, tile } from "../src/lib/notation";
import { speaking } from "../src/lib/language.svelte";
import { cardName, colourName, describe, resultName, shortResultName, tileName } from "../src/lib/draw/names";
import { SIGNS } from "../src/lib/draw/Tile.svelte";
import { SECTOR, SECTORS, angleOf, landing, slowing } from "../src/lib/draw/wheel";
import type { GameEvent } from "../src/lib/wire";
import { write } from "../src/lib/draw/figures";

const NAMES = ["Ada", "Ben", "Cleo"];

type Three = [en: string, de: string, nl: string];

/** The same in every language, in their order. */
function inAll(text: () => string): string[] {
  return ORDER.map((language) => {
    speaking.language = language;
    return text();
  });
}

/** As the expected words stand here. */
const ORDER = ["en", "de", "nl"];

beforeEach(() => {
  speaking.language = "en";
});

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
    for (const language of ORDER) {
      speaking.language = language;
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
    for (const language of ORDER) {
      speaking.language = language;
      expect(new Set(bag.map(tileName)).size).toBe(49);
    }
    expect(tile("j=b12").number).toBe(12);
  });
  it("colours", () => {
    expect(inAll(() => colourName("y"))).toEqual(["yellow", "Gelb", "geel"]);
  });
  it("signs are drawn on the tiles that the server says do something", () => {
    expect(Object.keys(SIGNS).map(Number)).toEqual(GAMES.flatMap(({ action_tiles }) => action_tiles));
  });

  it("results of the wheel", () => {
    expect(inAll(() => resultName("almost_uno"))).toEqual(["Almost UNO", "Beinahe UNO", "Bijna UNO"]);
    for (const { result } of SECTORS) {
      for (const name of [...inAll(() => resultName(result)), ...inAll(() => shortResultName(result))]) {
        expect(name).not.toBe(result);
      }
    }
    expect(resultName("holiday")).toBe("holiday");
  });
});

suite("events", () => {
  const cases: [GameEvent, Three][] = [
    [{ kind: "drew_for_deal", seat: 0, card: "r9" }, ["Ada draws red 9 to see who deals", "Ada zieht rote 9 (wer gibt?)", "Ada pakt rode 9 om te bepalen wie deelt"]],
    [{ kind: "dealt", dealer: 0, count: 2, hands: ["r1 r2", null] }, ["Ada shuffles and deals", "Ada mischt und gibt", "Ada schudt en deelt"]],
    [{ kind: "put_back", card: "w+4" }, ["Wild Draw Four goes back into the pile", "Zieh Vier kommt zurück in den Stapel", "Neem-vier gaat terug in de stapel"]],
    [{ kind: "turned_up", card: "r7" }, ["Red 7 is turned up", "Rote 7 liegt offen", "Rode 7 ligt open"]],
    [{ kind: "named", seat: 0, colour: "g" }, ["Ada chooses green", "Ada wählt Grün", "Ada kiest groen"]],
    [{ kind: "played", seat: 0, card: "r5" }, ["Ada plays red 5", "Ada spielt rote 5", "Ada speelt rode 5"]],
    [{ kind: "played", seat: 1, card: "w", colour: "g" }, ["Ben plays Wild (green)", "Ben spielt Farbenwahl (Grün)", "Ben speelt Keuzekaart (groen)"]],
    [{ kind: "called", seat: 0 }, ["Ada calls UNO!", "Ada ruft UNO!", "Ada roept UNO!"]],
    [{ kind: "drew", seat: 0, count: 2, cards: "b7 b9" }, ["Ada draws blue 7 and blue 9", "Ada zieht blaue 7 und blaue 9", "Ada pakt blauwe 7 en blauwe 9"]],
    [{ kind: "drew", seat: 1, count: 1 }, ["Ben draws 1 card", "Ben zieht 1 Karte", "Ben pakt 1 kaart"]],
    [{ kind: "drew", seat: 1, count: 2 }, ["Ben draws 2 cards", "Ben zieht 2 Karten", "Ben pakt 2 kaarten"]],
    [{ kind: "kept", seat: 0 }, ["Ada keeps the card", "Ada behält die Karte", "Ada houdt de kaart"]],
    [{ kind: "passed", seat: 0 }, ["Ada can neither play nor draw", "Ada kann weder spielen noch ziehen", "Ada kan niets spelen en niets pakken"]],
    [{ kind: "missed_turn", seat: 0 }, ["Ada misses a turn", "Ada setzt aus", "Ada slaat een beurt over"]],
    [{ kind: "reversed", direction: -1 }, ["Play now goes to the right", "Es geht jetzt nach rechts", "Het spel gaat nu naar rechts"]],
    [{ kind: "reversed", direction: 1 }, ["Play now goes to the left", "Es geht jetzt nach links", "Het spel gaat nu naar links"]],
    [{ kind: "reshuffled", count: 30 }, ["The discard pile is shuffled: 30 cards to draw", "Der Ablagestapel wird gemischt: 30 Karten zum Ziehen", "De open stapel wordt geschud: 30 kaarten om te pakken"]],
    [{ kind: "accepted", seat: 0 }, ["Ada accepts", "Ada nimmt die Karten", "Ada accepteert"]],
    [{ kind: "challenged", seat: 0, accused: 1 }, ["Ada challenges Ben", "Ada fordert Ben heraus", "Ada daagt Ben uit"]],
    [{ kind: "showed", seat: 1, to: 0, count: 2, cards: "r2 b5" }, ["Ben shows Ada red 2 and blue 5", "Ben zeigt Ada rote 2 und blaue 5", "Ben laat Ada rode 2 en blauwe 5 zien"]],
    [{ kind: "showed", seat: 1, to: 0, count: 2 }, ["Ben shows Ada their hand", "Ben zeigt Ada die Karten", "Ben laat Ada de kaarten zien"]],
    [{ kind: "judged", seat: 1, guilty: true }, ["Ben was bluffing", "Ben hat geblufft", "Ben heeft gebluft"]],
    [{ kind: "judged", seat: 1, guilty: false }, ["Ben wasn’t bluffing", "Ben hat nicht geblufft", "Ben heeft niet gebluft"]],
    [{ kind: "caught", seat: 0, by: 1 }, ["Ben catches Ada: no UNO called", "Ben erwischt Ada: kein UNO gerufen", "Ben betrapt Ada: geen UNO geroepen"]],
    [{ kind: "passed_hands", direction: 1 }, ["All hands are passed on to the left", "Alle Karten wandern weiter nach links", "Alle kaarten schuiven door naar links"]],
    [{ kind: "swapped_hands", seat: 0, other: 1 }, ["Ada swaps hands with Ben", "Ada tauscht mit Ben die Karten", "Ada ruilt van kaarten met Ben"]],
    [{ kind: "round_ended", winner: 0, points: [34, 0, 0] }, ["Ada wins the round: 34 points", "Ada gewinnt die Runde: 34 Punkte", "Ada wint de ronde: 34 punten"]],
    [{ kind: "round_ended", winner: 1, points: [0, 1, 0] }, ["Ben wins the round: 1 point", "Ben gewinnt die Runde: 1 Punkt", "Ben wint de ronde: 1 punt"]],
    [{ kind: "round_ended", winner: 0, points: [0, 12, 5] }, ["Ada wins the round", "Ada gewinnt die Runde", "Ada wint de ronde"]],
    [{ kind: "round_ended", winner: null, points: [0, 0, 0] }, ["Nobody wins this round", "Niemand gewinnt diese Runde", "Niemand wint deze ronde"]],
    [{ kind: "match_ended", winners: [0] }, ["Ada wins the match", "Ada gewinnt die Partie", "Ada wint de partij"]],
    [{ kind: "match_ended", winners: [0, 2] }, ["Ada and Cleo share the win", "Gemeinsam gewonnen: Ada und Cleo", "Samen gewonnen: Ada en Cleo"]],
    [{ kind: "match_ended", winners: [] }, ["Nobody wins the match", "Niemand gewinnt die Partie", "Niemand wint de partij"]],
    [{ kind: "spun", seat: 0, result: "war" }, ["Ada spins the wheel: War", "Ada dreht das Rad: Stechen", "Ada draait aan het rad: Oorlogje"]],
    [{ kind: "put_down", seat: 0, card: "r1" }, ["Ada puts down red 1", "Ada legt rote 1 ab", "Ada legt rode 1 af"]],
    [{ kind: "put_down", seat: 0, card: "w", colour: "g" }, ["Ada puts down Wild (green)", "Ada legt Farbenwahl (Grün) ab", "Ada legt Keuzekaart (groen) af"]],
    [{ kind: "traded_hands" }, ["All hands go to the left", "Alle Karten wandern nach links", "Alle kaarten gaan naar links"]],
    [{ kind: "showed", seat: 0, to: null, count: 2, cards: "r2 b5" }, ["Ada shows everyone red 2 and blue 5", "Ada zeigt allen rote 2 und blaue 5", "Ada laat iedereen rode 2 en blauwe 5 zien"]],
    [{ kind: "laid", seat: 0 }, ["Ada lays a card", "Ada legt eine Karte", "Ada legt een kaart"]],
    [{ kind: "laid", seat: 0, card: "r9" }, ["Ada lays red 9", "Ada legt rote 9", "Ada legt rode 9"]],
    [{ kind: "revealed", seat: 0, card: "r9" }, ["Ada fights with red 9", "Ada sticht mit: rote 9", "Ada vecht met rode 9"]],
    [{ kind: "won_war", seat: 0 }, ["Ada wins the war", "Ada gewinnt das Stechen", "Ada wint het oorlogje"]],
    [{ kind: "shouted", seat: 0 }, ["Ada shouts UNO Spin!", "Ada ruft UNO Spin!", "Ada roept UNO Spin!"]],
    [{ kind: "drew_to_open", seat: 0, tile: "r9" }, ["Ada draws red 9 to see who begins", "Ada zieht rote 9 (wer beginnt?)", "Ada trekt rode 9 om te bepalen wie begint"]],
    [{ kind: "dealt_tiles", opener: 0, count: 2, hands: ["r1 j", null] }, ["Ada opens", "Ada eröffnet", "Ada begint"]],
    [{ kind: "turned_up_tiles", tiles: "g4 y4 b4 j" }, ["Start tiles: green 4, yellow 4, blue 4 and joker", "Startsteine: grüne 4, gelbe 4, blaue 4 und Joker", "Startstenen: groene 4, gele 4, blauwe 4 en joker"]],
    [{ kind: "laid_tiles", seat: 0, tiles: "r7", table: ["r4 r5 r6 r7"] }, ["Ada lays red 7", "Ada legt rote 7", "Ada legt rode 7"]],
    [{ kind: "laid_tiles", seat: 0, tiles: "r7 j=g4", table: ["r4 r5 r6 r7", "y4 j=g4 b4"] }, ["Ada lays red 7 and joker (green 4)", "Ada legt rote 7 und Joker (grüne 4)", "Ada legt rode 7 en joker (groene 4)"]],
    [{ kind: "swapped_joker", seat: 0, tile: "r5", meld: 1 }, ["Ada swaps red 5 for the joker in meld 1", "Ada tauscht rote 5 gegen den Joker in Serie 1", "Ada ruilt rode 5 voor de joker in combinatie 1"]],
    [{ kind: "ended_turn", seat: 0 }, ["Ada ends their turn", "Ada beendet den Zug", "Ada maakt de beurt af"]],
    [{ kind: "kept_tile", seat: 0 }, ["Ada keeps the tile", "Ada behält den Stein", "Ada houdt de steen"]],
  ];
  for (const [event, sentences] of cases) {
    it(JSON.stringify(event), () => expect(inAll(() => describe(event, NAMES))).toEqual(sentences));
  }

  it("speaks to you", () => {
    const yours: [GameEvent, Three][] = [
      [{ kind: "played", seat: 0, card: "r5" }, ["You play red 5", "Du spielst rote 5", "Je speelt rode 5"]],
      [{ kind: "challenged", seat: 1, accused: 0 }, ["Ben challenges you", "Ben fordert dich heraus", "Ben daagt jou uit"]],
      [{ kind: "swapped_hands", seat: 1, other: 0 }, ["Ben swaps hands with you", "Ben tauscht mit dir die Karten", "Ben ruilt van kaarten met jou"]],
      [{ kind: "caught", seat: 0, by: 1 }, ["Ben catches you: no UNO called", "Ben erwischt dich: kein UNO gerufen", "Ben betrapt jou: geen UNO geroepen"]],
      [{ kind: "judged", seat: 0, guilty: true }, ["You were bluffing", "Du hast geblufft", "Je hebt gebluft"]],
    ];
    for (const [event, sentences] of yours) {
      expect(inAll(() => describe(event, NAMES, 0))).toEqual(sentences);
    }
  });
  it("says that a bot did it for who reads", () => {
    expect(inAll(() => describe({ kind: "played", seat: 0, card: "y4", stand_in: true }, NAMES, 0))).toEqual([
      "Your bot plays yellow 4",
      "Dein Bot spielt gelbe 4",
      "Jouw bot speelt gele 4",
    ]);
    speaking.language = "en";
    const theirs: GameEvent = { kind: "played", seat: 1, card: "y4" };
    expect(describe({ ...theirs, stand_in: true }, NAMES, 0)).toBe(describe(theirs, NAMES, 0));
    expect(describe({ kind: "caught", seat: 1, by: 0, stand_in: true }, NAMES, 0)).toBe("Your bot catches Ben: no UNO called");
  });

  it("counts tiles in Rummy", () => {
    expect(inAll(() => describe({ kind: "drew_tiles", seat: 1, count: 2 }, NAMES, 0))).toEqual([
      "Ben draws 2 tiles",
      "Ben zieht 2 Steine",
      "Ben pakt 2 stenen",
    ]);
  });
  it("leaves names as they are, and says nothing of what it does not know", () => {
    expect(describe({ kind: "passed", seat: 0 }, ["{who} [a|b] $1"])).toBe("{who} [a|b] $1 can neither play nor draw");
    expect(describe({ kind: "called", seat: 0 }, ["ada"])).toBe("ada calls UNO!");
    expect(describe({ kind: "moonrise" } as unknown as GameEvent, NAMES)).toBe("");
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
    const served = GAMES.flatMap(({ wheel }) => wheel);
    expect(SECTORS.map(({ result }) => result).sort()).toEqual(served.sort());
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
