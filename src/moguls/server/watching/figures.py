"""Prometheus metrics: counters of this process, and gauges of the current state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

from moguls.server.table.table import BOT, PERSON
from moguls.server.thinking.cluster.scheduler import RESULTS, ClusterScheduler

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from contextlib import AbstractContextManager

    from prometheus_client import Metric

    from moguls.server.site import Site
    from moguls.server.table.table import LogEntry, Table

COUNTED: Final = CollectorRegistry()
ProcessCollector(registry=COUNTED)
PlatformCollector(registry=COUNTED)
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


def _counter(name: str, says: str, *labels: str) -> Counter:
    return Counter(f"moguls_{name}", says, labels, registry=COUNTED)


def _histogram(name: str, says: str, *labels: str) -> Histogram:
    return Histogram(f"moguls_{name}", says, labels, registry=COUNTED, buckets=QUICK)


MOVES: Final = _counter("moves", "Moves that were written, by game and who made them", "game", "by")
ACKNOWLEDGED: Final = _histogram(
    "acknowledgement_seconds", "From a person's move to its being written"
)
STORE: Final = _histogram(
    "store_seconds", "A transaction of the database, its wait for a thread included", "what"
)
REQUESTS: Final = _counter("requests", "Answers over HTTP, by status", "status")
REFUSALS: Final = _counter("refusals", "Refusals, over HTTP and sockets, by code", "code")
BYTES: Final = _counter("bytes", "Bytes of requests, answers and messages", "direction")
ACTIVE: Final = Gauge(
    "moguls_active", "1 while this process serves the site, 0 on a standby", registry=COUNTED
)
ACTIVE.set(1)
LAG: Final = _histogram("loop_lag_seconds", "How late the event loop comes to what is due")


class MoveMetrics:
    """Counts the moves and transactions of live tables."""

    def storing(self, what: str) -> AbstractContextManager[object]:
        """Return a context that measures a transaction of the store."""
        return STORE.labels(what).time()

    def acknowledged(self, seconds: float) -> None:
        """Observe the time from a person's move to its commit."""
        ACKNOWLEDGED.observe(seconds)

    def written(self, table: Table, entries: Iterable[LogEntry]) -> None:
        """Count the moves among committed entries."""
        for entry in entries:
            if entry.kind == "move":
                kind = table.seats[entry.data["seat"]].kind
                by = {PERSON: "person", BOT: "bot"}.get(kind, "nobody")
                by = "server" if by == "person" and entry.client_id is None else by
                MOVES.labels(table.play.game.name, by).inc()


class _Now:
    """Collector of a site's gauges, called at each scrape."""

    def __init__(self, site: Site, sizes: dict[str, int]) -> None:
        self.site, self.sizes = site, sizes

    def collect(self) -> Iterator[Metric]:
        """Yield the gauges, and the counters of a cluster."""
        site = self.site
        live = site.hub.in_use().values()
        sockets = sum(len(table.viewers) for table in live)
        yield _gauge("sockets", "Connections to tables", {"": sockets})
        tables = dict.fromkeys(("waiting", "playing", "over", "closed"), 0)
        for table in live:
            tables[table.table.status] = tables.get(table.table.status, 0) + 1
        yield _gauge("tables", "Tables in memory, by status", tables, "status")
        yield _gauge("thinking", "Tasks that wait for a bot worker, by class", queue(site), "class")
        says = "Sizes of the files of the database, or of all of it in PostgreSQL"
        yield _gauge("store_bytes", says, self.sizes, "file")
        if isinstance(site.thinking, ClusterScheduler):
            yield from _of_cluster(site.thinking)


def _of_cluster(scheduler: ClusterScheduler) -> Iterator[Metric]:
    """Yield the metrics of thinking on a cluster."""
    yield _gauge("remote_workers", "Workers on the cluster", {"": scheduler.remote_workers})
    says = "Tasks for the cluster, by result, and those repeated elsewhere or done locally"
    tasks = CounterMetricFamily("moguls_remote_tasks", says, labels=["result"])
    for result in RESULTS:
        tasks.add_metric([result], scheduler.results[result])
    yield tasks


def queue(site: Site) -> dict[str, int]:
    """Return how many tasks wait for a bot worker, by class."""
    return {urgency.name.lower(): count for urgency, count in site.thinking.queue.counts().items()}


def _gauge(
    name: str, says: str, values: dict[str, int], label: str | None = None
) -> GaugeMetricFamily:
    """Return a gauge with one value, or with one for each value of a label."""
    gauge = GaugeMetricFamily(f"moguls_{name}", says, labels=[label] if label else None)
    for key, value in values.items():
        gauge.add_metric([key] if label else [], value)
    return gauge


def figures(site: Site, sizes: dict[str, int]) -> bytes:
    """Return all metrics in the text format of Prometheus, with the sizes of the database."""
    now = CollectorRegistry()
    now.register(_Now(site, sizes))
    return generate_latest(COUNTED) + generate_latest(now)
