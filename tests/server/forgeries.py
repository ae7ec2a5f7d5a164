"""Ways to forge the record of a match of three rounds, and to read a commitment otherwise."""

import random
from collections.abc import Callable
from typing import Any

from lastcard import Game
from lastcard.game.fairness import Shuffle

Record = dict[str, Any]
Forgery = Callable[[Record, random.Random], None]
OtherReading = Callable[[str, int, Shuffle], Record]


def another_secret(record: Record, dice: random.Random) -> None:
    dice.choice(record["fairness"])["secret"] = dice.randbytes(32).hex()


def another_secret_committed_to(record: Record, dice: random.Random) -> None:
    at = dice.randrange(3)
    words = record["fairness"][at]["words"]
    record["fairness"][at] = Shuffle(dice.randbytes(32).hex(), tuple(words)).to_json()


def another_commitment(record: Record, dice: random.Random) -> None:
    dice.choice(record["fairness"])["commitment"] = dice.randbytes(32).hex()


def another_word(record: Record, dice: random.Random) -> None:
    words = dice.choice(record["fairness"])["words"]
    words[dice.randrange(len(words))] += "."


def words_of_others(record: Record, dice: random.Random) -> None:
    words = dice.choice(record["fairness"])["words"]
    words[0], words[1] = "heads", "tails"


def words_run_together(record: Record, dice: random.Random) -> None:
    words = dice.choice(record["fairness"])["words"]
    words[:] = ["".join(words)]


def a_word_left_out(record: Record, dice: random.Random) -> None:
    dice.choice(record["fairness"])["words"].pop()


def a_word_too_many(record: Record, dice: random.Random) -> None:
    dice.choice(record["fairness"])["words"].append("")


def half_a_character(record: Record, dice: random.Random) -> None:
    half = chr(dice.randrange(0xD800, 0xE000))
    names, words = record["names"], dice.choice(record["fairness"])["words"]
    dice.choice(
        [
            lambda: record.update(date=half),
            lambda: names.__setitem__(0, half),
            lambda: words.__setitem__(0, half),
        ]
    )()


def another_hand(record: Record, dice: random.Random) -> None:
    hands = dice.choice(record["deals"])["hands"]
    seat = dice.randrange(len(hands))
    cards = hands[seat].split()
    cards[dice.randrange(len(cards))] = "y9" if "y9" not in cards else "b8"
    hands[seat] = " ".join(cards)


def hands_swapped(record: Record, dice: random.Random) -> None:
    hands = dice.choice(record["deals"])["hands"]
    hands[0], hands[1] = hands[1], hands[0]


def another_first_card(record: Record, dice: random.Random) -> None:
    dealt = dice.choice(record["deals"])
    dealt["singles" if "singles" in dealt else "discard"] = "r1 r2 r3 r6"


def another_pile(record: Record, dice: random.Random) -> None:
    dealt = dice.choice(record["deals"])
    dealt["stock"] = " ".join(reversed(dealt["stock"].split()))


def another_dealer(record: Record, dice: random.Random) -> None:
    dealt = dice.choice(record["deals"])
    key = "opener" if "opener" in dealt else "dealer"
    dealt[key] = (dealt[key] + 1) % record["players"]


def dealer_agreed_on_afterwards(record: Record, dice: random.Random) -> None:
    key = "opener" if record["game"] == "rummy" else "dealer"
    record[key] = record["deals"][0][key]


def deals_swapped(record: Record, dice: random.Random) -> None:
    record["deals"][1], record["deals"][2] = record["deals"][2], record["deals"][1]


def rounds_swapped(record: Record, dice: random.Random) -> None:
    deals_swapped(record, dice)
    record["fairness"][1], record["fairness"][2] = record["fairness"][2], record["fairness"][1]


def another_seed(record: Record, dice: random.Random) -> None:
    dice.choice([record, *record["deals"][1:]])["seed"] = dice.randbytes(32).hex()


def a_number_as_seed(record: Record, dice: random.Random) -> None:
    record["seed"] = int(record["seed"], 16)


def first_deal_with_a_seed(record: Record, dice: random.Random) -> None:
    record["deals"][0]["seed"] = record["seed"]


def no_later_seed(record: Record, dice: random.Random) -> None:
    del record["deals"][dice.randint(1, 2)]["seed"]


