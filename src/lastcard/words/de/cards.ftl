cards-colours-r = Rot
cards-colours-y = Gelb
cards-colours-g = Grün
cards-colours-b = Blau
cards-coloured-r = rote
cards-coloured-y = gelbe
cards-coloured-g = grüne
cards-coloured-b = blaue
cards-skip = Aussetzen-Karte
cards-reverse = Richtungswechsel-Karte
cards-draw-two = Zieh Zwei
cards-wild = Farbenwahl
cards-wild-four = Zieh Vier
cards-joker = Joker
cards-hidden = verdeckte Karte
cards-hidden-tile = verdeckter Stein
cards-results-almost_uno = Beinahe UNO
cards-results-discard_number = Zahlen ablegen
cards-results-discard_colour = Farbe ablegen
cards-results-draw_red = Zieh Rot
cards-results-draw_blue = Zieh Blau
cards-results-trade_hands = Karten austauschen
cards-results-show_hand = Karten zeigen
cards-results-war = Stechen
cards-results-uno_spin = UNO Spin
cards-short-almost_uno = Beinahe UNO
cards-short-discard_number = Zahl
cards-short-discard_colour = Farbe
cards-short-draw_red = Zieh Rot
cards-short-draw_blue = Zieh Blau
cards-short-trade_hands = Austauschen
cards-short-show_hand = Zeigen
cards-short-war = Stechen
cards-short-uno_spin = UNO Spin
cards-you-who = Du
cards-you-whom = dich
cards-you-to = dir
cards-your-bot = Dein Bot
cards-left = links
cards-right = rechts
cards-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
cards-tiles = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
cards-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
cards-plain = { $colour } { $face }
cards-spin-card = { $colour } Spin-{ $face }
cards-named = { $name } ({ $colour })
