import type { EmoteName } from "../draw/Emote.svelte";
import type { Texts } from "../language.svelte";

interface TableTexts {
  yourTurn: string;
  turnOf: (name: string) => string;
  cards: (count: number) => string;
  tiles: (count: number) => string;
  points: (count: number) => string;
  away: string;
  left: string;
  right: string;
  colour: (name: string) => string;
  noColour: string;
  drawPile: (count: number) => string;
  draw: string;
  drawOwed: (count: number) => string;
  keep: string;
  pass: string;
  owed: (count: number) => string;
  challenge: string;
  challengeLine: (name: string) => string;
  challengeKnown: (colour: string, cards: string) => string;
  challengeStake: (name: string, count: number) => string;
  uno: string;
  unoArmed: string;
  catch: (name: string) => string;
  chooseColour: string;
  cancel: string;
  swapWith: (name: string) => string;
  hand: string;
  sort: string;
  sortBy: { colour: string; number: string };
  cannotPlay: (card: string) => string;
  drawnCard: string;
  playDrawn: string;
  aside: string;
  asideNew: string;
  story: string;
  chat: string;
  say: string;
  send: string;
  emotes: Record<EmoteName, string>;
  mute: (name: string) => string;
  hear: (name: string) => string;
  autopilot: string;
  comeBack: string;
  watching: string;
  roundWonBy: (name: string) => string;
  matchWonBy: (names: string, count: number) => string;
  youWonRound: string;
  youWonMatch: string;
  nobody: string;
  round: string;
  roundOf: (number: number, rounds: number) => string;
  sum: string;
  nextRound: string;
  waiting: string;
  rematch: string;
  replay: string;
  leave: string;
  leaveSure: string;
  leaveWatching: string;
  yes: string;
  no: string;
  rule: (clause: string) => string;
  close: string;
  sitHere: (name: string) => string;
  stalls: (name: string) => string;
  standIn: string;
  standInFor: (name: string) => string;
  wantBot: (asked: number, needed: number) => string;
  keepWaiting: string;
}

