"""How much one caller may ask for: buckets that fill up again with time."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import MutableMapping
from typing import Any

from parlour.server.problem import Problem
from parlour.server.settings import Settings

MOST_CALLERS = 20_000  # remembered at once; those heard of longest ago are forgotten


class Bucket:
    """Holds a minute's worth at most, and fills evenly."""

    def __init__(self, per_minute: int, now: float) -> None:
        self.left = float(per_minute)
        self.filled = now

    def take(self, per_minute: int, now: float) -> bool:
        self.left = min(float(per_minute), self.left + (now - self.filled) * per_minute / 60)
        self.filled = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limits:
    """All buckets of one worker, by what is asked for and who asks."""

    def __init__(self, settings: Settings) -> None:
        self.per_minute = {
            "rooms": settings.rooms_per_minute,
            "joins": settings.joins_per_minute,
            "records": settings.records_per_minute,
            "moves": settings.moves_per_minute,
            "looks": settings.looks_per_minute,
            "hints": settings.hints_per_minute,
            "requests": settings.requests_per_minute,
        }
        self.most_sockets = settings.sockets
        self.sockets: dict[str, int] = {}
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def take(self, what: str, who: str) -> None:
        """Count one; a Problem when it is one too many."""
        if not self.allows(what, who):
            raise Problem(429, f"too-many.{what}")

    def allows(self, what: str, who: str) -> bool:
        now, per_minute = time.monotonic(), self.per_minute[what]
        bucket = self.buckets.get((what, who))
        if bucket is None:
            bucket = self.buckets[what, who] = Bucket(per_minute, now)
            if len(self.buckets) > MOST_CALLERS:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end((what, who))
        return bucket.take(per_minute, now)

    def open_socket(self, who: str) -> None:
        if self.sockets.get(who, 0) >= self.most_sockets:
            raise Problem(429, "too-many.sockets")
        self.sockets[who] = self.sockets.get(who, 0) + 1

    def close_socket(self, who: str) -> None:
        left = self.sockets.get(who, 0) - 1
        if left > 0:
            self.sockets[who] = left
        else:
            self.sockets.pop(who, None)


def address_of(scope: MutableMapping[str, Any]) -> str:
    """Who calls: an IPv4 address, or the network of an IPv6 one, which a household has to itself."""
    client = scope.get("client")
    host = str(client[0]) if client else ""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped) if mapped is not None else str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
