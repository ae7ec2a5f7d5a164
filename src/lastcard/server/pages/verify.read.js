// Reads a record from its bytes as strictly as `lastcard verify` does.
//
// A browser's own reader puts a sign in place of bytes that are not UTF-8, and takes the last of two
// parts with the same name: it would read one thing where somebody else reads another.

const BYTE_ORDER_MARK = "\ufeff";
const DEEPEST = 20; // a record needs four
const BLANK = /[ \t\n\r]*/y;
const TEXT = /"[^"\\\x00-\x1f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\x00-\x1f]*)*"/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/y;
const WORD = /true|false|null/y;

/** A record that is not believed: the name of the reason, and its details. */
export class Unfair extends Error {
  constructor(reason, details = {}) {
    super(reason);
    this.reason = reason;
    this.details = details;
  }
}

/** What JSON says, from its bytes; throws an Unfair that says where it cannot be read. */
export function readJson(bytes) {
  const text = decoded(new Uint8Array(bytes));
  return new Reader(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text).all();
}

function decoded(bytes) {
  const decode = (some, stream) =>
    new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(some, { stream });
  try {
    return decode(bytes, false);
  } catch {
    throw new Unfair("utf8", { byte: firstThat(bytes.length, (n) => !decodes(n)) });
  }

  function decodes(length) {
    try {
      decode(bytes.subarray(0, length), length < bytes.length);
      return true;
    } catch {
      return false;
    }
  }
}

/** The first number up to `last` that something is true of; it is true of all after it, too. */
function firstThat(last, isTrue) {
  let [below, first] = [0, last];
  while (first - below > 1) {
    const middle = (below + first) >> 1;
    if (isTrue(middle)) first = middle;
    else below = middle;
  }
  return first;
}

class Reader {
  constructor(text) {
    this.text = text;
    this.at = 0;
    this.depth = 0;
  }

  all() {
    const data = this.value();
    this.take(BLANK);
    if (this.at < this.text.length) this.fail("json");
    return data;
  }

  value() {
    if (this.next("{")) return this.within(() => this.object());
    if (this.next("[")) return this.within(() => this.list());
    const start = this.at;
    const token = this.take(TEXT) ?? this.take(NUMBER) ?? this.take(WORD);
    if (token === undefined) this.fail("json");
    // No part of a record is a fraction, and 2.0 is one to some readers and none to others.
    if (/^-?[0-9]+[.eE]/.test(token)) this.fail("whole", start);
    return JSON.parse(token);
  }

  within(read) {
    if (++this.depth > DEEPEST) this.fail("deep");
    const data = read();
    this.depth--;
    return data;
  }

  list() {
    const items = [];
    if (this.next("]")) return items;
    do items.push(this.value());
    while (this.next(","));
    this.expect("]");
    return items;
  }

  object() {
    const parts = new Map();
    if (this.next("}")) return {};
    do {
      const [key, value] = this.part();
      if (parts.has(key)) this.fail("twice", this.at, { part: key.slice(0, 40) });
      parts.set(key, value);
    } while (this.next(","));
    this.expect("}");
    return Object.fromEntries(parts); // also "__proto__" is a part like any other
  }

  part() {
    this.take(BLANK);
    const key = this.take(TEXT);
    if (key === undefined) this.fail("json");
    this.expect(":");
    return [JSON.parse(key), this.value()];
  }

  take(pattern) {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }

  next(sign) {
    this.take(BLANK);
    const found = this.text[this.at] === sign;
    if (found) this.at++;
    return found;
  }

  expect(sign) {
    if (!this.next(sign)) this.fail("json");
  }

  fail(reason, at = this.at, details = {}) {
    const lines = this.text.slice(0, at).split("\n");
    throw new Unfair(reason, { ...details, line: lines.length, column: lines.at(-1).length + 1 });
  }
}
