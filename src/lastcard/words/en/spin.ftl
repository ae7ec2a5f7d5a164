spin-turn = Spin the wheel
spin-your-turn = A spin card: you spin the wheel instead of playing.
spin-their-turn = { $name } spins the wheel
spin-turning = The wheel is spinning
spin-may-almost_uno = Put down as many cards as you like, but keep two.
spin-may-discard_number = Pick a number and put down the cards that show it.
spin-may-discard_colour = Pick a colour and put down its cards.
spin-may-war = You won the war. Put down the cards you laid.
spin-may-uno_spin = You were first. Put down any one card.
spin-choosing = { $name } is choosing cards to put down
spin-order = The last one you choose lies on top.
spin-cards = Cards to put down
spin-nth = chosen as number { $place }
spin-put-down = { $count ->
    [0] Put down
    [one] Put down 1 card
   *[other] Put down { $count } cards
}
spin-keep = Keep all
spin-which-colour = Which colour?
spin-call = Call UNO!
spin-calling = Calling UNO!
spin-war = Everyone lays their highest number.
spin-lay = Lay { $card }
spin-waiting = Waiting for the others
spin-has-laid = has laid
spin-no-card = –
spin-shout = UNO Spin!
spin-race = First to shout may put down a card.
spin-let-go = Let it go
spin-puts-nothing = { $name } puts nothing down
spin-you-put-nothing = You put nothing down
spin-hand-of = { $name }’s cards
