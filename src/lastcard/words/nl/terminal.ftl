# What the game in the terminal says. The letters to type (d, k, a, c, …) are the same in every language.

## Around a round

terminal-welcome = Een ronde { $game } tegen { $bots }. ? legt de toetsen uit.
terminal-warming-up = De experts zijn nog aan het opwarmen: eerst spelen ze volgens simpele regels.
terminal-you = Jij
terminal-pile = { $count } in de stapel
terminal-table = Op tafel
terminal-hand = Jouw kaarten

## What is asked

terminal-ask = Nummer van de kaart, of d om te pakken (met u erachter roep je UNO!)
terminal-ask-drawn = Gepakt: { $card }. p speelt hem, k houdt hem
terminal-ask-challenge = { $count } pakken: a accepteert, c daagt uit ({ $name })
terminal-ask-stack = { $count } pakken: a accepteert, of geef ze door met een kaart (nummer)
terminal-ask-colour = Welke kleur? 1 { $red }  2 { $yellow }  3 { $green }  4 { $blue }
terminal-ask-hand = Met wie ruil je van kaarten? { $seats }
terminal-ask-pass = Niets te spelen en niets te pakken. Enter om te passen
terminal-ask-catch = { $name } heeft geen UNO geroepen. c betrapt, Enter laat het gaan
terminal-ask-call = Je hebt niet geroepen. u roept nu UNO!, Enter gaat verder
terminal-ask-jump = Je hebt precies deze kaart. j springt in, Enter slaat het over
terminal-help = Een nummer speelt die kaart; vage kaarten passen niet. u erachter roept UNO! d pakt, k houdt, a accepteert, c daagt uit of betrapt, q stopt.
terminal-not-understood = Dat kun je nu niet kiezen; ? legt de toetsen uit.
terminal-bye = Tot gauw.

## What happens

terminal-played = { $name }: { $card }
terminal-named = { $name }: { $colour }
terminal-called = { $name }: UNO!
terminal-drew = { $name }: +{ $count }
terminal-drew-you = Je pakt { $cards }
terminal-drew-tiles-you = Je trekt { $tiles }
terminal-kept = { $name }: kaart gehouden
terminal-passed = { $name }: niets te spelen of te pakken
terminal-missed = { $name }: beurt overgeslagen
terminal-reversed = De richting draait om
terminal-reshuffled = De open stapel wordt geschud
terminal-challenged = { $name } → { $other }: uitgedaagd
terminal-showed = { $name } toont { $cards }
terminal-guilty = { $name }: bluf
terminal-innocent = { $name }: geen bluf
terminal-caught = { $name }: betrapt ({ $other })
terminal-hands-passed = Alle kaarten schuiven door
terminal-hands-swapped = { $name } ⇄ { $other }: kaarten geruild
terminal-deals = { $name }: schudden en delen

## How it ends

terminal-won = { $name }: ronde gewonnen, { $points }
terminal-won-you = Jij wint de ronde: { $points }
terminal-blocked = Niemand kan verder; niemand wint deze ronde
terminal-rule = { " " }(regel { $rule })

## UNO Spin

terminal-ask-spin = Een spinkaart: het rad vervangt je beurt. Enter draait het
terminal-ask-discard = { $result }: kaartnummers om af te leggen, op volgorde; Enter houdt alles
terminal-ask-show = Oorlogje: nummer van de kaart die je legt
terminal-ask-shout = Wie het eerst roept, mag een kaart afleggen. s roept, Enter laat het gaan
terminal-spun = { $name } aan het rad: { $result }
terminal-traded = Alle kaarten gaan naar links
terminal-laid = { $name }: kaart gelegd
terminal-revealed = { $name } vecht met { $card }
terminal-won-war = { $name }: oorlogje gewonnen
terminal-put-down = { $name } legt af: { $card }
terminal-shouted = { $name }: UNO Spin!

## UNO Rummy

terminal-opens = { $name } begint
terminal-start-tiles = Startstenen: { $tiles }
terminal-lays = { $name }: { $tiles }
terminal-swaps = { $name }: { $tile } voor de joker in combinatie { $meld }
terminal-tile-kept = { $name }: steen gehouden
terminal-rack = Jouw stenen
terminal-tiles-left =
    { $count ->
        [one] { $count } steen te trekken
       *[other] { $count } stenen te trekken
    }
terminal-ask-drawn-tile = Je trok { $tile }. p legt hem, nummers leggen stenen erbij, k houdt hem
terminal-ask-tiles = Nummers van de stenen om te leggen, d trekt, s ruilt, h geeft een tip
terminal-no-place = Voor { $tiles } samen is er geen plaats
terminal-hint = Je kunt { $tiles } leggen ({ $points })
terminal-no-hint = Geen van je stenen past
terminal-rummy-help = Nummers leggen deze stenen samen, hoogstens vier; er wordt een plaats voor gezocht. u aan het eind, of eerder alleen, roept UNO! s 3 ruilt steen 3 voor een joker (s 3 2: in combinatie 2), e beëindigt de beurt na het ruilen. d trekt, k houdt, h geeft een tip, c betrapt, q stopt. Of zeg de hele tafel (r rood, y geel, g groen, b blauw): lay r3 r4 r5 / b1 g1 y1

## Why something is not allowed

terminal-why-answer-four-first = Antwoord eerst op de Neem-vier: a accepteert, c daagt uit.
terminal-why-answer-stacked-four-first = Antwoord met een Neem-vier, of a accepteert, c daagt uit.
terminal-why-no-such-seat = Die speler is er niet. Typ een van de nummers.
terminal-why-must-play-drawn = De gepakte kaart past, dus je moet hem spelen: p speelt hem.
terminal-why-no-challenges = Bluffen mag niet, dus er valt niets uit te dagen: a accepteert.
terminal-why-no-colour-named = Een Keuzekaart of Neem-vier bovenop heeft een kleur nodig: 1, 2, 3 of 4.
terminal-why-unnamed-joker = Zeg waar de joker voor staat, zoals in j=r6.
terminal-why-choose-action = Bij één combinatie kwamen meerdere actiestenen: zet ! achter de steen die geldt, zoals in r5!.
terminal-why-can-play = Je kunt een steen leggen, dus mag je niet trekken: h geeft een tip.
terminal-why-no-draw-after-swap = Na een ruil mag je niet trekken: leg stenen, of e beëindigt de beurt.
terminal-why-drawn-tile-first = Leg de getrokken steen, alleen of met andere, of houd hem: p of k.
terminal-why-start-tile-instead = Dat is de startsteen: zet ^ achter de getrokken steen, zoals in r5^.
terminal-why-nothing-drawn-yet = Je hebt nog geen steen getrokken: leg stenen, of d trekt er een.
terminal-why-several-jokers = Meerdere jokers staan voor deze steen, dus zeg welke: s 3 2 is die in combinatie 2.

# What the server says when it is up
terminal-serving = lastcard is klaar: { $url }
terminal-serving-elsewhere = Voor telefoons en andere computers: { $url }
terminal-serving-stop = Ctrl+C stopt het; er gaat niets verloren.
