// Recomputes every deal of a record by itself: the server is asked for nothing but the record.
//
// `lastcard verify` does the same in Python. This is a second reading of docs/notation.md and
// docs/rules.md with code of its own, so that nobody has to believe the first one.
// Clauses: U and S are UNO's and UNO Spin's, R is UNO Rummy's.
// What is found out has a name here; verify.ftl has a sentence for it in every language.

import { Unfair, readJson } from "./verify.read.js";

// ---------------------------------------------------------------- Bytes

const bytesOf = (hex) => Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));

const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

function joined(...parts) {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let end = 0;
  for (const part of parts) {
    all.set(part, end);
    end += part.length;
  }
  return all;
}

function bigEndian(number, bytes) {
  const all = new Uint8Array(bytes);
  new DataView(all.buffer).setUint32(bytes - 4, number);
  return all;
}

// ---------------------------------------------------------------- SHA-256, as in FIPS 180-4

// The browser's own is missing where a page comes over plain http, as it does in a home network.
const SHA_START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];
const SHA_ROUNDS = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
];

const right = (x, bits) => (x >>> bits) | (x << (32 - bits));

export function sha256(bytes) {
  // A 1, zeros up to a whole number of blocks of 64 bytes, and the length in bits.
  const zeros = (119 - (bytes.length % 64)) % 64;
  const message = joined(bytes, [0x80], new Uint8Array(zeros), bigEndian(8 * bytes.length, 8));
  const view = new DataView(message.buffer);
  const state = Uint32Array.from(SHA_START);
  for (let at = 0; at < message.length; at += 64) shaBlock(state, view, at);
  return joined(...Array.from(state, (word) => bigEndian(word, 4)));
}

function shaBlock(state, view, at) {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const s0 = right(w[i - 15], 7) ^ right(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const s1 = right(w[i - 2], 17) ^ right(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const s1 = right(e, 6) ^ right(e, 11) ^ right(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + SHA_ROUNDS[i] + w[i]) | 0;
    const s0 = right(a, 2) ^ right(a, 13) ^ right(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] += word));
}

// ---------------------------------------------------------------- Commitment and seed

const utf8 = (text) => new TextEncoder().encode(text);

export const commitmentOf = (secret) => hexOf(sha256(bytesOf(secret)));

/** The seed of a round: from the server's secret and what each seat said. */
export function seedOf(secret, words) {
  const said = words.map(utf8).flatMap((word) => [bigEndian(word.length, 4), word]);
  return hexOf(sha256(joined(utf8("lastcard shuffle 1\n"), bytesOf(secret), ...said)));
}

// ---------------------------------------------------------------- Chance: ChaCha20, as in RFC 8439

const left = (x, bits) => (x << bits) | (x >>> (32 - bits));

function quarter(x, a, b, c, d) {
  x[a] += x[b];
  x[d] = left(x[d] ^ x[a], 16);
  x[c] += x[d];
  x[b] = left(x[b] ^ x[c], 12);
  x[a] += x[b];
  x[d] = left(x[d] ^ x[a], 8);
  x[c] += x[d];
  x[b] = left(x[b] ^ x[c], 7);
}

/** One block of 16 words; `key` has 8 words, `nonce` 3. */
export function chacha20(key, counter, nonce) {
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, counter, ...nonce];
  const x = Uint32Array.from(start);
  for (let i = 0; i < 10; i++) {
    for (let n = 0; n < 4; n++) quarter(x, n, 4 + n, 8 + n, 12 + n);
    for (let n = 0; n < 4; n++) {
      quarter(x, n, 4 + ((n + 1) % 4), 8 + ((n + 2) % 4), 12 + ((n + 3) % 4));
    }
  }
  return x.map((word, i) => word + start[i]);
}

/** The chance of one round: a stream of 16-bit numbers. */
class Chance {
  constructor(seed, round) {
    const view = new DataView(bytesOf(seed).buffer);
    this.key = Array.from({ length: 8 }, (_, i) => view.getUint32(4 * i, true));
    this.nonce = [round, 0, 0]; // rounds are counted from 0 here
    this.used = 0;
  }

  half() {
    const n = this.used++ % 32;
    if (n === 0) this.block = chacha20(this.key, (this.used - 1) / 32, this.nonce);
    return (this.block[n >> 1] >>> (16 * (n & 1))) & 0xffff;
  }

  /** A number from 0 to n - 1, each exactly as likely. */
  below(n) {
    for (;;) {
      const product = this.half() * n;
      // Lemire's method: only the few low products that would favour some numbers are refused.
      if ((product & 0xffff) >= 65536 % n) return product >>> 16;
    }
  }

  /** Take a card from a face-down pile: any may come next, and the last fills its place. */
  draw(pile) {
    const place = this.below(pile.length);
    const card = pile[place];
    pile[place] = pile[pile.length - 1];
    pile.pop();
    return card;
  }
}

// ---------------------------------------------------------------- Packs

const COLOURS = [..."rygb"];

