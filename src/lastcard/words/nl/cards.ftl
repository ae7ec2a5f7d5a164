cards-colours-r = rood
cards-colours-y = geel
cards-colours-g = groen
cards-colours-b = blauw
cards-coloured-r = rode
cards-coloured-y = gele
cards-coloured-g = groene
cards-coloured-b = blauwe
cards-skip = Sla-beurt-over
cards-reverse = Keer-om
cards-draw-two = Neem-twee
cards-wild = Keuzekaart
cards-wild-four = Neem-vier
cards-joker = joker
cards-hidden = dichte kaart
cards-hidden-tile = dichte steen
cards-results-almost_uno = Bijna UNO
cards-results-discard_number = Een cijfer afleggen
cards-results-discard_colour = Een kleur afleggen
cards-results-draw_red = Rood pakken
cards-results-draw_blue = Blauw pakken
cards-results-trade_hands = Kaarten ruilen
cards-results-show_hand = Kaarten tonen
cards-results-war = Oorlogje
cards-results-uno_spin = UNO Spin
cards-short-almost_uno = Bijna UNO
cards-short-discard_number = Cijfer
cards-short-discard_colour = Kleur
cards-short-draw_red = Rood pakken
cards-short-draw_blue = Blauw pakken
cards-short-trade_hands = Ruilen
cards-short-show_hand = Tonen
cards-short-war = Oorlogje
cards-short-uno_spin = UNO Spin
cards-you-who = Jij
cards-you-whom = jou
cards-you-to = jou
cards-your-bot = Jouw bot
cards-left = links
cards-right = rechts
cards-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
cards-tiles = { $count ->
    [one] 1 steen
   *[other] { $count } stenen
}
cards-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
cards-plain = { $colour } { $face }
cards-spin-card = { $colour } spin-{ $face }
cards-named = { $name } ({ $colour })
