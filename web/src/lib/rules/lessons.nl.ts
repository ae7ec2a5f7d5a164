import type { LessonTexts } from "./lessons";

const texts: LessonTexts = {
  steps: {
    uno: {
      match: {
        say: "Je wilt al je kaarten kwijt. In je beurt speel je er een die in kleur of getal bij de bovenste kaart past. Tik op een kaart die op de rode 7 past.",
        done: "Die past. Dezelfde kleur of hetzelfde getal: een van de twee is genoeg.",
      },
      symbol: {
        say: "Symbool past op symbool. Bovenop ligt een groene Sla-beurt-over, en je hebt niets groens. Welke kaart past?",
        done: "Sla-beurt-over op Sla-beurt-over. Mia zou de volgende zijn en wordt overgeslagen.",
      },
      draw: {
        say: "Een gele 9, en niets van jou past. Dan pak je één kaart. Tik op de stapel.",
        done: "Een gele 4. Die past.",
      },
      drawn: {
        say: "Past de gepakte kaart, dan mag je hem meteen spelen, of houden. De andere kaarten moeten wachten. Wat doe je?",
        done: "Goed. Na één gepakte kaart is je beurt voorbij, gespeeld of gehouden.",
      },
      drawTwo: {
        say: "Mia is na jou aan de beurt en heeft nog twee kaarten. Laat haar er twee pakken.",
        done: "Mia pakt er twee en slaat haar beurt over. Nu heeft ze er vier.",
      },
      wild: {
        say: "Niets roods, geen 8. Maar één van je kaarten past altijd: speel de Keuzekaart.",
        done: "Een Keuzekaart past op alles, ook als een andere kaart van jou zou passen.",
      },
      colour: {
        say: "Noem nu de kleur die vanaf hier geldt. Je hebt twee groene kaarten en een blauwe: welke kleur helpt je het meest?",
        done: "Groen dus. De volgende kaart moet groen zijn, of een kleurkiezer.",
      },
      drawFour: {
        say: "De Neem-vier is sterk: je noemt een kleur, en de volgende pakt er vier. Maar hij is alleen toegestaan als je geen andere kaart hebt van de kleur die geldt. Geel geldt. Speel een kaart waar niemand iets op aan te merken heeft.",
        done: "Juist. Met een gele kaart in je hand zou de Neem-vier bluf zijn. Je kunt het proberen, maar het kan uitkomen.",
      },
      challenge: {
        say: "Rood gold. Ben speelt een Neem-vier en noemt blauw. Je denkt dat hij nog een rode kaart heeft. Heb je gelijk, dan pakt hij de vier. Zo niet, dan pak jij er zes. Daag hem uit.",
        done: "Hij laat je zijn kaarten zien: daar is een rode 9. Ben pakt de vier zelf, en jij bent aan de beurt.",
      },
      lastButOne: {
        say: "Nog twee kaarten. Speel de kaart die past.",
        done: "Nu heb je nog maar één kaart. Snel, wat komt er nu?",
      },
      call: {
        say: "Nog één kaart: roep „UNO!” voordat iemand je betrapt. In een spel kun je ook meteen bij het spelen van de kaart roepen.",
        done: "Op tijd geroepen. Nu kan niemand je meer betrappen.",
      },
      catch: {
        say: "Mia en Ben hebben elk één kaart. Mia heeft geroepen, Ben heeft niets gezegd. Betrap wie het vergeten is, voordat de volgende beurt begint.",
        done: "Betrapt. Ben pakt twee strafkaarten.",
      },
      out: {
        say: "Je laatste kaart, en hij past. Speel hem.",
        done: "Ronde gewonnen. Je krijgt de punten van alle kaarten die de anderen nog hebben: getallen hun waarde, symbolen 20, kleurkiezers 50. Wie het eerst 500 haalt, wint de partij.",
      },
    },
    spin: {
      spinCard: {
        say: "UNO Spin is UNO met een rad. Kaarten met bogen zijn spinkaarten; ze passen als het getal dat erop staat. Speel de jouwe.",
        done: "Nu moet de volgende aan het rad draaien, in plaats van te spelen.",
      },
      spin: {
        say: "Deze keer heeft iemand vóór jou een spinkaart gespeeld. Draai aan het rad.",
        done: "„Een getal afleggen”. Dat is gunstig voor je.",
      },
      number: {
        say: "Een getal afleggen: kies één getal en leg kaarten met dat getal af, ook spinkaarten. Neem het getal waarmee je het meeste kwijtraakt; wat je het laatst aantikt, ligt bovenop.",
        done: "Twee kaarten in één keer weg. Kaarten die via het rad zijn afgelegd hebben geen actie, dus niemand hoeft nog eens te draaien.",
      },
      colour: {
        say: "„Een kleur afleggen” gaat net zo. Leg zoveel kaarten van één kleur af als je kunt. Kleurkiezers hebben geen kleur.",
        done: "Drie groene kaarten weg. Ook de Sla-beurt-over deed niets: hij is afgelegd, niet gespeeld.",
      },
      drawRed: {
        say: "„Rood pakken”: je pakt tot er een rode kaart of een kleurkiezer komt. Dat je al rood hebt, helpt niet. Pak een kaart.",
        done: "Een blauwe 2. Niet rood, dus je gaat door.",
      },
      drawRedAgain: {
        say: "De blauwe 2 houd je. Pak nog een kaart.",
        done: "Een rode 6: nu mag je stoppen. Alles wat je gepakt hebt, houd je.",
      },
      war: {
        say: "„Oorlog”: iedereen legt tegelijk de hoogste getalkaart. Leg de jouwe.",
        done: "Jouw 9 verslaat de 6 van Mia en de 8 van Ben. Wie wint mag de kaart afleggen; de anderen nemen hun kaart terug.",
      },
      race: {
        say: "„UNO Spin” is een race: wie het eerst roept, mag een kaart naar keuze afleggen. Wees snel.",
        done: "Jij was de eerste.",
      },
      raceCard: {
        say: "Leg één kaart naar keuze af. Hij hoeft niet te passen.",
        done: "Weg ermee. Alleen kleur, getal of symbool telt nu; een actie is er niet.",
      },
      trade: {
        say: "„Kaarten ruilen”: iedereen geeft de hele hand door naar links. Jij krijgt de hand van Ben, en dat is één enkele kaart. Wat moet je doen?",
        done: "Juist: wie precies één kaart krijgt, moet „UNO!” roepen.",
      },
    },
    rummy: {
      run: {
        say: "Bij UNO Rummy leg je stenen op tafel. Een reeks is drie of meer opeenvolgende getallen in één kleur. Kies er een van je rek en leg hem.",
        done: "Een reeks: rode 8, 9, 10. In één beurt mag je tot vier stenen leggen.",
      },
      set: {
        say: "Een set is drie of vier stenen met hetzelfde getal, elk in een andere kleur. Leg een set.",
        done: "Een set achten. De tweede groene 8 moet wachten: elke kleur maar één keer.",
      },
      add: {
        say: "Wat op tafel ligt, is van iedereen. Je mag aanleggen. Welke van je stenen past bij de blauwe reeks?",
        done: "De reeks loopt nu tot 6. Eén steen is genoeg voor een beurt.",
      },
      start: {
        say: "In het begin liggen er vier losse startstenen. Iedereen mag ze in reeksen en sets gebruiken. Leg twee stenen die met een ervan een set vormen.",
        done: "Drie negens: twee van jou en de startsteen. Vanaf nu moet die in een reeks of set blijven.",
      },
      rearrange: {
        say: "Je mag de stenen op tafel ook herschikken. Je hebt een groene en een blauwe 6 en zoekt een derde. Tik op de steen op tafel die je kunt nemen zonder de reeks kapot te maken.",
        done: "De reeks houdt drie stenen over, en de rode 6 vormt een set met de jouwe. Aan het eind van een beurt moeten alle reeksen en sets kloppen.",
      },
      draw: {
        say: "Je kunt nu niets leggen. Dan trek je één steen.",
        done: "Een groene 10. Die past ook niet, dus je beurt is voorbij. Paste hij wel, alleen of met andere stenen van jou, dan mocht je hem meteen leggen.",
      },
      swap: {
        say: "Een joker staat voor een steen naar keuze. Deze staat voor de groene 9, en jij hebt een groene 9. Tik op je steen om hem voor de joker te ruilen.",
        done: "De joker is van jou. Je mag hem deze beurt leggen, of later.",
      },
      joker: {
        say: "Leg nu gele 10, gele 11 en de joker als reeks. Wie een joker legt, zegt waar hij voor staat. Wat wordt het?",
        done: "Een goede reeks. En een joker van je rek is een actie: Mia trekt vier stenen en slaat een beurt over.",
      },
      action: {
        say: "Drie getallen hebben een actie als ze van je rek komen: 2 is Neem-twee, 5 is Sla-beurt-over, 7 is Keer-om. Mia heeft nog maar twee stenen. Laat haar er twee trekken.",
        done: "Mia trekt twee stenen en slaat een beurt over. Ligt de 2 eenmaal op tafel, dan is het een gewoon getal.",
      },
      call: {
        say: "Je beurt eindigde met één steen. Wat nu?",
        done: "Geroepen. Anders hadden de anderen je kunnen betrappen: twee stenen.",
      },
    },
  },
  slips: {
    noMatch: "Deze kaart heeft niet de kleur, het getal of het symbool van de bovenste kaart.",
    mayDraw: "Je zou mogen pakken, ook al kun je spelen. Maar hier past een kaart: speel die.",
    onlyDrawn: "Na het pakken mag je alleen de gepakte kaart spelen, of hem houden.",
    justReverse: "Keer-om draait alleen de richting om. Hier moet iemand er twee pakken.",
    justSkip: "Sla-beurt-over slaat alleen de volgende over. Hier moet iemand er twee pakken.",
    betterColour: "Je mag elke kleur noemen. Maar kijk waar je het meeste van hebt.",
    nameFirst: "Noem eerst een kleur voor de kleurkiezer.",
    bluff: "Je hebt een gele kaart, dus dit zou bluf zijn. Word je uitgedaagd, dan pak je de vier zelf.",
    accepted: "Je mag accepteren en er vier pakken. Maar hier vermoed je bluf: daag uit.",
    answerFirst: "Antwoord eerst op de Neem-vier: accepteren of uitdagen.",
    playFirst: "Goed onthouden. In een spel mag je bij het spelen roepen; speel hier eerst de kaart.",
    callFirst: "Roep eerst, anders kunnen de anderen je betrappen: twee strafkaarten.",
    catchFirst: "Snel: als de volgende beurt begint, is het te laat om iemand te betrappen.",
    hasCalled: "Mia heeft geroepen; zij kan niet betrapt worden.",
    spinFirst: "Er is een spinkaart gespeeld: het rad vervangt je beurt.",
    oneNumber: "Op alle kaarten die je aflegt moet hetzelfde getal staan.",
    moreOfNumber: "Dat zou mogen. Maar één getal heb je twee keer.",
    oneColour: "Alle kaarten moeten van één kleur zijn, en kleurkiezers hebben er geen.",
    moreOfColour: "Dat zou mogen. Maar van één kleur kun je er meer afleggen.",
    drawOn: "Het rad zegt: pakken tot er een rode kaart of een kleurkiezer komt.",
    callTraded: "Je hebt één kaart gekregen: roep eerst „UNO!”.",
    layHighest: "In een oorlog leg je het hoogste getal dat je hebt.",
    numbersOnly: "Alleen getalkaarten doen mee aan de oorlog.",
    shoutFirst: "Roep eerst „UNO Spin!”. Alleen de snelste mag een kaart afleggen.",
    putOneDown: "Je mag één kaart uit je hand afleggen: tik erop.",
    noMeld: "Dat is geen reeks (één kleur, opeenvolgende getallen) en geen set (één getal, verschillende kleuren).",
    three: "Een reeks of set heeft minstens drie stenen.",
    sameColour: "In een set mag elke kleur maar één keer voorkomen.",
    gap: "In een reeks mag tussen twee stenen geen getal ontbreken.",
    needSix: "Voor je set heb je een 6 nodig.",
    noPlace: "Daarvoor is op tafel geen plaats.",
    tooMany: "Hoogstens vier stenen in één beurt.",
    canPlay: "Je kunt leggen, dus je mag niet trekken.",
    breaks: "Dan valt de reeks uit elkaar: er blijven geen drie op een rij over.",
    tapTable: "Je stenen komen vanzelf mee. Tik op de steen op tafel die ze nodig hebben.",
    notStandsFor: "Voor deze steen staat de joker niet.",
    tapOwnTile: "Tik op je eigen steen die op de plaats van de joker komt.",
    sayJoker: "Zeg eerst waar de joker voor staat.",
    noAction: "Een goede reeks, maar geen steen erin laat iemand trekken.",
    callTile: "Je hebt nog één steen: roep eerst „UNO!”.",
  },
  end: {
    uno: "Dat is UNO. In het regelboek staat de rest: de eerste kaart, de lege stapel, huisregels.",
    spin: "Dat is UNO Spin. Twee uitkomsten kwamen niet voor: „Bijna UNO”, waarbij je kaarten mag afleggen tot je er twee overhoudt, en „Kaarten tonen”. „Blauw pakken” gaat net als rood.",
    rummy: "Dat is UNO Rummy. Wie het eerst geen stenen meer heeft, krijgt de punten van alle anderen; met 200 win je de partij.",
  },
};

export default texts;
