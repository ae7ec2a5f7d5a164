"""``lastcard`` that knows one game more; Python runs this file in a process of its own."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from games.variant import STRICT
from lastcard.cli.main import main
from lastcard.kinds import KINDS

if __name__ == "__main__":
    KINDS[STRICT.name] = STRICT
    sys.exit(main())