export const texts: Texts<TableTexts> = {
  en: {
    yourTurn: "Your turn",
    turnOf: (name) => `${name}’s turn`,
    cards: (count) => (count === 1 ? "1 card" : `${count} cards`),
    tiles: (count) => (count === 1 ? "1 tile" : `${count} tiles`),
    points: (count) => (count === 1 ? "1 point" : `${count} points`),
    away: "a bot plays for them",
    left: "play goes to the left",
    right: "play goes to the right",
    colour: (name) => `Colour: ${name}`,
    noColour: "The colour is being named",
    drawPile: (count) => (count === 1 ? "Draw pile, 1 card" : `Draw pile, ${count} cards`),
    draw: "Draw",
    drawOwed: (count) => `Draw ${count}`,
    keep: "Keep it",
    pass: "Pass",
    owed: (count) => `Answer with a card of the same kind, or draw ${count}.`,
    challenge: "Challenge",
    challengeLine: (name) => `${name} played a Wild Draw Four.`,
    challengeKnown: (colour, cards) => `That is allowed only without any card of the colour ${colour} in hand. In hand now: ${cards}.`,
    challengeStake: (name, count) => `If it was a bluff, ${name} draws ${count} cards. If not, you draw ${count + 2}.`,
    uno: "UNO!",
    unoArmed: "You call UNO! with your next card.",
    catch: (name) => `Catch ${name}`,
    chooseColour: "Which colour?",
    cancel: "Not this card",
    swapWith: (name) => `Swap with ${name}`,
    hand: "Your hand",
    sort: "Sort",
    sortBy: { colour: "by colour", number: "by number" },
    cannotPlay: (card) => `${card}: not now`,
    drawnCard: "You drew this card:",
    playDrawn: "Play it",
    aside: "Story and chat",
    asideNew: "Story and chat: something new",
    story: "What happened",
    chat: "Chat",
    say: "Say something",
    send: "Send",
    emotes: { hello: "Hello", well_played: "Well played", thanks: "Thanks", laugh: "Ha ha", wow: "Wow", oops: "Oops", hurry: "Come on", bye: "Bye" },
    mute: (name) => `Mute ${name}`,
    hear: (name) => `Unmute ${name}`,
    autopilot: "A bot is playing for you.",
    comeBack: "I am back",
    watching: "You are watching.",
    roundWonBy: (name) => `${name} won the round`,
    matchWonBy: (names) => `${names} won the match`,
    youWonRound: "You won the round",
    youWonMatch: "You won the match",
    nobody: "Nobody",
    round: "Round",
    roundOf: (number, rounds) => `Round ${number} of ${rounds}`,
    sum: "Total",
    nextRound: "Next round",
    waiting: "Waiting for the others …",
    rematch: "Play again",
    replay: "Watch it again",
    leave: "Leave",
    leaveSure: "Leave the table? A bot plays on for you.",
    leaveWatching: "Stop watching?",
    yes: "Leave",
    no: "Stay",
    rule: (clause) => `Rule ${clause}`,
    close: "Close",
    sitHere: (name) => `Take ${name}’s seat`,
    stalls: (name) => `${name} has not played for a while.`,
    standIn: "Let a bot play",
    standInFor: (name) => `Let a bot play for ${name}`,
    wantBot: (asked, needed) => `${asked} of ${needed} want it.`,
    keepWaiting: "Keep waiting",
  },
  de: {
    yourTurn: "Du bist dran",
    turnOf: (name) => `${name} ist dran`,
    cards: (count) => (count === 1 ? "1 Karte" : `${count} Karten`),
    tiles: (count) => (count === 1 ? "1 Stein" : `${count} Steine`),
    points: (count) => (count === 1 ? "1 Punkt" : `${count} Punkte`),
    away: "ein Bot spielt",
    left: "es geht nach links",
    right: "es geht nach rechts",
    colour: (name) => `Farbe: ${name}`,
    noColour: "Die Farbe wird gerade gewählt",
    drawPile: (count) => (count === 1 ? "Ziehstapel, 1 Karte" : `Ziehstapel, ${count} Karten`),
    draw: "Ziehen",
    drawOwed: (count) => `${count} ziehen`,
    keep: "Behalten",
    pass: "Passen",
    owed: (count) => `Leg eine gleiche Ziehkarte darauf, oder zieh ${count}.`,
    challenge: "Anzweifeln",
    challengeLine: (name) => `${name} hat eine Zieh Vier gespielt.`,
    challengeKnown: (colour, cards) => `Das ist nur erlaubt, wenn keine Karte in ${colour} auf der Hand ist. Jetzt auf der Hand: ${cards}.`,
    challengeStake: (name, count) => `War es ein Bluff, zieht ${name} ${count} Karten. Wenn nicht, ziehst du ${count + 2}.`,
    uno: "UNO!",
    unoArmed: "Mit der nächsten Karte rufst du UNO!",
    catch: (name) => `${name} erwischen`,
    chooseColour: "Welche Farbe?",
    cancel: "Doch nicht",
    swapWith: (name) => `Mit ${name} tauschen`,
    hand: "Deine Hand",
    sort: "Sortieren",
    sortBy: { colour: "nach Farbe", number: "nach Zahl" },
    cannotPlay: (card) => `${card}: gerade nicht`,
    drawnCard: "Diese Karte hast du gezogen:",
    playDrawn: "Spielen",
    aside: "Verlauf und Chat",
    asideNew: "Verlauf und Chat: etwas Neues",
    story: "Was geschah",
    chat: "Chat",
    say: "Sag etwas",
    send: "Senden",
    emotes: { hello: "Hallo", well_played: "Gut gespielt", thanks: "Danke", laugh: "Haha", wow: "Wow", oops: "Ups", hurry: "Na los", bye: "Tschüss" },
    mute: (name) => `${name} nicht mehr hören`,
    hear: (name) => `${name} wieder hören`,
    autopilot: "Gerade spielt ein Bot für dich.",
    comeBack: "Ich bin wieder da",
    watching: "Du schaust zu.",
    roundWonBy: (name) => `${name} gewinnt die Runde`,
    matchWonBy: (names, count) => `${names} ${count > 1 ? "gewinnen" : "gewinnt"} die Partie`,
    youWonRound: "Du gewinnst die Runde",
    youWonMatch: "Du gewinnst die Partie",
    nobody: "Niemand",
    round: "Runde",
    roundOf: (number, rounds) => `Runde ${number} von ${rounds}`,
    sum: "Summe",
    nextRound: "Nächste Runde",
    waiting: "Warten auf die anderen …",
    rematch: "Noch einmal",
    replay: "Noch einmal ansehen",
    leave: "Tisch verlassen",
    leaveSure: "Den Tisch verlassen? Ein Bot spielt für dich weiter.",
    leaveWatching: "Nicht mehr zuschauen?",
    yes: "Gehen",
    no: "Bleiben",
    rule: (clause) => `Regel ${clause}`,
    close: "Schließen",
    sitHere: (name) => `Platz von ${name} übernehmen`,
    stalls: (name) => `${name} hat schon länger nicht gespielt.`,
    standIn: "Bot spielen lassen",
    standInFor: (name) => `Für ${name} einen Bot spielen lassen`,
    wantBot: (asked, needed) => `${asked} von ${needed} sind dafür.`,
    keepWaiting: "Weiter warten",
  },
  nl: {
    yourTurn: "Jij bent aan de beurt",
    turnOf: (name) => `${name} is aan de beurt`,
    cards: (count) => (count === 1 ? "1 kaart" : `${count} kaarten`),
    tiles: (count) => (count === 1 ? "1 steen" : `${count} stenen`),
    points: (count) => (count === 1 ? "1 punt" : `${count} punten`),
    away: "een bot speelt",
    left: "het spel gaat naar links",
    right: "het spel gaat naar rechts",
    colour: (name) => `Kleur: ${name}`,
    noColour: "De kleur wordt gekozen",
    drawPile: (count) => (count === 1 ? "Trekstapel, 1 kaart" : `Trekstapel, ${count} kaarten`),
    draw: "Pakken",
    drawOwed: (count) => `Pak er ${count}`,
    keep: "Houden",
    pass: "Passen",
    owed: (count) => `Leg er net zo’n pakkaart op, of pak er ${count}.`,
    challenge: "Uitdagen",
    challengeLine: (name) => `${name} speelde een Neem-vier.`,
    challengeKnown: (colour, cards) => `Dat mag alleen zonder kaarten van de kleur ${colour} in de hand. Nu in de hand: ${cards}.`,
    challengeStake: (name, count) => `Was het bluf, dan pakt ${name} ${count} kaarten. Zo niet, dan pak jij er ${count + 2}.`,
    uno: "UNO!",
    unoArmed: "Met je volgende kaart roep je UNO!",
    catch: (name) => `Betrap ${name}`,
    chooseColour: "Welke kleur?",
    cancel: "Toch niet",
    swapWith: (name) => `Ruil met ${name}`,
    hand: "Je hand",
    sort: "Sorteren",
    sortBy: { colour: "op kleur", number: "op getal" },
    cannotPlay: (card) => `${card}: nu niet`,
    drawnCard: "Deze kaart heb je gepakt:",
    playDrawn: "Spelen",
    aside: "Verloop en chat",
    asideNew: "Verloop en chat: iets nieuws",
    story: "Wat er gebeurde",
    chat: "Chat",
    say: "Zeg iets",
    send: "Stuur",
    emotes: { hello: "Hallo", well_played: "Goed gespeeld", thanks: "Bedankt", laugh: "Haha", wow: "Wauw", oops: "Oeps", hurry: "Kom op", bye: "Doei" },
    mute: (name) => `${name} dempen`,
    hear: (name) => `${name} weer horen`,
    autopilot: "Er speelt nu een bot voor je.",
    comeBack: "Ik ben er weer",
    watching: "Je kijkt toe.",
    roundWonBy: (name) => `${name} wint de ronde`,
    matchWonBy: (names, count) => `${names} ${count > 1 ? "winnen" : "wint"} de partij`,
    youWonRound: "Jij wint de ronde",
    youWonMatch: "Jij wint de partij",
    nobody: "Niemand",
    round: "Ronde",
    roundOf: (number, rounds) => `Ronde ${number} van ${rounds}`,
    sum: "Totaal",
    nextRound: "Volgende ronde",
    waiting: "Wachten op de anderen …",
    rematch: "Nog een keer",
    replay: "Bekijk het terug",
    leave: "Weggaan",
    leaveSure: "De tafel verlaten? Een bot speelt voor je verder.",
    leaveWatching: "Niet meer kijken?",
    yes: "Weggaan",
    no: "Blijven",
    rule: (clause) => `Regel ${clause}`,
    close: "Sluiten",
    sitHere: (name) => `Neem de plaats van ${name}`,
    stalls: (name) => `${name} heeft al een tijd niet gespeeld.`,
    standIn: "Laat een bot spelen",
    standInFor: (name) => `Laat een bot spelen voor ${name}`,
    wantBot: (asked, needed) => `${asked} van de ${needed} willen dat.`,
    keepWaiting: "Nog even wachten",
  },
};
