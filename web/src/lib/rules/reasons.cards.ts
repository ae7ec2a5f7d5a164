// Refusals of UNO and UNO Spin: the words of src/lastcard/game/errors.py, and ours.

import type { Said } from "./reasons.texts";

export const CARDS: Record<string, Said> = {
  "it is not your turn": [
    "It is not your turn.",
    "Du bist nicht dran.",
    "Je bent niet aan de beurt.",
  ],
  "you do not hold {card}": [
    "You do not hold {card}.",
    "{card} hast du nicht.",
    "{card} heb je niet.",
  ],
  "the round is over": [
    "The round is over.",
    "Die Runde ist vorbei.",
    "De ronde is voorbij.",
  ],
  "the match is over; there is no next round": [
    "The match is over; there is no next round.",
    "Die Partie ist vorbei; es gibt keine weitere Runde.",
    "De partij is voorbij; er komt geen ronde meer.",
  ],
  "the next round is dealt when this one is over": [
    "The next round is dealt when this one is over.",
    "Die nächste Runde wird gegeben, wenn diese vorbei ist.",
    "De volgende ronde wordt gedeeld als deze voorbij is.",
  ],
  "the deal or the opening passes to the left": [
    "It is not yours to deal: the deal or the opening passes to the left.",
    "Du bist nicht mit dem Geben dran: Geben und Eröffnen wandern nach links.",
    "Jij hoeft niet te delen: delen en beginnen schuiven naar links.",
  ],
  "this card matches the top card neither in colour, number nor symbol": [
    "This card matches the top card neither in colour, number nor symbol.",
    "Diese Karte passt weder in Farbe noch in Zahl oder Symbol zur obersten.",
    "Deze kaart past niet bij de bovenste: niet in kleur, getal of symbool.",
  ],
  "after drawing you may play only the card just drawn, or keep it": [
    "After drawing you may play only the card just drawn, or keep it.",
    "Nach dem Ziehen darfst du nur die gezogene Karte spielen, oder sie behalten.",
    "Na het pakken mag je alleen de gepakte kaart spelen, of hem houden.",
  ],
  "there is no drawn card to keep; play a card or draw one": [
    "There is no drawn card to keep; play a card or draw one.",
    "Du hast noch keine Karte gezogen; spiel eine oder zieh eine.",
    "Je hebt nog geen kaart gepakt; speel er een of pak er een.",
  ],
  "name the colour of the Wild turned up first": [
    "First name the colour for the Wild that was turned up.",
    "Nenne zuerst die Farbe für die aufgedeckte Farbenwahl.",
    "Noem eerst de kleur voor de omgedraaide Keuzekaart.",
  ],
  "there is no colour to name now": [
    "There is no colour to name now.",
    "Gerade ist keine Farbe zu nennen.",
    "Er is nu geen kleur te noemen.",
  ],
  "the player on the dealer's left names the colour": [
    "The player on the dealer's left names the colour.",
    "Die Farbe nennt, wer links vom Geber sitzt.",
    "Wie links van de gever zit noemt de kleur.",
  ],
  "answer the Wild Draw Four first: accept or challenge": [
    "Answer the Wild Draw Four first: accept or challenge.",
    "Antworte zuerst auf die Zieh Vier: annehmen oder anzweifeln.",
    "Antwoord eerst op de Neem-vier: accepteren of uitdagen.",
  ],
  "there is no Wild Draw Four to answer now": [
    "There is no Wild Draw Four to answer now.",
    "Gerade gibt es keine Zieh Vier, auf die du antworten könntest.",
    "Er is nu geen Neem-vier om op te antwoorden.",
  ],
  "only the player who has to draw the cards may answer": [
    "Only the player who has to draw the cards may answer.",
    "Antworten darf nur, wer die Karten ziehen muss.",
    "Alleen wie de kaarten moet pakken mag antwoorden.",
  ],
  "it is too late to catch this player": [
    "It is too late to catch this player.",
    "Zum Erwischen ist es zu spät.",
    "Het is te laat om deze speler te betrappen.",
  ],
  "this player has called": [
    "This player has called “UNO!”.",
    "„UNO!“ wurde schon gerufen.",
    "Deze speler heeft al „UNO!” geroepen.",
  ],
  "this player does not hold just one card": [
    "Only a player with a single card can be caught.",
    "Erwischt wird nur, wer genau eine Karte hat.",
    "Alleen wie precies één kaart heeft kan betrapt worden.",
  ],
  "you cannot catch yourself; call with uno": [
    "You cannot catch yourself; call “UNO!” instead.",
    "Dich selbst kannst du nicht erwischen; ruf lieber „UNO!“.",
    "Jezelf kun je niet betrappen; roep liever „UNO!”.",
  ],
  "there is no card left to draw; play if you can, otherwise pass": [
    "There is no card left to draw; play if you can, otherwise pass.",
    "Es ist keine Karte mehr zu ziehen; spiel, wenn du kannst, sonst passe.",
    "Er is geen kaart meer te pakken; speel als je kunt, anders pas je.",
  ],
  "you may pass only when you can neither play nor draw": [
    "You may pass only when you can neither play nor draw.",
    "Passen darfst du nur, wenn du weder spielen noch ziehen kannst.",
    "Passen mag alleen als je niet kunt spelen en niet kunt pakken.",
  ],
  "answer with a card of the same kind, or accept": [
    "Answer with a card of the same kind, or accept.",
    "Antworte mit einer Karte derselben Art, oder nimm an.",
    "Antwoord met een kaart van dezelfde soort, of accepteer.",
  ],
  "answer with a Wild Draw Four, accept, or challenge": [
    "Answer with a Wild Draw Four, accept, or challenge.",
    "Antworte mit einer Zieh Vier, nimm an oder zweifle an.",
    "Antwoord met een Neem-vier, accepteer, of daag uit.",
  ],
  "say first whose hand you take: swaphand and a seat": [
    "First choose whose hand you take.",
    "Wähle zuerst, mit wem du die Karten tauschst.",
    "Kies eerst met wie je van kaarten ruilt.",
  ],
  "hands are swapped only right after a 7, with that house rule": [
    "Hands are swapped only right after a 7, with that house rule.",
    "Karten werden nur direkt nach einer 7 getauscht, und nur mit dieser Hausregel.",
    "Handen worden alleen meteen na een 7 geruild, en alleen met die huisregel.",
  ],
  "choose the hand of another player": [
    "Choose the hand of another player.",
    "Wähle die Karten einer anderen Person.",
    "Kies de hand van iemand anders.",
  ],
  "out of turn you may only play the very card that was just played": [
    "Out of turn you may only play the very card that was just played.",
    "Wenn du nicht dran bist, darfst du nur genau die Karte dazwischenwerfen, die gerade gespielt wurde.",
    "Buiten je beurt mag je alleen precies de kaart spelen die net gespeeld is.",
  ],
  "nobody jumps in while a card is answered, a hand is chosen or the wheel is awaited": [
    "Nobody jumps in while a card is answered, a hand is chosen or the wheel is awaited.",
    "Dazwischenwerfen geht nicht, solange auf eine Karte geantwortet, eine Hand gewählt oder auf das Rad gewartet wird.",
    "Inspringen kan niet zolang er op een kaart geantwoord, een hand gekozen of op het rad gewacht wordt.",
  ],
  "nobody jumps in on a wild card": [
    "Nobody jumps in on a wild card.",
    "Auf eine Wunschkarte darf niemand dazwischenwerfen.",
    "Op een kleurkiezer mag niemand inspringen.",
  ],
  "you may jump in only on a card that was just played, before anybody acts": [
    "You may jump in only on a card that was just played, before anybody acts.",
    "Dazwischenwerfen darfst du nur auf eine gerade gespielte Karte, bevor jemand anderes handelt.",
    "Inspringen mag je alleen op een kaart die net gespeeld is, voordat iemand iets doet.",
  ],
  "you have just drawn for this card, so you may not jump in on it": [
    "You have just drawn for this card, so you may not jump in on it.",
    "Für diese Karte hast du gerade gezogen, also darfst du darauf nicht dazwischenwerfen.",
    "Voor deze kaart heb je net gepakt, dus je mag er niet op inspringen.",
  ],
  "a drawn card that can be played must be played": [
    "A drawn card that can be played must be played.",
    "Eine gezogene Karte, die passt, muss gespielt werden.",
    "Een gepakte kaart die past, moet gespeeld worden.",
  ],
  "you hold another card of the colour in force, and bluffing is off": [
    "You hold another card of the colour in force, and bluffing is off.",
    "Du hast noch eine Karte der geltenden Farbe, und Bluffen ist ausgeschaltet.",
    "Je hebt nog een kaart van de kleur die geldt, en bluffen staat uit.",
  ],
  "without bluffing there is nothing to challenge": [
    "Without bluffing there is nothing to challenge.",
    "Ohne Bluffen gibt es nichts anzuzweifeln.",
    "Zonder bluffen kun je niemand uitdagen.",
  ],
  "the wheel is turned only after a spin card was played": [
    "The wheel is turned only after a spin card was played.",
    "Das Rad wird nur gedreht, wenn eine Spin-Karte gespielt wurde.",
    "Er wordt alleen aan het rad gedraaid nadat een spinkaart is gespeeld.",
  ],
  "the scenario gives no further result of the wheel": [
    "The scenario gives no further result of the wheel.",
    "Das Szenario nennt kein weiteres Ergebnis des Rads.",
    "Het scenario geeft geen volgende uitkomst van het rad.",
  ],
  "a spin card was played: turning the wheel replaces your turn": [
    "A spin card was played: turning the wheel replaces your turn.",
    "Eine Spin-Karte wurde gespielt: Statt deines Zugs drehst du das Rad.",
    "Er is een spinkaart gespeeld: in plaats van je beurt draai je aan het rad.",
  ],
  "put down any cards but keep at least two, or keep them all": [
    "Put down any cards but keep at least two, or keep them all.",
    "Leg beliebige Karten ab, aber behalte mindestens zwei, oder behalte alle.",
    "Leg kaarten naar keuze af, maar houd er minstens twee, of houd ze allemaal.",
  ],
  "put down cards that all show one number, or keep them all": [
    "Put down cards that all show one number, or keep them all.",
    "Leg Karten ab, die alle dieselbe Zahl zeigen, oder behalte alle.",
    "Leg kaarten met allemaal hetzelfde getal af, of houd ze allemaal.",
  ],
  "put down cards of one colour, no wild cards, or keep them all": [
    "Put down cards of one colour, no wild cards, or keep them all.",
    "Leg Karten einer einzigen Farbe ab, keine Wunschkarten, oder behalte alle.",
    "Leg kaarten van één kleur af, geen kleurkiezers, of houd ze allemaal.",
  ],
  "put down cards that you laid in the war, or keep them": [
    "Put down cards that you laid in the war, or keep them.",
    "Leg Karten ab, die du im Krieg gelegt hast, oder behalte sie.",
    "Leg kaarten af die je in de oorlog gelegd hebt, of houd ze.",
  ],
  "whoever shouts first may put down one card, or keep it": [
    "Whoever shouts first may put down one card, or keep it.",
    "Wer zuerst ruft, darf eine Karte ablegen, oder sie behalten.",
    "Wie het eerst roept mag één kaart afleggen, of hem houden.",
  ],
  "a wild card on top names its colour, as in w=g": [
    "Name the colour for the wild card on top.",
    "Nenne die Farbe für die Wunschkarte, die oben liegt.",
    "Noem de kleur voor de kleurkiezer die bovenop ligt.",
  ],
  "name the cards to put down, or keep them all": [
    "Choose the cards to put down, or keep them all.",
    "Wähle die Karten, die du ablegst, oder behalte alle.",
    "Kies de kaarten die je aflegt, of houd ze allemaal.",
  ],
  "the wheel lets you put down nothing now": [
    "The wheel lets you put down nothing now.",
    "Das Rad lässt dich gerade nichts ablegen.",
    "Van het rad mag je nu niets afleggen.",
  ],
  "only those who still have to lay in a war show a card": [
    "Only those who still have to lay in a war show a card.",
    "Eine Karte zeigt nur, wer in einem Krieg noch legen muss.",
    "Alleen wie in een oorlog nog moet leggen toont een kaart.",
  ],
  "lay the highest number that you have not yet laid": [
    "Lay the highest number that you have not yet laid.",
    "Leg die höchste Zahl, die du noch nicht gelegt hast.",
    "Leg het hoogste getal dat je nog niet gelegd hebt.",
  ],
  "there is nothing to shout for now": [
    "There is nothing to shout for now.",
    "Gerade gibt es nichts zu rufen.",
    "Er valt nu niets te roepen.",
  ],
  "shout first: the first to do so may put down one card": [
    "Shout first: the first to do so may put down one card.",
    "Ruf zuerst: Wer am schnellsten ruft, darf eine Karte ablegen.",
    "Roep eerst: wie het snelst roept mag één kaart afleggen.",
  ],
  "a war is on: first all lay their highest number": [
    "A war is on: first all lay their highest number.",
    "Es ist Krieg: Zuerst legen alle ihre höchste Zahl.",
    "Het is oorlog: eerst legt iedereen zijn hoogste getal.",
  ],
  "a war is on: lay your highest number, with show": [
    "A war is on: lay your highest number.",
    "Es ist Krieg: Leg deine höchste Zahl.",
    "Het is oorlog: leg je hoogste getal.",
  ],
  "you have gone out; the wheel is for the others": [
    "You have gone out; the wheel is for the others.",
    "Du hast keine Karten mehr; das Rad gilt den anderen.",
    "Je hebt geen kaarten meer; het rad is voor de anderen.",
  ],
  "only the one who turned the wheel ends the race with keep": [
    "Only the one who turned the wheel ends the race.",
    "Das Rennen beendet nur, wer das Rad gedreht hat.",
    "Alleen wie aan het rad gedraaid heeft beëindigt de race.",
  ],
};
