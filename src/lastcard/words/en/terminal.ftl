# What the game in the terminal says. The letters to type (d, k, a, c, …) are the same in every language.

## Around a round

terminal-welcome = A round of { $game } against { $bots }. ? explains the keys.
terminal-warming-up = The experts are still warming up: at first they go by simple rules.
terminal-you = You
terminal-pile = { $count } in the pile
terminal-table = On the table
terminal-hand = Your hand

## What is asked

terminal-ask = Card number, or d to draw (add u to call UNO!)
terminal-ask-drawn = You drew { $card }. p to play it, k to keep it
terminal-ask-challenge = Draw { $count }: a to accept, c to challenge { $name }
terminal-ask-stack = Draw { $count }: a to accept, or a card number to pass it on
terminal-ask-colour = Which colour? 1 { $red }  2 { $yellow }  3 { $green }  4 { $blue }
terminal-ask-hand = Whose hand do you take? { $seats }
terminal-ask-pass = Nothing to play and nothing to draw. Enter to pass
terminal-ask-catch = { $name } didn’t call UNO. c to catch, Enter to let it pass
terminal-ask-call = You didn’t call. u to call UNO! now, Enter to go on
terminal-ask-jump = You have the same card. j to jump in, Enter to let it pass
terminal-help = A number plays that card; dimmed cards don’t fit. u after it calls UNO! d draws, k keeps, a accepts, c challenges or catches, q quits.
terminal-not-understood = You can’t choose that now; ? explains the keys.
terminal-bye = See you soon.

## What happens

terminal-played = { $name }: { $card }
terminal-named = { $name }: { $colour }
terminal-called = { $name }: UNO!
terminal-drew = { $name }: +{ $count }
terminal-drew-you = You drew { $cards }
terminal-drew-tiles-you = You drew { $tiles }
terminal-kept = { $name }: card kept
terminal-passed = { $name }: no card to play or draw
terminal-missed = { $name }: turn missed
terminal-reversed = The direction changes
terminal-reshuffled = The discard pile is shuffled
terminal-challenged = { $name } → { $other }: challenge
terminal-showed = { $name } shows { $cards }
terminal-guilty = { $name }: a bluff
terminal-innocent = { $name }: no bluff
terminal-caught = { $name }: caught ({ $other })
terminal-hands-passed = All hands are passed on
terminal-hands-swapped = { $name } ⇄ { $other }: hands swapped
terminal-deals = { $name }: shuffle and deal

## How it ends

terminal-won = { $name }: round won, { $points }
terminal-won-you = You win the round: { $points }
terminal-blocked = Nobody can go on; nobody wins this round
terminal-rule = { " " }(rule { $rule })

## UNO Spin

terminal-ask-spin = A spin card: the wheel replaces your turn. Enter to spin it
terminal-ask-discard = { $result }: numbers of the cards to put down, in order, or Enter to keep all
terminal-ask-show = War: number of the card you lay
terminal-ask-shout = First to shout may put down a card. s to shout, Enter to let it go
terminal-spun = { $name } spins the wheel: { $result }
terminal-traded = All hands go to the left
terminal-laid = { $name } lays a card
terminal-revealed = { $name } fights with { $card }
terminal-won-war = { $name }: war won
terminal-put-down = { $name } puts down { $card }
terminal-shouted = { $name }: UNO Spin!

## UNO Rummy

terminal-opens = { $name } opens
terminal-start-tiles = Start tiles: { $tiles }
terminal-lays = { $name }: { $tiles }
terminal-swaps = { $name }: { $tile } for the joker in meld { $meld }
terminal-tile-kept = { $name }: tile kept
terminal-rack = Your rack
terminal-tiles-left =
    { $count ->
        [one] { $count } tile to draw
       *[other] { $count } tiles to draw
    }
terminal-ask-drawn-tile = You drew { $tile }. p to play it, numbers to play tiles with it, k to keep it
terminal-ask-tiles = Numbers of the tiles to play, d to draw, s to swap, h for a hint
terminal-no-place = There is no place for { $tiles } together
terminal-hint = You can play { $tiles } ({ $points })
terminal-no-hint = You have no tile to play
terminal-rummy-help = Type tile numbers to play those tiles together, up to four; a place is found for them. u at the end, or alone before, calls UNO! s 3 swaps tile 3 for a joker (s 3 2: in meld 2), e ends the turn after a swap. d draws, k keeps, h gives a hint, c catches, q quits. Or give the whole table: lay r3 r4 r5 / b1 g1 y1

## Why something is not allowed

terminal-why-answer-four-first = Answer the Wild Draw Four first: a accepts, c challenges.
terminal-why-answer-stacked-four-first = Answer with a Wild Draw Four, or a accepts, c challenges.
terminal-why-no-such-seat = There is no such player. Type one of the numbers.
terminal-why-must-play-drawn = The card you drew fits, so you must play it: p plays it.
terminal-why-no-challenges = Bluffing is off, so there is nothing to challenge: a accepts.
terminal-why-no-colour-named = A Wild on top needs a colour: 1, 2, 3 or 4.
terminal-why-unnamed-joker = Say what the joker stands for, as in j=r6.
terminal-why-choose-action = Several action tiles came to one meld: put ! after the one that counts, as in r5!.
terminal-why-can-play = You can play a tile, so you may not draw: h gives a hint.
terminal-why-no-draw-after-swap = After a swap you may not draw: play tiles, or e ends the turn.
terminal-why-drawn-tile-first = Play the tile you drew, alone or with others, or keep it: p or k.
terminal-why-start-tile-instead = That is the start tile: put ^ after the one you drew, as in r5^.
terminal-why-nothing-drawn-yet = You have drawn nothing yet: play tiles, or d draws one.
terminal-why-several-jokers = Several jokers stand for this tile, so say which: s 3 2 is the one in meld 2.

# What the server says when it is up
terminal-serving = lastcard is ready: { $url }
terminal-serving-elsewhere = For phones and other computers: { $url }
terminal-serving-stop = Ctrl+C stops it; nothing is lost.
