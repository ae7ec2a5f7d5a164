"""How many files, and so how many connections, may be open at a time."""

import contextlib
import sys

WANTED = 65_536
FEW = 4096  # below that a busy evening may not fit
RESERVED = 128  # for the store, for pages that are being read, for what a library opens

if sys.platform == "win32":  # it has no such limit

    def raise_limit() -> int:
        """As many as we want."""
        return WANTED

    limit = raise_limit

else:
    import resource

    def raise_limit() -> int:
        """Raise the limit as far as this process may; how many files may be open from now on."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with contextlib.suppress(OSError, ValueError):  # some systems allow less than they say
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return limit()

    def limit() -> int:
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        return WANTED if soft == resource.RLIM_INFINITY else soft


def most_connections() -> int:
    """How many connections that leaves."""
    files = limit()
    return files - min(RESERVED, files // 4)


def warning() -> str:
    """What to tell whoever starts a server with a low limit; "" where it is not low."""
    if (files := limit()) >= FEW:
        return ""
    return (
        f"only {files} files may be open at a time, so at most {most_connections()} connections: "
        f"raise the limit (ulimit -n {WANTED}, or LimitNOFILE={WANTED} of systemd)"
    )
