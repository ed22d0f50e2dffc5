"""What notices say: as letters, as push messages, and to webhooks."""

from __future__ import annotations

from email.message import EmailMessage
from typing import Literal, NamedTuple, cast

import msgspec

from serai.protocol.games import game_of
from serai.server.api.request_checks import ONE_CLICK
from serai.server.api.sayings import say
from serai.server.notices.channels import Channel
from serai.server.notices.choices import Kind, Way
from serai.server.notices.mail import letter
from serai.server.notices.off_links import PAGE, Off, OffLinks
from serai.words import name_of

Event = Kind | Literal["daily", "test"]


class Subject(NamedTuple):
    """What a notice is about; a daily letter has parts, each about one table or tournament."""

    event: Event
    table_id: str = ""
    title: str = ""
    game: str = ""
    by: str = ""
    tournament: str = ""
    round: int = 0
    parts: tuple[Subject, ...] = ()

    @property
    def place(self) -> str:
        """The page where one sees more."""
        if self.table_id:
            return f"/table/{self.table_id}"
        return f"/tournaments/{self.tournament}" if self.tournament else "/"

    @property
    def said(self) -> str:
        """The words that it takes: an invitation may be to a table or to a tournament."""
        return "tournament" if self.event == "invitation" and self.tournament else self.event


class PushMessage(msgspec.Struct, omit_defaults=True):
    """What the service worker of the page is told; addresses are those of the page itself."""

    title: str
    body: str
    tag: str
    place: str
    language: str
    off: str = ""
    off_words: str = ""


class WebhookBody(msgspec.Struct):
    """What a webhook is called with."""

    event: str
    game: str
    title: str
    table: str
    link: str
    off: str
    tournament: str = ""
    round: int = 0


class Wording:
    """Puts notices into words."""

    def __init__(self, off_links: OffLinks, public_url: str) -> None:
        self._off_links = off_links
        self._url = public_url

    def letter(self, sender: str, channel: Channel, subject: Subject) -> EmailMessage:
        """A letter; whoever wants no more of them can say so from it, also by their mail program (RFC 8058)."""
        about = {
            "name": channel.name,
            "title": title_of(subject, channel.language),
            "by": subject.by,
            "round": str(subject.round),
        }
        listed = "\n\n".join(self._line(part, channel.language) for part in subject.parts)
        token = self._token(channel, subject, "letter" if subject.event == "daily" else "email")
        foot = off_words(channel.language, "letter", f"{self._url}{PAGE}{token}") if token and self._url else ""
        message = letter(
            sender,
            channel.address,
            channel.language,
            subject.said,
            foot,
            **about,
            list=listed,
            link=self._link(subject),
        )
        if foot:
            message["List-Unsubscribe"] = f"<{self._url}{ONE_CLICK}{token}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return message

    def push(self, channel: Channel, subject: Subject) -> PushMessage:
        """A push message."""
        title, token = title_of(subject, channel.language), self._token(channel, subject, "push")
        head = say(channel.language, f"notice-{subject.said}-subject", title=title, round=str(subject.round))
        game = game_name(subject.game, channel.language)
        tag = subject.table_id or subject.tournament or subject.event
        message = PushMessage(head, "" if game == title else game, tag, subject.place, channel.language)
        if token:
            message.off, message.off_words = f"{PAGE}{token}", off_words(channel.language, "push")
        return message

    def call(self, channel: Channel, subject: Subject) -> WebhookBody:
        """What a webhook is told."""
        token = self._token(channel, subject, "webhook")
        off = f"{self._url}{PAGE}{token}" if token and self._url else ""
        about = (subject.event, subject.game, subject.title, subject.table_id)
        return WebhookBody(*about, self._link(subject), off, subject.tournament, subject.round)

    def _token(self, channel: Channel, subject: Subject, way: Way) -> str:
        if subject.event == "test":
            return ""
        return self._off_links.token(Off(channel.person, cast(Kind, subject.event), way))

    def _line(self, part: Subject, language: str) -> str:
        title = title_of(part, language)
        words = say(language, f"notice-{part.said}-subject", title=title, round=str(part.round))
        return f"{words}\n{self._link(part)}".rstrip()

    def _link(self, subject: Subject) -> str:
        return f"{self._url}{subject.place}".rstrip("/") if self._url else ""


def off_words(language: str, place: Literal["letter", "push"], off: str = "") -> str:
    """What is said where a notice is switched off: the foot of a letter, the button of a push message."""
    return say(language, f"notice-off-{place}", off=off)


def title_of(subject: Subject, language: str) -> str:
    """What a table is called; one without a title is called by its game."""
    if subject.title == subject.game:
        return game_name(subject.game, language)
    return " ".join(subject.title.split())


def game_name(game: str, language: str) -> str:
    """What a game is called; one that is no longer here by its key."""
    try:
        return name_of(game_of(game), language) if game else ""
    except LookupError:
        return game
