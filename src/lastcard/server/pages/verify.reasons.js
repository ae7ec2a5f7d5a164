// Why a record is not believed. Other languages have these sentences in verify.texts.js.

export const REASONS = {
  utf8: "this is not a text in UTF-8: at byte {byte}",
  json: "this is not JSON: line {line}, column {column}",
  deep: "this JSON is nested too deeply: line {line}, column {column}",
  twice: '"{key}" stands there twice: line {line}, column {column}',
  whole: "this is not a whole number: line {line}, column {column}",
  record: "a record is a JSON object",
  missing: '"{key}" is missing',
  unknown: 'a record that can be checked has no "{key}"',
  format: 'only records with "format": 1 can be read',
  game: '"game" is "uno", "spin" or "rummy"',
  players: '"players" is a whole number from 2 to {most}',
  actions: '"actions" is a list of texts',
  rules: '"rules" is an object of options',
  names: '"names" is a list of {players} texts',
  date: '"date" is a text',
  scores: 'a match that can be checked begins without points: "scores" are 0',
  fairness: "this record does not say how its rounds were shuffled",
  deals: '"deals" is a list of objects',
  explained: "rounds dealt: {dealt}, explained: {explained}",
  shown: "rounds dealt: {dealt}, shown: {shown}",
  shuffle: 'round {round}: "fairness" has "commitment", "secret" and "words"',
  secret: 'round {round}: "secret" is a text of 64 hexadecimal digits',
  words: 'round {round}: "words" is a list of texts',
  seats: "round {round}: each seat has a word, if only an empty one: seats {players}, words {said}",
  commitment: "round {round}: the secret is not the one that was committed to",
  seed: "round {round} was not shuffled from what was committed to",
  deal: "round {round}: its deal does not hold what a deal holds",
  dealer: "round {round}: another player has to deal",
  opener: "round {round}: another player has to open",
  hand: "round {round}: the hand of player {player} is not the one that the seed gives",
  first: "round {round}: what was turned up first is not what the seed gives",
  stock: "round {round}: the draw pile is not the one that the seed gives",
};

/** A record that is not believed; the code says why in every language. */
export class Unfair extends Error {
  constructor(code, values = {}) {
    super(fill(REASONS[code], values));
    this.code = code;
    this.values = values;
  }
}

export const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));

export function must(holds, code, values) {
  if (!holds) throw new Unfair(code, values);
}
