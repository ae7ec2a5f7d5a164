// The page around verify.js: shows what was found, in the reader's language.

import { isTexts, examineBytes, verdict } from "./verify.js";
import { languages, nameOf, wordsOf } from "./verify.words.js";

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
function ingredients(record, round, say) {
  const word = (said) => element("bdi", said === "" ? "silent" : "word", said || say("silent"));
  const words = isTexts(round.words) ? round.words : [];
  const spoken = words.map((said, seat) => [playerName(record, seat), word(said)]);
  const hex = (text) => element("code", "", typeof text === "string" ? text : "–");
  return list("ingredients", [
    [say("commitment"), hex(round.commitment)],
    [say("secret"), hex(round.secret)],
    [say("words"), spoken.length ? list("words", spoken) : "–"],
    [say("seed"), hex(round.seed)],
  ]);
}

function dealt(record, round, say) {
  const rummy = record.game === "rummy";
  const starter = (name) => (rummy ? say("opens", { name }) : say("deals", { name }));
  const hands = round.hands.map((hand, seat) => {
    const name = playerName(record, seat);
    return [seat === round.dealer ? starter(name) : name, cardRow(hand)];
  });
  const first = rummy ? say("singles") : say("first");
  const stock = element("details", "", element("summary", "", say("stock")), cardRow(round.stock));
  return [list("hands", [...hands, [first, cardRow(round.first)]]), stock];
}

function roundShown(record, found, say) {
  const { round, error, hands } = found;
  const mark = element("span", "mark", error ? "✗" : "✓");
  mark.setAttribute("aria-hidden", "true");
  const said = error ? say(`why-${error.reason}`, error.details) : say("good");
  const title = element("h3", "", mark, ` ${say("round", { round })}`);
  const parts = [title, element("p", "verdict", said), ingredients(record, found, say)];
  if (hands) parts.push(...dealt(record, found, say));
  return element("li", error ? "round unfair" : "round fair", ...parts);
}

/** Check the bytes of a record; what the page then says, with the words of a language. */
function judged(bytes) {
  const { record, ...found } = examineBytes(bytes);
  const { fair, text, values } = verdict(found);
  return (say) => ({
    fair,
    summary: say(text, values),
    rounds: found.rounds.map((round) => roundShown(record, round, say)),
  });
}

/** Say that a record is awaited, or why there is none. */
const saying = (key) => (say) => ({ fair: null, summary: say(key), rounds: [] });

const nothing = () => ({ fair: null, summary: "", rounds: [] });

async function fetched(id) {
  const answer = await fetch(`/api/records/${encodeURIComponent(id)}`).catch(() => null);
  if (answer?.status === 404) return saying("missing");
  const bytes = answer?.ok ? await answer.arrayBuffer().catch(() => null) : null;
  return bytes ? judged(bytes) : saying("unreachable");
}

async function read(file) {
  const bytes = await file.arrayBuffer().catch(() => null);
  return bytes ? judged(bytes) : saying("unreadable");
}

/** The language chosen here or on the other pages, or one that the browser asks for. */
function preferred(there) {
  const wanted = [localStorage.getItem("language") ?? "", ...navigator.languages];
  return wanted.map((code) => code.slice(0, 2)).find((code) => there.includes(code)) ?? "en";
}

/** Bring the page to life: its language, its file chooser, and the record in its address. */
async function open() {
  const find = (id) => document.getElementById(id);
  document.documentElement.dataset.theme = localStorage.getItem("theme") ?? "auto";
  const id = new URLSearchParams(location.search).get("record");
  const named = id && fetched(id);
  const there = await languages();
  let language = preferred(there);
  let say = await wordsOf(language);
  let outcome = nothing;
  let asked = null; // the record that was asked for last, should an earlier one come late

  function show() {
    document.documentElement.lang = language;
    document.title = `lastcard · ${say("title")}`;
    for (const place of document.querySelectorAll("[data-text]")) {
      place.textContent = say(place.dataset.text);
    }
    find("language").value = language;
    find("language").setAttribute("aria-label", say("language"));
    const { fair, summary, rounds } = outcome(say);
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

  for (const code of there) {
    const option = element("option", "", nameOf(code));
    option.value = option.lang = code;
    find("language").append(option);
  }
  find("language").addEventListener("change", async ({ target }) => {
    const chosen = target.value;
    const words = await wordsOf(chosen).catch(() => null);
    if (target.value !== chosen) return; // another one meanwhile
    if (words) {
      [language, say] = [chosen, words];
      localStorage.setItem("language", language);
    }
    show();
  });
  find("file").addEventListener("change", ({ target }) => {
    const [file] = target.files;
    if (!file) return;
    find("chosen").textContent = file.name;
    check(read(file));
  });
  show();
  if (named) await check(named);
}

await open();
