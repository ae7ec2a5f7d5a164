"""What the operating system refuses, in plain words."""

import errno

PLAIN = {
    errno.ENOENT: "there is no such file",
    errno.EACCES: "you may not use it; check who owns it",
    errno.EPERM: "you may not use it; check who owns it",
    errno.EISDIR: "it is a folder, not a file",
    errno.ENOTDIR: "a part of this path is a file, not a folder",
    errno.ENAMETOOLONG: "this name is too long",
    errno.ENOSPC: "the disk is full",
    errno.EROFS: "this disk can only be read",
    errno.EMFILE: "too many files are open",
    errno.ECONNREFUSED: "nobody answers there",
    errno.ECONNRESET: "the connection was cut",
    errno.EHOSTUNREACH: "there is no way to it",
    errno.ENETUNREACH: "there is no way to it",
}


def plain(error: OSError) -> str:
    """Why a file cannot be used, or a server not be reached.

    >>> plain(FileNotFoundError(errno.ENOENT, "No such file or directory"))
    'there is no such file'
    """
    words = PLAIN.get(error.errno or 0)
    return words or (error.strerror or "the system refuses it").lower()
