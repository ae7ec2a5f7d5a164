"""What cannot be read gets one line that says what is wrong, and where."""

import pytest

from lastcard import NotationError
from lastcard.notation.reading import decode, load_json

LONG = "9" * 5_000
MARK = b"\xef\xbb\xbf"


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b'{"date": "caf\xe9"}', "this is not a text in UTF-8: byte 14 is 0xe9"),
        (b"\xff\xfe{\x00}\x00", "this is not a text in UTF-8: byte 1 is 0xff"),
        (b'{"date": "\xed\xa0\x80"}', "this is not a text in UTF-8: byte 11 is 0xed"),
        (b"{} \xe2\x82", "this is not a text in UTF-8: byte 4 is 0xe2"),
        (MARK + MARK + b"{}", "this is not JSON: it begins with more than one byte order mark"),
        (b"", "the input is empty; a JSON object belongs there"),
        (MARK + b"\n", "the input is empty; a JSON object belongs there"),
        (b'{"a":\n 1 2}', "this is not JSON: Expecting ',' delimiter: line 2, column 4"),
        (b'{"a": NaN}', "NaN is not a number in JSON: line 1, column 7"),
        (b'{"NaN":\n -Infinity}', "-Infinity is not a number in JSON: line 2, column 2"),
        (b'{"a": 1, "a": 2}', '"a" appears twice'),
        (b"[" * 100_000, "this JSON is nested too deeply"),
    ],
    ids=range(12),
)
def test_what_cannot_be_read(data: bytes, said: str) -> None:
    with pytest.raises(NotationError) as found:
        load_json(decode(data))
    assert str(found.value) == said


@pytest.mark.parametrize("sign", ["", "-"])
def test_a_huge_number_is_found_where_it_stands(sign: str) -> None:
    """Not where the same digits stand in a text, or behind a quotation mark within one."""
    text = f'{{"{LONG}": "\\"{sign}{LONG}",\n  "seed": {sign}{LONG}}}'
    with pytest.raises(NotationError) as found:
        load_json(text)
    assert str(found.value) == "a number of 5000 digits is too long: line 2, column 11"


def test_one_byte_order_mark_is_fine() -> None:
    assert load_json(decode(MARK + b'{"a": [1, -2, 3.5]}')) == {"a": [1, -2, 3.5]}
    assert load_json(f"[{'9' * 640}, -{'9' * 640}]") == [10**640 - 1, 1 - 10**640]
