"""Python's standard library as the site brings it: without what neither Serai nor Pyodide ever imports.

A first visit is to stay small, and most of what is left out are codecs of other ages, tests, debuggers and mail.
"""

from __future__ import annotations

import re
import zipfile
from io import BytesIO

LEFT_OUT = re.compile(
    r"^(_pyrepl|concurrent/interpreters|ctypes|dbm|email/mime|html|http|multiprocessing|pydoc_data|sqlite3|turtledemo"
    r"|unittest|wsgiref|xml|xmlrpc)/"
    r"|^(cProfile|cgi|doctest|ftplib|imaplib|mailbox|modulefinder|netrc|optparse|pdb|bdb|pickletools|plistlib|poplib"
    r"|profile|pstats|pydoc|smtplib|socketserver|statistics|this|trace|turtle|wave|zipapp|_pyio|_aix_support"
    r"|_android_support|_apple_support|_ios_support|_osx_support|antigravity|cmd|code|configparser|getpass|graphlib"
    r"|mailcap|nturl2path|pyclbr|rlcompleter|sched|tabnanny|webbrowser|uuid|_pydatetime|argparse|colorsys|compileall"
    r"|difflib|filecmp|fileinput|fractions|getopt|gettext|mimetypes|pty|runpy|shelve|symtable|tarfile|timeit|tracemalloc)\.py$"
    r"|^(asyncio/(__main__|proactor_events|tools|windows_events|windows_utils)|concurrent/futures/process|json/(__main__|tool)"
    r"|logging/(config|handlers)|pyodide/(_nodesock_transport|console)|urllib/(request|robotparser)"
    r"|(sysconfig|zipfile)/__main__)\.py$"
    r"|^encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|punycode|raw_unicode_escape|unicode_escape"
    r"|utf_8|utf_8_sig|utf_16|utf_16_le|utf_16_be|undefined)[^/]*$"
)
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same bytes whenever it is written


def smaller(library: bytes) -> bytes:
    """The archive without what is never imported."""
    whole = BytesIO()
    with zipfile.ZipFile(BytesIO(library)) as given, zipfile.ZipFile(whole, "w") as archive:
        for entry in sorted(given.infolist(), key=lambda entry: entry.filename):
            if not LEFT_OUT.search(entry.filename) and not entry.is_dir():
                kept = zipfile.ZipInfo(entry.filename, LONG_AGO)
                kept.compress_type = zipfile.ZIP_STORED  # the archive is compressed as a whole
                kept.external_attr = 0o644 << 16
                archive.writestr(kept, given.read(entry))
    return whole.getvalue()
