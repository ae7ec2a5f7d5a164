import type { LessonTexts } from "./lessons";

const texts: LessonTexts = {
  steps: {
    uno: {
      match: {
        say: "Du willst alle deine Karten loswerden. Wenn du dran bist, spielst du eine, die in Farbe oder Zahl zur obersten Karte passt. Tippe eine Karte an, die auf die rote 7 passt.",
        done: "Passt. Gleiche Farbe oder gleiche Zahl: Eins davon genügt.",
      },
      symbol: {
        say: "Symbol passt auf Symbol. Oben liegt ein grünes Aussetzen, und du hast nichts Grünes. Welche Karte passt?",
        done: "Aussetzen auf Aussetzen. Mia wäre als Nächste dran und setzt aus.",
      },
      draw: {
        say: "Eine gelbe 9, und von dir passt nichts. Dann ziehst du eine Karte. Tippe den Stapel an.",
        done: "Eine gelbe 4. Die passt.",
      },
      drawn: {
        say: "Passt die gezogene Karte, darfst du sie sofort spielen oder behalten. Die anderen müssen warten. Was machst du?",
        done: "Gut. Nach einer gezogenen Karte ist dein Zug vorbei, ob gespielt oder behalten.",
      },
      drawTwo: {
        say: "Mia ist als Nächste dran und hat nur noch zwei Karten. Lass sie zwei ziehen.",
        done: "Mia zieht zwei und setzt aus. Jetzt hat sie vier.",
      },
      wild: {
        say: "Nichts Rotes, keine 8. Aber eine deiner Karten passt immer: Spiel die Farbenwahl.",
        done: "Eine Farbenwahl passt auf alles, auch wenn eine andere Karte von dir passen würde.",
      },
      colour: {
        say: "Nenne nun die Farbe, die ab jetzt gilt. Du hast zwei grüne Karten und eine blaue: Welche Farbe hilft dir am meisten?",
        done: "Also Grün. Die nächste Karte muss grün sein, oder eine Wunschkarte.",
      },
      drawFour: {
        say: "Die Zieh Vier ist stark: Du nennst eine Farbe, und die nächste Person zieht vier. Erlaubt ist sie aber nur, wenn du keine andere Karte der geltenden Farbe hast. Es gilt Gelb. Spiel eine Karte, gegen die niemand etwas sagen kann.",
        done: "Richtig. Mit einer gelben Karte auf der Hand wäre die Zieh Vier ein Bluff. Du kannst es versuchen, aber es kann auffliegen.",
      },
      challenge: {
        say: "Es galt Rot. Ben spielt eine Zieh Vier und nennt Blau. Du glaubst, dass er noch eine rote Karte hat. Hast du recht, zieht er die vier. Wenn nicht, ziehst du sechs. Zweifle sie an.",
        done: "Er zeigt dir seine Karten: Da ist eine rote 9. Ben zieht die vier selbst, und du bist dran.",
      },
      lastButOne: {
        say: "Noch zwei Karten. Spiel die, die passt.",
        done: "Jetzt hast du nur noch eine Karte. Schnell, was kommt nun?",
      },
      call: {
        say: "Noch eine Karte: Ruf „UNO!“, bevor dich jemand erwischt. Im Spiel kannst du auch gleich beim Ausspielen rufen.",
        done: "Rechtzeitig gerufen. Jetzt kann dich niemand mehr erwischen.",
      },
      catch: {
        say: "Mia und Ben haben je eine Karte. Mia hat gerufen, Ben hat nichts gesagt. Erwische, wer es vergessen hat, bevor der nächste Zug beginnt.",
        done: "Erwischt. Ben zieht zwei Strafkarten.",
      },
      out: {
        say: "Deine letzte Karte, und sie passt. Spiel sie.",
        done: "Runde gewonnen. Du bekommst die Punkte aller Karten, die die anderen noch haben: Zahlen ihren Wert, Symbole 20, Wunschkarten 50. Wer zuerst 500 erreicht, gewinnt die Partie.",
      },
    },
    spin: {
      spinCard: {
        say: "UNO Spin ist UNO mit einem Rad. Karten mit Bögen sind Spin-Karten; sie passen wie die Zahl, die sie zeigen. Spiel deine.",
        done: "Jetzt muss die nächste Person das Rad drehen, statt zu spielen.",
      },
      spin: {
        say: "Diesmal hat jemand vor dir eine Spin-Karte gespielt. Dreh das Rad.",
        done: "„Eine Zahl ablegen“. Das ist gut für dich.",
      },
      number: {
        say: "Eine Zahl ablegen: Wähle eine Zahl und leg Karten ab, die sie zeigen, auch Spin-Karten. Nimm die Zahl, mit der du am meisten loswirst; was du zuletzt antippst, liegt oben.",
        done: "Zwei Karten auf einmal weg. Durch das Rad abgelegte Karten haben keine Aktion, also muss niemand noch einmal drehen.",
      },
      colour: {
        say: "„Eine Farbe ablegen“ geht genauso. Leg so viele Karten einer Farbe ab, wie du kannst. Wunschkarten haben keine Farbe.",
        done: "Drei grüne Karten weg. Auch das Aussetzen hat nichts bewirkt: Es wurde abgelegt, nicht gespielt.",
      },
      drawRed: {
        say: "„Rot ziehen“: Du ziehst, bis eine rote Karte oder eine Wunschkarte kommt. Dass du schon Rot hast, hilft nicht. Zieh.",
        done: "Eine blaue 2. Nicht rot, also geht es weiter.",
      },
      drawRedAgain: {
        say: "Die blaue 2 behältst du. Zieh noch einmal.",
        done: "Eine rote 6: Jetzt ist Schluss. Alles Gezogene behältst du.",
      },
      war: {
        say: "„Krieg“: Alle legen zugleich ihre höchste Zahlenkarte. Leg deine.",
        done: "Deine 9 schlägt Mias 6 und Bens 8. Wer gewinnt, darf die Karte ablegen; die anderen nehmen ihre zurück.",
      },
      race: {
        say: "„UNO Spin“ ist ein Rennen: Wer zuerst ruft, darf eine beliebige Karte ablegen. Sei schnell.",
        done: "Du warst zuerst.",
      },
      raceCard: {
        say: "Leg eine beliebige Karte ab. Sie muss nicht passen.",
        done: "Weg damit. Jetzt zählen nur ihre Farbe, Zahl oder ihr Symbol; eine Aktion gibt es nicht.",
      },
      trade: {
        say: "„Karten tauschen“: Alle geben ihre ganze Hand nach links. Du bekommst Bens Hand, und das ist eine einzige Karte. Was musst du tun?",
        done: "Richtig: Wer genau eine Karte bekommt, muss „UNO!“ rufen.",
      },
    },
    rummy: {
      run: {
        say: "Bei UNO Rummy legst du Steine auf den Tisch. Eine Folge sind drei oder mehr Zahlen hintereinander in einer Farbe. Such dir eine aus deinen Steinen und leg sie aus.",
        done: "Eine Folge: rote 8, 9, 10. In einem Zug darfst du bis zu vier Steine auslegen.",
      },
      set: {
        say: "Ein Satz sind drei oder vier Steine mit derselben Zahl, jeder in einer anderen Farbe. Leg einen Satz aus.",
        done: "Ein Satz Achten. Die zweite grüne 8 muss warten: Jede Farbe gibt es nur einmal.",
      },
      add: {
        say: "Was auf dem Tisch liegt, gehört allen. Du darfst anlegen. Welcher deiner Steine passt an die blaue Folge?",
        done: "Die Folge geht jetzt bis 6. Ein Stein genügt für einen Zug.",
      },
      start: {
        say: "Am Anfang liegen vier Startsteine einzeln da. Alle dürfen sie in Folgen und Sätzen verwenden. Leg zwei Steine, die mit einem davon einen Satz bilden.",
        done: "Drei Neunen: zwei von dir und der Startstein. Von jetzt an muss er in einer Folge oder einem Satz bleiben.",
      },
      rearrange: {
        say: "Du darfst den Tisch auch umbauen. Du hast eine grüne und eine blaue 6 und brauchst eine dritte. Tippe den Stein auf dem Tisch an, den du nehmen kannst, ohne seine Folge zu zerstören.",
        done: "Der Folge bleiben drei Steine, und die rote 6 bildet mit deinen einen Satz. Am Ende eines Zugs müssen alle Folgen und Sätze gültig sein.",
      },
      draw: {
        say: "Von dir lässt sich gerade nichts auslegen. Dann ziehst du einen Stein.",
        done: "Eine grüne 10. Die passt auch nicht, also ist dein Zug vorbei. Würde sie passen, allein oder mit anderen deiner Steine, dürftest du sie sofort auslegen.",
      },
      swap: {
        say: "Ein Joker steht für einen beliebigen Stein. Dieser steht für die grüne 9, und du hast eine grüne 9. Tippe deinen Stein an, um ihn gegen den Joker zu tauschen.",
        done: "Der Joker gehört dir. Du darfst ihn in diesem Zug auslegen oder später.",
      },
      joker: {
        say: "Leg jetzt gelbe 10, gelbe 11 und den Joker als Folge aus. Wer einen Joker auslegt, sagt, wofür er steht. Wofür soll er stehen?",
        done: "Eine gültige Folge. Und ein Joker aus deinen Steinen ist eine Aktion: Mia zieht vier Steine und setzt einmal aus.",
      },
      action: {
        say: "Drei Zahlen haben eine Aktion, wenn sie aus deinen Steinen kommen: 2 ist Zieh Zwei, 5 ist Aussetzen, 7 ist Richtungswechsel. Mia hat nur noch zwei Steine. Lass sie zwei ziehen.",
        done: "Mia zieht zwei Steine und setzt einmal aus. Liegt die 2 erst auf dem Tisch, ist sie eine einfache Zahl.",
      },
      call: {
        say: "Dein Zug endete mit einem einzigen Stein. Was nun?",
        done: "Gerufen. Sonst hätten dich die anderen erwischen können: zwei Steine.",
      },
    },
  },
  slips: {
    noMatch: "Diese Karte hat weder die Farbe noch die Zahl oder das Symbol der obersten Karte.",
    mayDraw: "Du dürftest ziehen, obwohl du spielen kannst. Aber hier passt eine Karte: Spiel sie.",
    onlyDrawn: "Nach dem Ziehen darf nur die gezogene Karte gespielt oder behalten werden.",
    justReverse: "Richtungswechsel dreht nur die Richtung um. Hier soll jemand zwei ziehen.",
    justSkip: "Aussetzen überspringt nur die nächste Person. Hier soll jemand zwei ziehen.",
    betterColour: "Du darfst jede Farbe nennen. Aber schau, wovon du am meisten hast.",
    nameFirst: "Nenne zuerst eine Farbe für die Wunschkarte.",
    bluff: "Du hast eine gelbe Karte, also wäre das ein Bluff. Wird er angezweifelt, ziehst du die vier selbst.",
    accepted: "Du darfst annehmen und vier ziehen. Aber hier vermutest du einen Bluff: Zweifle an.",
    answerFirst: "Antworte zuerst auf die Zieh Vier: annehmen oder anzweifeln.",
    playFirst: "Gut gemerkt. Im Spiel darfst du beim Ausspielen rufen; spiel hier zuerst die Karte.",
    callFirst: "Ruf zuerst, sonst können dich die anderen erwischen: zwei Strafkarten.",
    catchFirst: "Schnell: Wenn der nächste Zug beginnt, ist es zum Erwischen zu spät.",
    hasCalled: "Mia hat gerufen; sie kann nicht erwischt werden.",
    spinFirst: "Eine Spin-Karte wurde gespielt: Das Rad ersetzt deinen Zug.",
    oneNumber: "Alle Karten, die du ablegst, müssen dieselbe Zahl zeigen.",
    moreOfNumber: "Das wäre erlaubt. Aber eine Zahl hast du zweimal.",
    oneColour: "Alle Karten müssen dieselbe Farbe haben, und Wunschkarten haben keine.",
    moreOfColour: "Das wäre erlaubt. Aber von einer Farbe kannst du mehr ablegen.",
    drawOn: "Das Rad sagt: ziehen, bis eine rote Karte oder eine Wunschkarte kommt.",
    callTraded: "Du hast eine einzige Karte bekommen: Ruf zuerst „UNO!“.",
    layHighest: "Im Krieg legst du die höchste Zahl, die du hast.",
    numbersOnly: "In den Krieg ziehen nur Zahlenkarten.",
    shoutFirst: "Ruf zuerst „UNO Spin!“. Nur wer am schnellsten ist, darf eine Karte ablegen.",
    putOneDown: "Du darfst eine Karte aus deiner Hand ablegen: Tippe sie an.",
    noMeld: "Das ist weder eine Folge (eine Farbe, Zahlen hintereinander) noch ein Satz (eine Zahl, verschiedene Farben).",
    three: "Eine Folge oder ein Satz hat mindestens drei Steine.",
    sameColour: "In einem Satz darf jede Farbe nur einmal vorkommen.",
    gap: "In einer Folge darf zwischen zwei Steinen keine Zahl fehlen.",
    needSix: "Für deinen Satz brauchst du eine 6.",
    noPlace: "Dafür ist auf dem Tisch kein Platz.",
    tooMany: "Höchstens vier Steine in einem Zug.",
    canPlay: "Du kannst auslegen, also darfst du nicht ziehen.",
    breaks: "Dann würde die Folge zerfallen: Es blieben keine drei hintereinander.",
    tapTable: "Deine Steine kommen von selbst dazu. Tippe den Stein auf dem Tisch an, den sie brauchen.",
    notStandsFor: "Für diesen Stein steht der Joker nicht.",
    tapOwnTile: "Tippe den eigenen Stein an, der an die Stelle des Jokers kommt.",
    sayJoker: "Sag zuerst, wofür der Joker steht.",
    noAction: "Eine gültige Folge, aber kein Stein darin lässt jemanden ziehen.",
    callTile: "Du hast noch einen Stein: Ruf zuerst „UNO!“.",
  },
  end: {
    uno: "Das ist UNO. Im Regelbuch steht der Rest: die erste Karte, der leere Stapel, Hausregeln.",
    spin: "Das ist UNO Spin. Zwei Ergebnisse kamen nicht vor: „Fast UNO“, wo du Karten ablegen darfst, bis dir zwei bleiben, und „Karten zeigen“. „Blau ziehen“ geht wie Rot.",
    rummy: "Das ist UNO Rummy. Wer zuerst keine Steine mehr hat, bekommt die Punkte aller anderen; 200 gewinnen die Partie.",
  },
};

export default texts;
