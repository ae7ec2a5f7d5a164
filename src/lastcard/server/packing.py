"""What is the same for everybody is compressed once, and not in the loop for each who asks."""

import gzip
from functools import lru_cache

from starlette.datastructures import Headers
from starlette.responses import Response

SMALL = 1000  # bytes: less is not worth it
LEVEL = 9  # the slowest and best


def takes_gzip(asked: Headers) -> bool:
    """Whether a client can read what is compressed, by the headers of its call."""
    return "gzip" in asked.get("accept-encoding", "")


def pack(data: bytes) -> bytes:
    return gzip.compress(data, LEVEL, mtime=0)


packed = lru_cache(maxsize=32)(pack)  # of bytes that are kept anyway


def packed_answer(data: bytes, asked: Headers, headers: dict[str, str]) -> Response:
    """An answer of bytes that are kept, compressed for who can read that."""
    if len(data) >= SMALL and takes_gzip(asked):
        data = packed(data)
        headers = headers | {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(data, headers=headers)
