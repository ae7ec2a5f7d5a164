"""Which names look alike: the idea of a skeleton (Unicode's UTS 39) with a small table of our own.

It holds what a name could be forged with: letters of other scripts that look like Latin ones, and
digits. Accents stay: Jörg is not Jorg.
"""

import unicodedata
from functools import lru_cache

#: Letters that look like the Latin ones below them.
ALIKE = (
    # Digits and signs
    ("01|Il‐‑‒–—−’‘ʼ`´", "ollll------'''''"),
    # Latin letters that are not A to Z
    ("ıɩɑɡƖǀ", "iiagll"),
    # Cyrillic
    ("АВЕЅІЈКМНОРСТУХҮԌԚԜӀ", "ABESlJKMHOPCTYXYGQWl"),
    ("авеѕіјкмнорстухүԁһԛԝӏгьпз", "abesijkmhopctyxydhqwlrbn3"),
    # Greek
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHlKMNOPTYX"),
    ("αβγεηικνορτυχϲϳω", "abyenikvoptuxcjw"),
    # Armenian
    ("ՕՍՏԼօսոհցզյ", "OUSLounhgqj"),
    # Cherokee
    ("ᎪᏴᏟᎠᎬᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃ", "ABCDEHJKLMPRSTVWZ"),
)
TABLE = str.maketrans({a: b for left, right in ALIKE for a, b in zip(left, right, strict=True)})
#: Letters that look like another one when they are next to each other.
TOGETHER = (("rn", "m"), ("vv", "w"))


@lru_cache(maxsize=4096)
def looks(name: str) -> frozenset[str]:
    """How a name is read, and how it looks; names that share one of the two are alike.

    >>> bool(looks("Ada") & looks("АDA"))  # with a Cyrillic A
    True
    >>> bool(looks("Ian") & looks("lan")), bool(looks("Ian") & looks("ian"))
    (True, True)
    >>> bool(looks("lan") & looks("ian")), bool(looks("Jörg") & looks("Jorg"))
    (False, False)
    """
    plain = unicodedata.normalize("NFKD", name)
    seen = plain.translate(TABLE).casefold()
    for two, one in TOGETHER:
        seen = seen.replace(two, one)
    return frozenset((unicodedata.normalize("NFKD", plain.casefold()), seen))
