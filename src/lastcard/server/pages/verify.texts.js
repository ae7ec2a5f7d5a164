// What the page says, in English, German and Dutch. The reasons in English are in verify.reasons.js.

import { fill } from "./verify.reasons.js";

const EN = {
  language: "Language",
  title: "Was it shuffled fairly?",
  lead:
    "Before each round the server commits to a secret, then everybody may say a word. " +
    "Both together make the shuffle. Here your own browser derives every deal anew from them.",
  choose: "Choose a record",
  checking: "Checking …",
  unreadable: "This file could not be opened. Choose it again.",
  missing: "There is no record with this name on this server.",
  unreachable: "The record could not be fetched. Try again, or choose a file.",
  fair: {
    one: "The round was shuffled from what was committed to, and dealt as recorded.",
    other: "All {rounds} rounds were shuffled from what was committed to, and dealt as recorded.",
  },
  unfair: "{passed} of {rounds} rounds pass; this record is not what it claims to be.",
  round: "Round {round}",
  good: "Commitment kept, seed right, dealt as recorded.",
  commitment: "Commitment",
  secret: "Secret",
  words: "Words",
  silent: "said nothing",
  seed: "Seed",
  deals: "deals",
  opens: "opens",
  first: "First card",
  singles: "Start tiles",
  stock: "Draw pile, the next first",
  checkedTitle: "What is checked",
  checked: [
    "The secret is the one whose hash was the commitment.",
    "The seed follows from the secret and one word for each seat, even if it is empty.",
    "Who deals or opens, all hands, the first card or start tiles and the whole draw pile " +
      "follow from the seed, and are those in the record.",
    "Every round that was dealt is explained, none is left out.",
    "The record holds nothing else that could change a deal.",
  ],
  uncheckedTitle: "What is not",
  unchecked: [
    "Whether the commitment is the one you saw before the round: compare it.",
    "Whether the word at your seat is the one you said: compare it. Bots say nothing.",
    "Whether names, date and rules are those of your table: no shuffle depends on them.",
    "Whether every move was allowed, and what the wheel or a reshuffled pile gave later: " +
      "“lastcard verify” plays the whole record again.",
    "This page itself comes from the server. If you don’t want to trust it either, use " +
      "“lastcard verify” on a machine of your own.",
  ],
  reasons: {},
};

