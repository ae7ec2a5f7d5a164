"""Faults in the rules of UNO Rummy (section R)."""

from planted.fault import in_file

TILES_AND_MELDS = [
    *in_file(
        "rules/rummy/tiles.py",
        (
            "R22",
            "a seven counts seven",
            "return 20 if number in (DRAW_TWO, SKIP, REVERSE)",
            "return 20 if number in (DRAW_TWO, SKIP)",
        ),
        ("R22", "a joker counts twenty", "JOKER_POINTS = 50", "JOKER_POINTS = 20"),
    ),
    *in_file(
        "rules/rummy/table.py",
        ("R3", "thirteen tiles each", "RACK_SIZE = 14", "RACK_SIZE = 13"),
        ("R5", "five tiles in a turn", "MOST_TILES = 4", "MOST_TILES = 5"),
        (
            "R3",
            "everybody sees all racks",
            'hands: Sequence[MutableSequence[int]] = own("i1", SEATS, FACES)',
            'hands: Sequence[MutableSequence[int]] = public("i1", SEATS, FACES)',
        ),
        (
            "R6",
            "everybody knows who can play",
            "can_play: int = turn_only()",
            "can_play: int = public()",
        ),
    ),
    *in_file(
        "game/rummy/events.py",
        ("R3", "all racks are told", "h if s == viewer else None for", "h for"),
    ),
    *in_file(
        "rules/rummy/tiles.py",
        (
            "R2",
            "a joker opens",
            "for face in range(JOKER)] + [0])",
            "for face in range(JOKER)] + [14])",
        ),
        (
            "R2",
            "a 1 counts as much as a 2",
            "[face % NUMBERS + 1 for face",
            "[face // 2 % NUMBERS + 1 for face",
        ),
    ),
    *in_file(
        "rules/rummy/deal.py",
        ("R2", "the same player opens again", "    t.dealer = next_dealer(t)\n", ""),
        (
            "R2",
            "play goes on to the right in the next round",
            "    t.direction = 1\n",
            "    t.direction = t.direction or 1\n",
        ),
        (
            "R2",
            "another one begins",
            "begin_turn(t, t.dealer)",
            "begin_turn(t, next_seat(t, t.dealer))",
        ),
        (
            "R3",
            "the start tiles are not told",
            "        emit(t, events.TURNED_UP, NOBODY, tile, 0)\n",
            "",
        ),
    ),
    *in_file(
        "rules/rummy/melds.py",
        ("R4", "two tiles are a run", "if size < 3:", "if size < 2:"),
        (
            "R4",
            "a colour twice in a set",
            "return no.NEITHER_RUN_NOR_SET if twice else 0",
            "return 0",
        ),
        (
            "R4",
            "a colour goes on in the next one",
            "if face // NUMBERS != last // NUMBERS:",
            "if face // NUMBERS < last // NUMBERS:",
        ),
        ("R4", "a run with a gap", "if face != last + 1:", "if face > last + 2:"),
        (
            "R11",
            "a joker that stands for nothing",
            "if tile == JOKER:",
            "if tile == JOKER and size < 3:",
        ),
        ("R12", "two jokers in a set", "if jokers > 1:", "if jokers > 2:"),
        (
            "R12",
            "two jokers side by side",
            "if is_joker(tile) and is_joker(before):",
            "if is_joker(tile) and tile == before:",
        ),
    ),
    *in_file(
        "rules/rummy/solver/runs.py",
        (
            "R12",
            "the solver lays two jokers side by side",
            "(TWO_JOKER, -1,",
            "(TWO_JOKER, TWO_JOKER,",
        ),
    ),
    *in_file(
        "rules/rummy/solver/sets.py",
        ("R4", "the solver knows no set of four", "+ jokers <= COLOURS", "+ jokers < COLOURS"),
        (
            "R12",
            "the solver knows no set with a joker",
            "for jokers in (0, 1)\n",
            "for jokers in (0,)\n",
        ),
    ),
]

