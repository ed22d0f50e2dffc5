"""The files of a site and the list of them, `files.json`: sizes, hashes, and which file answers which request."""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Mapping
from typing import NamedTuple, TypedDict

LIST = "files.json"
PLACEHOLDER = b"SERAI_FILES"  # stands in the page and in its service worker for the hash of the list
ENTRANCES = ("index.html", "sw.js")
WORTH_IT = 0.95  # of its size that a compressed file may have at most


class SiteFile(NamedTuple):
    """A file: the bytes that lie there, those that are in it, and whether the first visit needs it."""

    lies: bytes
    holds: bytes
    first: bool = True

    @property
    def compressed(self) -> bool:
        """Whether what lies there must be unpacked."""
        return self.lies is not self.holds


class ListedFile(TypedDict, total=False):
    """A file in the list; the hash is that of what is in it, unpacked."""

    size: int
    sha256: str
    gzip: bool
    first: bool


class FileList(TypedDict):
    """What `files.json` says."""

    version: str
    files: dict[str, ListedFile]
    answers: dict[str, str]


def plain(body: bytes, first: bool = True) -> SiteFile:
    """A file that lies there as it is."""
    return SiteFile(body, body, first)


def packed(body: bytes, first: bool = True) -> SiteFile:
    """A file that lies there compressed where that saves something; many file servers compress nothing."""
    smaller = gzip.compress(body, 9, mtime=0)
    return SiteFile(smaller, body, first) if len(smaller) < WORTH_IT * len(body) else plain(body, first)


def unpacked(body: bytes) -> SiteFile:
    """A file that the client's build has compressed already."""
    return SiteFile(body, gzip.decompress(body))


def listed(files: Mapping[str, SiteFile], entrances: Mapping[str, bytes], answers: Mapping[str, str]) -> FileList:
    """The list of all files; the version is another whenever anything in the site is."""
    told = {name: _told(files[name]) for name in sorted(files)}
    whole = hashlib.sha256(json.dumps([told, dict(answers)], sort_keys=True).encode())
    for name in sorted(entrances):
        whole.update(entrances[name])
    return {"version": whole.hexdigest()[:16], "files": told, "answers": dict(sorted(answers.items()))}


def _told(file: SiteFile) -> ListedFile:
    told: ListedFile = {"size": len(file.lies), "sha256": hashlib.sha256(file.holds).hexdigest()}
    if file.compressed:
        told["gzip"] = True
    if file.first:
        told["first"] = True
    return told


def written(told: FileList) -> bytes:
    """The list as it lies there."""
    return json.dumps(told, separators=(",", ":")).encode()


def is_site(text: str) -> bool:
    """Whether a text is the list of a site."""
    try:
        told = json.loads(text)
    except ValueError:
        return False
    return isinstance(told, dict) and {"version", "files", "answers"} <= set(told)
