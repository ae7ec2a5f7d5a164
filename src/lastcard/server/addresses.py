"""Addresses: what counts as one, which are near, and whose word about others is believed."""

import ipaddress
from functools import lru_cache

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

HOUSEHOLD = 64  # bits: what a provider gives to one customer at least
MAPPED = 96  # bits before an IPv4 address that is written as IPv6


def parsed(host: str) -> Address | None:
    """An address itself: an IPv4 address that is written as IPv6 is an IPv4 address."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])  # without the interface
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


@lru_cache(maxsize=4096)
def counted(host: str) -> str:
    """What counts as one address for every limit: an IPv4 address, a /64 of IPv6.

    >>> counted("::ffff:192.0.2.1"), counted("2001:db8::1:2:3:4")
    ('192.0.2.1', '2001:db8::/64')
    """
    found = parsed(host)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, HOUSEHOLD), strict=False))
    return host[:64] if found is None else str(found)


@lru_cache(maxsize=4096)
def is_near(host: str) -> bool:
    """Whether this is an address of this machine or of a private network."""
    found = parsed(host)
    return found is not None and (found.is_loopback or found.is_private or found.is_link_local)


def proxies(text: str) -> tuple[str, ...]:
    """Addresses and networks, with commas between; IPv4 ones also as IPv6 writes them.

    >>> proxies("127.0.0.1, 10.0.0.0/8")
    ('127.0.0.1/32', '::ffff:7f00:1/128', '10.0.0.0/8', '::ffff:a00:0/104')
    """
    found: list[str] = []
    for word in text.split(","):
        network = ipaddress.ip_network(word.strip())
        found.append(str(network))
        if isinstance(network, ipaddress.IPv4Network):
            first = ipaddress.IPv6Address(f"::ffff:{network.network_address}")
            found.append(str(ipaddress.ip_network((first, MAPPED + network.prefixlen))))
    return tuple(found)


class Proxies:
    """The proxies whose word about where a call comes from is believed."""

    def __init__(self, networks: tuple[str, ...] = ()) -> None:
        self._networks = [ipaddress.ip_network(network) for network in networks]

    def __bool__(self) -> bool:
        return bool(self._networks)

    def __contains__(self, host: str) -> bool:
        found = parsed(host)
        return found is not None and any(found in network for network in self._networks)
