"""What tests of whole matches share."""

import pytest

from lastcard.ready import warm_up


@pytest.fixture
def compiled_solver(_compiled_ahead: None) -> None:
    """Whole matches of UNO Rummy take the plain solver long."""
    warm_up("rummy")
