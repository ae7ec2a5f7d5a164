"""Guests from several addresses, all of them this machine's own."""

import json
from contextlib import closing
from http.client import HTTPConnection
from typing import Any

from server.clients import Guest, Server


class Caller(Guest):
    """A guest who calls from an address of their own, one of this machine's many."""

    def __init__(self, server: Server, name: str, address: str) -> None:
        super().__init__(server, name)
        self.address = address

    def call(self, path: str, data: object | None = None) -> tuple[int, Any]:
        headers = {"cookie": self.cookie} if self.cookie else {}
        place = (self.address, 0)
        with closing(HTTPConnection("127.0.0.1", self.server.port, 20, source_address=place)) as to:
            body = None if data is None else json.dumps(data)
            to.request("GET" if data is None else "POST", path, body, headers)
            answer = to.getresponse()
            if cookie := answer.headers.get("set-cookie"):
                self.cookie = cookie.split(";")[0]
            return answer.status, json.loads(answer.read())

    def asks_to_join(self, room: str) -> tuple[int, str]:
        """The status, and why not."""
        status, found = self.call(f"/api/rooms/{room}/join", {"name": self.name})
        self.room = found.get("room", room)
        return status, found.get("code", "") if status != 200 else ""
