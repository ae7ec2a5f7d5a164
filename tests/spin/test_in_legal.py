"""`discard` is listed once, and `in` answers for every way of putting down (S5-S7)."""

from spin.at_the_wheel import spun_game


def test_S6_in_answers_for_each_way_of_putting_down() -> None:
    game = spun_game("discard_number", ["b6 b8", "g4 r4 b9 w", "y1 y2 y6"])
    legal = game.legal(1)
    assert [str(action) for action in legal] == ["discard", "keep"]
    assert "discard" not in legal  # no text of an action: it names no card
    assert "discard g4" in legal
    assert "discard r4 g4 uno" in legal
    assert "discard g4 b9" not in legal
    assert "discard w=r" not in legal
    assert "discard g4" in game.view(1).legal
    assert "discard g4" not in game.legal(2)
    assert game.view(1).counts == (2, 4, 3)
