// Refusals of UNO Rummy: the words of src/lastcard/game/errors.py, and ours.

import type { Said } from "./reasons.texts";

export const RUMMY: Record<string, Said> = {
  "{meld}: a run or set has at least three tiles": [
    "{meld}: a run or set has at least three tiles.",
    "{meld}: Eine Folge oder ein Satz hat mindestens drei Steine.",
    "{meld}: een reeks of set heeft minstens drie stenen.",
  ],
  "{meld} is neither a run (one colour, numbers in a row) nor a set (one number, different colours)":
    [
      "{meld} is neither a run (one colour, numbers in a row) nor a set (one number, different colours).",
      "{meld} ist weder eine Folge (eine Farbe, Zahlen hintereinander) noch ein Satz (eine Zahl, verschiedene Farben).",
      "{meld} is geen reeks (één kleur, opeenvolgende getallen) en geen set (één getal, verschillende kleuren).",
    ],
  "{meld}: say a run from its lowest number up": [
    "{meld}: order a run from its lowest number up.",
    "{meld}: Ordne eine Folge von der kleinsten Zahl aufwärts.",
    "{meld}: leg een reeks op volgorde, vanaf het laagste getal.",
  ],
  "{meld}: a set holds at most one joker": [
    "{meld}: a set holds at most one joker.",
    "{meld}: Ein Satz enthält höchstens einen Joker.",
    "{meld}: een set heeft hoogstens één joker.",
  ],
  "{meld}: two jokers never lie side by side in a run": [
    "{meld}: two jokers never lie side by side in a run.",
    "{meld}: In einer Folge liegen nie zwei Joker nebeneinander.",
    "{meld}: in een reeks liggen nooit twee jokers naast elkaar.",
  ],
  "{meld}: say what the joker stands for, as in j=r6": [
    "{meld}: say what the joker stands for.",
    "{meld}: Sag, wofür der Joker steht.",
    "{meld}: zeg waar de joker voor staat.",
  ],
  "{tile} lay on the table and is missing; it must lie in a run or set": [
    "{tile} lay on the table and is missing; it must lie in a run or set.",
    "{tile} lag auf dem Tisch und fehlt jetzt; der Stein muss in einer Folge oder einem Satz liegen.",
    "{tile} lag op tafel en ontbreekt nu; die steen moet in een reeks of set liggen.",
  ],
  "{tile} is not on your rack, or not so often": [
    "{tile} is not on your rack, or not so often.",
    "{tile} hast du nicht, oder nicht so oft.",
    "{tile} heb je niet, of niet zo vaak.",
  ],
  "play at least one tile from your rack": [
    "Play at least one tile from your rack.",
    "Leg mindestens einen eigenen Stein aus.",
    "Leg minstens één steen van je rek.",
  ],
  "at most four tiles leave your rack in a turn, swaps counted": [
    "At most four tiles leave your rack in a turn, swaps counted.",
    "In einem Zug darfst du höchstens vier eigene Steine auslegen, getauschte mitgezählt.",
    "In één beurt gaan hoogstens vier stenen van je rek, ruilen meegeteld.",
  ],
  "you have just drawn {tile}: lay it, alone or with other tiles, or keep it": [
    "You have just drawn {tile}: lay it, alone or with other tiles, or keep it.",
    "Gerade gezogen: {tile}. Leg diesen Stein aus, allein oder mit anderen, oder behalte ihn.",
    "Net getrokken: {tile}. Leg die steen, alleen of met andere, of houd hem.",
  ],
  "that is the start tile {tile}: lay the one that you drew, as {tile}^": [
    "That is the start tile {tile}: lay the one that you drew.",
    "Das ist der Startstein {tile}: Leg den gezogenen aus.",
    "Dat is de startsteen {tile}: leg de getrokken steen.",
  ],
  "the tile that you drew could not be played: your turn is over": [
    "The tile that you drew could not be played: your turn is over.",
    "Der gezogene Stein ließ sich nicht auslegen: Dein Zug ist vorbei.",
    "De getrokken steen kon je niet leggen: je beurt is voorbij.",
  ],
  "there is no {meld}": [
    "There is no {meld}.",
    "Es gibt keine {meld}.",
    "Er is geen {meld}.",
  ],
  "a joker among the start tiles stands for nothing yet": [
    "A joker among the start tiles stands for nothing yet, so it cannot be swapped.",
    "Ein Joker unter den Startsteinen steht noch für nichts und lässt sich nicht tauschen.",
    "Een joker onder de startstenen staat nog nergens voor, dus die kun je niet ruilen.",
  ],
  "this player does not hold just one tile": [
    "Only a player with a single tile can be caught.",
    "Erwischt wird nur, wer genau einen Stein hat.",
    "Alleen wie precies één steen heeft kan betrapt worden.",
  ],
  "{meld} got several action tiles: mark the one that works with !, as in r5!": [
    "{meld} got several action tiles: choose the one that works.",
    "{meld} hat mehrere Aktionssteine bekommen: Wähle, welcher wirkt.",
    "{meld} kreeg meer dan één actiesteen: kies welke werkt.",
  ],
  "there are only 100 tiles (R1)": [
    "There are only 100 tiles.",
    "Es gibt nur 100 Steine.",
    "Er zijn maar 100 stenen.",
  ],
  "you can play a tile, so you may not draw": [
    "You can play a tile, so you may not draw.",
    "Du kannst einen Stein auslegen, also darfst du nicht ziehen.",
    "Je kunt een steen leggen, dus je mag niet trekken.",
  ],
  "after a swap you may not draw; lay tiles or end the turn": [
    "After a swap you may not draw; lay tiles or end the turn.",
    "Nach einem Tausch darfst du nicht ziehen; leg aus oder beende den Zug.",
    "Na een ruil mag je niet trekken; leg stenen of beëindig je beurt.",
  ],
  "there is no tile left to draw": [
    "There is no tile left to draw.",
    "Es ist kein Stein mehr zu ziehen.",
    "Er is geen steen meer te trekken.",
  ],
  "there is no drawn tile to keep; lay tiles or draw one": [
    "There is no drawn tile to keep; lay tiles or draw one.",
    "Du hast noch keinen Stein gezogen; leg aus oder zieh einen.",
    "Je hebt nog geen steen getrokken; leg stenen of trek er een.",
  ],
  "no joker there stands for {tile}": [
    "No joker there stands for {tile}.",
    "Dort steht kein Joker für {tile}.",
    "Daar staat geen joker voor {tile}.",
  ],
  "several jokers stand for {tile}: say which meld, as in {tile} 2": [
    "Several jokers stand for {tile}: choose one of them.",
    "Mehrere Joker stehen für {tile}: Wähle einen davon.",
    "Meerdere jokers staan voor {tile}: kies er een.",
  ],
  "a tile just drawn cannot be swapped in": [
    "A tile just drawn cannot be swapped in.",
    "Ein gerade gezogener Stein kann nicht eingetauscht werden.",
    "Een net getrokken steen kun je niet inruilen.",
  ],
  "a turn without a swap ends with a lay or a draw": [
    "A turn without a swap ends by laying tiles or drawing one.",
    "Ein Zug ohne Tausch endet mit dem Auslegen oder dem Ziehen.",
    "Een beurt zonder ruil eindigt met leggen of trekken.",
  ],
  "say which tile, as in swap r6": [
    "Choose the tile that you swap.",
    "Wähle den Stein, den du tauschst.",
    "Kies de steen die je ruilt.",
  ],
};
