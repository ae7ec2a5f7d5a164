"""What a scenario says of the wheel."""

from ...notation.scenario import Scenario
from ...notation.uno.wheel import WHEEL
from ...rules.uno.table import Table


def set_wheel(table: Table, scenario: Scenario) -> None:
    """The results of the coming spins; the first comes last, to be taken from the end."""
    results = scenario.wheel or ()
    for i, result in enumerate(reversed(results)):
        table.coming[i] = WHEEL.index(result)
    table.coming_count = len(results)
    table.coming_given = int(scenario.wheel is not None)
