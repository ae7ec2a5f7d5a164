"""A game from the first shuffle to the end of the match: :class:`Game`."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from ..kinds import KINDS, USUAL
from ..notation.action import DEAL, Action, AtSeat
from ..notation.actions import parse_action, parse_seat_action
from ..notation.cards import Card
from ..notation.errors import NotationError, quoted
from ..notation.options import Rules
from ..notation.reasons import Reason
from ..notation.scenario import Scenario
from ..notation.seeds import Seed, fresh_seed, parse_seed
from ..notation.tiles import Tile
from ..rules.shared.deal import from_stock
from ..rules.shared.table import AnyTable
from .errors import IllegalAction
from .events import Event
from .facts import Facts
from .hint import Hint
from .history import Hand, Step
from .legal import Legal
from .setup import set_seed, table_from_scenario
from .tell import drain_events
from .view import Own, View, legal_for, own_of, public_of, view_of


class Judged(NamedTuple):
    """An action that may be done, and what was worked out to find that: see :meth:`Game.check`."""

    seat: int
    action: Action
    said: Mapping[str, Any]  # fields of the table, after all but its last word
    last_word: int
    number: int  # of actions done before


class Game(Facts):
    """One game, round by round, in which every action goes through the rules.

    >>> game = Game.new("uno", players=3, seed=21)
    >>> game.turn, game.top, game.phase
    (0, g7, 'turn')
    >>> game.push(0, "draw")
    (Drew(seat=0, count=1, cards=(b7,)),)
    >>> game.legal(0)
    <Legal: keep, play b7>
    """

    def __init__(self, scenario: Scenario) -> None:
        self._scenario = replace(scenario, actions=())
        self._table: AnyTable = table_from_scenario(scenario)
        self._kind = KINDS[scenario.game]
        self._engine = self._kind.engine
        self._log: list[tuple[int, Action]] = []
        #: What happened while the game was set up: the draw for the deal, the deal, the first card.
        self.opening: tuple[Event, ...] = self._happened()
        self._engine.settle(self._table)
        # Seeds of later rounds, by the number of rounds before; without one the first seed goes on.
        self._seeds: dict[int, Seed] = {}
        # Where undo starts from: at the beginning of each round, the log's length, the table, and
        # the deal.
        self._rounds = [(0, self._table.copy(), Step(None, None, self.opening))]
        self._begin_history()

    @classmethod
    def new(
        cls,
        game: str = USUAL,
        players: int = 2,
        seed: Seed | None = None,
        rules: Rules | None = None,
        dealer: int | None = None,
    ) -> "Game":
        """Shuffle, deal and turn up the first card. Without a seed, chance comes from the system.

        ``dealer`` is who deals, in Rummy who opens; without it, the cards decide (U3, R2).

        >>> Game.new("uno", players=3, seed="Saturday").view(0).counts
        (7, 7, 7)
        """
        rules = rules or Rules()
        rules.check_for(game, players)
        if dealer is not None and not 0 <= dealer < players:
            raise NotationError(f"there is no seat {dealer} to deal")
        return cls(
            Scenario(
                game=game,
                players=players,
                rules=rules,
                seed=fresh_seed() if seed is None else seed,
                dealer=dealer,
            )
        )

    @classmethod
    def replay(cls, record: dict[str, Any] | Scenario) -> "Game":
        """Play a record again.

        >>> game = Game.new("uno", players=2, seed=1)
        >>> _ = game.push(game.turn, "draw")
        >>> Game.replay(game.record()).view(0).hand == game.view(0).hand
        True
        """
        scenario = record if isinstance(record, Scenario) else Scenario.from_json(record)
        game = cls(scenario)
        for judged in game.play_again(record, scenario.actions):
            game.do(judged)
        return game

    def play_again(
        self, record: dict[str, Any] | Scenario, actions: Sequence[str]
    ) -> Iterator[Judged]:
        """The actions of a record, each judged when the one before is done; then its deals are.

        >>> game = Game.new("uno", players=2, seed=1)
        >>> [str(game.do(judged)[0]) for judged in game.play_again({}, ["0:draw"])]
        ['0 drew g8']
        """
        from .record import check_deals, later_seeds

        if isinstance(record, dict):
            self._seeds = later_seeds(record)
        for number, text in enumerate(actions, 1):
            try:
                seat, action = parse_seat_action(text)
                judged = self.check(seat, action)
            except (NotationError, IllegalAction) as error:
                raise NotationError(f"action {number}, {quoted(text)}: {error}") from error
            yield judged
        if isinstance(record, dict):
            check_deals(self, record)

    # What is there to do

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now: several, where somebody can be caught.

        >>> Game.new("uno", players=3, seed=21).to_act
        (0,)
        """
        return tuple(seat for seat in range(self.players) if len(self.legal(seat)))

    def legal(self, seat: int) -> Legal:
        """What a seat may do now.

        >>> game = Game.new("uno", players=2, seed=1)
        >>> "draw" in game.legal(game.turn), len(game.legal(1 - game.turn))
        (True, 0)
        """
        return legal_for(self._engine, self._table, self._seat(seat))

    def call_counts(self, seat: int) -> bool:
        """Whether "UNO!" would have an effect now: it is due, or in UNO Rummy may be (U25, R20).

        >>> Game.new("rummy", players=2, seed=1).call_counts(0)
        False
        """
        return self._engine.call_counts(self._table, self._seat(seat))

    def view(self, seat: int | None) -> View:
        """What a seat may know; ``None`` for a spectator.

        >>> Game.new("uno", players=2, seed=1).view(None).hands
        (None, None)
        """
        viewer = None if seat is None else self._seat(seat)
        seen = self._seen.setdefault(viewer, [])
        seen += [step.seen_by(viewer) for step in self._steps[len(seen) :]]
        return view_of(self._kind, self._table, viewer, seen)

    @property
    def public(self) -> View:
        """What everybody may know: a spectator's view, without what was done before.

        It is a window onto the table, and right only until something is done.

        >>> Game.new("uno", players=3, seed=21).public.top
        g7
        """
        return public_of(self._kind, self._table)

    def own(self, seat: int | None) -> Own:
        """What a seat knows beyond :attr:`public`; the same as in its :meth:`view`, for less.

        >>> Game.new("uno", players=2, seed=1).own(None).texts
        [None, None]
        """
        viewer = None if seat is None else self._seat(seat)
        return own_of(self._engine, self._table, viewer)

    def hint(self, seat: int) -> Hint:
        """What a player of UNO Rummy could lay: the best play, and the one that disturbs least.

        >>> game = Game.new("rummy", players=2, seed=1)
        >>> game.hint(game.turn).best.tiles
        (r10, r11, r12, j)
        """
        return self._engine.hint(self.view(self._seat(seat)))

    # What is done

    def push(self, seat: int, action: Action | str) -> tuple[Event, ...]:
        """Do an action, and tell what happened. An action that is refused changes nothing.

        >>> game = Game.new("uno", players=2, seed=1)
        >>> game.push(1, "draw")
        Traceback (most recent call last):
        ...
        lastcard.game.errors.IllegalAction: it is not your turn
        """
        if isinstance(action, str):
            action = parse_action(action)
        return self.do(self.check(seat, action))

    def check(self, seat: int, action: Action) -> Judged:
        """Judge an action: raise what :meth:`push` would raise, or give what :meth:`do` takes.

        >>> from lastcard import parse_action
        >>> Game.new("uno", players=3, seed=21).check(0, parse_action("draw")).seat
        0
        """
        self._seat(seat)
        codes = action.codes
        if isinstance(action, AtSeat) and not 0 <= action.seat < self.players:
            raise self._no_such_seat(action.seat, tuple(self.legal(seat)))
        if not all(map(self._engine.knows, codes)):
            legal = tuple(self.legal(seat))
            raise IllegalAction(Reason.NOT_IN_THIS_GAME, None, legal, action=str(action))
        reason, said = self._engine.judge(self._table, seat, codes)
        if reason:
            raise self._engine.refused(reason, self._table, tuple(self.legal(seat)), action)
        return Judged(seat, action, said, codes[-1], len(self._log))

    def do(self, judged: Judged) -> tuple[Event, ...]:
        """Do an action that :meth:`check` has just let pass, as :meth:`push` does.

        >>> from lastcard import parse_action
        >>> game = Game.new("uno", players=3, seed=21)
        >>> game.do(game.check(0, parse_action("draw")))
        (Drew(seat=0, count=1, cards=(b7,)),)
        """
        seat, action, said, last_word, number = judged
        assert number == len(self._log), "it was judged in another position"
        rounds = self._table.dealt
        if said:
            vars(self._table).update(said)
        self._apply(seat, action, (last_word,))
        happened = self._happened()
        self._engine.settle(self._table)
        self._log.append((seat, action))
        if self._table.dealt != rounds:
            deal = Step(seat, action, happened)
            self._rounds.append((len(self._log), self._table.copy(), deal))
            self._begin_history()
        else:
            self._remember(seat, action, happened)
        return happened

    def _happened(self) -> tuple[Event, ...]:
        return drain_events(self._table, self._engine.singly, self._engine.together)

    def _begin_history(self) -> None:
        """A round begins with its deal."""
        self._steps = [self._rounds[-1][2]]
        self._seen: dict[int | None, list[Step]] = {}  # what each viewer may know of the steps

    def _remember(self, seat: int, action: Action, happened: tuple[Event, ...]) -> None:
        hands = self.hands() if any(event.moves_hands for event in happened) else ()
        self._steps.append(Step(seat, action, happened, hands))

    def reseed(self, seed: Seed) -> None:
        """Shuffle the next round from a seed of its own: where each round's chance is agreed on.

        >>> game = Game.new("uno", players=2, seed=1)
        >>> game.reseed("a word from everybody")
        """
        if self._scenario.seed is None:
            raise NotationError("only a game that began with a seed can have more of them")
        self._seeds[self._table.dealt] = parse_seed(seed)

    def _apply(self, seat: int, action: Action, codes: tuple[int, ...]) -> None:
        if action == DEAL and self._table.dealt in self._seeds:
            set_seed(self._table, self._seeds[self._table.dealt])
        for code in codes:
            self._engine.apply(self._table, seat, code)

    def _seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise self._no_such_seat(seat)
        return seat

    def _no_such_seat(self, seat: int, legal: tuple[Action, ...] = ()) -> IllegalAction:
        most = self.players - 1
        return IllegalAction(Reason.NO_SUCH_SEAT, None, legal, seat=seat, least=0, most=most)

    def undo(self) -> tuple[int, Action]:
        """Take the last action back and return it.

        >>> game = Game.new("uno", players=2, seed=1)
        >>> _ = game.push(0, "draw")
        >>> game.undo(), game.view(0).counts
        ((0, Simple('draw')), (7, 7))
        """
        if not self._log:
            raise IllegalAction(Reason.NOTHING_TO_TAKE_BACK)
        undone = self._log.pop()
        if len(self._rounds) > 1 and self._rounds[-1][0] > len(self._log):
            self._rounds.pop()
        start, table, _ = self._rounds[-1]
        self._table = table.copy()
        self._begin_history()
        for seat, action in self._log[start:]:
            self._apply(seat, action, action.codes)
            self._remember(seat, action, self._happened())
        self._engine.settle(self._table)
        return undone

    # To keep

    def stock(self) -> tuple[Card | Tile, ...]:
        """What there is to draw, the next first. Only for records and referees: it is secret.

        >>> game = Game.new("uno", players=3, seed=21)
        >>> next_card = game.stock()[0]
        >>> game.push(0, "draw")[0].cards == (next_card,)
        True
        """
        table = self._table.copy()
        piece = self._engine.piece
        return tuple(piece(from_stock(table)) for _ in range(table.stock_count))

    def hands(self) -> tuple[Hand, ...]:
        """All hands. Only for records and referees: they are secret.

        >>> len(Game.new("uno", players=3, seed=21).hands())
        3
        """
        return tuple(self._engine.hand_of(self._table, seat).pieces for seat in range(self.players))

    def state(self) -> Any:
        """A copy of the whole state, for tests and tools.

        >>> Game.new("uno", players=3, seed=21).state().players
        3
        """
        return self._table.copy()

    def record(self, **details: Any) -> dict[str, Any]:
        """The game so far as a JSON object that :meth:`replay` plays again.

        >>> sorted(Game.new("uno", players=2, seed=1).record(date="2026-11-15"))
        ['actions', 'date', 'deals', 'format', 'game', 'players', 'seed']
        """
        from .record import record

        rounds = [table for _, table, _ in self._rounds]
        return record(self, self._scenario, rounds, self._seeds, **details)
