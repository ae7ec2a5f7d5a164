"""Guess at the hidden cards: a random walk that stays where the guess explains what was done.

A guess puts every card that is not seen into a hand or the stock, and says of each card of a hand
when it came. A step of the walk exchanges two of them and is taken back if the other players would
then hardly have done what they did (Metropolis).
"""

from math import exp, log

from ...rules import bits
from ...rules.luck import roll
from ...rules.mode import rule
from ...rules.uno.cards import (
    COLOUR,
    COLOURS,
    NO_COLOUR,
    WILD_FOUR_BIT,
    face_of,
    of_colour,
)
from .memory import NOW, Memory
from .policy import worth_of

SLIP = 0.06  # how often somebody who plays soundly does something else
NEVER = -14.0  # the logarithm of the odds of what cannot be
SURE = log(1 - SLIP)


@rule
def explain(m: Memory, seat: int) -> None:
    """How well a hand explains the choices of its seat, should it play soundly, or loosely."""
    sound = 0.0
    loose = 0.0
    first = m.first[seat]
    last = m.first[seat + 1]
    for slot in range(first, last):
        if m.barred[slot] >> face_of(m.card[slot]) & 1:
            sound += NEVER
            loose += NEVER
    for choice in range(m.first_choice[seat], m.first_choice[seat + 1]):
        time = m.time[choice]
        held = 0
        red = yellow = green = blue = 0
        for slot in range(first, last):
            if m.since[slot] < time and m.until[slot] >= time:
                face = face_of(m.card[slot])
                held |= 1 << face
                colour = COLOUR[face]
                if colour == 0:
                    red += 1
                elif colour == 1:
                    yellow += 1
                elif colour == 2:
                    green += 1
                elif colour == 3:
                    blue += 1
        colours = (red, yellow, green, blue)
        plays = held & m.fits[choice]
        count = bits.count(plays)
        if m.fits[choice]:
            if m.face[choice] < 0:
                # No player who can play draws, except to avoid a bluff.
                loose += NEVER / 2 if count else 0.0
            elif count:
                loose -= log(count)
            if m.colour[choice] != NO_COLOUR and held & of_colour(m.colour[choice]):
                plays &= ~WILD_FOUR_BIT  # that would be a bluff (U18)
            if m.face[choice] < 0:
                agrees = plays == 0
            else:
                agrees = sound_play(plays, colours, m.pressed[choice]) == m.face[choice]
            sound += SURE if agrees else log(SLIP / (count + 1))
        if m.named[choice] >= 0:
            loose -= log(COLOURS)
            sound += SURE if sound_colour(colours) == m.named[choice] else log(SLIP / 3)
    m.sound[seat] = sound
    m.loose[seat] = loose


@rule
def sound_play(plays: int, colours: tuple[int, int, int, int], pressed: int) -> int:
    best = -1
    chosen = -1
    while plays:
        face = bits.lowest(plays)
        plays &= plays - 1
        colour = COLOUR[face]
        worth = worth_of(face, colours[colour] if colour >= 0 else 0, pressed != 0)
        if worth > best:
            best = worth
            chosen = face
    return chosen


@rule
def sound_colour(colours: tuple[int, int, int, int]) -> int:
    best = 0
    for colour in range(1, COLOURS):
        if colours[colour] > colours[best]:
            best = colour
    return best


@rule
def credit(m: Memory, seat: int) -> float:
    """The logarithm of how well the guess explains a seat, whichever way it plays."""
    high = max(m.sound[seat], m.loose[seat])
    return high + log(0.5 * exp(m.sound[seat] - high) + 0.5 * exp(m.loose[seat] - high))


@rule
def plays_loosely(m: Memory, seat: int) -> bool:
    """Whether to take a seat for a loose player in this guess: as likely as it is."""
    odds = 1 / (1 + exp(min(50.0, m.sound[seat] - m.loose[seat])))
    return chance(m) < odds


@rule
def chance(m: Memory) -> float:
    return roll(m, 1 << 30) / (1 << 30)


@rule
def owner(m: Memory, slot: int) -> int:
    seat = 0
    while slot >= m.first[seat + 1]:
        seat += 1
    return seat


@rule
def begin(m: Memory, players: int) -> None:
    """The first guess: deal what is not seen at random."""
    for i in range(m.free_count):
        slot = m.free[i]
        if m.until[slot] == NOW:
            place = roll(m, m.pool_count)
            m.card[slot] = m.pool[place]
            m.pool_count -= 1
            m.pool[place] = m.pool[m.pool_count]
    for seat in range(players):
        explain(m, seat)


@rule
def exchange(m: Memory, slot: int, other: int) -> None:
    """Two cards change places; places below 0 are in the pool."""
    if other < 0:
        place = -1 - other
        m.card[slot], m.pool[place] = m.pool[place], m.card[slot]
    else:
        m.card[slot], m.card[other] = m.card[other], m.card[slot]


@rule
def wander(m: Memory, steps: int) -> None:
    """Take some steps."""
    if m.free_count == 0:
        return
    for _ in range(steps):
        slot = m.free[roll(m, m.free_count)]
        seat = owner(m, slot)
        partner = roll(m, m.free_count + m.pool_count)
        if partner >= m.free_count:
            if m.until[slot] != NOW:
                continue
            other = m.free_count - partner - 1
            if m.card[slot] == m.pool[-1 - other]:
                continue
            before = credit(m, seat)
            sound, loose = m.sound[seat], m.loose[seat]
            exchange(m, slot, other)
            explain(m, seat)
            if not accepted(m, credit(m, seat) - before):
                exchange(m, slot, other)
                m.sound[seat], m.loose[seat] = sound, loose
        else:
            other = m.free[partner]
            if m.card[slot] != m.card[other]:
                step_between(m, slot, other, seat, owner(m, other))


@rule
def step_between(m: Memory, slot: int, other: int, seat: int, whose: int) -> None:
    if seat != whose and (m.until[slot] != NOW or m.until[other] != NOW):
        return
    if seat == whose:
        # The cards change places, each with the time at which it went.
        if m.since[slot] >= m.until[other] or m.since[other] >= m.until[slot]:
            return
        m.until[slot], m.until[other] = m.until[other], m.until[slot]
    before = credit(m, seat) + (credit(m, whose) if whose != seat else 0.0)
    sound, loose = m.sound[seat], m.loose[seat]
    his_sound, his_loose = m.sound[whose], m.loose[whose]
    exchange(m, slot, other)
    explain(m, seat)
    after = credit(m, seat)
    if whose != seat:
        explain(m, whose)
        after += credit(m, whose)
    if not accepted(m, after - before):
        exchange(m, slot, other)
        if seat == whose:
            m.until[slot], m.until[other] = m.until[other], m.until[slot]
        m.sound[seat], m.loose[seat] = sound, loose
        m.sound[whose], m.loose[whose] = his_sound, his_loose


@rule
def accepted(m: Memory, gain: float) -> bool:
    return gain >= 0 or chance(m) < exp(gain)
