"""Every way we know to hurt the game server, beside a player in another room who must not notice.

    .venv/bin/python benchmarks/abuse.py [--json] [--only NAME ...] [--seconds 10] [--turns 1]

For each attack: `lastcard serve` with its real limits in a process of its own, with a data folder
of its own; a canary in another (`peer/canary.py`), a player with ten kept actions a second, from
another address than the attackers; and the attack in a third. First nothing happens for some
seconds, then the attack does: so both are measured in the same minute, on a machine that others
use, too. Ten seconds are a hundred actions, the fewest for which p99 is not the worst; for the six
quiet seconds before, it is. The attacker takes what it can get, but it is only one process: on two
cores, more would measure the kernel's scheduler.

The bars: the canary's p99 is at most 50 ms and at most five times its quiet p99; nothing is refused
to it and no socket of it is lost; every second somebody new comes from an address of their own,
opens a room and gets in; the server's memory is back some seconds later, after a collection, except
what `docs/running.md` says of finished rounds; and `/api/ready` says ok. An attack that misses a
bar is measured again where `--turns` allows it, and the last turn counts: a bar that is missed
because of the machine's other work is not missed every time. How late the canary itself is woken is
printed, too; where that is tens of milliseconds, the machine is too busy to tell. With
`TMPDIR=/dev/shm` the disk, to which others write, is left out.

Everything is on loopback (Linux lets any address of 127.0.0.0/8 be a source), speaks HTTP and the
wire of docs/wire.md, and ends by itself.
"""

import argparse
import json
import resource
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bars import Bar, add_options, at_least, report

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "peer"))

from attacks import ATTACKS, Field
from attacks.measure import Found, measured, warm_up
from attacks.prepared import KEPT, Prepared
from attacks.processes import NotPrepared
from history import processor


async def attacked(name: str, port: int, seconds: float, folder: Path) -> None:
    """The attacker's process."""
    kept: dict[str, Any] = json.loads((folder / KEPT).read_text())
    field = Field(port, seconds, kept)
    await ATTACKS[name].run(field)
    print(field.report(), flush=True)


def told(name: str, found: Found) -> str:
    """One attack, for people."""
    sent = found.sent
    lines = [
        f"{name}: {ATTACKS[name].about}",
        f"  sent       {sent.get('bytes', 0) / 1e6:.1f} MB, {sent.get('connections', 0):,} "
        f"connections, {sent.get('calls', 0):,} calls in {sent.get('seconds', 0):.0f} s; "
        f"answers {sent.get('answers', {})}",
        f"  canary ms  p50 / p99 / worst: quiet {found.quiet}, attacked {found.attacked}; "
        f"refused {found.attacked.refused[:5]}, sockets lost {found.lost}",
        f"  machine    its own p99, ms, to wake a process: quiet {found.quiet.machine_p99:.1f}, "
        f"attacked {found.attacked.machine_p99:.1f}",
        f"  newcomers  {found.attacked.newcomers}, slowest {found.attacked.newcomer_worst:.0f} ms; "
        f"turned away {len(found.attacked.turned_away)} {found.attacked.turned_away[:2]}",
        f"  memory MB  before {found.before:.0f}, peak {found.peak:.0f}, after {found.after:.0f}; "
        f"log grew by {found.log_bytes / 1000:.1f} KB/s; ready: {found.ready}",
    ]
    if ATTACKS[name].bots:
        lines.append(
            f"  bots       moves quiet {found.quiet.bot_moves}, slowest "
            f"{found.quiet.bot_worst:.0f} ms; attacked {found.attacked.bot_moves}, slowest "
            f"{found.attacked.bot_worst:.0f} ms"
        )
    lines += [f"  {what:9}  {note}" for what, note in sent.get("notes", {}).items()]
    missed = [what for what, bar in found.bars.items() if not bar.ok]
    lines.append(f"  {'ok' if not missed else 'MISSED: ' + ', '.join(missed)}")
    return "\n".join(lines)


def run(names: list[str], seconds: float, turns: int, options: argparse.Namespace) -> int:
    title = "The game server under abuse, beside a canary"
    figures: dict[str, Any] = {}
    bars: dict[str, Bar] = {}
    out = sys.stderr if options.json else sys.stdout
    print(f"{title}; processor: {processor()}\n", file=out, flush=True)
    with tempfile.TemporaryDirectory(prefix="lastcard-abuse-") as folder:
        prepared = Prepared(Path(folder))
        if any(ATTACKS[name].compiled for name in names):
            warm_up(prepared)
        for name in names:
            found: Found | None = None
            for _ in range(turns):
                try:
                    found = measured(name, seconds, prepared)
                except NotPrepared as error:  # one attack that has rotted does not stop the others
                    found = None
                    print(f"{name}: not prepared: {error}\n", file=out, flush=True)
                    continue
                print(told(name, found) + "\n", file=out, flush=True)
                if found.ok:
                    break
            if found is None:
                bars[f"{name}: prepared"] = at_least(0, 1)
                continue
            line = f"quiet {found.quiet}, attacked {found.attacked} ms"
            figures[name] = asdict(found) if options.json else line
            bars |= {f"{name}: {what}": bar for what, bar in found.bars.items()}
    return report(title, figures, bars, options)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_options(parser)
    parser.add_argument("--only", nargs="+", choices=ATTACKS, metavar="NAME", default=list(ATTACKS))
    parser.add_argument("--seconds", type=float, default=10, help="of each attack")
    parser.add_argument("--turns", type=int, default=1, help="for an attack that misses a bar")
    parser.add_argument("--list", action="store_true", help="print the attacks by name")
    parser.add_argument("--attack", choices=ATTACKS, help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.list:
        for name, attack in ATTACKS.items():
            print(f"{name:18}{attack.about}")
        return 0
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if options.attack:
        import uvloop

        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a socket is a file
        uvloop.run(attacked(options.attack, options.port, options.seconds, options.folder))
        return 0
    return run(options.only, options.seconds, options.turns, options)


if __name__ == "__main__":
    sys.exit(main())