/** U1: one 0 and two of all others in each colour, four Wilds, four Wild Draw Fours. */
function cards(spin) {
  const symbols = [..."0123456789", "s", "r", "+2"];
  // S1: of the two copies of each 1-5 in each colour one is a spin card.
  const second = (symbol) => (spin && "12345".includes(symbol) ? `${symbol}*` : symbol);
  const copies = (symbol) => (symbol === "0" ? ["0"] : [symbol, second(symbol)]);
  const coloured = COLOURS.flatMap((colour) => symbols.flatMap(copies).map((s) => colour + s));
  return [...coloured, ...Array(4).fill("w"), ...Array(4).fill("w+4")];
}

/** R1: two of each 1-12 in each colour, four jokers. */
function tiles() {
  const numbers = Array.from({ length: 12 }, (_, i) => i + 1).flatMap((n) => [n, n]);
  const coloured = COLOURS.flatMap((colour) => numbers.map((number) => colour + number));
  return [...coloured, ...Array(4).fill("j")];
}

/** What each game calls its parts in a record, and what it is played with. */
export const GAMES = {
  uno: { most: 10, starter: "dealer", first: "discard", pack: cards(false), deal: dealCards },
  spin: { most: 10, starter: "dealer", first: "discard", pack: cards(true), deal: dealCards },
  rummy: { most: 4, starter: "opener", first: "singles", pack: tiles(), deal: dealTiles },
};

// ---------------------------------------------------------------- Deals

const numberOn = (card) => Number(/^[rygb](\d+)\*?$/.exec(card)?.[1] ?? 0);

/** U3, R2: each draws, the highest number deals or opens; those who tie draw again. */
function drawnStarter(pack, players, chance) {
  const pile = [...pack];
  let seats = [...Array(players).keys()];
  // The rules stop asking when the pile gets short; the lowest seat then has it.
  while (seats.length > 1 && pile.length >= players) {
    const drawn = seats.map(() => numberOn(chance.draw(pile)));
    seats = seats.filter((_, i) => drawn[i] === Math.max(...drawn));
  }
  return seats[0];
}

/** U4: seven cards each, beginning left of the dealer, and the first card turned up. */
function dealCards(pile, players, dealer, chance) {
  const hands = Array.from({ length: players }, () => []);
  for (let n = 1; n <= 7 * players; n++) hands[(dealer + n) % players].push(chance.draw(pile));
  let first = chance.draw(pile);
  while (first === "w+4") {
    pile.unshift(first); // U10: back into the pile
    first = chance.draw(pile);
  }
  if (first.endsWith("+2")) {
    // U6: who is left of the dealer draws two; a record shows the hands after that.
    hands[(dealer + 1) % players].push(chance.draw(pile), chance.draw(pile));
  }
  return { hands, first: [first] };
}

/** R3: 14 tiles each, beginning with the opener, and four start tiles. */
function dealTiles(pile, players, opener, chance) {
  const racks = Array.from({ length: players }, () => []);
  for (let n = 0; n < 14 * players; n++) racks[(opener + n) % players].push(chance.draw(pile));
  return { hands: racks, first: [1, 2, 3, 4].map(() => chance.draw(pile)) };
}

/** A whole round as it begins; `dealer` null: the cards decide who deals, or opens. */
export function derive(game, players, seed, round, dealer) {
  const { pack, deal } = GAMES[game];
  const chance = new Chance(seed, round);
  const starter = dealer ?? drawnStarter(pack, players, chance);
  const pile = [...pack];
  const { hands, first } = deal(pile, players, starter, chance);
  // The notation sorts a hand as the pack is sorted.
  hands.forEach((hand) => hand.sort((a, b) => pack.indexOf(a) - pack.indexOf(b)));
  const stock = Array.from({ length: pile.length }, () => chance.draw(pile));
  const text = (some) => some.join(" ");
  return { dealer: starter, hands: hands.map(text), first: text(first), stock: text(stock) };
}

// ---------------------------------------------------------------- A record

function must(holds, reason, details) {
  if (!holds) throw new Unfair(reason, details);
}

const isObject = (data) => typeof data === "object" && data !== null && !Array.isArray(data);
// Half a character (a lone surrogate) has no bytes to be hashed or shown.
const isText = (data) => typeof data === "string" && !/\p{Surrogate}/u.test(data);
export const isTexts = (data) => Array.isArray(data) && data.every(isText);
const isWhole = (data, low, high) => Number.isInteger(data) && low <= data && data <= high;
const hasJust = (data, keys) =>
  isObject(data) && Object.keys(data).length === keys.length && keys.every((key) => key in data);

// A record has all of these, and may have the others; nothing else. A "dealer" or a "wheel" would
// change what is dealt or turned, and nobody has committed to it.
const PARTS = ["format", "game", "players", "seed", "actions", "deals", "fairness"];
const OTHER_PARTS = ["rules", "scores", "names", "date"];

/** Refuse what is not a record, or says too little or too much for one that can be checked. */
function checkParts(record) {
  must(isObject(record), "record");
  must(Array.isArray(record.fairness), "fairness");
  for (const key of PARTS) must(Object.hasOwn(record, key), "missing", { part: key });
  for (const key of Object.keys(record)) {
    must(PARTS.includes(key) || OTHER_PARTS.includes(key), "unknown", { part: key.slice(0, 40) });
  }
}

