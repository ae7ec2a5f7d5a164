"""UNO Spin, clauses S1-S17: UNO with spin cards and the wheel."""
