"""Faults in the rules of UNO, from the challenge to the end of the match (U19-U34)."""

from planted.fault import in_file

CHALLENGE_AND_CALL = [
    *in_file(
        "rules/uno/legality.py",
        (
            "U19",
            "anybody may challenge",
            "return 0 if seat == t.turn else no.NOT_YOURS_TO_CHALLENGE",
            "return 0",
        ),
        ("U23", "the last card lists a call", "t.counts[seat] == 2 and", "t.counts[seat] <= 2 and"),
        (
            "U23",
            "a late call is listed on turn only",
            "if t.uno_due >> seat & 1:",
            "if t.uno_due >> seat & 1 and seat == t.turn:",
        ),
        (
            "U24",
            "who has called can be caught",
            "if t.uno_due >> whom & 1:",
            "if t.counts[whom] == 1:",
        ),
        (
            "U24",
            "a player catches itself",
            "return no.CATCH_YOURSELF if whom == seat else 0",
            "return 0",
        ),
        (
            "U25",
            "a call that is not due is refused",
            "return 0  # U25",
            "return no.NOT_CATCHABLE  # U25",
        ),
    ),
    *in_file(
        "rules/uno/turn.py",
        (
            "U19",
            "only a bluff can be challenged",
            "challengeable = count == 4",
            "challengeable = count == 4 and t.bluffed",
        ),
        (
            "U20",
            "everybody sees the hand",
            "show_hand(t, t.accused, seat)",
            "show_hand(t, t.accused, -1)",
        ),
        (
            "U20",
            "the challenger's hand is shown",
            "show_hand(t, t.accused, seat)",
            "show_hand(t, seat, t.accused)",
        ),
        (
            "U21",
            "the challenger draws for the guilty",
            "draw(t, t.accused, owed)",
            "draw(t, seat, owed)",
        ),
        (
            "U21",
            "the challenger misses the turn all the same",
            "draw(t, t.accused, owed)\n        t.phase = TURN",
            "draw(t, t.accused, owed)\n        miss_turn(t, seat)",
        ),
        ("U21", "an innocent costs five", "t.owed += 2", "t.owed += 1"),
        (
            "U21",
            "the challenger is told to be guilty",
            "JUDGED, t.accused, t.bluffed",
            "JUDGED, seat, t.bluffed",
        ),
        (
            "U22",
            "judged by the new colour",
            "    lay_down(t, seat, code)\n",
            "    lay_down(t, seat, code)\n    bluffed = bluffed and not four_allowed(t, seat)\n",
        ),
        (
            "U23",
            "a call with the play is not heard",
            "one_left(t, seat, action >= CALLING)",
            "one_left(t, seat, False)",
        ),
        ("U23", "due with two cards", "t.counts[seat] == 1 and not", "t.counts[seat] <= 2 and not"),
        ("U24", "the window never closes", "    t.uno_due = 0\n", ""),
        ("U24", "the catcher draws", "draw(t, whom, 2)", "draw(t, seat, 2)"),
        ("U24", "one penalty card", "draw(t, whom, 2)", "draw(t, whom, 1)"),
        (
            "U24",
            "caught again where nothing can be drawn",
            "    t.uno_due &= ~(1 << whom)\n",
            "    if can_draw(t):\n        t.uno_due &= ~(1 << whom)\n",
        ),
        (
            "U25",
            "a call that is not due is told",
            "if t.uno_due >> seat & 1:",
            "if t.counts[seat] == 1:",
        ),
    ),
    *in_file(
        "game/uno/events.py",
        (
            "U13",
            "everybody is told the card drawn",
            "return self if viewer == self.seat else Drew(self.seat, self.count, None)",
            "return self",
        ),
        (
            "U20",
            "spectators are told the hand shown",
            "viewer in (self.seat, self.to)",
            "viewer in (self.seat, self.to, None)",
        ),
        (
            "U4",
            "everybody is told the next hand, too",
            "h if s == viewer else None",
            "h if s in (viewer, viewer and viewer - 1) else None",
        ),
    ),
]

