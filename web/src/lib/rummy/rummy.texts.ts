// The words at the table of UNO Rummy.

import type { Texts } from "../language.svelte";
import type { Reason } from "./refusal";

interface Words {
  table: string;
  rack: string;
  meld: (number: number) => string;
  singles: string;
  // places
  newMeld: string;
  putHere: (number: number) => string;
  backToRack: string;
  backToSingles: string;
  backShort: string;
  // what can be done
  lay: string;
  draw: string;
  keep: string;
  end: string;
  undo: string;
  redo: string;
  reset: string;
  hint: string;
  best: string;
  gentlest: string;
  splitHere: string;
  wholeMeld: string;
  clear: string;
  swap: (tiles: string) => string;
  swapShort: string;
  endWith: (tile: string) => string;
  byColour: string;
  byNumber: string;
  larger: string;
  smaller: string;
  uno: string;
  unoCalled: string;
  // questions
  standsFor: string;
  otherTile: string;
  acts: string;
  // what is said
  waiting: string;
  stock: (tiles: number) => string;
  rule: (clause: string) => string;
  pick: string;
  onlyDraw: string;
  onlySwap: string;
  drew: (tile: string) => string;
  swapped: string;
  fits: string;
  asking: string;
  noHint: string;
  hinted: string;
  ofLimit: (played: number, limit: number) => string;
  moved: (tiles: string, meld: number) => string;
  movedNew: (tiles: string) => string;
  movedBack: (tiles: string) => string;
  selected: (tiles: string) => string;
  acting: (tile: string) => string;
  standing: (tile: string) => string;
  wrongMeld: (number: number, why: string) => string;
  wrongMelds: (count: number) => string;
  fresh: string;
  mine: string;
  empty: string;
  reasons: Record<Reason, (tile: string) => string>;
}

