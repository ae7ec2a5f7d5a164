"""Faults in the rules of UNO Spin (section S)."""

from planted.fault import in_file

CARDS_AND_WHEEL = [
    *in_file(
        "rules/uno/cards.py",
        ("S1", "both copies are spin cards", "if face in STARRED and copy", "if face in STARRED"),
    ),
    *in_file(
        "rules/uno/hands.py",
        (
            "S1",
            "a spin card leaves its star in the hand",
            "if card >= STAR:\n        t.stars[seat] &= ~(1 << face)",
            "if card >= STAR and left == 0:\n        t.stars[seat] &= ~(1 << face)",
        ),
        (
            "S10",
            "the stars do not change hands",
            "    t.stars[one], t.stars[other] = t.stars[other], t.stars[one]\n",
            "",
        ),
    ),
    *in_file(
        "rules/shared/scoring.py",
        ("S17", "who was handed one card is due after the round", "    t.uno_due = 0\n", ""),
    ),
    *in_file(
        "rules/uno/legality.py",
        (
            "S1",
            "the other copy of the drawn card may be played",
            "return card == t.drawn",
            "return holds(t, seat, card)",
        ),
    ),
    *in_file(
        "rules/uno/deal.py",
        (
            "S3",
            "a spin card turned up is spun for",
            "first_card(t, face_of(card))  # S3",
            "first_card(t, face_of(card))\n    t.phase += 4 if card > WILD_FOUR else 0  # S3",
        ),
    ),
    *in_file(
        "rules/spin/turn.py",
        (
            "S2",
            "no spin card is spun for but the last one",
            "        turn.play(t, seat, action)\n        t.phase = SPIN",
            "        turn.play(t, seat, action)",
        ),
        ("S17", "the winner spins", "t.turn = spinner", "t.turn = seat"),
    ),
    *in_file(
        "rules/spin/wheel.py",
        ("S2", "spinning does not close the window of U24", "    begin_turn(t)\n", ""),
        ("S4", "the weights are ignored", "point -= t.wheel[result]", "point -= 1"),
        (
            "S4",
            "the last result never comes",
            "chance.apart(t, total)",
            "chance.apart(t, total - 1)",
        ),
        (
            "S4",
            "the wheel changes what is drawn",
            "chance.apart(t, total)",
            "chance.below(t, total)",
        ),
        ("S4", "the result is not told", "    emit(t, events.SPUN, seat, t.result, 0)\n", ""),
        ("S5", "asked with two cards", "ask(t, t.counts[seat] > 2)", "ask(t, t.counts[seat] >= 2)"),
        ("S6", "asked without a number", "(t.held[seat] & NUMBERS) != 0", "True"),
        ("S6", "no nine can be put down", "NUMBERS = 0x3FF | 0x3FF", "NUMBERS = 0x1FF | 0x1FF"),
        ("S7", "asked with wild cards alone", "(t.held[seat] & ~WILDS) != 0", "True"),
        ("S8", "draws until blue", "draw_until(t, seat, RED)", "draw_until(t, seat, BLUE)"),
        ("S8", "a wild card does not end it", "not is_wild(face_of(card)) and ", ""),
        ("S9", "draws until red", "draw_until(t, seat, BLUE)", "draw_until(t, seat, RED)"),
        ("S9", "one card is drawn", "while card >= 0 and not", "while card < 0 and not"),
        (
            "S10",
            "hands go to the right",
            "range(first + 1, t.players)",
            "range(t.players - 1, first, -1)",
        ),
        ("S10", "nobody has to call", "        received(t, seat)\n", "        pass\n"),
        (
            "S11",
            "nobody sees the hand",
            "show_hand(t, seat, EVERYBODY)",
            "show_hand(t, seat, seat)",
        ),
        (
            "S13",
            "the spinner puts down, not who shouted",
            "emit(t, events.SHOUTED, seat, 0, 0)\n    t.turn = seat",
            "emit(t, events.SHOUTED, seat, 0, 0)",
        ),
        ("S13", "what is kept is not told", "    emit(t, KEPT, seat, 0, 0)\n", ""),
        (
            "S16",
            "play goes on after the winner of the war",
            "next_seat(t, t.spinner)",
            "next_seat(t, t.turn)",
        ),
        ("S17", "the winner is handed cards", "if other != t.gone_out:", "if other >= 0:"),
        ("S17", "the points are not counted", "if t.gone_out != NOBODY:", "if t.gone_out > 9:"),
    ),
]