/** Refuse parts that hold what they cannot hold; what was agreed and done is taken as it is. */
function checkRecord(record) {
  checkParts(record);
  const { format, game, players, actions, deals } = record;
  must(format === 1, "format");
  must(Object.hasOwn(GAMES, game), "game");
  const { most } = GAMES[game];
  must(isWhole(players, 2, most), "players", { most });
  must(Array.isArray(actions) && actions.every((action) => typeof action === "string"), "actions");
  must(Array.isArray(deals) && deals.every(isObject), "deals");
  checkOtherParts(record, players);
}

function checkOtherParts({ rules = {}, names, date = "", scores }, players) {
  const perSeat = (list, holds) =>
    Array.isArray(list) && list.length === players && list.every(holds);
  must(isObject(rules), "rules");
  must(isText(date), "date");
  must(names === undefined || perSeat(names, isText), "names", { players });
  must(scores === undefined || perSeat(scores, (score) => score === 0), "scores");
}

/** How many rounds there have been: the first, and one for each time that somebody dealt again. */
const roundsDealt = ({ actions }) =>
  1 + actions.filter((action) => /^[0-9]{1,2}:deal$/.test(action)).length;

/** Read how a round was shuffled, and see whether the commitment was kept. */
function checkShuffle(shuffle, players, round) {
  must(hasJust(shuffle, ["commitment", "secret", "words"]), "shuffle", { round });
  const { commitment, secret, words } = shuffle;
  must(typeof secret === "string" && /^[0-9a-f]{64}$/.test(secret), "secret", { round });
  must(isTexts(words), "words", { round });
  // A word more or less, and whoever writes the record could choose among shuffles.
  must(words.length === players, "seats", { round, players, said: words.length });
  must(commitment === commitmentOf(secret), "commitment", { round });
}

/** Who deals a round, or opens it; null: the cards decide. */
function starterOf(record, index, round) {
  if (index === 0) return null;
  // U34: the deal passes to the left. The round before has shown that its own is right.
  const { starter } = GAMES[record.game];
  const before = record.deals[index - 1]?.[starter];
  must(isWhole(before, 0, record.players - 1), starter, { round });
  return (before + 1) % record.players;
}

/** Compare a deal, part by part, with the one that was derived. */
function checkDeal(record, index, round, derived) {
  const { starter, first } = GAMES[record.game];
  const deal = record.deals[index];
  const keys = [starter, "hands", "stock", first, ...(index ? ["seed"] : [])];
  must(hasJust(deal, keys), "deal", { round });
  must(isTexts(deal.hands) && deal.hands.length === record.players, "deal", { round });
  must(deal[starter] === derived.dealer, starter, { round });
  derived.hands.forEach((hand, seat) => {
    must(deal.hands[seat] === hand, "hand", { round, player: seat + 1 });
  });
  must(deal[first] === derived.first, "first", { round });
  must(deal.stock === derived.stock, "stock", { round });
}

/** One round: what was derived as far as one gets, and `error` if something is wrong with it. */
function examineRound(record, index) {
  const round = index + 1;
  const shuffle = record.fairness[index];
  const { commitment, secret, words } = isObject(shuffle) ? shuffle : {};
  const found = { round, commitment, secret, words, error: null };
  try {
    checkShuffle(shuffle, record.players, round);
    found.seed = seedOf(secret, words);
    const told = index === 0 ? record.seed : record.deals[index]?.seed;
    must(told === found.seed, "seed", { round });
    const dealer = starterOf(record, index, round);
    const derived = derive(record.game, record.players, found.seed, index, dealer);
    Object.assign(found, derived);
    checkDeal(record, index, round, derived);
  } catch (error) {
    if (!(error instanceof Unfair)) throw error;
    found.error = error;
  }
  return found;
}

/**
 * All rounds, each with its own verdict; `error`: what is wrong with the record as a whole.
 * `dealer` is in Rummy who opened; `first` is the card turned up, in Rummy the four start tiles.
 */
function examine(record) {
  checkRecord(record);
  const [dealt, explained] = [roundsDealt(record), record.fairness.length];
  const shown = record.deals.length;
  let error = null;
  if (shown !== dealt) error = new Unfair("shown", { dealt, shown });
  if (explained !== dealt) error = new Unfair("explained", { dealt, explained });
  return { error, rounds: record.fairness.map((_, index) => examineRound(record, index)) };
}

/** A record from its bytes, with its rounds; `error`: why there is none, or what is wrong with it. */
export function examineBytes(bytes) {
  let record = null;
  try {
    record = readJson(bytes);
    return { record, ...examine(record) };
  } catch (error) {
    if (!(error instanceof Unfair)) throw error;
    return { record, error, rounds: [] };
  }
}

/** What was found out, in one sentence: the name of the text, and what is filled in. */
export function verdict({ error, rounds }) {
  if (error) return { fair: false, text: `why-${error.reason}`, values: error.details };
  const passed = rounds.filter((round) => !round.error).length;
  const fair = passed === rounds.length;
  return { fair, text: fair ? "fair" : "unfair", values: { passed, rounds: rounds.length } };
}
