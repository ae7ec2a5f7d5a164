"""The players that can be compiled, as numbers.

RANDOM does anything that fits and draws only if nothing does; it forgets one call in four, catches
one time in two and challenges one Wild Draw Four in four. GREEDY never forgets and never bluffs.
SHARP chooses its cards by better weights; it is how the expert expects a round to go on.
"""

RANDOM, GREEDY, SHARP = range(3)

# Which policy each seat follows is one number: two bits a seat.
EVERY_SEAT = 0x55555  # times a policy: all follow it
