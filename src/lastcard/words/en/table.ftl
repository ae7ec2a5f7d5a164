table-your-turn = Your turn
table-turn-of = { $name }’s turn
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-away = a bot plays for them
table-left = play goes to the left
table-right = play goes to the right
table-colour = Colour: { $name }
table-no-colour = The colour is being named
table-draw-pile = { $count ->
    [one] Draw pile, { $count } card
   *[other] Draw pile, { $count } cards
}
table-draw = Draw
table-draw-owed = Draw { $count }
table-keep = Keep it
table-pass = Pass
table-owed = Answer with a card of the same kind, or draw { $count }.
table-challenge = Challenge
table-challenge-line = { $name } played a Wild Draw Four.
table-challenge-known = That’s only allowed without a card of this colour: { $colour }. Cards in hand now: { $cards }.
table-challenge-stake = If it was a bluff, { $name } draws { $bluff } cards. If not, you draw { $honest }.
table-uno = UNO!
table-uno-armed = You call UNO! with your next card.
table-catch = Catch { $name }
table-choose-colour = Which colour?
table-cancel = Not this card
table-swap-with = Swap with { $name }
table-hand = Your hand
table-sort = Sort
table-sort-by-colour = by colour
table-sort-by-number = by number
table-cannot-play = { $card }: not now
table-drawn-card = You drew this card:
table-play-drawn = Play it
table-aside = History and chat
table-aside-new = History and chat: something new
table-story = History
table-chat = Chat
table-say = Say something
table-send = Send
table-emotes-hello = Hello
table-emotes-well_played = Well played
table-emotes-thanks = Thanks
table-emotes-laugh = Ha ha
table-emotes-wow = Wow
table-emotes-oops = Oops
table-emotes-hurry = Come on
table-emotes-bye = Bye
table-mute = Mute { $name }
table-hear = Unmute { $name }
table-autopilot = A bot is playing for you.
table-come-back = I’m back
table-watching = You’re watching.
table-watching-line = All seats are taken. Between rounds you can take the seat of a bot.
table-round-won-by = { $name } won the round
table-match-won-by = { $count ->
    [one] { $names } wins the match
   *[other] { $names } win the match
}
table-you-won-round = You won the round
table-you-won-match = You won the match
table-nobody = Nobody
table-round = Round
table-round-of = Round { $number } of { $rounds }
table-sum = Total
table-next-round = Next round
table-waiting = Waiting for the others…
table-rematch = Play again
table-replay = Watch the replay
table-leave = Leave
table-leave-sure = Leave the table? A bot plays on for you.
table-leave-watching = Stop watching?
table-yes = Leave
table-no = Stay
table-rule = Rule { $clause }
table-close = Close
table-sit-here = Take { $name }’s seat
table-stalls = { $name } hasn’t played for a while.
table-stand-in = Let a bot play
table-stand-in-for = Let a bot play for { $name }
table-want-bot = { $asked } of { $needed } want it.
table-keep-waiting = Keep waiting
