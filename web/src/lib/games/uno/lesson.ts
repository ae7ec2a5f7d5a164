// The positions of the lesson, and what is right and wrong in them.

import { type Step, two } from "../../rules/lessons";

const COLOUR_CHOICES = ["colour r", "colour y", "colour g", "colour b"];

export const STEPS = {
  match: {
    clause: "U11",
    scene: { others: two(6, 7), top: "r7", hand: ["r2", "b7", "g4", "y0"] },
    accept: ["r2", "b7"],
    slips: { pile: "mayDraw" },
    otherwise: "noMatch",
  },
  symbol: {
    clause: "U11",
    scene: { others: two(6, 6), top: "gs", hand: ["bs", "y3", "r2", "b6"] },
    accept: ["bs"],
    slips: { pile: "mayDraw" },
    otherwise: "noMatch",
    after: { "*": { others: two(6, 6) } },
  },
  reverse: {
    clause: "U15",
    scene: { others: two(2, 6), top: "g5", direction: 1, hand: ["g2", "gr", "r8", "b5"] },
    accept: ["gr"],
    slips: { g2: "miaNext", b5: "miaNext", pile: "mayDraw" },
    otherwise: "noMatch",
    after: { "*": { direction: -1 } },
  },
  draw: {
    clause: "U13",
    scene: { others: two(5, 6), top: "y9", hand: ["r3", "b2", "g5"] },
    accept: ["pile"],
    otherwise: "noMatch",
    draws: "y4",
  },
  drawn: {
    clause: "U13",
    scene: { others: two(5, 6), top: "y9", hand: ["r3", "b2", "g5", "y4"], drawn: "y4" },
    choices: ["keep"],
    accept: ["y4", "keep"],
    otherwise: "onlyDrawn",
  },
  drawTwo: {
    clause: "U14",
    scene: { others: two(2, 5), top: "b5", hand: ["b+2", "bs", "br", "y8"] },
    accept: ["b+2"],
    slips: { bs: "justSkip", br: "justReverse", pile: "mayDraw" },
    otherwise: "noMatch",
    after: { "*": { others: two(4, 5) } },
  },
  wild: {
    clause: "U17",
    scene: { others: two(4, 4), top: "r8", hand: ["w", "g3", "g6", "b1"] },
    accept: ["w"],
    slips: { pile: "mayDraw" },
    otherwise: "noMatch",
  },
  colour: {
    clause: "U17",
    scene: { others: two(4, 4), top: "w", hand: ["g3", "g6", "b1"] },
    choices: COLOUR_CHOICES,
    accept: ["colour g"],
    slips: { "colour r": "betterColour", "colour y": "betterColour", "colour b": "betterColour" },
    otherwise: "nameFirst",
    after: { "*": { colour: "g" } },
  },
  drawFour: {
    clause: "U18",
    scene: { others: two(3, 4), top: "y4", hand: ["w+4", "y8", "b1", "r6"] },
    accept: ["y8"],
    slips: { "w+4": "bluff", pile: "mayDraw" },
    otherwise: "noMatch",
  },
  challenge: {
    clause: "U19",
    scene: { others: two(3, 3), top: "w+4", colour: "b", hand: ["r1", "y3", "g7"] },
    choices: ["accept", "challenge"],
    accept: ["challenge"],
    slips: { accept: "accepted" },
    otherwise: "answerFirst",
    after: { "*": { others: two(3, 7), shown: { name: "Ben", cards: ["r9", "b2", "b6"] } } },
  },
  lastButOne: {
    clause: "U23",
    scene: { others: two(3, 6), top: "g5", hand: ["g2", "r8"] },
    choices: ["uno"],
    accept: ["g2"],
    slips: { uno: "playFirst", pile: "mayDraw" },
    otherwise: "noMatch",
  },
  call: {
    clause: "U23",
    scene: { others: two(3, 6), top: "g2", hand: ["r8"] },
    choices: ["uno"],
    accept: ["uno"],
    otherwise: "callFirst",
  },
  catch: {
    clause: "U24",
    scene: {
      others: [
        { name: "Mia", count: 1, called: true },
        { name: "Ben", count: 1 },
      ],
      top: "b3",
      hand: ["r8", "r1"],
    },
    choices: ["catch Mia", "catch Ben"],
    accept: ["catch Ben"],
    slips: { "catch Mia": "hasCalled" },
    otherwise: "catchFirst",
    after: {
      "*": {
        others: [
          { name: "Mia", count: 1, called: true },
          { name: "Ben", count: 3 },
        ],
      },
    },
  },
  out: {
    clause: "U31",
    scene: { others: two(2, 3), top: "r3", hand: ["r8"] },
    accept: ["r8"],
    otherwise: "mayDraw",
  },
} as const satisfies Record<string, Step>;
