"""A bar on standard error, for what takes a while."""

from rich import progress
from rich.console import Console


def progress_bar(*more: progress.ProgressColumn) -> progress.Progress:
    """What is done, and how much of it; ``more`` comes before the time that is left."""
    console = Console(stderr=True)
    name = progress.TextColumn("{task.description}")
    columns = (name, progress.BarColumn(), progress.MofNCompleteColumn(), *more)
    left = progress.TimeRemainingColumn()
    return progress.Progress(*columns, left, console=console, disable=not console.is_terminal)
