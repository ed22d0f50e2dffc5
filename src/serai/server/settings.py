"""What can be set from outside, all by environment variables that begin with SERAI_; nothing must be."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit


class Mail(NamedTuple):
    """How e-mail is sent: smtp://user:password@host:port?from=serai@example.org, or smtps://."""

    host: str
    port: int
    user: str
    password: str
    sender: str
    tls: bool

    def __repr__(self) -> str:
        return f"Mail({self.host}:{self.port})"


class Settings(NamedTuple):
    """The settings of one node."""

    database: str
    public_url: str = ""  # as people type it; needed behind TLS and for links in e-mails
    mail: Mail | None = None
    bots: int = 2  # processes that think here; 0 leaves it to `serai bot_worker`
    bot_pause: float = 0.4  # seconds before a bot answers, so that people can follow
    bot_nice: int = 19  # how far bots stand back when the processor is busy, 0 to 19 (idle time alone)
    limits: bool = True
    private_webhooks: bool = False  # only for tests: webhooks to this machine
    web: str = ""  # the folder of the built client
    most_tables: int = 1_000
    metrics_token: str = ""  # lets others than this machine read /metrics

    @property
    def secure(self) -> bool:
        """Whether browsers reach us over TLS."""
        return self.public_url.startswith("https://")


def settings_from(env: Mapping[str, str] = os.environ) -> Settings:
    """The settings that the environment gives."""
    home = env.get("SERAI_HOME") or str(Path(env.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "serai")
    return Settings(
        database=env.get("SERAI_DATABASE_URL") or f"sqlite:///{home}/serai.db",
        public_url=env.get("SERAI_PUBLIC_URL", "").rstrip("/"),
        mail=mail_from(env["SERAI_SMTP_URL"]) if env.get("SERAI_SMTP_URL") else None,
        bots=int(env.get("SERAI_BOT_PROCESSES", "2")),
        bot_pause=float(env.get("SERAI_BOT_PAUSE", "0.4")),
        bot_nice=int(env.get("SERAI_BOT_NICE", "19")),
        limits=env.get("SERAI_LIMITS", "on") != "off",
        private_webhooks=env.get("SERAI_PRIVATE_WEBHOOKS", "off") == "on",
        web=env.get("SERAI_WEB") or built_client(),
        most_tables=int(env.get("SERAI_TABLES_IN_MEMORY", "1000")),
        metrics_token=env.get("SERAI_METRICS_TOKEN", ""),
    )


def built_client() -> str:
    """The folder of the client that goes with this code: beside the sources in a checkout, else inside the package."""
    package = Path(__file__).resolve().parents[1]
    folders = (package.parents[1] / "web" / "dist", package / "web")
    return next((str(folder) for folder in folders if (folder / "index.html").exists()), "")


def mail_from(url: str) -> Mail:
    """The mail server behind an address."""
    parts = urlsplit(url)
    sender = parse_qs(parts.query).get("from", [""])[0]
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or "@" not in sender:
        raise ValueError("SERAI_SMTP_URL is smtp://user:password@host:port?from=address, or smtps://")
    tls = parts.scheme == "smtps"
    return Mail(
        parts.hostname,
        parts.port or (465 if tls else 587),
        unquote(parts.username or ""),
        unquote(parts.password or ""),
        sender,
        tls,
    )
