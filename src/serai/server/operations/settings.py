"""What can be set from outside, all by environment variables that begin with SERAI_; nothing must be."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from serai.bots.analysis import NODES
from serai.engine.core.errors import BadInput


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


class PreparedTable(NamedTuple):
    """A table that whoever opens the page sits down at: its seats are `me` or a bot's level, and how it begins."""

    game: str
    seats: tuple[str, ...]
    position: str


class Settings(NamedTuple):
    """The settings of one node."""

    database: str
    public_url: str = ""  # as people type it; needed behind TLS and for links in e-mails
    mail: Mail | None = None
    bots: int = 2  # processes that think here; 0 leaves it to `serai bot_worker`
    round_break: float = 30.0  # seconds between two live rounds of a tournament
    bot_pause: float = 0.4  # seconds before a bot answers, so that people can follow
    bot_nice: int = 19  # how far bots stand back when the processor is busy, 0 to 19 (idle time alone)
    bot_patience: float = 10.0  # seconds that a bot may wait for the processor before its table is told
    analysis_nodes: int = NODES  # positions that a look back considers for a choice
    suggestions: bool = True  # whether bots suggest moves to who plays against them alone
    limits: bool = True
    private_webhooks: bool = False  # only for tests: webhooks to this machine
    web: str = ""  # the folder of the built client
    site: str = ""  # the folder that `serai site` wrote, to play without this server
    most_tables: int = 1_000
    metrics_token: str = ""  # lets others than this machine read /metrics
    most_connections: int = 10_000
    header_seconds: float = 10.0  # in which the headers of a request must have come
    body_seconds: float = 20.0  # and its body
    prepared: PreparedTable | None = None  # by `serai play`

    @property
    def secure(self) -> bool:
        """Whether browsers reach us over TLS."""
        return self.public_url.startswith("https://")


class BadSetting(BadInput):
    """A variable that says something it cannot say."""


def settings_from(env: Mapping[str, str] = os.environ) -> Settings:
    """The settings that the environment gives."""
    home = home_folder(env)
    return Settings(
        database=env.get("SERAI_DATABASE_URL") or f"sqlite:///{home}/serai.db",
        public_url=_public_url(env.get("SERAI_PUBLIC_URL", "").rstrip("/")),
        mail=mail_from(env["SERAI_SMTP_URL"]) if env.get("SERAI_SMTP_URL") else None,
        bots=int(_number(env, "SERAI_BOT_PROCESSES", "2", r"\d{1,3}", "a whole number")),
        round_break=_seconds(env, "SERAI_ROUND_BREAK", "30"),
        bot_pause=_seconds(env, "SERAI_BOT_PAUSE", "0.4"),
        bot_nice=int(_number(env, "SERAI_BOT_NICE", "19", r"\d|1\d", "a whole number from 0 to 19")),
        bot_patience=float(_number(env, "SERAI_BOT_PATIENCE", "10", r"\d{1,5}(\.\d+)?", "a number of seconds")),
        analysis_nodes=int(_number(env, "SERAI_ANALYSIS_NODES", str(NODES), r"[1-9]\d{0,3}", "a number up to 9999")),
        suggestions=env.get("SERAI_SUGGESTIONS", "on") != "off",
        limits=env.get("SERAI_LIMITS", "on") != "off",
        private_webhooks=env.get("SERAI_PRIVATE_WEBHOOKS", "off") == "on",
        web=env.get("SERAI_WEB") or built_client(),
        site=env.get("SERAI_SITE", ""),
        most_tables=int(_number(env, "SERAI_TABLES_IN_MEMORY", "1000", r"[1-9]\d{0,7}", "a whole number above zero")),
        metrics_token=env.get("SERAI_METRICS_TOKEN", ""),
        most_connections=int(_number(env, "SERAI_CONNECTIONS", "10000", r"[1-9]\d{0,6}", "a whole number above zero")),
        header_seconds=_seconds(env, "SERAI_HEADER_SECONDS", "10"),
        body_seconds=_seconds(env, "SERAI_BODY_SECONDS", "20"),
    )


def home_folder(env: Mapping[str, str] = os.environ) -> Path:
    """The folder for what is kept on this machine, where nothing else is said."""
    return Path(env.get("SERAI_HOME") or Path(env.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "serai")


def _number(env: Mapping[str, str], name: str, usual: str, form: str, kind: str) -> str:
    """The digits that a variable gives, or the usual ones."""
    given = env.get(name) or usual
    if not re.fullmatch(form, given, re.ASCII):
        raise BadSetting(f"{name} is {kind}, not {given!r}")
    return given


def _seconds(env: Mapping[str, str], name: str, usual: str) -> float:
    return float(_number(env, name, usual, r"\d{1,5}(\.\d+)?", "a number of seconds"))


def _public_url(given: str) -> str:
    """The address that browsers call their origin; one that they never send would lock everybody out."""
    if given and not re.fullmatch(r"https?://[^\s/?#@]+", given):
        raise BadSetting(f"SERAI_PUBLIC_URL is an address such as https://serai.example, not {given!r}")
    return given


def built_client() -> str:
    """The folder of the client that goes with this code: beside the sources in a checkout, else inside the package."""
    package = Path(__file__).resolve().parents[2]
    folders = (package.parents[1] / "web" / "dist", package / "web")
    return next((str(folder) for folder in folders if (folder / "index.html").exists()), "")


def mail_from(url: str) -> Mail:
    """The mail server behind an address."""
    parts = urlsplit(url)
    sender = parse_qs(parts.query).get("from", [""])[0]
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or "@" not in sender:
        raise BadSetting("SERAI_SMTP_URL is smtp://user:password@host:port?from=address, or smtps://")
    tls = parts.scheme == "smtps"
    return Mail(
        parts.hostname,
        parts.port or (465 if tls else 587),
        unquote(parts.username or ""),
        unquote(parts.password or ""),
        sender,
        tls,
    )
