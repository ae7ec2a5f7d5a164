"""Where a call comes from: nobody is believed but a trusted proxy, and IPv6 counts by its /64."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from lastcard.server.addresses import Proxies, counted, is_near, proxies
from lastcard.server.api import Api
from lastcard.server.limits import Limits
from server.clients import BareServer, Server, served
from server.watched import http

WRONG = ("POST", "/api/rooms/WRONGX/ticket", "{}")


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("bare"), kind=BareServer) as server:
        yield server


def guesses(server: Server, addresses: Iterator[str], most: int) -> int:
    """How many wrong codes were heard before it was too often, each from another address."""
    for number in range(most):
        if http(server, *WRONG, **{"x-forwarded-for": next(addresses)})[0] == 429:
            return number
    return most


def test_a_forged_address_is_not_believed(bare: Server) -> None:
    """Before, everybody on this machine was: and a proxy on it hands on what it was sent."""
    assert guesses(bare, (f"192.0.2.{n}" for n in range(255)), 60) < 60


def test_a_trusted_proxy_is_believed(server: Server) -> None:
    assert guesses(server, (f"192.0.2.{n}" for n in range(255)), 60) == 60


def test_what_a_client_says_to_a_trusted_proxy_is_not_believed(server: Server) -> None:
    """A proxy adds the address that it sees at the end."""
    assert guesses(server, (f"192.0.2.{n}, 198.51.100.7" for n in range(255)), 60) < 60


def test_all_of_a_household_counts_as_one(server: Server) -> None:
    assert guesses(server, (f"2001:db8::{n:x}:1" for n in range(255)), 60) < 60
    assert guesses(server, (f"2001:db8:1:{n:x}::1" for n in range(255)), 60) == 60
    assert guesses(server, (f"::ffff:203.0.113.{n}" for n in range(255)), 60) == 60


def test_what_counts_as_one_address() -> None:
    assert counted("192.0.2.1") == counted("::ffff:192.0.2.1") == "192.0.2.1"
    assert counted("2001:db8::1") == counted("2001:DB8:0:0:f::") != counted("2001:db8:0:1::1")
    assert counted("fe80::1%eth0") == counted("fe80::2")
    assert counted("unknown") == "unknown"
    assert len(counted("x" * 1000)) <= 64


def test_which_addresses_are_near() -> None:
    near = ("127.0.0.1", "::1", "10.1.2.3", "192.168.0.9", "fd00::1", "::ffff:127.0.0.1", "fe80::1")
    assert all(map(is_near, near))
    assert not any(map(is_near, ("8.8.8.8", "2a00::1", "::ffff:8.8.8.8", "unknown", "")))


def test_proxies_are_addresses_or_networks() -> None:
    trusted = Proxies(proxies("127.0.0.1, 10.0.0.0/8,2001:db8::/32"))
    assert all(host in trusted for host in ("127.0.0.1", "::ffff:10.2.3.4", "2001:db8::7"))
    assert not any(host in trusted for host in ("127.0.0.2", "192.0.2.1", "unknown", ""))
    assert trusted
    assert not Proxies()


def test_a_proxy_that_is_not_named_is_asked_for(tmp_path: Path) -> None:
    """Without it everything works, until many play at the same time."""
    for number, (kind, said) in enumerate(((BareServer, 1), (Server, 0))):
        folder = tmp_path / str(number)
        folder.mkdir()
        with served(folder, 0, "--public-url", "https://play.example", kind=kind) as server:
            assert server.log.read_text().count("without --trusted-proxy") == said


@pytest.mark.parametrize("text", ["proxy.example", "", "127.0.0.1,", "10.0.0.1/8", "*"])
def test_what_is_no_proxy_is_said_in_one_line(tmp_path: Path, text: str) -> None:
    command = [sys.executable, "-m", "lastcard.cli.main", "serve", "--data", str(tmp_path)]
    found = subprocess.run(
        [*command, "--trusted-proxy", text], capture_output=True, text=True, timeout=60
    )
    assert found.returncode == 2
    assert "say addresses or networks, as in 127.0.0.1,10.0.0.0/8" in found.stderr
    assert "Traceback" not in found.stderr


def test_a_code_is_given_back_also_where_its_address_was_forgotten() -> None:
    """While the room woke, others guessed."""

    async def others_guess(code: str) -> str:
        assert api.guesses.take("192.0.2.1", 0.0)
        return "the room"

    hub = SimpleNamespace(knows=lambda name: False, find=others_guess)
    house = SimpleNamespace(store=None, clock=lambda: 0.0)
    api = Api(house, hub, Limits(addresses=1))  # type: ignore[arg-type]
    request = SimpleNamespace(path_params={"room": "CODE"}, client=SimpleNamespace(host="::1"))
    assert asyncio.run(api.actor(request)) == "the room"  # type: ignore[arg-type]
