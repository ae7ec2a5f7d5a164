// The page around verify.js: shows what was found, in the reader's language.

import { firstError, isTexts, judge } from "./verify.js";
import { fill } from "./verify.reasons.js";
import { TEXTS, reason, summary } from "./verify.texts.js";

/** An element. What others have written only ever becomes text, never markup. */
function element(tag, className, ...children) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

/** Cards in the notation, each with its colour; the style sheet adds the colour's shape. */
function cardRow(text) {
  const row = element("span", "cards");
  for (const card of text.split(" ")) row.append(element("span", `card ${card[0]}`, card), " ");
  return row;
}

/** Pairs of a term and what belongs to it. */
function list(className, pairs) {
  const terms = pairs.flatMap(([term, ...what]) => [
    element("dt", "", term),
    element("dd", "", ...what),
  ]);
  return element("dl", className, ...terms);
}

function playerName(record, seat) {
  const name = Array.isArray(record.names) ? record.names[seat] : "";
  return typeof name === "string" && name ? `${seat + 1} · ${name}` : String(seat + 1);
}

/** What everybody put into a shuffle; in a forged record it may be anything. */
function ingredients(record, round, t) {
  const word = (said) => element("bdi", said === "" ? "silent" : "word", said || t.silent);
  const words = isTexts(round.words) ? round.words : [];
  const spoken = words.map((said, seat) => [playerName(record, seat), word(said)]);
  const hex = (text) => element("code", "", typeof text === "string" ? text : "–");
  return list("ingredients", [
    [t.commitment, hex(round.commitment)],
    [t.secret, hex(round.secret)],
    [t.words, spoken.length ? list("words", spoken) : "–"],
    [t.seed, hex(round.seed)],
  ]);
}

function dealt(record, round, t) {
  const starts = record.game === "rummy" ? t.opens : t.deals;
  const hands = round.hands.map((hand, seat) => {
    const name = playerName(record, seat);
    return [seat === round.dealer ? `${name} (${starts})` : name, cardRow(hand)];
  });
  const first = record.game === "rummy" ? t.singles : t.first;
  const stock = element("details", "", element("summary", "", t.stock), cardRow(round.stock));
  return [list("hands", [...hands, [first, cardRow(round.first)]]), stock];
}

function roundShown(record, round, t) {
  const mark = element("span", "mark", round.error ? "✗" : "✓");
  mark.setAttribute("aria-hidden", "true");
  const verdict = round.error ? reason(round.error, t) : t.good;
  const title = element("h3", "", mark, ` ${fill(t.round, round)}`);
  const parts = [title, element("p", "verdict", verdict), ingredients(record, round, t)];
  if (round.hands) parts.push(...dealt(record, round, t));
  return element("li", round.error ? "round unfair" : "round fair", ...parts);
}

/** Check the bytes of a record; what the page then says in a language. */
function judged(bytes) {
  const outcome = judge(bytes);
  return (t) => ({
    fair: firstError(outcome) === null,
    summary: summary(outcome, t),
    rounds: outcome.rounds.map((round) => roundShown(outcome.record, round, t)),
  });
}

/** Say that there is nothing to check yet, or why there is not. */
const saying = (key) => (t) => ({ fair: null, summary: t[key] ?? "", rounds: [] });

async function fetched(id) {
  const answer = await fetch(`/api/records/${encodeURIComponent(id)}`).catch(() => null);
  if (answer?.ok === false) return saying("missing");
  const bytes = await answer?.arrayBuffer().catch(() => null);
  return bytes ? judged(bytes) : saying("unreachable");
}

async function read(file) {
  const bytes = await file.arrayBuffer().catch(() => null);
  return bytes ? judged(bytes) : saying("unreadable");
}

/** Bring the page to life: its language, its file chooser, and the record in its address. */
async function open() {
  const find = (id) => document.getElementById(id);
  // What was chosen on the other pages holds here too.
  const wanted = [localStorage.getItem("language") ?? "", ...navigator.languages];
  const preferred = wanted.map((language) => language.slice(0, 2));
  document.documentElement.dataset.theme = localStorage.getItem("theme") ?? "auto";
  let language = preferred.find((code) => code in TEXTS) ?? "en";
  let outcome = saying("");
  let asked = null; // the record that was asked for last, should an earlier one come late

  function show() {
    const t = TEXTS[language];
    document.documentElement.lang = language;
    document.title = `lastcard · ${t.title}`;
    for (const place of document.querySelectorAll("[data-text]")) {
      place.textContent = t[place.dataset.text];
    }
    for (const place of document.querySelectorAll("[data-list]")) {
      place.replaceChildren(...t[place.dataset.list].map((item) => element("li", "", item)));
    }
    for (const button of document.querySelectorAll("[data-language]")) {
      button.setAttribute("aria-pressed", String(button.dataset.language === language));
    }
    find("languages").setAttribute("aria-label", t.language);
    const { fair, summary, rounds } = outcome(t);
    find("summary").className = fair === null ? "" : fair ? "fair" : "unfair";
    find("summary").textContent = summary;
    find("rounds").replaceChildren(...rounds);
  }

  async function check(coming) {
    asked = coming;
    outcome = saying("checking");
    show();
    const found = await coming;
    if (asked !== coming) return;
    outcome = found;
    show();
  }

  for (const button of document.querySelectorAll("[data-language]")) {
    button.addEventListener("click", () => {
      language = button.dataset.language;
      localStorage.setItem("language", language);
      show();
    });
  }
  find("file").addEventListener("change", (event) => {
    if (event.target.files.length) check(read(event.target.files[0]));
  });
  show();
  const id = new URLSearchParams(location.search).get("record");
  if (id) await check(fetched(id));
}

await open();
