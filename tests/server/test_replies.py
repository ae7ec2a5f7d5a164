"""The answers that a room remembers: the same for who asks again, and only so much of them."""

import gc
import tracemalloc

from lastcard import parse_action, wire
from lastcard.game.errors import IllegalAction
from lastcard.server.replies import MOST_REPLIES, Replies
from lastcard.server.room import Room
from lastcard.wire.refused import of_error
from rummy.tiles import game

MOST_KB = 200  # of memory, for all of a room


def fat_refusal(number: int) -> wire.Refusal:
    """Thirty-four melds of one tile each, all of them wrong."""
    position = game(["r5 b9 y12 y10", "r5 g4"], table=["r4 j=r5 r6"])
    try:
        position.check(0, parse_action("lay " + " / ".join(["r1"] * 34)))
    except IllegalAction as error:
        return wire.refusal(str(number), of_error(error), 1)
    raise AssertionError("this cannot be laid")


def test_fat_refusals_do_not_fill_the_memory() -> None:
    """Found: 256 of them took 4 MB, in each of 200 rooms of one address, for a day."""
    replies = Replies()
    fat_refusal(0)  # what the rules keep for themselves
    gc.collect()
    tracemalloc.start()
    for number in range(MOST_REPLIES):
        replies.keep("eve", str(number), fat_refusal(number))
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert held < MOST_KB * 1024
    last = MOST_REPLIES - 1
    assert replies.find(Room(), "eve", str(last)) == fat_refusal(last)  # with all that is wrong
    assert replies.find(Room(), "eve", "0") is None


def test_an_answer_that_is_kept_again_counts_once() -> None:
    replies = Replies()
    for _ in range(1000):
        replies.keep("eve", "again", fat_refusal(1))
    replies.keep("ada", "1", wire.Done("1", 7))
    for _ in range(1000):
        replies.keep("eve", "again", fat_refusal(1))
    assert replies.find(Room(), "ada", "1") == wire.Done("1", 7)


def test_short_answers_are_all_remembered() -> None:
    replies = Replies()
    for number in range(MOST_REPLIES + 1):
        replies.keep("ada", str(number), wire.Done(str(number), number))
    assert replies.find(Room(), "ada", "0") is None
    for number in range(1, MOST_REPLIES + 1):
        assert replies.find(Room(), "ada", str(number)) == wire.Done(str(number), number)
