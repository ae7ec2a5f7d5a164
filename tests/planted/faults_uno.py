"""Faults in the rules of UNO, up to the end of a turn (U1-U18)."""

from planted.fault import in_file

CARDS_AND_DEAL = [
    *in_file(
        "notation/options.py",
        ("U2", "one player", "not LEAST_PLAYERS <= players <=", "not 1 <= players <="),
    ),
    *in_file(
        "rules/uno/cards.py",
        ("U1", "two zeros of each colour", "[1 if face % SYMBOLS == 0 else 2", "[2"),
        ("U11", "a number of another colour does not match", "| ZEROS << (face % SYMBOLS) ", ""),
        ("U11", "no wild card on a coloured one", " | WILDS\n", "\n"),
        (
            "U11",
            "no wild card on a wild card",
            "of_colour(colour) | WILDS if",
            "of_colour(colour) if",
        ),
        ("U30", "a Skip counts ten", "symbol < SKIP else 20", "symbol <= SKIP else 20"),
        ("U30", "a Wild Draw Four counts forty", "[50, 50]", "[50, 40]"),
    ),
    *in_file(
        "rules/uno/table.py",
        ("U4", "six cards each", "HAND_SIZE = 7", "HAND_SIZE = 6"),
        (
            "U4",
            "everybody sees all hands",
            'hands: Sequence[MutableSequence[int]] = own("i1", SEATS, FACES)',
            'hands: Sequence[MutableSequence[int]] = public("i1", SEATS, FACES)',
        ),
        (
            "U13",
            "everybody sees the drawn card",
            "drawn: int = turn_only()",
            "drawn: int = public()",
        ),
        ("U22", "everybody sees a bluff", "bluffed: int = secret()", "bluffed: int = public()"),
        (
            "U28",
            "everybody sees the draw pile",
            'stock: MutableSequence[int] = secret("i1"',
            'stock: MutableSequence[int] = public("i1"',
        ),
    ),
    *in_file(
        "rules/chance.py",
        ("U4", "the same chance again and again", "        t.block += 1\n", ""),
        ("U4", "some cards come more often", " >> (16 * (n & 1))) & 0xFFFF", ") & 0xFFFF"),
        ("U34", "every round has the same shuffle", "t.nonce[0] = number", "t.nonce[0] = 0"),
    ),
    *in_file(
        "rules/uno/cards.py",
        (
            "U3",
            "a symbol counts ten and more",
            " and face % SYMBOLS < SKIP else 0 for face in range(STAR)",
            " else 0 for face in range(STAR)",
        ),
    ),
    *in_file(
        "rules/shared/deal.py",
        (
            "U3",
            "of those who tie the last one deals",
            "numbers[card] > highest:",
            "numbers[card] >= highest:",
        ),
        (
            "U3",
            "the lowest deals",
            "if numbers[card] > highest:",
            "if numbers[card] < highest or highest < 0:",
        ),
        (
            "U34",
            "the same dealer again",
            "return t.dealer + 1 if t.dealer + 1 < t.players else 0",
            "return t.dealer",
        ),
    ),
    *in_file(
        "rules/uno/deal.py",
        ("U34", "no shuffle after a scenario's round", "    t.ordered = 0\n", ""),
        ("U4", "the first card is not told", "    emit(t, events.TURNED_UP, -1, card, 0)\n", ""),
        ("U5", "the dealer starts", "first = next_seat(t, t.dealer)", "first = t.dealer"),
        ("U6", "one card for the first Draw Two", "draw(t, first, 2)", "draw(t, first, 1)"),
        ("U6", "the dealer draws them", "draw(t, first, 2)", "draw(t, t.dealer, 2)"),
        ("U7", "play goes to the left", "t.direction = -1", "t.direction = 1"),
        ("U7", "the dealer does not play first", "t.turn = t.dealer", "t.turn = first"),
        ("U8", "no Skip for two", "== SKIP:  # U8", "== SKIP and t.players > 2:  # U8"),
        ("U9", "the dealer names", "t.phase = COLOUR\n", "t.phase, t.turn = COLOUR, t.dealer\n"),
        (
            "U10",
            "the Wild Draw Four is gone",
            "            put_back(t, card)\n",
            "            pass\n",
        ),
        ("U10", "the bottom card is gone", "(t.stock_count, 0, -1)", "(t.stock_count, 1, -1)"),
    ),
]

