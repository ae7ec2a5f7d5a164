games-uno-name = UNO
games-uno-line = Passende Karte legen, bei der letzten UNO rufen.
games-spin-name = UNO Spin
games-spin-line = UNO mit einem Rad, das alles auf den Kopf stellt.
games-rummy-name = UNO Rummy
games-rummy-line = Folgen und Sätze aus Steinen, der Tisch gehört allen.
