"""UNO, clauses U1-U34 and H1-H6 of the rulebook."""
