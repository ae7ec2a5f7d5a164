cards-colours-r = red
cards-colours-y = yellow
cards-colours-g = green
cards-colours-b = blue
cards-coloured-r = red
cards-coloured-y = yellow
cards-coloured-g = green
cards-coloured-b = blue
cards-skip = Skip
cards-reverse = Reverse
cards-draw-two = Draw Two
cards-wild = Wild
cards-wild-four = Wild Draw Four
cards-joker = joker
cards-hidden = face-down card
cards-hidden-tile = face-down tile
cards-results-almost_uno = Almost UNO
cards-results-discard_number = Discard a number
cards-results-discard_colour = Discard a colour
cards-results-draw_red = Draw red
cards-results-draw_blue = Draw blue
cards-results-trade_hands = Trade hands
cards-results-show_hand = Show hand
cards-results-war = War
cards-results-uno_spin = UNO Spin
cards-short-almost_uno = Almost UNO
cards-short-discard_number = Number
cards-short-discard_colour = Colour
cards-short-draw_red = Draw red
cards-short-draw_blue = Draw blue
cards-short-trade_hands = Trade
cards-short-show_hand = Show
cards-short-war = War
cards-short-uno_spin = UNO Spin
cards-you-who = You
cards-you-whom = you
cards-you-to = you
cards-your-bot = Your bot
cards-left = left
cards-right = right
cards-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cards-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
cards-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
cards-plain = { $colour } { $face }
cards-spin-card = { $colour } spin { $face }
cards-named = { $name } ({ $colour })
