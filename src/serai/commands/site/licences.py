"""The licences of everything that a site brings, in one text."""

from __future__ import annotations

from importlib import metadata
from importlib.resources import files
from typing import NamedTuple

LINE = "=" * 100


class Part(NamedTuple):
    """Something bundled: what it is, its licence, the file with the text, and what must be said beside it."""

    name: str
    licence: str
    file: str
    beside: str = ""


PYODIDE = "https://github.com/pyodide/pyodide"
PARTS = (
    Part("Pyodide 314.0.7 (python/pyodide.asm.*)", "MPL-2.0", "MPL-2.0.txt", f"Its sources are at {PYODIDE}."),
    Part(
        "CPython 3.14 (python/pyodide.asm.wasm, python/python_stdlib.zip)",
        "PSF-2.0",
        "Python.txt",
        "The standard library is brought without the modules that Serai does not import; no other change was made."
        " Built into the same file are the C library musl and Emscripten's own (MIT), zlib (Zlib), bzip2 (BSD-like),"
        f" libffi (MIT), HACL* (MIT) and mpdecimal (BSD-2-Clause); their texts are with the sources at {PYODIDE}.",
    ),
    Part("svelte", "MIT", "svelte.txt"),
    Part("clsx (part of svelte)", "MIT", "clsx.txt"),
    Part("@fluent/bundle", "Apache-2.0", "fluent-bundle.txt", "Copyright Mozilla"),
    Part("marked", "MIT", "marked.txt"),
    Part("@fontsource-variable/inter", "OFL-1.1", "inter.txt"),
    Part("@fontsource/spectral", "OFL-1.1", "spectral.txt"),
)


def licences() -> str:
    """The whole text, Serai's own licence first."""
    own = metadata.distribution("serai").read_text("licenses/LICENSE") or ""
    texts = [f"Serai (MIT)\n\n{own}"]
    for part in PARTS:
        text = (files(__package__) / "licences" / part.file).read_text(encoding="utf-8")
        beside = f"{part.beside}\n\n" if part.beside else ""
        texts.append(f"{part.name} ({part.licence})\n\n{beside}{text}")
    return f"\n{LINE}\n\n".join(text.rstrip("\n") + "\n" for text in texts)