PUTTING_DOWN_AND_WAR = [
    *in_file(
        "rules/spin/discard.py",
        ("S5", "down to one", "return t.counts[seat] > 2", "return t.counts[seat] > 1"),
        ("S6", "symbols are numbers", "return is_number(face) and (t.put", "return (t.put"),
        (
            "S6",
            "one colour only",
            "SYMBOL[face] == SYMBOL[face_of(t.put_card)]",
            "face == face_of(t.put_card)",
        ),
        ("S7", "wild cards have a colour", "return not is_wild(face) and same", "return same"),
        (
            "S7",
            "any colours",
            "same = t.put == 0 or COLOUR[face] == COLOUR[face_of(t.put_card)]",
            "same = True",
        ),
        (
            "S12",
            "a card laid and its twin are the same",
            "return laid_star > 0 if card >= STAR else t.laid[seat][face] > laid_star",
            "return t.laid[seat][face] > 0",
        ),
        ("S12", "an equal card that was not laid", "        t.laid[seat][face] -= 1\n", ""),
        ("S13", "several cards", "return t.put == 0  # S13", "return True  # S13"),
        (
            "S14",
            "the colour in force stays",
            "t.colour = NO_COLOUR if is_open(play) else colour_after(play)",
            "t.colour = NO_COLOUR if is_open(play) else t.colour",
        ),
        (
            "S14",
            "nobody is told the colour",
            "NO_COLOUR if is_open(play) else colour_named(play))",
            "NO_COLOUR)",
        ),
        (
            "S15",
            "one card is left, and no call is due",
            "one_left(t, seat, called)",
            "one_left(t, seat, True)",
        ),
        (
            "S17",
            "the last card put down does nothing",
            "        last_put_down(t, seat)\n",
            "        wheel.finish(t, seat)\n",
        ),
        (
            "S17",
            "nobody spins for a spin card put down last",
            "if t.put_card >= STAR:",
            "if t.put_card > 200:",
        ),
        ("S17", "the winner draws", "following = next_seat(t, seat)", "following = seat"),
        (
            "S17",
            "the next player is the one after the winner",
            "following = next_seat(t, t.spinner)",
            "following = next_seat(t, seat)",
        ),
        (
            "S17",
            "another one wins, too",
            "t.counts[seat] == 0 and t.gone_out == NOBODY",
            "t.counts[seat] == 0",
        ),
    ),
    *in_file(
        "rules/spin/legality.py",
        (
            "S12",
            "the winner must put down",
            "if action == KEEP and t.phase == DISCARD_PHASE and seat",
            "if action == KEEP and t.result != wheel.WAR and t.phase == DISCARD_PHASE and seat",
        ),
        (
            "S13",
            "anybody ends the race",
            "return 0 if seat == t.turn else no.NOT_YOUR_RACE",
            "return 0",
        ),
        (
            "S13",
            "who may keep is not told",
            "(t.phase == DISCARD_PHASE or t.phase == RACE)",
            "t.phase == DISCARD_PHASE",
        ),
        (
            "S14",
            "a wild card on top without a colour",
            "no.NO_COLOUR_NAMED if t.colour == NO_COLOUR else 0",
            "0",
        ),
        (
            "S17",
            "the winner shouts",
            "return no.OUT_OF_REACH if seat == t.gone_out else 0",
            "return 0",
        ),
    ),
    *in_file(
        "rules/spin/war.py",
        ("S12", "a zero is not a number", "range(9, -1, -1)", "range(9, 0, -1)"),
        (
            "S12",
            "of two equal cards one can be laid",
            "if t.hands[seat][face] > t.laid[seat][face]:",
            "if t.hands[seat][face] and not t.laid[seat][face]:",
        ),
        ("S12", "any number can be laid", " and SYMBOL[face_of(card)] == highest(t, seat)", ""),
        ("S12", "a spin card is laid twice", " - (t.laid_stars[seat] >> face & 1)", ""),
        (
            "S12",
            "an earlier war is remembered",
            "            t.laid[seat][face] = 0\n",
            "            pass\n",
        ),
        (
            "S12",
            "of those who tie the last one wins",
            "if SYMBOL[face] > best:",
            "if SYMBOL[face] >= best:",
        ),
        (
            "S12",
            "all lay again, not those who tie",
            "lay_again(t, tied)",
            "lay_again(t, (1 << t.players) - 1)",
        ),
        (
            "S12",
            "who alone has a number lays it",
            "if bits.count(t.fighters) != 1:",
            "if bits.count(t.fighters) != 9:",
        ),
        ("S12", "nobody is told who won", "    emit(t, events.WON_WAR, t.turn, 0, 0)\n", ""),
    ),
    *in_file(
        "rules/uno/table.py",
        (
            "S12",
            "a card laid is seen at once",
            'laying: MutableSequence[int] = own("i1", SEATS)',
            'laying: MutableSequence[int] = public("i1", SEATS)',
        ),
    ),
    *in_file(
        "game/spin/events.py",
        (
            "S12",
            "a card laid is told at once",
            "return self if viewer == self.seat else Laid(self.seat, None)",
            "return self",
        ),
    ),
    *in_file(
        "rules/uno/turn.py",
        (
            "S11",
            "the hand shown has no stars",
            "emit(t, events.SHOWED, seat, face + STAR, viewer)",
            "emit(t, events.SHOWED, seat, face, viewer)",
        ),
        (
            "S11",
            "spectators do not see the hand",
            "EVERYBODY_SAW if viewer < 0",
            "(1 << t.players) - 1 if viewer < 0",
        ),
    ),
]

FAULTS = CARDS_AND_WHEEL + PUTTING_DOWN_AND_WAR