TURN = [
    *in_file(
        "rules/shared/deal.py",
        (
            "U1",
            "a card twice in the pile",
            "t.stock[place] = t.stock[last]",
            "t.stock[place] = card",
        ),
    ),
    *in_file(
        "rules/shared/turns.py",
        ("U7", "to the right, seat 0 is next to itself", "return t.players - 1 if", "return 0 if"),
    ),
    *in_file(
        "rules/uno/hands.py",
        ("U11", "of two equal cards one is forgotten", "if left == 0:", "if left <= 1:"),
        (
            "U20",
            "a hand stays known when cards come to it",
            "t.counts[seat] += 1\n    t.shown[seat] = 0",
            "t.counts[seat] += 1",
        ),
        (
            "U20",
            "a hand stays known when cards leave it",
            "t.counts[seat] -= 1\n    t.shown[seat] = 0",
            "t.counts[seat] -= 1",
        ),
    ),
    *in_file(
        "rules/uno/legality.py",
        (
            "U12",
            "who can play may not draw",
            "reason or can_draw(t) else no.NOTHING_TO_DRAW",
            "reason or not playable(t, seat) else no.NOTHING_TO_DRAW",
        ),
        (
            "U13",
            "a second card may be drawn",
            "    if t.phase == DRAWN:\n        return no.ONLY_DRAWN_CARD\n",
            "",
        ),
        (
            "U18",
            "a number that matches forbids the Wild Draw Four",
            "return not holds_colour(t, seat, t.colour)",
            "return not t.held[seat] & matching(top(t), t.colour) & ~(3 << 52)",
        ),
        (
            "U9",
            "anybody names the colour",
            "return 0 if seat == t.turn else no.NOT_YOURS_TO_NAME",
            "return 0",
        ),
    ),
    *in_file(
        "rules/uno/turn.py",
        (
            "U13",
            "a drawn card cannot be played",
            "fits = turn_plays(t, seat) >> face_of(card) & 1",
            "fits = 0",
        ),
        (
            "U13",
            "any drawn card can be played",
            "fits = turn_plays(t, seat) >> face_of(card) & 1",
            "fits = 1",
        ),
        (
            "U13",
            "who keeps the card has another turn",
            "emit(t, events.KEPT, seat, 0, 0)\n    pass_turn_to(t, next_seat(t, seat))",
            "emit(t, events.KEPT, seat, 0, 0)\n    pass_turn_to(t, seat)",
        ),
        ("U13", "nobody is told of a card kept", "    emit(t, events.KEPT, seat, 0, 0)\n", ""),
        ("U14", "one card for a Draw Two", "owe(t, seat, 2)", "owe(t, seat, 1)"),
        (
            "U14",
            "who draws two has a turn",
            "    miss_turn(t, seat)\n",
            "    pass_turn_to(t, seat)\n",
        ),
        ("U15", "a second Reverse does nothing", "t.direction = -t.direction", "t.direction = -1"),
        (
            "U15",
            "the option is ignored",
            "t.players == 2 and t.reverse_skips_with_two",
            "t.players == 2",
        ),
        (
            "U15",
            "a Reverse skips among three, too",
            "t.players == 2 and t.reverse_skips_with_two",
            "t.reverse_skips_with_two",
        ),
        (
            "U16",
            "nobody is told who is skipped",
            "# U16\n        miss_turn(t, next_seat(t, seat))",
            "# U16\n        pass_turn_to(t, next_seat(t, next_seat(t, seat)))",
        ),
        (
            "U17",
            "a Wild leaves the colour as it was",
            "t.colour = colour_after(play)",
            "t.colour = t.colour if card == WILD else colour_after(play)",
        ),
        ("U17", "nobody is told the colour", "seat, card, colour_named(play))", "seat, card, -1)"),
        ("U18", "three cards for a Wild Draw Four", "owe(t, seat, 4)", "owe(t, seat, 3)"),
        ("U9", "the colour named is not told", "    emit(t, events.NAMED, seat, colour, 0)\n", ""),
    ),
    *in_file(
        "rules/uno/actions.py",
        (
            "U17",
            "a Wild that names blue is red",
            "(play - PLAY_WILD) & 3 if PLAY_WILD <= play < STAR else COLOUR",
            "(play - PLAY_WILD) % 3 if PLAY_WILD <= play < STAR else COLOUR",
        ),
    ),
]

FAULTS = CARDS_AND_DEAL + TURN
