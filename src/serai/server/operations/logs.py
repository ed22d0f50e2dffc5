"""Logs as one JSON object a line, without anything that should stay secret."""

from __future__ import annotations

import json
import logging
import time

OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
SECRET = ("password", "token", "cookie", "secret", "seed", "authorization")


class Lines(logging.Formatter):
    """Writes a log record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        extra = {name: value for name, value in vars(record).items() if name not in OWN}
        line |= {name: value for name, value in extra.items() if not any(word in name.lower() for word in SECRET)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: str = "INFO") -> None:
    """Send all logs through one handler."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    logging.getLogger("uvicorn.access").disabled = True  # addresses of tables are what protects the private ones


class Brief(logging.Filter):
    """Tells an error in one line, without where it came from."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.exc_info:
            record.why = repr(record.exc_info[1])
            record.exc_info = record.exc_text = None
            record.levelno, record.levelname = logging.WARNING, "WARNING"
        return True


def without_tracebacks() -> None:
    """From now on what fails is told in one line: it fails because the server stops."""
    for handler in logging.getLogger().handlers:
        handler.addFilter(Brief())
