"""What tests of whole matches share."""

import pytest

from lastcard import solver


@pytest.fixture
def compiled_solver(_compiled_ahead: None) -> None:
    """Whole matches of UNO Rummy take the plain solver long."""
    solver.warm_up()
