"""A server for a file of tests, which bears whatever it is sent."""

from collections.abc import Iterator

import pytest

from server.clients import Guest, Server
from server.watched import SECRET_WORD

# Nobody is taken to be away for having no connection, however slow a test is.
PATIENT = """
import sys
from lastcard.cli.main import main
from lastcard.server import pacing
pacing.AWAY_SECONDS = 3600.0
sys.exit(main())
"""


class PatientServer(Server):
    program = ("-c", PATIENT, *Server.program[2:])


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = PatientServer(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture
def server(house: Server) -> Iterator[Server]:
    """The server lives on, and writes down neither what it was sent nor how it was hurt."""
    before = house.log.stat().st_size
    yield house
    assert house.process.poll() is None
    status, health = Guest(house, "").call("/api/health")
    assert (status, health["status"]) == (200, "ok")
    with house.log.open() as text:
        text.seek(before)
        written = text.read()
    assert "Traceback" not in written, written
    assert SECRET_WORD not in written
