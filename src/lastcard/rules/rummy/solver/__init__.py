"""Finding plays on a table that may be rearranged freely.

The numbers 1 to 12 go by one after the other. Of each number some tiles go into sets, the others
into the runs of their colour; what matters of the past is only which runs are open. See
:mod:`~lastcard.rules.rummy.solver.runs` for the open runs of one colour,
:mod:`~lastcard.rules.rummy.solver.sets` for the sets of one number, and
:mod:`~lastcard.rules.rummy.solver.search` for the search through both.
"""
