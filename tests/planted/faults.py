"""All planted faults: each breaks one rule, and the quick tests must notice every one.

Add one with a new rule: copy the line of the source that knows the clause, and break it as a
programmer might. ``python tests/planted/run.py --only U13`` says which test notices it.
"""

from planted import (
    faults_house,
    faults_notation,
    faults_rummy,
    faults_spin,
    faults_uno,
    faults_uno_end,
)

FAULTS = [
    *faults_uno.FAULTS,
    *faults_uno_end.FAULTS,
    *faults_house.FAULTS,
    *faults_spin.FAULTS,
    *faults_rummy.FAULTS,
    *faults_notation.FAULTS,
]
