"""A line to a server that can be cut: Chromium's own "offline" leaves open WebSockets standing."""

import socket
import threading
from contextlib import suppress


class Line:
    """Passes bytes on between a port of its own and the server's, while it is whole."""

    def __init__(self, address: str) -> None:
        host, port = address.removeprefix("http://").split(":")
        self.server = (host, int(port))
        self.whole = True
        self.ends: list[socket.socket] = []
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Every connection breaks, and none can be made."""
        self.whole = False
        for end in self.ends:
            hang_up(end)
        self.ends.clear()

    def mend(self) -> None:
        self.whole = True

    def close(self) -> None:
        hang_up(self.listening)
        self.cut()

    def _accept(self) -> None:
        with suppress(OSError):  # the line is closed
            while True:
                near, _ = self.listening.accept()
                if not self.whole:
                    near.close()
                    continue
                far = socket.create_connection(self.server)
                self.ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=pass_on, args=(one, other), daemon=True).start()


def pass_on(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while some := one.recv(65536):
            other.sendall(some)
    hang_up(one)
    hang_up(other)


def hang_up(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