TURN = [
    *in_file(
        "rules/rummy/draft.py",
        (
            "R5",
            "tiles swapped in are not counted",
            "if played + t.swaps > MOST_TILES:",
            "if played > MOST_TILES:",
        ),
        (
            "R7",
            "a joker may vanish",
            "if added < t.said_mine[face]:",
            "if added < t.said_mine[face] and face < JOKER:",
        ),
        ("R8", "the mark ^ is ignored", "added - t.said_mine[face])", "added)"),
        (
            "R8",
            "start tiles come from the rack",
            "return added - min(on_singles(t, face), added - t.said_mine[face])",
            "return added",
        ),
        ("R10", "no tile is needed after a swap", "if played == 0:", "if played + t.swaps == 0:"),
    ),
    *in_file(
        "rules/rummy/action_tiles.py",
        ("R13", "one tile for a Draw Two", "MISSES + 2 * ONE_TO_DRAW", "MISSES + ONE_TO_DRAW"),
        (
            "R14",
            "nobody is skipped",
            "if number == SKIP:\n        return MISSES",
            "if number == SKIP:\n        return 0",
        ),
        (
            "R15",
            "the option is ignored",
            "t.players == 2 and t.reverse_skips_with_two == 1",
            "t.players == 2",
        ),
        (
            "R16",
            "a joker does nothing",
            "    if face == JOKER:\n        return MISSES + 4 * ONE_TO_DRAW\n",
            "    if face == JOKER:\n        return 0\n",
        ),
        ("R16", "two tiles for a joker", "MISSES + 4 * ONE_TO_DRAW", "MISSES + 2 * ONE_TO_DRAW"),
        (
            "R16",
            "a joker does what it stands for",
            "effects += effect_of(face_of_said(t, i))",
            "effects += effect_of(t.draft[i] & 63)",
        ),
        (
            "R17",
            "a tile swapped in does nothing",
            "                played += 1\n",
            "                pass\n",
        ),
        (
            "R18",
            "two tiles chosen",
            "if actions > 1 and chosen != 1:",
            "if actions > 1 and chosen == 0:",
        ),
        (
            "R18",
            "all actions of a meld work",
            "return actions == 1 or t.draft[i] & CHOSEN != 0",
            "return True",
        ),
        (
            "R18",
            "a meld as it lay is not told apart",
            "return likely if as_it_was(t, i) else likely + 1",
            "return likely",
        ),
        (
            "R18",
            "of equal tiles the first one",
            "range(t.draft_tiles - 1, -1, -1)",
            "range(t.draft_tiles)",
        ),
        (
            "R18",
            "the mark ^ does not tell tiles apart",
            "if said & FROM_RACK:\n        return 4",
            "if said & FROM_RACK:\n        return 0",
        ),
        (
            "R18",
            "a tile swapped in is looked for anywhere",
            "if equal and meld_as_it_was(t, i, t.swapped_into[k]):",
            "if equal:",
        ),
        (
            "R18",
            "two tiles chosen at the end",
            "choices_made(t, i, end) != 1",
            "choices_made(t, i, end) == 0",
        ),
        (
            "R18",
            "a plain tile is a rival",
            "is_action(t.swapped[k]):\n            count += 1\n",
            "True:\n            count += 1\n",
        ),
        (
            "R19",
            "two reversals do not cancel out",
            "effects % ONE_TO_DRAW % 2 != 0",
            "effects % ONE_TO_DRAW != 0",
        ),
        (
            "R19",
            "at most four are drawn",
            "return effects % MISSES // ONE_TO_DRAW",
            "return min(4, effects % MISSES // ONE_TO_DRAW)",
        ),
    ),
    *in_file(
        "rules/rummy/legality.py",
        (
            "R6",
            "the option is ignored",
            "if t.must_play and can_play(t, w, g):",
            "if can_play(t, w, g):",
        ),
        ("R6", "drawn after a swap", "    if t.swaps:\n        return no.NO_DRAW_AFTER_SWAP\n", ""),
        (
            "R6",
            "without the drawn tile",
            "and may_lay and from_rack(t, t.drawn) == 0:",
            "and may_lay and from_rack(t, t.drawn) < 0:",
        ),
        (
            "R6",
            "nothing is laid after a draw",
            "and may_lay and from_rack(t, t.drawn) == 0:",
            "and may_lay and t.said[0] + 99 > 0:",
        ),
        (
            "R10",
            "any colour",
            "if t.tiles[i] == STANDING + face:",
            "if t.tiles[i] >= STANDING and (t.tiles[i] - STANDING) % 12 == face % 12:",
        ),
        (
            "R10",
            "another tile swapped in after a draw",
            "if t.phase == DRAWN:\n        swaps_drawn",
            "if t.phase == DRAWN and face == t.drawn:\n        swaps_drawn",
        ),
        ("R10", "the meld said is ignored", "if wanted in (0, meld + 1):", "if wanted <= t.melds:"),
        (
            "R20",
            "who has called can be caught",
            "    if t.uno_due >> whom & 1:\n        return 0",
            "    if t.counts[whom] == 1:\n        return 0",
        ),
    ),
    *in_file(
        "rules/rummy/playing.py",
        ("R9", "a joker on the table is left where it lies", "t.lying[JOKER]", "0"),
        ("R6", "a joker just drawn counts twice", "        w.rack_jokers -= 1\n", "        pass\n"),
        ("R6", "the drawn tile need not be played", "    w.required = tile + 1\n", "    pass\n"),
        (
            "R8",
            "start tiles have to be used",
            "w.loose[t.singles[i]] += 1",
            "w.fixed[t.singles[i]] += 1",
        ),
        (
            "R10",
            "swaps leave four tiles to play",
            "w.limit = MOST_TILES - t.swaps",
            "w.limit = MOST_TILES",
        ),
    ),
    *in_file(
        "rules/rummy/apply.py",
        (
            "R6",
            "the turn goes on with a tile that does not fit",
            "elif not fits:",
            "elif not fits and not t.must_play:",
        ),
    ),
    *in_file(
        "rules/rummy/turn.py",
        (
            "R6",
            "what was known before the swap holds",
            "t.swaps += 1\n    t.can_play = UNKNOWN",
            "t.swaps += 1",
        ),
        ("R8", "start tiles stay when they are used", "t.said[face] - t.lying[face] - mine)", "0)"),
        ("R10", "the joker is gone", "    t.hands[seat][JOKER] += 1\n", ""),
        (
            "R19",
            "the wrong player draws after a reversal",
            "victim = next_seat(t, seat)",
            "victim = (seat + (-t.direction if effects % 2 else t.direction)) % t.players",
        ),
        (
            "R20",
            "a draw closes the window",
            "t.uno_due &= ~(1 << seat)  # R20",
            "t.uno_due = 0  # R20",
        ),
        (
            "R20",
            "caught on a turn of your own",
            "        t.uno_due &= ~(1 << victim)\n",
            "        pass\n",
        ),
        (
            "R20",
            "a call with the lay is not heard",
            "        elif calling:\n",
            "        elif calling and seat < 0:\n",
        ),
        (
            "R20",
            "a call before the lay does not count",
            "        if t.called_ahead:\n",
            "        if t.called_ahead and seat < 0:\n",
        ),
        (
            "R20",
            "a call counts for the next turn, too",
            "    t.called_ahead = 0\n",
            "",
        ),
        ("R20", "one penalty tile", "draw(t, whom, 2)", "draw(t, whom, 1)"),
        (
            "R20",
            "a call that is not due is told",
            "if seat != t.turn or t.phase >= ROUND_OVER or t.called_ahead:",
            "if t.called_ahead:",
        ),
        (
            "R20",
            "what was known before the penalty holds",
            "    t.can_play = UNKNOWN  # the next turn may be theirs again\n",
            "",
        ),
        (
            "R21",
            "nobody draws for the last tile",
            "draw(t, victim, to_draw(effects))\n        finish(t, seat)",
            "finish(t, seat)",
        ),
        ("R26", "more than there is", "range(min(count, t.stock_count))", "range(count)"),
    ),
]