const DE = {
  language: "Sprache",
  title: "Wurde ehrlich gemischt?",
  lead:
    "Vor jeder Runde legt sich der Server auf ein Geheimnis fest, dann darf jeder ein Wort " +
    "sagen. Beides zusammen ergibt die Mischung. Hier leitet dein eigener Browser daraus jedes " +
    "Austeilen neu her.",
  choose: "Wähle einen Spielbericht",
  checking: "Wird geprüft …",
  unreadable: "Diese Datei ließ sich nicht öffnen. Wähle sie noch einmal.",
  missing: "Auf diesem Server gibt es keinen Spielbericht mit diesem Namen.",
  unreachable: "Der Spielbericht war nicht zu holen. Versuch es noch mal oder wähle eine Datei.",
  fair: {
    one: "Die Runde wurde aus dem Festgelegten gemischt und so gegeben, wie es dasteht.",
    other:
      "Alle {rounds} Runden wurden aus dem Festgelegten gemischt und so gegeben, wie es dasteht.",
  },
  unfair: "{passed} von {rounds} Runden stimmen; dieser Spielbericht ist nicht echt.",
  round: "Runde {round}",
  good: "Festlegung eingehalten, Startwert richtig, gegeben wie aufgeschrieben.",
  commitment: "Festlegung",
  secret: "Geheimnis",
  words: "Wörter",
  silent: "nichts gesagt",
  seed: "Startwert",
  deals: "gibt",
  opens: "eröffnet",
  first: "Erste Karte",
  singles: "Startsteine",
  stock: "Ziehstapel, die nächste zuerst",
  checkedTitle: "Was geprüft wird",
  checked: [
    "Das Geheimnis ist das, dessen Hash die Festlegung war.",
    "Der Startwert folgt aus dem Geheimnis und einem Wort für jeden Platz, auch wenn es leer ist.",
    "Wer gibt oder eröffnet, alle Hände, die erste Karte oder die Startsteine und der ganze " +
      "Ziehstapel folgen aus dem Startwert und stehen so im Spielbericht.",
    "Jede gegebene Runde ist erklärt, keine fehlt.",
    "Sonst steht im Spielbericht nichts, was am Austeilen etwas ändern könnte.",
  ],
  uncheckedTitle: "Was nicht",
  unchecked: [
    "Ob die Festlegung die ist, die du vor der Runde gesehen hast: Vergleiche sie.",
    "Ob an deinem Platz das Wort steht, das du gesagt hast: Vergleiche es. Bots sagen nichts.",
    "Ob Namen, Datum und Regeln die von eurem Tisch sind: Das Mischen hängt nicht von ihnen ab.",
    "Ob jeder Zug erlaubt war, und was das Rad oder ein neu gemischter Stapel später brachte: " +
      "„lastcard verify“ spielt den ganzen Spielbericht nach.",
    "Diese Seite kommt selbst vom Server. Willst du auch ihr nicht trauen, nimm " +
      "„lastcard verify“ auf einem eigenen Rechner.",
  ],
  reasons: {
    utf8: "Das ist kein Text in UTF-8: bei Byte {byte}.",
    json: "Das ist kein JSON: Zeile {line}, Spalte {column}.",
    deep: "Dieses JSON ist zu tief verschachtelt: Zeile {line}, Spalte {column}.",
    twice: "„{key}“ steht zweimal da: Zeile {line}, Spalte {column}.",
    whole: "Das ist keine ganze Zahl: Zeile {line}, Spalte {column}.",
    record: "Ein Spielbericht ist ein JSON-Objekt.",
    missing: "„{key}“ fehlt.",
    unknown: "„{key}“ gehört nicht in einen Spielbericht, der sich prüfen lässt.",
    format: 'Nur Spielberichte mit "format": 1 lassen sich lesen.',
    game: "„game“ ist „uno“, „spin“ oder „rummy“.",
    players: "„players“ ist eine ganze Zahl von 2 bis {most}.",
    actions: "„actions“ ist eine Liste von Texten.",
    rules: "„rules“ ist ein Objekt mit Optionen.",
    names: "„names“ ist eine Liste von {players} Texten.",
    date: "„date“ ist ein Text.",
    scores: "Eine Partie, die sich prüfen lässt, beginnt ohne Punkte: „scores“ ist überall 0.",
    fairness: "Dieser Spielbericht sagt nicht, wie seine Runden gemischt wurden.",
    deals: "„deals“ ist eine Liste von Objekten.",
    explained: "Gegebene Runden: {dealt}, erklärte: {explained}.",
    shown: "Gegebene Runden: {dealt}, gezeigte: {shown}.",
    shuffle: "Runde {round}: „fairness“ hat „commitment“, „secret“ und „words“.",
    secret: "Runde {round}: „secret“ ist ein Text aus 64 hexadezimalen Ziffern.",
    words: "Runde {round}: „words“ ist eine Liste von Texten.",
    seats:
      "Runde {round}: Zu jedem Platz gehört ein Wort, auch wenn es leer ist. " +
      "Plätze: {players}, Wörter: {said}.",
    commitment: "Runde {round}: Das Geheimnis ist nicht das, das festgelegt war.",
    seed: "Runde {round} wurde nicht aus dem gemischt, was festgelegt war.",
    deal: "Runde {round}: Was gegeben wurde, ist nicht vollständig oder nicht lesbar.",
    dealer: "Runde {round}: Es müsste jemand anderes geben.",
    opener: "Runde {round}: Es müsste jemand anderes eröffnen.",
    hand: "Runde {round}: Die Hand auf Platz {player} ist nicht die, die der Startwert ergibt.",
    first: "Runde {round}: Zuerst aufgedeckt wurde nicht, was der Startwert ergibt.",
    stock: "Runde {round}: Der Ziehstapel ist nicht der, den der Startwert ergibt.",
  },
};

