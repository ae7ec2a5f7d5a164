"""Why a server cannot begin, and what to do."""

import errno
import os
from typing import TYPE_CHECKING

from ..notation.errors import quoted
from ..notation.system_errors import plain

if TYPE_CHECKING:
    from pathlib import Path


def why_not_listening(host: str, port: int, error: OSError) -> str:
    """Why a server cannot listen there, and what to do."""
    import socket

    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use, perhaps by another lastcard: --port takes another one"
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"only an administrator may use port {port}: --port takes one from 1024 to 65535"
    # Some of these are numbers of other errors too, on some systems: they are asked for last.
    unknown_name = (socket.EAI_NONAME, socket.EAI_AGAIN, socket.EAI_FAIL)
    if error.errno in (errno.EADDRNOTAVAIL, *unknown_name):
        known = f"{quoted(host)} is not an address of this machine"
        return f"{known}: leave out --host to listen on all of them"
    return f"port {port} of {host} cannot be used: {plain(error)}"


def make_folder(folder: "Path") -> str:
    """Make a folder to write in, if it is not there: "", or why that cannot be."""
    asked = "--data takes another folder"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        return f'"{folder}" leads to a file, not to a folder: {asked}'
    except OSError as error:
        # /proc says that a folder is not there, whatever is to be made in it.
        known = error.errno is not None and error.errno != errno.ENOENT
        reason = f" ({plain(error)})" if known else ""
        return f'the folder "{folder}" cannot be made{reason}: {asked}'
    effective = os.access in os.supports_effective_ids  # the rights that a file is opened with
    if not os.access(folder, os.W_OK | os.X_OK, effective_ids=effective):
        return f'you may not write in the folder "{folder}": {asked}'
    return ""
