"""A sample is the same for a commit, another one for the next, and in time it was everything."""

import pytest

import samples

THINGS = tuple("abcdefgh")


@pytest.fixture
def commits(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A hundred commits; a sample of each is taken."""
    monkeypatch.setattr(samples, "thorough", False)
    return [f"{number:08x}" for number in range(100)]


def sample_of(monkeypatch: pytest.MonkeyPatch, commit: str, what: str = "") -> list[str]:
    monkeypatch.setattr(samples, "seed", commit)
    return samples.some_of(THINGS, 2, what)


def test_a_commit_has_its_sample(monkeypatch: pytest.MonkeyPatch, commits: list[str]) -> None:
    taken = [sample_of(monkeypatch, commit) for commit in commits]
    assert taken == [sample_of(monkeypatch, commit) for commit in commits]
    assert all(len(set(each)) == 2 and each == sorted(each) for each in taken)
    assert taken != [sample_of(monkeypatch, commit, "of something else") for commit in commits]


def test_over_time_everything_is_tried(monkeypatch: pytest.MonkeyPatch, commits: list[str]) -> None:
    assert {each for commit in commits for each in sample_of(monkeypatch, commit)} == {*THINGS}


def test_thorough_is_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(samples, "thorough", True)
    assert sample_of(monkeypatch, "1") == [*THINGS]
    assert samples.number(3, 50) == 50


def test_the_whole_where_there_is_less(monkeypatch: pytest.MonkeyPatch, commits: list[str]) -> None:
    assert samples.some_of([1], 2) == [1]
    assert samples.number(3, 50) == 3
