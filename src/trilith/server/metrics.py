"""Prometheus metrics of the server."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

LATENCY_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counters, gauges and histograms, in a registry of their own so that several servers fit into one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(
            registry=self.registry
        )  # processor, memory and open files; nothing where there is no /proc
        self.requests = Histogram(
            "trilith_request_seconds",
            "Time to answer a request",
            ["method", "route", "status"],
            buckets=LATENCY_BUCKETS,
            registry=self.registry,
        )
        self.refusals = Counter(
            "trilith_refusals", "Requests and messages refused, by error", ["error"], registry=self.registry
        )
        self.limited = Counter(
            "trilith_limited",
            "What a limit has refused, by limit and by whether it is that of one address or of the server",
            ["limit", "whose"],
            registry=self.registry,
        )
        self.actions = Counter("trilith_actions", "Actions played", registry=self.registry)
        self.action_seconds = Histogram(
            "trilith_action_seconds",
            "Time to play and keep what one message asks for",
            buckets=LATENCY_BUCKETS,
            registry=self.registry,
        )
        self.bot_seconds = Histogram(
            "trilith_bot_seconds", "Time that one decision of a bot takes", registry=self.registry
        )
        self.bot_failures = Counter(
            "trilith_bot_failures",
            "Decisions that a bot could not make, or that could not be carried out",
            registry=self.registry,
        )
        self.bots_thinking = Gauge("trilith_bots_thinking", "Bots thinking now", registry=self.registry)
        self.bot_wait_seconds = Histogram(
            "trilith_bot_wait_seconds",
            "Time that one decision of a bot waits for a free process",
            ["urgent"],
            registry=self.registry,
        )
        self.bots_waiting = Gauge(
            "trilith_bots_waiting", "Bots that wait for a free process", registry=self.registry
        )
        self.review_seconds = Histogram(
            "trilith_review_seconds",
            "Time that one slice of a review takes, for which a bot may have to wait",
            buckets=LATENCY_BUCKETS,
            registry=self.registry,
        )
        self.reviews_waiting = Gauge(
            "trilith_reviews_waiting", "Reviews that are not done yet", registry=self.registry
        )
        self.hashing = Gauge(
            "trilith_hashing", "Passwords being hashed, or waiting for it", registry=self.registry
        )
        self.connections = Gauge("trilith_connections", "Open connections", registry=self.registry)
        self.lock_seconds = Histogram(
            "trilith_lock_seconds",
            "Time for which somebody keeps everybody else from a match",
            buckets=LATENCY_BUCKETS,
            registry=self.registry,
        )
        self.write_seconds = Histogram(
            "trilith_write_seconds",
            "Time that one transaction with changes of matches takes",
            buckets=LATENCY_BUCKETS,
            registry=self.registry,
        )
        self.writes_waiting = Gauge(
            "trilith_writes_waiting", "Changes of matches that wait to be written", registry=self.registry
        )
        self.write_failures = Counter(
            "trilith_write_failures", "Transactions that could not be written", registry=self.registry
        )
        self.write_conflicts = Counter(
            "trilith_write_conflicts",
            "Changes that were not written because another server was quicker",
            registry=self.registry,
        )
        self.task_failures = Counter(
            "trilith_task_failures",
            "Failures of background tasks, each of which was started again",
            ["task"],
            registry=self.registry,
        )
        self.task_up = Gauge(
            "trilith_task_up",
            "Whether a background task runs (1) or has failed (0)",
            ["task"],
            registry=self.registry,
        )
        self.sockets = Gauge("trilith_sockets", "Open WebSocket connections", registry=self.registry)
        self.rooms = Gauge("trilith_rooms", "Matches in memory", registry=self.registry)
        self.matches = Gauge("trilith_matches", "Matches, by status", ["status"], registry=self.registry)
