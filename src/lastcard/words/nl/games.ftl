games-uno-name = UNO
games-uno-line = Leg een passende kaart, roep UNO bij de laatste.
games-spin-name = UNO Spin
games-spin-line = UNO met een rad dat alles omgooit.
games-rummy-name = UNO Rummy
games-rummy-line = Reeksen en sets van stenen, de tafel is van iedereen.
