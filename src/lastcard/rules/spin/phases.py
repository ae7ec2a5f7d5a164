"""What the seat on turn is asked for at the wheel.

The state of the wheel is kept in UNO's table, which both games share: a compiled rule knows one
record, and nearly all of UNO Spin is UNO.
"""

SPIN = 5
DISCARD = 6
WAR = 7
RACE = 8
