"""Logs: one line for each event, for people or as JSON, with the request that it belongs to and without secrets."""

import json
import logging
import re
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final, TextIO

from trilith.server.settings import Settings

ROOT: Final = "trilith"
REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
REQUEST_ID: Final = "x-request-id"
WELL_FORMED: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")
ID_BYTES: Final = 8
HIDDEN: Final = "…"
# Nothing of this should ever come so far; what does is hidden.
SECRETS: Final = (
    (re.compile(r"trilith_session=[^;\s\"']+"), HIDDEN),
    (re.compile(r"\$argon2[^\s\"',)]+"), HIDDEN),
    (re.compile(r"(/(?:invitations|i)/)[^/\s\"'?{]+"), rf"\1{HIDDEN}"),
    (re.compile(r"(://[^:/@\s]*:)[^@\s/]+(@)"), rf"\1{HIDDEN}\2"),
)


def request_id(offered: str) -> str:
    """The id of a request: the one that a proxy gave it, if it is well formed, or a new one."""
    return offered if WELL_FORMED.fullmatch(offered) else secrets.token_hex(ID_BYTES)


def without_secrets(text: str) -> str:
    """A text in which whatever looks like a session, a digest of a password, an invitation or a password is hidden."""
    for pattern, instead in SECRETS:
        text = pattern.sub(instead, text)
    return text


class Lines(logging.Formatter):
    """Lines for people."""

    def format(self, record: logging.LogRecord) -> str:
        request = REQUEST.get()
        told = " ".join(f"{name}={value}" for name, value in _fields(record).items())
        parts = [_time(record), record.levelname, record.name, f"[{request}]" if request else ""]
        line = " ".join(part for part in (*parts, record.getMessage(), told) if part)
        if record.exc_info:
            line += "\n" + self.formatException(record.exc_info)
        return without_secrets(line)


class JsonLines(logging.Formatter):
    """A JSON object on one line for each event."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if REQUEST.get():
            told["request"] = REQUEST.get()
        told |= _fields(record)
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return without_secrets(json.dumps(told, ensure_ascii=False, default=str))


def configure(settings: Settings, stream: TextIO | None = None) -> logging.Handler:
    """Let everything be logged as these settings say. Libraries only warn: what they tell besides is too much, and secret."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if settings.log_format == "json" else Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(ROOT).setLevel(settings.log_level.upper())
    return handler


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    """What else is known of an event, given as `extra={"fields": {…}}`."""
    fields: dict[str, Any] = getattr(record, "fields", {})
    return fields


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
