"""Counters for what happens with every move: added to by the loop alone, so without locks."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence

from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector, CollectorRegistry


class Kinds(Collector):
    """How many of each kind there were.

    >>> kinds = Kinds("entries", "Entries kept", "kind", CollectorRegistry())
    >>> kinds.add("acted")
    >>> [sample.value for family in kinds.collect() for sample in family.samples]
    [1.0]
    """

    def __init__(self, name: str, says: str, label: str, registry: CollectorRegistry) -> None:
        self.named = (name, says)
        self.label = label
        self.counts: Counter[str] = Counter()
        registry.register(self)

    def add(self, kind: str) -> None:
        self.counts[kind] += 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily(*self.named, labels=[self.label])
        for kind, count in self.counts.items():
            family.add_metric([kind], float(count))
        yield family


class Times(Collector):
    """How many seconds something took, by how many it took no longer than some bounds.

    >>> times = Times("keeping", "From judged to kept", (0.1, 1.0), CollectorRegistry())
    >>> times.add(0.1)
    >>> times.add(3.0)
    >>> [sample.value for family in times.collect() for sample in family.samples]
    [1.0, 1.0, 2.0, 2.0, 3.1]
    """

    def __init__(
        self, name: str, says: str, bounds: Sequence[float], registry: CollectorRegistry
    ) -> None:
        self.named = (name, says)
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0
        registry.register(self)

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        upto = 0
        buckets = []
        for bound, count in zip((*self.bounds, "+Inf"), self.counts, strict=True):
            upto += count
            buckets.append((str(bound), float(upto)))
        family = HistogramMetricFamily(*self.named)
        family.add_metric([], buckets, self.sum)
        yield family
