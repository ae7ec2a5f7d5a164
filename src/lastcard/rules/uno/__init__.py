"""UNO, clauses U1-U34 and H of the rulebook."""
