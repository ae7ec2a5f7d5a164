games-uno-name = UNO
games-uno-line = Match the card, and call UNO with one left.
games-spin-name = UNO Spin
games-spin-line = UNO with a wheel that turns everything around.
games-rummy-name = UNO Rummy
games-rummy-line = Runs and sets of tiles, on a table everyone shares.
