"""A browser as a push service sees it: it gives its keys away, and reads what is sent to it."""

from __future__ import annotations

import json
import os
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from serai.server.notices.web_push import CURVE, decoded, encoded


class PushBrowser:
    """A receiver with keys of its own."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(CURVE)
        self._auth = os.urandom(16)
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str, label: str = "Firefox, Linux") -> dict[str, str]:
        """What the page passes on to its server."""
        keys = {"p256dh": encoded(self._point), "auth": encoded(self._auth)}
        return {"endpoint": endpoint, "label": label, **keys}

    def read(self, request: bytes) -> Any:
        """The message in a request that a push service got, whose signature must fit."""
        head, _, body = request.partition(b"\r\n\r\n")
        headers = dict(line.split(": ", 1) for line in head.decode().split("\r\n")[1:])
        assert (headers["Content-Encoding"], headers["TTL"]) == ("aes128gcm", "86400")
        assert len(headers["Topic"]) <= 32
        claims = verified(headers["Authorization"])
        assert claims["aud"] == f"http://{headers['Host']}"
        salt, sender, sealed = body[:16], body[21:86], body[86:]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        keying = _derived(shared, self._auth, b"WebPush: info\0" + self._point + sender, 32)
        key = _derived(keying, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(keying, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text[-1:] == b"\2"
        return json.loads(text[:-1])


def verified(authorization: str) -> Any:
    """The claims of a signature, checked with the key beside it."""
    token, _, key = authorization.removeprefix("vapid t=").partition(", k=")
    text, _, mark = token.rpartition(".")
    point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
    numbers = [int.from_bytes(part, "big") for part in (decoded(mark)[:32], decoded(mark)[32:])]
    point.verify(encode_dss_signature(*numbers), text.encode(), ec.ECDSA(SHA256()))
    return json.loads(decoded(text.partition(".")[2]))


def _derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, about).derive(secret)
