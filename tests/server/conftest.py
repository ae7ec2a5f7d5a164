"""A server for a file of tests, which bears whatever it is sent."""

from collections.abc import Iterator

import pytest

from server.clients import Guest, PatientServer, Server
from server.watched import SECRET_WORD


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
