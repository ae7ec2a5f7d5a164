"""What holds for all tests."""

import pytest
from hypothesis import HealthCheck, settings

# A busy machine is no fault of the code: time is measured in benchmarks/, never in a test.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

# What tests share says as much as a test does when an assert fails.
pytest.register_assert_rewrite("server", "web")