export const TEXTS: Texts<Words> = {
  en: {
    table: "Table",
    rack: "Your rack",
    meld: (number) => `Meld ${number}`,
    singles: "Start tiles",
    newMeld: "New meld",
    putHere: (number) => `Put into meld ${number}`,
    backToRack: "Put back on the rack",
    backToSingles: "Put back with the start tiles",
    backShort: "Put back",
    lay: "Lay",
    draw: "Draw",
    keep: "Keep",
    end: "End turn",
    undo: "Undo",
    redo: "Redo",
    reset: "Start over",
    hint: "Hint",
    best: "Most points",
    gentlest: "Smallest change",
    splitHere: "Split",
    wholeMeld: "Take all",
    clear: "Let go",
    swapShort: "Swap",
    swap: (tiles) => `Swap for the joker in ${tiles}`,
    endWith: (tile) => `End turn, ${tile} works`,
    byColour: "Sort by colour",
    byNumber: "Sort by number",
    larger: "Larger tiles",
    smaller: "Smaller tiles",
    uno: "Call UNO!",
    unoCalled: "UNO! called",
    standsFor: "The joker stands for",
    otherTile: "other",
    acts: "Which one works?",
    waiting: "Wait for your turn.",
    stock: (tiles) => `${tiles} to draw`,
    rule: (clause) => `Rule ${clause}`,
    pick: "Pick a tile, then its place.",
    onlyDraw: "Nothing fits. Draw a tile.",
    onlySwap: "Swap a tile for a joker, or draw.",
    drew: (tile) => `You drew ${tile}. Lay it, alone or with other tiles, or keep it.`,
    swapped: "Swapped. Lay tiles or end your turn.",
    fits: "That fits.",
    asking: "…",
    noHint: "Nothing can be laid.",
    hinted: "A proposal. Change it or lay it.",
    ofLimit: (played, limit) => `${played} of ${limit} tiles`,
    moved: (tiles, meld) => `${tiles} put into meld ${meld}.`,
    movedNew: (tiles) => `${tiles}: new meld.`,
    movedBack: (tiles) => `${tiles} taken back.`,
    selected: (tiles) => `${tiles} picked. Choose a place.`,
    acting: (tile) => `${tile} works.`,
    standing: (tile) => `The joker stands for ${tile}.`,
    wrongMeld: (number, why) => `Meld ${number}: ${why}`,
    wrongMelds: (count) => `${count} melds are not right yet.`,
    fresh: "new",
    mine: "yours",
    empty: "No runs or sets yet.",
    reasons: {
      short: () => "at least 3 tiles",
      neither: () => "no run, no set",
      descending: () => "a run goes up",
      jokersInSet: () => "only one joker in a set",
      jokersTogether: () => "no two jokers side by side",
      unnamed: () => "say what the joker stands for",
      vanished: (tile) => `${tile} lay on the table and has to lie in a run or set.`,
      notOnRack: (tile) => `${tile} is not on your rack.`,
      nothing: () => "Play at least one tile from your rack.",
      tooMany: () => "At most four tiles leave your rack in a turn; swaps count.",
      withDrawn: (tile) => `Lay ${tile || "the tile you drew"} too, or keep it.`,
      choose: () => "choose which works",
      canPlay: () => "You have a tile that fits, so you may not draw.",
      afterSwap: () => "After a swap you may not draw. Lay tiles or end your turn.",
      stockEmpty: () => "There is no tile left to draw.",
      noJoker: () => "No joker there stands for this tile.",
    },
  },
  de: {
    table: "Tisch",
    rack: "Deine Bank",
    meld: (number) => `Reihe ${number}`,
    singles: "Startsteine",
    newMeld: "Neu auslegen",
    putHere: (number) => `An Reihe ${number} anlegen`,
    backToRack: "Zurück auf die Bank",
    backToSingles: "Zurück zu den Startsteinen",
    backShort: "Zurück",
    lay: "Auslegen",
    draw: "Ziehen",
    keep: "Behalten",
    end: "Beenden",
    undo: "Rückgängig",
    redo: "Wiederholen",
    reset: "Von vorn",
    hint: "Tipp",
    best: "Meiste Punkte",
    gentlest: "Kleinste Änderung",
    splitHere: "Teilen",
    wholeMeld: "Alle nehmen",
    clear: "Loslassen",
    swapShort: "Tauschen",
    swap: (tiles) => `Gegen den Joker tauschen: ${tiles}`,
    endWith: (tile) => `Zug beenden, ${tile} wirkt`,
    byColour: "Nach Farbe ordnen",
    byNumber: "Nach Zahl ordnen",
    larger: "Steine größer",
    smaller: "Steine kleiner",
    uno: "UNO! rufen",
    unoCalled: "UNO! gerufen",
    standsFor: "Der Joker steht für",
    otherTile: "anderen",
    acts: "Welcher wirkt?",
    waiting: "Warte, bis du dran bist.",
    stock: (tiles) => `noch ${tiles} verdeckt`,
    rule: (clause) => `Regel ${clause}`,
    pick: "Wähle einen Stein, dann seinen Platz.",
    onlyDraw: "Nichts passt. Zieh einen Stein.",
    onlySwap: "Tausche einen Stein gegen einen Joker, oder zieh.",
    drew: (tile) => `Gezogen: ${tile}. Leg den Stein aus, allein oder mit anderen, oder behalte ihn.`,
    swapped: "Getauscht. Leg Steine aus oder beende deinen Zug.",
    fits: "Das passt.",
    asking: "…",
    noHint: "Du kannst nichts auslegen.",
    hinted: "Ein Vorschlag. Ändere ihn oder leg ihn aus.",
    ofLimit: (played, limit) => `${played} von ${limit} Steinen`,
    moved: (tiles, meld) => `${tiles} an Reihe ${meld} angelegt.`,
    movedNew: (tiles) => `${tiles} neu ausgelegt.`,
    movedBack: (tiles) => `${tiles} zurückgenommen.`,
    selected: (tiles) => `${tiles} gewählt. Wähle einen Platz.`,
    acting: (tile) => `${tile} wirkt.`,
    standing: (tile) => `Der Joker steht für ${tile}.`,
    wrongMeld: (number, why) => `Reihe ${number}: ${why}`,
    wrongMelds: (count) => `Noch stimmen ${count} Reihen nicht.`,
    fresh: "neu",
    mine: "von dir",
    empty: "Noch liegt keine Reihe.",
    reasons: {
      short: () => "mindestens 3 Steine",
      neither: () => "weder Folge noch Satz",
      descending: () => "eine Folge steigt an",
      jokersInSet: () => "nur ein Joker je Satz",
      jokersTogether: () => "keine zwei Joker nebeneinander",
      unnamed: () => "sag, wofür der Joker steht",
      vanished: (tile) => `${tile} lag auf dem Tisch und muss in einer Folge oder einem Satz liegen.`,
      notOnRack: (tile) => `${tile} liegt nicht auf deiner Bank.`,
      nothing: () => "Leg mindestens einen Stein von deiner Bank aus.",
      tooMany: () => "Höchstens vier Steine je Zug; getauschte zählen mit.",
      withDrawn: (tile) => `Leg auch den gezogenen Stein aus, oder behalte ihn${tile && `: ${tile}`}.`,
      choose: () => "wähle, welcher wirkt",
      canPlay: () => "Einer deiner Steine passt, also darfst du nicht ziehen.",
      afterSwap: () => "Nach einem Tausch darfst du nicht ziehen. Leg aus oder beende deinen Zug.",
      stockEmpty: () => "Es ist kein Stein mehr da.",
      noJoker: () => "Dort steht kein Joker für diesen Stein.",
    },
  },
  nl: {
    table: "Tafel",
    rack: "Je rek",
    meld: (number) => `Rij ${number}`,
    singles: "Startstenen",
    newMeld: "Nieuwe rij",
    putHere: (number) => `Aanleggen bij rij ${number}`,
    backToRack: "Terug op het rek",
    backToSingles: "Terug bij de startstenen",
    backShort: "Terug",
    lay: "Leggen",
    draw: "Trekken",
    keep: "Houden",
    end: "Beëindigen",
    undo: "Ongedaan maken",
    redo: "Opnieuw doen",
    reset: "Opnieuw beginnen",
    hint: "Tip",
    best: "Meeste punten",
    gentlest: "Kleinste wijziging",
    splitHere: "Splitsen",
    wholeMeld: "Alles nemen",
    clear: "Loslaten",
    swapShort: "Ruilen",
    swap: (tiles) => `Ruilen voor de joker: ${tiles}`,
    endWith: (tile) => `Beurt beëindigen, ${tile} werkt`,
    byColour: "Op kleur sorteren",
    byNumber: "Op getal sorteren",
    larger: "Stenen groter",
    smaller: "Stenen kleiner",
    uno: "UNO! roepen",
    unoCalled: "UNO! geroepen",
    standsFor: "De joker staat voor",
    otherTile: "andere",
    acts: "Welke werkt?",
    waiting: "Wacht tot je aan de beurt bent.",
    stock: (tiles) => `nog ${tiles} dicht`,
    rule: (clause) => `Regel ${clause}`,
    pick: "Kies een steen, dan zijn plek.",
    onlyDraw: "Niets past. Trek een steen.",
    onlySwap: "Ruil een steen voor een joker, of trek er een.",
    drew: (tile) => `Getrokken: ${tile}. Leg de steen, alleen of met andere, of houd hem.`,
    swapped: "Geruild. Leg stenen of beëindig je beurt.",
    fits: "Dat past.",
    asking: "…",
    noHint: "Je kunt niets leggen.",
    hinted: "Een voorstel. Verander het of leg het.",
    ofLimit: (played, limit) => `${played} van ${limit} stenen`,
    moved: (tiles, meld) => `${tiles} bij rij ${meld} gelegd.`,
    movedNew: (tiles) => `${tiles} nieuw gelegd.`,
    movedBack: (tiles) => `${tiles} teruggenomen.`,
    selected: (tiles) => `${tiles} gekozen. Kies een plek.`,
    acting: (tile) => `${tile} werkt.`,
    standing: (tile) => `De joker staat voor ${tile}.`,
    wrongMeld: (number, why) => `Rij ${number}: ${why}`,
    wrongMelds: (count) => `${count} rijen kloppen nog niet.`,
    fresh: "nieuw",
    mine: "van jou",
    empty: "Er ligt nog geen rij.",
    reasons: {
      short: () => "minstens 3 stenen",
      neither: () => "geen reeks, geen set",
      descending: () => "een reeks loopt op",
      jokersInSet: () => "maar één joker per set",
      jokersTogether: () => "geen twee jokers naast elkaar",
      unnamed: () => "zeg waar de joker voor staat",
      vanished: (tile) => `${tile} lag op tafel en moet in een reeks of set liggen.`,
      notOnRack: (tile) => `${tile} staat niet op je rek.`,
      nothing: () => "Leg minstens één steen van je rek.",
      tooMany: () => "Hoogstens vier stenen per beurt; geruilde tellen mee.",
      withDrawn: (tile) => `Leg ook ${tile || "de getrokken steen"}, of houd hem.`,
      choose: () => "kies welke werkt",
      canPlay: () => "Een van je stenen past, dus je mag niet trekken.",
      afterSwap: () => "Na een ruil mag je niet trekken. Leg stenen of beëindig je beurt.",
      stockEmpty: () => "Er is geen steen meer om te trekken.",
      noJoker: () => "Daar staat geen joker voor deze steen.",
    },
  },
};
