"""By which addresses this machine is reached from its own network. Nothing is sent to find that out."""

import ipaddress
import socket
import struct
from collections.abc import Iterator
from urllib.parse import urlsplit

EVERYWHERE = ("0.0.0.0", "::", "")  # the host that stands for all addresses of the machine
PROBES = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")  # the way out, and private networks
SIOCGIFADDR = 0x8915  # Linux: ask an interface for its address


def local_addresses() -> list[str]:
    """The IPv4 addresses that others in the network can try, the likeliest first."""
    found: list[str] = []
    for address in (*_by_route(), *_by_interface(), *_by_name()):
        if address not in found and _useful(address):
            found.append(address)
    return found


def local_urls(host: str, port: int) -> list[str]:
    """Where others in the network find a server that listens so; none, where only this machine does."""
    hosts = local_addresses() if host in EVERYWHERE else [host] if _useful(host) else []
    return [url_of(one, port) for one in hosts]


def url_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def wrong_with_url(url: str) -> str:
    """Why nobody can be invited by this address; empty where they can."""
    try:
        parts = urlsplit(url)
        fine = parts.scheme in ("http", "https") and parts.hostname and not parts.query and not parts.fragment
        _ = parts.port  # a port that is no number shows here
    except ValueError:
        fine = False
    return "" if fine else f"a public address looks like https://games.example.org, not {url!r}"


def _useful(host: str) -> bool:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host != "localhost"  # a name
    return not (address.is_loopback or address.is_link_local or address.is_unspecified or address.is_multicast)


def _by_route() -> Iterator[str]:
    """The address that the machine would speak from."""
    for probe in PROBES:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
            try:
                line.connect((probe, 9))  # sends nothing; picks the way
                yield line.getsockname()[0]
            except OSError:
                continue


def _by_interface() -> Iterator[str]:
    """The address of each network card, where the system can be asked so."""
    try:
        import fcntl

        names = [name for _, name in socket.if_nameindex()]
    except (ImportError, OSError, AttributeError):
        return
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        for name in names:
            try:
                told = fcntl.ioctl(line.fileno(), SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
                yield socket.inet_ntoa(told[20:24])
            except OSError:
                continue


def _by_name() -> Iterator[str]:
    """The addresses that the machine's own name stands for."""
    try:
        for entry in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            yield str(entry[4][0])
    except OSError:
        return