const NL = {
  language: "Taal",
  title: "Is er eerlijk geschud?",
  lead:
    "Voor elke ronde legt de server zich vast op een geheim, daarna mag iedereen een woord " +
    "zeggen. Samen bepalen ze hoe er geschud wordt. Hier leidt je eigen browser daaruit elke " +
    "deling opnieuw af.",
  choose: "Kies een spelverslag",
  checking: "Bezig met controleren …",
  unreadable: "Dit bestand kon niet worden geopend. Kies het nog eens.",
  missing: "Op deze server is geen spelverslag met deze naam.",
  unreachable: "Het spelverslag kon niet worden opgehaald. Probeer opnieuw of kies een bestand.",
  fair: {
    one: "De ronde is geschud uit wat vastlag, en gedeeld zoals het er staat.",
    other: "Alle {rounds} rondes zijn geschud uit wat vastlag, en gedeeld zoals het er staat.",
  },
  unfair: "{passed} van {rounds} rondes kloppen; dit spelverslag is niet echt.",
  round: "Ronde {round}",
  good: "Aan de vastlegging gehouden, startwaarde juist, gedeeld zoals opgeschreven.",
  commitment: "Vastlegging",
  secret: "Geheim",
  words: "Woorden",
  silent: "niets gezegd",
  seed: "Startwaarde",
  deals: "deelt",
  opens: "begint",
  first: "Eerste kaart",
  singles: "Startstenen",
  stock: "Trekstapel, de volgende eerst",
  checkedTitle: "Wat wordt gecontroleerd",
  checked: [
    "Het geheim is dat waarvan de hash de vastlegging was.",
    "De startwaarde volgt uit het geheim en één woord per plaats, ook als dat leeg is.",
    "Wie deelt of begint, alle handen, de eerste kaart of de startstenen en de hele trekstapel " +
      "volgen uit de startwaarde en staan zo in het spelverslag.",
    "Elke gedeelde ronde is verklaard, er ontbreekt er geen.",
    "Verder staat er niets in het spelverslag dat een deling zou kunnen veranderen.",
  ],
  uncheckedTitle: "Wat niet",
  unchecked: [
    "Of de vastlegging dezelfde is die je voor de ronde zag: vergelijk ze.",
    "Of op jouw plaats het woord staat dat je zei: vergelijk het. Bots zeggen niets.",
    "Of namen, datum en regels die van jullie tafel zijn: het schudden hangt er niet van af.",
    "Of elke zet mocht, en wat het rad of een opnieuw geschudde stapel later gaf: " +
      "‘lastcard verify’ speelt het hele spelverslag na.",
    "Deze pagina komt zelf van de server. Wil je ook haar niet vertrouwen, gebruik dan " +
      "‘lastcard verify’ op een eigen computer.",
  ],
  reasons: {
    utf8: "Dit is geen tekst in UTF-8: bij byte {byte}.",
    json: "Dit is geen JSON: regel {line}, kolom {column}.",
    deep: "Deze JSON is te diep genest: regel {line}, kolom {column}.",
    twice: "‘{key}’ staat er twee keer: regel {line}, kolom {column}.",
    whole: "Dit is geen geheel getal: regel {line}, kolom {column}.",
    record: "Een spelverslag is een JSON-object.",
    missing: "‘{key}’ ontbreekt.",
    unknown: "‘{key}’ hoort niet in een spelverslag dat gecontroleerd kan worden.",
    format: 'Alleen spelverslagen met "format": 1 kunnen worden gelezen.',
    game: "‘game’ is ‘uno’, ‘spin’ of ‘rummy’.",
    players: "‘players’ is een geheel getal van 2 tot en met {most}.",
    actions: "‘actions’ is een lijst van teksten.",
    rules: "‘rules’ is een object met opties.",
    names: "‘names’ is een lijst van {players} teksten.",
    date: "‘date’ is een tekst.",
    scores: "Een partij die gecontroleerd kan worden, begint zonder punten: ‘scores’ is overal 0.",
    fairness: "Dit spelverslag zegt niet hoe zijn rondes zijn geschud.",
    deals: "‘deals’ is een lijst van objecten.",
    explained: "Gedeelde rondes: {dealt}, verklaarde: {explained}.",
    shown: "Gedeelde rondes: {dealt}, getoonde: {shown}.",
    shuffle: "Ronde {round}: ‘fairness’ heeft ‘commitment’, ‘secret’ en ‘words’.",
    secret: "Ronde {round}: ‘secret’ is een tekst van 64 hexadecimale cijfers.",
    words: "Ronde {round}: ‘words’ is een lijst van teksten.",
    seats:
      "Ronde {round}: bij elke plaats hoort een woord, ook als het leeg is. " +
      "Plaatsen: {players}, woorden: {said}.",
    commitment: "Ronde {round}: het geheim is niet dat waarop de server zich had vastgelegd.",
    seed: "Ronde {round} is niet geschud uit wat was vastgelegd.",
    deal: "Ronde {round}: wat er gedeeld is, is niet volledig of niet leesbaar.",
    dealer: "Ronde {round}: iemand anders had moeten delen.",
    opener: "Ronde {round}: iemand anders had moeten beginnen.",
    hand: "Ronde {round}: de hand op plaats {player} is niet die welke de startwaarde geeft.",
    first: "Ronde {round}: wat het eerst werd omgedraaid, is niet wat de startwaarde geeft.",
    stock: "Ronde {round}: de trekstapel is niet die welke de startwaarde geeft.",
  },
};

export const TEXTS = { en: EN, de: DE, nl: NL };

const sentence = (text) => `${text[0].toUpperCase()}${text.slice(1)}.`;

/** Why something is not believed. */
export const reason = ({ code, values, message }, t) =>
  code in t.reasons ? fill(t.reasons[code], values) : sentence(message);

/** What was found out about a record, in one sentence. */
export function summary({ error, rounds }, t) {
  if (error) return reason(error, t);
  const passed = rounds.filter((round) => !round.error).length;
  const text = passed < rounds.length ? t.unfair : rounds.length === 1 ? t.fair.one : t.fair.other;
  return fill(text, { passed, rounds: rounds.length });
}