END = [
    *in_file(
        "rules/rummy/turn.py",
        (
            "R27",
            "a penalty took the last tile, and play goes on",
            "again\n    ask_whether_exhausted(t)",
            "again",
        ),
    ),
    *in_file(
        "rules/rummy/finish.py",
        (
            "R22",
            "of two equal tiles one counts",
            "t.hands[seat][face] * POINTS[face]",
            "min(1, t.hands[seat][face]) * POINTS[face]",
        ),
        ("R27", "the racks are not compared", "count_racks(t)\n    finish(t, l", "finish(t, l"),
    ),
    *in_file(
        "rules/shared/scoring.py",
        (
            "R23",
            "a round that nobody has won is credited",
            "seat == winner:  # U31, R23",
            "seat == max(winner, 0):  # U31, R23",
        ),
        (
            "R25",
            "a round won counts twice",
            "= 1 if t.scoring == ROUNDS",
            "= 2 if t.scoring == ROUNDS",
        ),
    ),
    *in_file(
        "notation/rummy/part.py",
        ("R1", "ten players", "seats = SEATS", "seats = 10"),
        (
            "R15",
            "a Reverse skips with two",
            "reverse_skips_with_two = False",
            "reverse_skips_with_two = True",
        ),
        ("R24", "played to 500", '"winner": 200', '"winner": 500'),
        ("R25", "four rounds", '"rounds": 2', '"rounds": 4'),
    ),
]

FAULTS = TILES_AND_MELDS + TURN + END
