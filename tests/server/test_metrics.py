"""What operators read of a server."""

import pytest

from lastcard.server import metrics as module
from lastcard.server.metrics import KEPT_SECONDS, Metrics


def test_the_counters_are_written_out_ten_times_a_second_at_most(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 5.0
    monkeypatch.setattr(module, "monotonic", lambda: now)
    metrics = Metrics()
    first = metrics.recent_text()
    metrics.failures.labels("call").inc()
    now += KEPT_SECONDS / 2
    assert metrics.recent_text() is first
    now += KEPT_SECONDS
    assert b'lastcard_failures_total{what="call"} 1.0' in metrics.recent_text()
