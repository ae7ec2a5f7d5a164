# What the game in the terminal says. The letters to type (d, k, a, c, …) are the same in every language.

## Around a round

terminal-welcome = Eine Runde { $game } gegen { $bots }. ? erklärt die Tasten.
terminal-warming-up = Die Profis wärmen sich noch auf: Am Anfang spielen sie nach einfachen Regeln.
terminal-you = Du
terminal-pile = { $count } im Stapel
terminal-table = Auf dem Tisch
terminal-hand = Deine Karten

## What is asked

terminal-ask = Nummer der Karte, oder d zum Ziehen (mit u dahinter rufst du UNO!)
terminal-ask-drawn = Gezogen: { $card }. p spielt sie, k behält sie
terminal-ask-challenge = { $count } ziehen: a nimmt an, c fordert heraus ({ $name })
terminal-ask-stack = { $count } ziehen: a nimmt an, oder gib sie mit einer Karte weiter (Nummer)
terminal-ask-colour = Welche Farbe? 1 { $red }  2 { $yellow }  3 { $green }  4 { $blue }
terminal-ask-hand = Mit wem tauschst du die Karten? { $seats }
terminal-ask-pass = Du kannst nichts spielen und nichts ziehen. Mit Enter passt du
terminal-ask-catch = { $name } hat nicht UNO gerufen. c erwischt, Enter lässt es durchgehen
terminal-ask-call = Du hast nicht gerufen. u ruft jetzt UNO!, Enter macht weiter
terminal-ask-jump = Du hast genau diese Karte. j wirft sie dazwischen, Enter lässt es sein
terminal-help = Eine Nummer spielt die Karte; blasse Karten passen nicht. u dahinter ruft UNO! d zieht, k behält, a nimmt an, c fordert heraus oder erwischt, q hört auf.
terminal-not-understood = Das steht gerade nicht zur Wahl; ? erklärt die Tasten.
terminal-bye = Bis bald.

## What happens

terminal-played = { $name }: { $card }
terminal-named = { $name }: { $colour }
terminal-called = { $name }: UNO!
terminal-drew = { $name }: +{ $count }
terminal-drew-you = Du ziehst { $cards }
terminal-drew-tiles-you = Du ziehst { $tiles }
terminal-kept = { $name }: Karte behalten
terminal-passed = { $name }: nichts zu spielen, nichts zu ziehen
terminal-missed = { $name }: ausgesetzt
terminal-reversed = Die Richtung wechselt
terminal-reshuffled = Der Ablagestapel wird gemischt
terminal-challenged = { $name } → { $other }: herausgefordert
terminal-showed = { $name } zeigt { $cards }
terminal-guilty = { $name }: ein Bluff
terminal-innocent = { $name }: kein Bluff
terminal-caught = { $name }: erwischt ({ $other })
terminal-hands-passed = Alle Karten wandern weiter
terminal-hands-swapped = { $name } ⇄ { $other }: Karten getauscht
terminal-deals = { $name }: mischen und geben

## How it ends

terminal-won = { $name }: Runde gewonnen, { $points }
terminal-won-you = Du gewinnst die Runde: { $points }
terminal-blocked = Niemand kann weiter; niemand gewinnt diese Runde
terminal-rule = { " " }(Regel { $rule })

## UNO Spin

terminal-ask-spin = Eine Spin-Karte: Das Rad ersetzt deinen Zug. Enter dreht es
terminal-ask-discard = { $result }: Nummern der Karten zum Ablegen, der Reihe nach; Enter behält alle
terminal-ask-show = Stechen: Nummer der Karte, die du legst
terminal-ask-shout = Wer zuerst ruft, darf eine Karte ablegen. s ruft, Enter lässt es sein
terminal-spun = { $name } am Rad: { $result }
terminal-traded = Alle Karten wandern nach links
terminal-laid = { $name }: Karte gelegt
terminal-revealed = { $name } sticht mit { $card }
terminal-won-war = { $name }: Stechen gewonnen
terminal-put-down = { $name } legt ab: { $card }
terminal-shouted = { $name }: UNO Spin!

## UNO Rummy

terminal-opens = { $name } eröffnet
terminal-start-tiles = Startsteine: { $tiles }
terminal-lays = { $name }: { $tiles }
terminal-swaps = { $name }: { $tile } gegen den Joker in Serie { $meld }
terminal-tile-kept = { $name }: Stein behalten
terminal-rack = Deine Schiene
terminal-tiles-left =
    { $count ->
        [one] { $count } Stein zu ziehen
       *[other] { $count } Steine zu ziehen
    }
terminal-ask-drawn-tile = Gezogen: { $tile }. p legt ihn, Nummern legen Steine mit ihm, k behält ihn
terminal-ask-tiles = Nummern der Steine zum Auslegen, d zieht, s tauscht, h gibt einen Tipp
terminal-no-place = Für { $tiles } zusammen gibt es keinen Platz
terminal-hint = Du kannst { $tiles } auslegen ({ $points })
terminal-no-hint = Keiner deiner Steine passt
terminal-rummy-help = Nummern legen diese Steine zusammen aus, höchstens vier; ein Platz findet sich. u am Ende, oder vorher allein, ruft UNO! s 3 tauscht Stein 3 gegen einen Joker (s 3 2: in Serie 2), e beendet den Zug nach dem Tauschen. d zieht, k behält, h gibt einen Tipp, c erwischt, q hört auf. Oder sag den ganzen Tisch an (r rot, y gelb, g grün, b blau): lay r3 r4 r5 / b1 g1 y1

## Why something is not allowed

terminal-why-answer-four-first = Antworte zuerst auf die Zieh Vier: a nimmt an, c fordert heraus.
terminal-why-answer-stacked-four-first = Antworte mit einer Zieh Vier, oder a nimmt an, c fordert heraus.
terminal-why-no-such-seat = So jemanden gibt es nicht. Tippe eine der Nummern.
terminal-why-must-play-drawn = Die gezogene Karte passt, also musst du sie spielen: p spielt sie.
terminal-why-no-challenges = Bluffen ist nicht erlaubt, also gibt es nichts herauszufordern: a nimmt an.
terminal-why-no-colour-named = Ein Joker obenauf braucht eine Farbe: 1, 2, 3 oder 4.
terminal-why-unnamed-joker = Sag, wofür der Joker steht, wie in j=r6.
terminal-why-choose-action = In eine Serie kamen mehrere Aktionssteine: Markiere den, der gilt, mit !, wie in r5!.
terminal-why-can-play = Du kannst einen Stein auslegen, also darfst du nicht ziehen: h gibt einen Tipp.
terminal-why-no-draw-after-swap = Nach einem Tausch darfst du nicht ziehen: Leg Steine aus, oder e beendet den Zug.
terminal-why-drawn-tile-first = Leg den gezogenen Stein aus, allein oder mit anderen, oder behalte ihn: p oder k.
terminal-why-start-tile-instead = Das ist der Startstein: Markiere den gezogenen mit ^, wie in r5^.
terminal-why-nothing-drawn-yet = Du hast noch keinen Stein gezogen: Leg welche aus, oder d zieht einen.
terminal-why-several-jokers = Mehrere Joker stehen für diesen Stein, also sag, welcher: s 3 2 ist der in Serie 2.

# What the server says when it is up
terminal-serving = lastcard ist bereit: { $url }
terminal-serving-elsewhere = Für Handys und andere Computer: { $url }
terminal-serving-stop = Strg+C beendet es; nichts geht verloren.
