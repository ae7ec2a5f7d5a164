"""One table whose guests are all in one process: whoever is awaited does something that counts."""

from typing import Any

from guests import Guest, TurnedAway, begin, seated

from tables import chosen

TARGETS = (100_000, 10_000, 1_000, 500)  # the longest match that the server allows


class Playing:
    """Guests at a table who play match after match."""

    def __init__(self, port: int, sources: list[str], game: str = "uno") -> None:
        self.game = game
        names = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hanna", "Ida", "Jo"]
        self.guests = [Guest(port, name, source) for name, source in zip(names, sources)]
        for guest in self.guests:
            guest.news = self.guests[0].news  # whoever hears something, it may be time to act

    async def open(self) -> None:
        host, *others = self.guests
        for target in TARGETS:
            try:
                await seated(
                    host, others, game=self.game, window_seconds=0, rules={"target": target}
                )
            except TurnedAway:
                if target == TARGETS[-1]:
                    raise
            else:
                break
        await begin(host, others)

    def next(self) -> tuple[Guest, str, dict[str, Any]] | None:
        """What is to be done now, and by whom; ``None``: wait until all are told."""
        host = self.guests[0]
        newest = max(guest.seq for guest in self.guests)
        if any(guest.seq < newest for guest in self.guests):
            return None
        if not host.place["playing"]:
            return self._before_the_match()
        if host.match["winners"]:
            return host, "go_on", {}
        turn = host.match["turn"]
        for guest in sorted(self.guests, key=lambda guest: guest.place["you"] != turn):
            legal = guest.match["legal"]
            if legal and (legal != ["deal"] or guest.place["commitment"]):
                action = {"seq": guest.seq, "action": chosen(legal)}
                return guest, "act", action
        return None

    def _before_the_match(self) -> tuple[Guest, str, dict[str, Any]] | None:
        host = self.guests[0]
        for guest in self.guests[1:]:
            if not guest.place["seats"][guest.place["you"]].get("ready"):
                return guest, "ready", {"ready": True}
        return (host, "start", {}) if host.place["commitment"] else None

    @property
    def lost(self) -> int:
        """How many sockets are gone."""
        return sum(guest.lost for guest in self.guests)