END_AND_POINTS = [
    *in_file(
        "rules/shared/scoring.py",
        (
            "U31",
            "only the highest hand is credited",
            "total += t.points[seat]",
            "total = max(total, t.points[seat])",
        ),
        ("U29", "your own hand is credited too", "= total - t.points[seat]", "= total"),
        (
            "U29",
            "of those who tie the last one wins",
            "== fewest:\n            best = NOBODY",
            "== fewest:\n            best = seat",
        ),
        ("U29", "the most points win", "t.points[seat] < fewest", "t.points[seat] > fewest"),
        (
            "U31",
            "500 points do not do",
            "t.scores[winner] >= t.target",
            "t.scores[winner] > t.target",
        ),
        (
            "U31",
            "points of earlier rounds are lost",
            "t.scores[seat] += t.points[seat]",
            "t.scores[seat] = t.points[seat]",
        ),
        (
            "U31",
            "the losers are credited, too",
            "and seat == winner:  # U31",
            "and winner >= 0:  # U31",
        ),
        (
            "U32",
            "the most points win",
            "sign = -1 if t.scoring == HANDS",
            "sign = 1 if t.scoring == HANDS",
        ),
        ("U32", "500 points do not do", "t.scores[seat] >= t.target", "t.scores[seat] > t.target"),
        ("U32", "equal fewest do not share the win", "seats |= 1 << seat", "seats = 1 << seat"),
        ("U33", "one round more", "over = t.dealt == t.rounds", "over = t.dealt > t.rounds > 0"),
        ("U33", "the rounds agreed are ignored", "over = t.dealt == t.rounds", "over = False"),
        (
            "U33",
            "only the winner of the round wins",
            "t.winners = best_scores(t)",
            "t.winners = 1 << winner",
        ),
        (
            "U33",
            "with none the points count",
            "if t.scoring != HANDS:  # U32",
            "if t.scoring == WINNER:  # U32",
        ),
        (
            "U33",
            "with none the match goes on",
            "if t.scoring == NONE:",
            "if t.scoring == NONE and t.target == 1:",
        ),
    ),
    *in_file(
        "rules/uno/hands.py",
        ("U28", "reshuffled too early", "if t.stock_count == 0:", "if t.stock_count <= 1:"),
        ("U28", "a card is lost", "t.stock_count = count", "t.stock_count = count - 1"),
        (
            "U28",
            "the wrong number is told",
            "RESHUFFLED, -1, count, 0",
            "RESHUFFLED, -1, t.discard_count, 0",
        ),
        ("U28", "drawn in the wrong order", "t.discards[count - 1 - i]", "t.discards[i]"),
        (
            "U29",
            "the last card of the pile can be drawn",
            "t.discard_count > 1",
            "t.discard_count >= 1",
        ),
        (
            "U30",
            "of two equal cards one counts",
            "t.hands[seat][face] * POINTS[face]",
            "POINTS[face]",
        ),
    ),
    *in_file(
        "rules/uno/legality.py",
        (
            "U29",
            "who can play may pass",
            "can_draw(t) or playable(t, seat) else 0",
            "can_draw(t) else 0",
        ),
        ("U29", "who can draw may pass", "reason or can_draw(t) or playable", "reason or playable"),
    ),
    *in_file(
        "rules/shared/deal.py",
        ("U34", "the last dealer deals again", "seat == next_dealer(t)", "seat == t.dealer"),
        (
            "U34",
            "rounds go on after the match",
            "if t.phase > ROUND_OVER:",
            "if t.phase > ROUND_OVER and not t.winners:",
        ),
    ),
    *in_file(
        "rules/uno/turn.py",
        (
            "U27",
            "nobody draws for a last Draw Two",
            "        draw(t, following, t.owed + 2)\n",
            "        pass\n",
        ),
        (
            "U27",
            "the winner draws for the Wild Draw Four",
            "draw(t, following, t.owed + 4)",
            "draw(t, seat, t.owed + 4)",
        ),
        ("U29", "passes need not be in a row", "    t.passes = 0\n", ""),
        (
            "U29",
            "blocked before all have passed",
            "if passes == t.players:",
            "if passes == t.players - 1:",
        ),
    ),
    *in_file(
        "rules/shared/scoring.py",
        ("U26", "the end of the round is not told", "    emit(t, ROUND_ENDED, winner, 0, 0)\n", ""),
        (
            "U31",
            "the end of the match is not told",
            "        emit(t, MATCH_ENDED, NOBODY, 0, 0)\n",
            "",
        ),
    ),
    *in_file(
        "rules/uno/finish.py",
        ("U29", "the hands are not compared", "count_hands(t)\n    finish(t, l", "finish(t, l"),
    ),
]

FAULTS = CHALLENGE_AND_CALL + END_AND_POINTS
