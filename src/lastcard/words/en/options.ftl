options-title = The game
options-host-chooses = The host chooses what is played.
options-game = Game
options-players = Players
options-presets = Rules
options-preset-official-name = By the book
options-preset-official-line = Round after round, until someone reaches the target.
options-preset-quick-name = Quick round
options-preset-quick-line = The printed rules, one round, no points.
options-preset-party-name = Family party
options-preset-party-line = Stacking, swapping hands and jumping in; one round.
options-preset-light-name = Easy game
options-preset-light-line = No points: the first to win two rounds.
options-plus-one = By the book, with one house rule:
options-own-mixture = Your own mix.
options-details = All settings
options-house-rules = House rules
options-agreements = Options
options-rule-stacking-name = Stacking
options-rule-stacking-line = A draw card may be answered with one of its kind.
options-rule-seven_zero-name = Seven and zero
options-rule-seven_zero-line = A 7 swaps hands, a 0 passes all hands on.
options-rule-jump_in-name = Jump in
options-rule-jump_in-line = You may play an identical card out of turn.
options-rule-draw_until_playable-name = Draw until it fits
options-rule-draw_until_playable-line = Draw until a card can be played.
options-rule-force_play-name = Forced play
options-rule-force_play-line = A drawn card that fits has to be played.
options-rule-no_bluffing-name = No bluffing
options-rule-no_bluffing-line = A Wild Draw Four only when you have no card of the colour.
options-rule-must_play-name = Must lay
options-rule-must_play-line = A player who can lay a tile may not draw.
options-rule-reverse_skips_with_two-name = Reverse skips
options-rule-reverse_skips_with_two-line = With two at the table a Reverse is a Skip.
options-points = Points
options-scoring = Scoring
options-scorings-winner = the winner gets the points
options-scorings-hands = everyone counts their own hand
options-scorings-rounds = rounds won
options-scorings-none = one round, no points
options-target = Play to (points)
options-target-rounds = Play to (rounds won)
options-most-rounds = At most
options-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
options-time = Time
options-turn-time = Time per turn
options-no-limit = unlimited
options-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
options-window = Time to call and catch
options-no-window = bots don’t wait
options-table = The table
options-flags-public-name = Open to everyone
options-flags-public-line = It’s listed on the start page.
options-flags-spectators-name = Others may watch
options-flags-spectators-line = People without a seat see the table, but nobody’s cards.
options-flags-hints-name = Hints allowed
options-flags-hints-line = A button shows what could be laid.
