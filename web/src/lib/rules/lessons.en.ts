import type { LessonTexts } from "./lessons";

const texts: LessonTexts = {
  steps: {
    uno: {
      match: {
        say: "You want to get rid of all your cards. On your turn you play one that matches the top card, in colour or in number. Tap a card that fits the red 7.",
        done: "It fits. Same colour or same number: either will do.",
      },
      symbol: {
        say: "Symbols match symbols. A green Skip lies on top, and you have no green card. Which card fits?",
        done: "A Skip on a Skip. The next player, Mia, misses her turn.",
      },
      draw: {
        say: "A yellow 9, and nothing of yours fits. Then you draw one card. Tap the pile.",
        done: "A yellow 4. That fits.",
      },
      drawn: {
        say: "If the drawn card fits, you may play it at once, or keep it. The other cards have to wait. What do you do?",
        done: "Good. After one drawn card your turn is over, played or kept.",
      },
      drawTwo: {
        say: "Mia is next and has two cards left. Make her draw two.",
        done: "Mia draws two and misses her turn. Now she has four.",
      },
      wild: {
        say: "No red, no 8. But you hold a card that always fits: play the Wild.",
        done: "A Wild fits on everything, even when another card of yours would fit too.",
      },
      colour: {
        say: "Now name the colour that counts from here on. You hold two green cards and a blue one: which colour helps you most?",
        done: "Green it is. The next card must be green, or a wild card.",
      },
      drawFour: {
        say: "The Wild Draw Four is strong: you name a colour, and the next player draws four. But it is allowed only if you hold no other card of the colour in force. Yellow is in force. Play a card that nobody can object to.",
        done: "Right. With a yellow card in hand the Wild Draw Four would have been a bluff. You can try it, but you may be found out.",
      },
      challenge: {
        say: "Red was in force. Ben plays a Wild Draw Four and names blue. You think he still has a red card. If you are right, he draws the four. If not, you draw six. Challenge him.",
        done: "He shows you his hand: there is a red 9. Ben draws the four himself, and it is your turn.",
      },
      lastButOne: {
        say: "Two cards left. Play the one that fits.",
        done: "Now you hold a single card. Quick, what comes next?",
      },
      call: {
        say: "One card left: call “UNO!” before somebody catches you. In a game you can also call right as you play the card.",
        done: "Called in time. Nobody can catch you now.",
      },
      catch: {
        say: "Mia and Ben have one card each. Mia has called, Ben has said nothing. Catch the one who forgot, before the next turn begins.",
        done: "Caught. Ben draws two penalty cards.",
      },
      out: {
        say: "Your last card, and it fits. Play it.",
        done: "Round won. You get the points of all cards that the others still hold: numbers their face, symbols 20, wild cards 50. The first to reach 500 wins the match.",
      },
    },
    spin: {
      spinCard: {
        say: "UNO Spin is UNO with a wheel. Cards with arcs are spin cards; they match like the number they show. Play yours.",
        done: "Now the next player has to turn the wheel, instead of a turn.",
      },
      spin: {
        say: "This time somebody played a spin card before you. Turn the wheel.",
        done: "“Discard a number”. That is good for you.",
      },
      number: {
        say: "Discard a number: pick one number and put down any cards that show it, spin cards too. Choose the number that rids you of most; the last card you tap ends up on top.",
        done: "Two cards gone at once. Cards put down through the wheel have no action, so nobody has to turn it again.",
      },
      colour: {
        say: "“Discard a colour” works the same way. Put down as many cards of one colour as you can. Wild cards have no colour.",
        done: "Three green cards gone. Even the Skip did nothing: it was put down, not played.",
      },
      drawRed: {
        say: "“Draw red”: you draw until a red card or a wild card comes. That you already hold red does not help. Draw.",
        done: "A blue 2. Not red, so it goes on.",
      },
      drawRedAgain: {
        say: "You keep the blue 2. Draw again.",
        done: "A red 6: now you may stop. You keep everything you drew.",
      },
      war: {
        say: "“War”: everyone lays their highest number card at the same time. Lay yours.",
        done: "Your 9 beats Mia's 6 and Ben's 8. The winner may put the card down; the others take theirs back.",
      },
      race: {
        say: "“UNO Spin” is a race: the first to shout may put down any card. Be quick.",
        done: "You were first.",
      },
      raceCard: {
        say: "Put down any one card. It does not have to fit.",
        done: "Gone. Only its colour, number or symbol counts now; an action does not happen.",
      },
      trade: {
        say: "“Trade hands”: everyone passes the whole hand to the left. You get Ben's hand, and it is a single card. What must you do?",
        done: "Right: whoever receives exactly one card has to call “UNO!”.",
      },
    },
    rummy: {
      run: {
        say: "In UNO Rummy you lay tiles on the table. A run is three or more numbers in a row, of one colour. Choose one from your rack and lay it.",
        done: "A run: red 8, 9, 10. In one turn you may lay up to four tiles.",
      },
      set: {
        say: "A set is three or four tiles of the same number, each in another colour. Lay a set.",
        done: "A set of eights. The second green 8 has to wait: each colour only once.",
      },
      add: {
        say: "What lies on the table belongs to everybody. You may add to it. Which of your tiles fits the blue run?",
        done: "The run goes to 6 now. One tile is enough for a turn.",
      },
      start: {
        say: "At the beginning four start tiles lie there as singles. Anyone may use them in a run or set. Lay two tiles that make a set with one of them.",
        done: "Three nines: two of yours and the start tile. From now on it must stay in a run or set.",
      },
      rearrange: {
        say: "You may also rearrange the table. You hold a green and a blue 6 and need a third one. Tap the tile on the table that you can take without breaking its run.",
        done: "The run keeps three tiles, and the red 6 makes a set with yours. At the end of a turn everything must be a valid run or set.",
      },
      draw: {
        say: "Nothing of yours can be played now. Then you draw one tile.",
        done: "A green 10. It does not fit either, so your turn is over. If it did, alone or with other tiles of yours, you could lay it at once.",
      },
      swap: {
        say: "A joker stands for any tile. This one stands for the green 9, and you hold a green 9. Tap your tile to swap it for the joker.",
        done: "The joker is yours. You may play it this turn or later.",
      },
      joker: {
        say: "Now lay yellow 10, yellow 11 and the joker as a run. Whoever plays a joker says what it stands for. What shall it be?",
        done: "A valid run. And a joker from your rack is an action: Mia draws four tiles and misses a turn.",
      },
      action: {
        say: "Three numbers have an action when they come from your rack: 2 is Draw Two, 5 is Skip, 7 is Reverse. Mia has only two tiles left. Make her draw two.",
        done: "Mia draws two tiles and misses a turn. Once on the table, the 2 is a plain number.",
      },
      call: {
        say: "Your turn ended with a single tile. What now?",
        done: "Called. Otherwise the others could have caught you: two tiles.",
      },
    },
  },
  slips: {
    noMatch: "This card has neither the colour nor the number or symbol of the top card.",
    mayDraw: "You could draw even though you can play. But here a card fits: play it.",
    onlyDrawn: "After drawing only the card just drawn may be played, or kept.",
    justReverse: "Reverse only turns the direction round. Here somebody has to draw two.",
    justSkip: "Skip only makes the next player miss the turn. Here somebody has to draw two.",
    betterColour: "You may name any colour. But look which one you hold most of.",
    nameFirst: "First name a colour for the wild card.",
    bluff: "You hold a yellow card, so this would be a bluff. If you are challenged, you draw the four yourself.",
    accepted: "You may accept, and draw four. But here you suspect a bluff: challenge.",
    answerFirst: "First answer the Wild Draw Four: accept or challenge.",
    playFirst: "Well remembered. In a game you may call as you play; here play the card first.",
    callFirst: "Call first, or the others can catch you: two penalty cards.",
    catchFirst: "Be quick: when the next turn begins, it is too late to catch anybody.",
    hasCalled: "Mia has called; she cannot be caught.",
    spinFirst: "A spin card was played: the wheel replaces your turn.",
    oneNumber: "All cards that you put down must show one and the same number.",
    moreOfNumber: "That would be allowed. But there is a number that you hold twice.",
    oneColour: "All cards must be of one colour, and wild cards have none.",
    moreOfColour: "That would be allowed. But you can put down more of one colour.",
    drawOn: "The wheel says: draw, until a red card or a wild card comes.",
    callTraded: "You received one card: first call “UNO!”.",
    layHighest: "In a war you lay the highest number that you hold.",
    numbersOnly: "Only number cards go to war.",
    shoutFirst: "First shout “UNO Spin!”. Only the fastest may put down a card.",
    putOneDown: "You may put down one card from your hand: tap it.",
    noMeld: "That is neither a run (one colour, numbers in a row) nor a set (one number, different colours).",
    three: "A run or set has at least three tiles.",
    sameColour: "In a set every colour may appear only once.",
    gap: "In a run no number may be missing between two tiles.",
    needSix: "You need a six for your set.",
    noPlace: "There is no place for that on the table.",
    tooMany: "At most four tiles in one turn.",
    canPlay: "You can play, so you may not draw.",
    breaks: "Then the run would fall apart: fewer than three in a row would remain.",
    tapTable: "Your tiles will come along. Tap the tile on the table that they need.",
    notStandsFor: "The joker does not stand for this tile.",
    tapOwnTile: "Tap the tile of your own that takes the joker's place.",
    sayJoker: "Say first what the joker stands for.",
    noAction: "A valid run, but no tile in it makes anybody draw.",
    callTile: "You have one tile left: call “UNO!” first.",
  },
  end: {
    uno: "That is UNO. The rulebook has the rest: the first card, the empty pile, house rules.",
    spin: "That is UNO Spin. Two results were not shown: “Almost UNO”, where you may put down cards until two are left, and “Show hand”. “Draw blue” works like red.",
    rummy: "That is UNO Rummy. The first to empty the rack gets the points of all others; 200 wins the match.",
  },
};

export default texts;