def a_deal_unshown(record: Record, dice: random.Random) -> None:
    del record["deals"][dice.randrange(3)]


def a_round_unexplained(record: Record, dice: random.Random) -> None:
    del record["fairness"][dice.randrange(3)]


def a_round_left_out(record: Record, dice: random.Random) -> None:
    at = dice.randrange(3)
    del record["fairness"][at], record["deals"][at]


def a_round_too_many(record: Record, dice: random.Random) -> None:
    record["fairness"].append(record["fairness"][2])
    record["deals"].append(record["deals"][2])


def a_deal_too_many(record: Record, dice: random.Random) -> None:
    record["deals"].append(record["deals"][2])


def a_hand_too_many(record: Record, dice: random.Random) -> None:
    hands = dice.choice(record["deals"])["hands"]
    hands.append(hands[0])


def last_deal_not_done(record: Record, dice: random.Random) -> None:
    assert record["actions"].pop().endswith(":deal")


def nothing_explained(record: Record, dice: random.Random) -> None:
    record["fairness"] = dice.choice([None, [], {}, [5, None, []]])


def no_secret(record: Record, dice: random.Random) -> None:
    old = record["fairness"][0]["secret"]
    record["fairness"][0]["secret"] = dice.choice([None, "", 5, old.upper(), old + "\n", old[1:]])


def no_words(record: Record, dice: random.Random) -> None:
    record["fairness"][1]["words"] = dice.choice([None, "heads", [1, 2], [["a"]]])


def no_deal(record: Record, dice: random.Random) -> None:
    record["deals"][dice.randrange(3)] = dice.choice([None, {}, [], "r1"])


def no_hands(record: Record, dice: random.Random) -> None:
    record["deals"][0]["hands"] = dice.choice([None, [], {}, [5], record["deals"][0]["hands"][1:]])


def another_game(record: Record, dice: random.Random) -> None:
    record["game"] = dice.choice([game for game in ("uno", "spin") if game != record["game"]])


def no_game(record: Record, dice: random.Random) -> None:
    record["game"] = dice.choice(["chess", None, "toString", 5])


def another_size(record: Record, dice: random.Random) -> None:
    record["players"] = dice.choice([0, 1, 5, 6, 11, -2, 2.5, None, "2"])


def another_format(record: Record, dice: random.Random) -> None:
    record["format"] = dice.choice([2, 0, None, "1"])


def a_part_too_few(record: Record, dice: random.Random) -> None:
    parts = ["format", "game", "players", "seed", "actions", "deals", "fairness"]
    del record[dice.choice(parts)]


def a_part_too_many(record: Record, dice: random.Random) -> None:
    position = {"hands": [], "stock": "", "discard": "r1", "colour": "r", "turn": 0}
    other = {"direction": 1, "wheel": ["war"], "opening": False, "winner": 0, "__proto__": {}}
    name, value = dice.choice([*position.items(), *other.items()])
    record[name] = value


def a_part_of_a_round_too_many(record: Record, dice: random.Random) -> None:
    dice.choice([*record["deals"], *record["fairness"]])[dice.choice(["note", "wheel"])] = ""


def points_before_the_match(record: Record, dice: random.Random) -> None:
    record["scores"] = [dice.choice([5, 499]), *[0] * (record["players"] - 1)]


def no_scores(record: Record, dice: random.Random) -> None:
    record["scores"] = dice.choice([None, 0, [0], ["0"] * record["players"], [False] * 4])


def no_names(record: Record, dice: random.Random) -> None:
    record["names"] = dice.choice([None, "Ada", [], record["names"][1:], [5] * record["players"]])


def no_date(record: Record, dice: random.Random) -> None:
    record["date"] = dice.choice([None, 2026, ["2026-11-15"]])


def no_rules(record: Record, dice: random.Random) -> None:
    record["rules"] = dice.choice([None, [], "stacking", 5])


def truth_as_a_number(record: Record, dice: random.Random) -> None:
    """Python says that True is 1, and False 0."""
    dealt = dice.choice(record["deals"])
    key = "opener" if "opener" in dealt else "dealer"
    if dealt[key] < 2:
        dealt[key] = bool(dealt[key])
    else:
        record["format"] = True


