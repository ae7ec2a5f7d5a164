"""Why the terminal game does not let somebody: in English, German and Dutch."""

from ..rules.rummy import refusals as rummy
from ..rules.uno import refusals as no

WHY = {
    no.NO_MATCH: (
        "It fits neither by colour nor by number or symbol: choose another card, or draw.",
        "Sie passt weder in Farbe noch in Zahl oder Symbol: Wähl eine andere, oder zieh.",
        "Hij past niet: niet in kleur, getal of symbool. Kies een andere kaart, of pak er een.",
    ),
    no.ANSWER_FOUR_FIRST: (
        "Answer the Wild Draw Four first: a accepts, c challenges.",
        "Antworte zuerst auf die +4: a nimmt an, c zweifelt an.",
        "Antwoord eerst op de +4: a accepteert, c daagt uit.",
    ),
    no.NOTHING_TO_CHALLENGE: (
        "Only a Wild Draw Four can be challenged.",
        "Anzweifeln lässt sich nur eine +4.",
        "Uitdagen kan alleen bij een +4.",
    ),
    no.NOTHING_TO_DRAW: (
        "There is no card left to draw: play one.",
        "Es ist keine Karte mehr zum Ziehen da: Spiel eine.",
        "Er is geen kaart meer om te pakken: speel er een.",
    ),
    no.ANSWER_STACK_FIRST: (
        "Answer with a card of the same kind, or accept.",
        "Antworte mit einer Karte derselben Art, oder nimm an.",
        "Antwoord met een kaart van dezelfde soort, of accepteer.",
    ),
    no.ANSWER_STACKED_FOUR_FIRST: (
        "Answer with a Wild Draw Four, or a accepts, c challenges.",
        "Antworte mit einer +4, oder a nimmt an, c zweifelt an.",
        "Antwoord met een +4, of a accepteert, c daagt uit.",
    ),
    no.SWAP_WITH_YOURSELF: (
        "Choose the hand of somebody else.",
        "Nimm die Karten von jemand anderem.",
        "Kies de kaarten van iemand anders.",
    ),
    no.MUST_PLAY_DRAWN: (
        "The card that you drew fits, so it must be played: p plays it.",
        "Die gezogene Karte passt, also muss sie gespielt werden: p spielt sie.",
        "De gepakte kaart past, dus moet hij gespeeld worden: p speelt hem.",
    ),
    no.BLUFF: (
        "Nobody bluffs in this game, and you hold another card of the colour in force.",
        "In diesem Spiel wird nicht geblufft, und du hast noch eine Karte der geltenden Farbe.",
        "In dit spel wordt niet gebluft, en je hebt nog een kaart van de geldende kleur.",
    ),
    no.NO_CHALLENGES: (
        "Nobody bluffs in this game: there is nothing to challenge.",
        "In diesem Spiel wird nicht geblufft: Anzuzweifeln gibt es nichts.",
        "In dit spel wordt niet gebluft: uitdagen kan dus niet.",
    ),
    no.NOT_DOWN_TO_TWO: (
        "Put down what you like, but keep at least two cards.",
        "Leg ab, was du willst, aber behalte mindestens zwei Karten.",
        "Leg af wat je wilt, maar houd minstens twee kaarten.",
    ),
    no.NOT_THIS_NUMBER: (
        "Put down cards that all show one number, or keep them all.",
        "Leg Karten ab, die alle dieselbe Zahl zeigen, oder behalte alle.",
        "Leg kaarten af die allemaal hetzelfde getal tonen, of houd ze allemaal.",
    ),
    no.NOT_THIS_COLOUR: (
        "Put down cards of one colour, no wild cards, or keep them all.",
        "Leg Karten einer Farbe ab, ohne Wunschkarten, oder behalte alle.",
        "Leg kaarten van één kleur af, geen kleurkiezers, of houd ze allemaal.",
    ),
    no.NOT_LAID: (
        "Put down cards that you laid in the war, or keep them.",
        "Leg Karten ab, die du im Krieg gelegt hast, oder behalte sie.",
        "Leg kaarten af die je in de oorlog hebt gelegd, of houd ze.",
    ),
    no.ONLY_ONE_CARD: (
        "One card may be put down, or none.",
        "Eine Karte darf abgelegt werden, oder keine.",
        "Eén kaart mag worden afgelegd, of geen.",
    ),
    no.NO_COLOUR_NAMED: (
        "A wild card on top needs a colour: r, y, g or b.",
        "Eine Wunschkarte obenauf braucht eine Farbe: r, y, g oder b.",
        "Een kleurkiezer bovenop heeft een kleur nodig: r, y, g of b.",
    ),
    rummy.TOO_SHORT: (
        "A run or set has at least three tiles.",
        "Eine Folge oder ein Satz hat mindestens drei Steine.",
        "Een reeks of set heeft minstens drie stenen.",
    ),
    rummy.NEITHER_RUN_NOR_SET: (
        "A run has one colour and numbers in a row, a set has one number in different colours.",
        "Eine Folge hat eine Farbe und Zahlen hintereinander, ein Satz eine Zahl in verschiedenen"
        " Farben.",
        "Een reeks heeft één kleur en opeenvolgende getallen, een set één getal in verschillende"
        " kleuren.",
    ),
    rummy.NOT_ASCENDING: (
        "Say a run from its lowest number up.",
        "Nenne eine Folge von ihrer kleinsten Zahl an aufwärts.",
        "Noem een reeks vanaf het laagste getal.",
    ),
    rummy.TWO_JOKERS_IN_SET: (
        "A set holds one joker at most.",
        "Ein Satz hat höchstens einen Joker.",
        "Een set heeft hooguit één joker.",
    ),
    rummy.JOKERS_SIDE_BY_SIDE: (
        "Two jokers never lie side by side.",
        "Zwei Joker liegen nie nebeneinander.",
        "Twee jokers liggen nooit naast elkaar.",
    ),
    rummy.UNNAMED_JOKER: (
        "Say what the joker stands for, as in j=r6.",
        "Sag, wofür der Joker steht, wie in j=r6.",
        "Zeg waar de joker voor staat, zoals in j=r6.",
    ),
    rummy.VANISHED: (
        "Every tile that lay in a run or set must still lie in one.",
        "Jeder Stein, der in einer Folge oder einem Satz lag, muss auch danach in einer Folge oder"
        " einem Satz liegen.",
        "Elke steen die in een reeks of set lag, moet ook daarna in een reeks of set liggen.",
    ),
    rummy.NOT_ON_RACK: (
        "This tile is not on your rack, or not so often.",
        "Diesen Stein hast du nicht, oder nicht so oft.",
        "Deze steen heb je niet, of niet zo vaak.",
    ),
    rummy.NOTHING_FROM_RACK: (
        "At least one tile must come from your rack.",
        "Mindestens ein Stein muss von dir kommen.",
        "Minstens één steen moet van jou komen.",
    ),
    rummy.TOO_MANY_FROM_RACK: (
        "At most four tiles leave your rack in a turn, swaps counted.",
        "In einem Zug legst du höchstens vier Steine aus, Tauschen mitgezählt.",
        "In een beurt leg je hooguit vier stenen, ruilen meegeteld.",
    ),
    rummy.CHOOSE_ACTION: (
        "Several action tiles came to one meld: put ! after the one that is to work, as in r5!.",
        "In eine Reihe kamen mehrere Aktionssteine: Markiere den, der wirken soll, mit !, wie in"
        " r5!.",
        "In één rij kwam meer dan één actiesteen: zet ! achter de steen die moet werken, zoals in"
        " r5!.",
    ),
    rummy.CAN_PLAY: (
        "You can play a tile, so you may not draw: h gives a hint.",
        "Du kannst einen Stein auslegen, also darfst du nicht ziehen: h gibt einen Tipp.",
        "Je kunt een steen leggen, dus mag je niet trekken: h geeft een tip.",
    ),
    rummy.NO_DRAW_AFTER_SWAP: (
        "After a swap you may not draw: play tiles, or e ends the turn.",
        "Nach einem Tausch darfst du nicht ziehen: Leg Steine aus, oder e beendet den Zug.",
        "Na een ruil mag je niet trekken: leg stenen, of e beëindigt de beurt.",
    ),
    rummy.STOCK_EMPTY: (
        "There is no tile left to draw: play one.",
        "Es ist kein Stein mehr zum Ziehen da: Leg einen aus.",
        "Er is geen steen meer om te trekken: leg er een.",
    ),
    rummy.NO_SUCH_JOKER: (
        "No joker there stands for this tile.",
        "Dort steht kein Joker für diesen Stein.",
        "Daar staat geen joker voor deze steen.",
    ),
    rummy.NO_SUCH_MELD: (
        "There is no meld with this number.",
        "Eine Reihe mit dieser Nummer gibt es nicht.",
        "Een rij met dit nummer is er niet.",
    ),
    rummy.START_JOKER: (
        "A joker among the start tiles stands for nothing yet, so it cannot be swapped.",
        "Ein Joker unter den Startsteinen steht noch für nichts und lässt sich nicht tauschen.",
        "Een joker onder de startstenen staat nog nergens voor, dus die kun je niet ruilen.",
    ),
    rummy.DRAWN_TILE_FIRST: (
        "Play the tile that you drew, alone or with others, or keep it: p or k.",
        "Leg den gezogenen Stein aus, allein oder mit anderen, oder behalte ihn: p oder k.",
        "Leg de getrokken steen, alleen of met andere, of houd hem: p of k.",
    ),
    rummy.START_TILE_INSTEAD: (
        "That is the start tile: put ^ after the one that you drew, as in r5^.",
        "Das ist der Startstein: Markiere den gezogenen mit ^, wie in r5^.",
        "Dat is de startsteen: zet ^ achter de getrokken steen, zoals in r5^.",
    ),
    rummy.DRAWN_TILE_SWAPPED: (
        "A tile just drawn cannot be swapped in.",
        "Ein gerade gezogener Stein kann nicht eingetauscht werden.",
        "Een net getrokken steen kun je niet inruilen.",
    ),
    rummy.NOTHING_DRAWN_YET: (
        "You have drawn nothing yet: play tiles, or d draws one.",
        "Du hast noch keinen Stein gezogen: Leg welche aus, oder d zieht einen.",
        "Je hebt nog geen steen getrokken: leg stenen, of d trekt er een.",
    ),
    rummy.SEVERAL_JOKERS: (
        "Several jokers stand for this tile, so say which: s 3 2 is the one in meld 2.",
        "Mehrere Joker stehen für diesen Stein, also sag, welcher: s 3 2 ist der in Reihe 2.",
        "Meerdere jokers staan voor deze steen, dus zeg welke: s 3 2 is die in rij 2.",
    ),
    rummy.TURN_NOT_PLAYED: (
        "Without a swap a turn ends when tiles are played, or one is drawn.",
        "Ohne Tausch endet ein Zug damit, dass du auslegst oder ziehst.",
        "Zonder ruil eindigt een beurt met leggen of trekken.",
    ),
}
