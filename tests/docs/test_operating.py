"""The guide for operators, the dashboard, the alerts and the compose file name what there is, and all of it."""

import json
import re
from typing import Any, Final

import pytest
from ruamel.yaml import YAML
from typer.main import get_group

from make_rule_pages import ROOT
from trilith.cli.app import build_app
from trilith.server.metrics import Metrics
from trilith.server.settings import PREFIX, Settings
from trilith.words import words

GUIDE: Final = (ROOT / "docs/operating.md").read_text(encoding="utf-8")
DASHBOARD: Final[dict[str, Any]] = json.loads(
    (ROOT / "operating/grafana-dashboard.json").read_text(encoding="utf-8")
)
ALERTS: Final[dict[str, Any]] = YAML(typ="safe").load(ROOT / "operating/prometheus-alerts.yml")
COMPOSE: Final[dict[str, Any]] = YAML(typ="safe").load(ROOT / "compose.yaml")
METRIC: Final = re.compile(r"\b(?:trilith|process)_[a-z_]+\b")
LABELS: Final = re.compile(r"\{([^{}]*)\}")
RANGES: Final = re.compile(r"\bby \(([^)]*)\)")
# What Prometheus itself adds, and what belongs to histograms.
EVERYWHERE: Final = {"job", "instance", "le"}


def families() -> dict[str, set[str]]:
    """Every name under which a server tells a figure, with its labels."""
    found: dict[str, set[str]] = {}
    metrics = Metrics()
    for collector, names in metrics.registry._collector_to_names.items():
        labels = set(getattr(collector, "_labelnames", ()))
        found |= dict.fromkeys(names, labels)
    for family in metrics.registry.collect():  # those of the process are known only when they are told
        for sample in family.samples:
            found.setdefault(sample.name, set(sample.labels))
    return found


def own() -> set[str]:
    """The names of our metrics as people call them."""
    telling = Metrics().registry.collect()
    return {
        family.name + ("_total" if family.type == "counter" else "")
        for family in telling
        if family.name.startswith("trilith_")
    }


def expressions() -> list[str]:
    """Whatever the dashboard draws and the alerts watch."""
    drawn = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
    asked = [each["query"] for each in DASHBOARD["templating"]["list"] if each["type"] == "query"]
    watched = [rule["expr"] for group in ALERTS["groups"] for rule in group["rules"]]
    return [*drawn, *asked, *watched]


def test_every_setting_stands_in_the_guide_with_its_usual_value() -> None:
    rows = dict(re.findall(rf"^\| `{PREFIX}(\w+)` \| ([^|]*) \|", GUIDE, re.MULTILINE))
    assert {name.lower() for name in rows} == set(Settings.model_fields)
    for name, field in Settings.model_fields.items():
        if isinstance(field.default, int | float) and not isinstance(field.default, bool):
            assert rows[name.upper()].strip(" `") == f"{field.default:g}", name


def test_every_metric_stands_in_the_guide_and_on_the_dashboard() -> None:
    assert set(re.findall(r"^\| `(trilith_\w+)` \|", GUIDE, re.MULTILINE)) == own()
    drawn = " ".join(target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"])
    assert {name for name in own() if not re.search(rf"\b{name}(?:_bucket|_count)?\b", drawn)} == set()


@pytest.mark.parametrize("expression", expressions())
def test_every_metric_and_label_that_is_asked_for_exists(expression: str) -> None:
    known = families()
    named = METRIC.findall(expression)
    assert named or "up{" in expression
    labels = EVERYWHERE.union(*(known.get(name, set()) for name in named))
    for name in named:
        assert name in known, name
    for chosen in LABELS.findall(expression):
        assert {each.split("=")[0].strip("~! ") for each in chosen.split(",") if "=" in each} <= labels
    for grouped in RANGES.findall(expression):
        assert {each.strip() for each in grouped.split(",")} <= labels
    assert expression.count("(") == expression.count(")")


def test_every_alert_says_what_is_wrong_and_what_to_do() -> None:
    rules = [rule for group in ALERTS["groups"] for rule in group["rules"]]
    assert len({rule["alert"] for rule in rules}) == len(rules) >= 8
    for rule in rules:
        assert rule["labels"]["severity"] in ("page", "look")
        assert set(rule["annotations"]) == {"summary", "action"}


def test_panels_lie_beside_and_below_each_other() -> None:
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in DASHBOARD["panels"]]
    assert len(set(places)) == len(places) > 10
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(places)


def test_the_compose_file_starts_what_the_guide_says_with_settings_that_exist() -> None:
    services = COMPOSE["services"]
    assert services.keys() == {"caddy", "server-1", "server-2", "worker-1", "worker-2", "postgres", "redis"}
    known = {PREFIX + name.upper() for name in Settings.model_fields}
    for name, service in services.items():
        if name.startswith(("server", "worker")):
            assert service["environment"].keys() <= known
            assert f"{PREFIX}REDIS" in service["environment"]
            assert (f"{PREFIX}DATABASE" in service["environment"]) == name.startswith("server")
            assert ("postgres" in service["depends_on"]) == name.startswith("server")
    assert services["server-1"]["environment"][f"{PREFIX}BOT_PROCESSES"] == "0"
    program, command, *options = services["worker-1"]["command"]
    assert (program, command) == ("trilith", "worker")
    declared = get_group(build_app(words("en", ""))).commands["worker"].params
    assert {each for each in options if each.startswith("--")} <= {
        name for each in declared for name in each.opts
    }
    servers = re.findall(r"server-\d(?=:8000)", (ROOT / "operating/Caddyfile").read_text(encoding="utf-8"))
    assert servers == ["server-1", "server-2"]