def a_deal_written_otherwise(record: Record, dice: random.Random) -> None:
    """What is a blank differs between languages: nobody may miss a round."""
    place = dice.choice([n for n, text in enumerate(record["actions"]) if text.endswith(":deal")])
    seat = record["actions"][place].split(":")[0]
    ways = [f" {seat}:deal", f"{seat}: deal", f"{seat}:\x1cdeal", f"{seat}:deal\n"]
    record["actions"][place] = dice.choice(ways)


def no_dealer(record: Record, dice: random.Random) -> None:
    key = "opener" if record["game"] == "rummy" else "dealer"
    record[key] = dice.choice([-1, 10, None, "0", 0.5])


def no_actions(record: Record, dice: random.Random) -> None:
    record["actions"] = dice.choice([None, "0:deal", [1]])


FORGERIES: list[Forgery] = [
    another_secret,
    another_secret_committed_to,
    another_commitment,
    another_word,
    words_of_others,
    words_run_together,
    a_word_left_out,
    a_word_too_many,
    half_a_character,
    another_hand,
    hands_swapped,
    another_first_card,
    another_pile,
    another_dealer,
    dealer_agreed_on_afterwards,
    deals_swapped,
    rounds_swapped,
    another_seed,
    a_number_as_seed,
    first_deal_with_a_seed,
    no_later_seed,
    a_deal_unshown,
    a_round_unexplained,
    a_round_left_out,
    a_round_too_many,
    a_deal_too_many,
    a_hand_too_many,
    last_deal_not_done,
    nothing_explained,
    no_secret,
    no_words,
    no_deal,
    no_hands,
    another_game,
    no_game,
    another_size,
    another_format,
    a_part_too_few,
    a_part_too_many,
    a_part_of_a_round_too_many,
    points_before_the_match,
    no_scores,
    no_names,
    no_date,
    no_rules,
    truth_as_a_number,
    a_deal_written_otherwise,
    no_dealer,
    no_actions,
]


# A record that is sound in itself, with another deal or without one, from the same commitment


def sound(game: str, players: int, shuffle: Shuffle, **more: Any) -> Record:
    return Game.new(game, players, shuffle.seed, **more).record(fairness=[shuffle.to_json()])


def with_words(game: str, players: int, shuffle: Shuffle, words: tuple[str, ...]) -> Record:
    return sound(game, players, Shuffle(shuffle.secret, words))


def without_a_word(game: str, players: int, shuffle: Shuffle) -> Record:
    return with_words(game, players, shuffle, shuffle.words[:-1])


def without_words(game: str, players: int, shuffle: Shuffle) -> Record:
    return with_words(game, players, shuffle, ())


def with_a_word_that_nobody_said(game: str, players: int, shuffle: Shuffle) -> Record:
    return with_words(game, players, shuffle, (*shuffle.words, ""))


def with_a_dealer(game: str, players: int, shuffle: Shuffle) -> Record:
    return sound(game, players, shuffle, dealer=players - 1)


def with_the_dealer_who_was_drawn(game: str, players: int, shuffle: Shuffle) -> Record:
    return sound(game, players, shuffle, dealer=Game.new(game, players, shuffle.seed).dealer)


def with_the_seed_as_a_number(game: str, players: int, shuffle: Shuffle) -> Record:
    return sound(game, players, shuffle) | {"seed": int(shuffle.seed, 16)}


def with_points(game: str, players: int, shuffle: Shuffle) -> Record:
    return sound(game, players, shuffle) | {"scores": [*[0] * (players - 1), 100]}


def with_a_wheel(game: str, players: int, shuffle: Shuffle) -> Record:
    return sound(game, players, shuffle) | {"wheel": ["uno_spin"] * 5}


def without(part: str, game: str, players: int, shuffle: Shuffle) -> Record:
    record = sound(game, players, shuffle)
    del record[part]
    return record


def without_deals(game: str, players: int, shuffle: Shuffle) -> Record:
    return without("deals", game, players, shuffle)


def without_a_format(game: str, players: int, shuffle: Shuffle) -> Record:
    return without("format", game, players, shuffle)


def without_a_seed(game: str, players: int, shuffle: Shuffle) -> Record:
    return without("seed", game, players, shuffle)


OTHER_READINGS: list[OtherReading] = [
    without_a_word,
    without_words,
    with_a_word_that_nobody_said,
    with_a_dealer,
    with_the_dealer_who_was_drawn,
    with_the_seed_as_a_number,
    with_points,
    with_a_wheel,
    without_deals,
    without_a_format,
    without_a_seed,
]
