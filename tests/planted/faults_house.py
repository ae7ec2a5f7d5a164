"""Faults in the house rules (section H)."""

from planted.fault import in_file

FAULTS = [
    *in_file(
        "rules/uno/cards.py",
        (
            "H1",
            "a Wild Draw Four answers a Draw Two",
            "else DRAW_TWOS\n",
            "else DRAW_TWOS | WILD_FOUR_BIT\n",
        ),
    ),
    *in_file(
        "rules/uno/legality.py",
        ("H1", "the option is ignored", " if t.stacking else 0", ""),
        (
            "H1",
            "a Wild Draw Four that H6 forbids is an answer",
            "return turn_plays(t, seat) & answering",
            "return t.held[seat] & answering",
        ),
        (
            "H1",
            "a Draw Two can be challenged",
            "if t.phase != CHALLENGE_PHASE or (action == CHALLENGE and top(t) != WILD_FOUR):",
            "if t.phase != CHALLENGE_PHASE:",
        ),
        (
            "H2",
            "a call with the 0 counts",
            "(SYMBOL[card] == SEVEN or SYMBOL[card] == ZERO)",
            "SYMBOL[card] == SEVEN",
        ),
        (
            "H2",
            "a player swaps with itself",
            "return no.SWAP_WITH_YOURSELF if whom == seat else 0",
            "return 0",
        ),
        ("H3", "the option is ignored", "return t.jump_in != 0 and", "return"),
        ("H3", "too late is not too late", " and t.just_played != 0", ""),
        ("H3", "on a wild card, too", " and not is_wild(top(t))", ""),
        ("H3", "the one who drew jumps in", " and not drew_for_top(t, seat)", ""),
        (
            "H3",
            "the one who was skipped may not jump in",
            "SYMBOL[top(t)] == DRAW_TWO and next_seat(t, seat)",
            "next_seat(t, seat)",
        ),
        ("H3", "any card that matches", "t.held[seat] & (1 << top(t))", "turn_plays(t, seat)"),
        (
            "H5",
            "the option is ignored",
            "return not t.force_play or (t.drawn == WILD_FOUR and not four_allowed(t, seat))",
            "return True",
        ),
        (
            "H5",
            "a bluff is forced",
            "not t.force_play or (t.drawn == WILD_FOUR and not four_allowed(t, seat))",
            "not t.force_play",
        ),
        (
            "H5",
            "no Wild Draw Four is forced",
            "(t.drawn == WILD_FOUR and not four_allowed(t, seat))",
            "t.drawn == WILD_FOUR",
        ),
        ("H6", "the option is ignored", "if t.no_bluffing and plays", "if plays"),
        (
            "H6",
            "a number that matches forbids the Wild Draw Four",
            "and not four_allowed(t, seat):  # H6",
            "and plays & ~WILDS:  # H6",
        ),
        ("H6", "the wrong clause is named", "action == CHALLENGE and t.no_bluffing:", "False:"),
    ),
    *in_file(
        "rules/uno/turn.py",
        ("H1", "the sum is forgotten", "t.owed += count", "t.owed = count"),
        ("H1", "the sum is forgotten with a last Draw Two", "t.owed + 2", "2"),
        ("H1", "the sum is forgotten with a last Wild Draw Four", "t.owed + 4", "4"),
        ("H1", "the guilty draw four only", "draw(t, t.accused, owed)", "draw(t, t.accused, 4)"),
        (
            "H1",
            "a player without an answer is asked",
            "if challengeable or answers(t, following):",
            "if challengeable or t.stacking:",
        ),
        ("H2", "every 7 swaps", "t.seven_zero and symbol == SEVEN", "symbol == SEVEN"),
        ("H2", "every 0 passes hands on", "t.seven_zero and symbol == ZERO", "symbol == ZERO"),
        (
            "H2",
            "hands go against the direction of play",
            "swap_hands(t, first, other)",
            "swap_hands(t, other, next_seat(t, other))",
        ),
        ("H2", "the other one need not call", "    received(t, whom)\n", ""),
        ("H2", "after a 0 nobody need call", "        received(t, seat)\n", "        pass\n"),
        (
            "H2",
            "play goes on after the other one",
            "received(t, whom)\n    pass_turn_to(t, next_seat(t, seat))",
            "received(t, whom)\n    pass_turn_to(t, next_seat(t, whom))",
        ),
        ("H2", "the swap is not told", "    emit(t, events.SWAPPED_HANDS, seat, whom, 0)\n", ""),
        ("H3", "jumped in after a draw", "    t.just_played = 0\n", ""),
        (
            "H3",
            "play goes on after the one who was on turn",
            "pass_hands(t)\n        pass_turn_to(t, next_seat(t, seat))",
            "pass_hands(t)\n        pass_turn_to(t, next_seat(t, t.turn))",
        ),
        ("H4", "the discard pile is not used", "or not can_draw(t):", "or t.stock_count == 0:"),
        (
            "H4",
            "with H5 only one card is drawn",
            "if fits or not t.draw_until_playable or",
            "if fits or not t.draw_until_playable or t.force_play or",
        ),
        ("H6", "challenges all the same", "count == 4 and not t.no_bluffing", "count == 4"),
    ),
    *in_file(
        "rules/uno/hands.py",
        ("H2", "a hand stays known to others after a swap", "    t.shown[one] = 0\n", ""),
    ),
]
