"""Web Push with keys of our own: messages that one browser alone can read (RFC 8291), signed by us (RFC 8292)."""

from __future__ import annotations

import base64
import json
import os
import secrets

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from serai.server.storage import Change, Store

CURVE = ec.SECP256R1()
POINT, AUTH = 65, 16  # bytes of a public key, and of what a browser adds to it
RECORD = 4096  # bytes of the one record in which a message is sent, as push services take them
LARGEST = RECORD - 21 - POINT - 17  # bytes of a message: its header, the end of its text and the seal take the rest
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the points of P-256
VALID = 12 * 3600  # seconds for which a signature holds
ADD_KEY = "INSERT INTO house (name, value) VALUES ('push-key', ?) ON CONFLICT (name) DO NOTHING"


def encoded(data: bytes) -> str:
    """Bytes as the specifications write them."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """Bytes that were written so; ValueError for anything else."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def checked_keys(p256dh: str, auth: str) -> tuple[bytes, bytes]:
    """The keys that a browser gave; ValueError if they are none."""
    point, secret = decoded(p256dh), decoded(auth)
    if len(point) != POINT or len(secret) != AUTH:
        raise ValueError("keys of another length")
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    return point, secret


def encrypt(
    message: bytes,
    receiver: bytes,
    auth: bytes,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message as its one record; key and salt are fresh each time, except where an example is worked out again."""
    if len(message) > LARGEST:
        raise ValueError("a message is too long for a push service")
    sender, salt = sender or ec.generate_private_key(CURVE), salt or os.urandom(16)
    own = _point(sender.public_key())
    shared = sender.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, receiver))
    keying = _derived(shared, auth, b"WebPush: info\0" + receiver + own, 32)
    key = _derived(keying, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(keying, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + own
    return header + AESGCM(key).encrypt(nonce, message + b"\2", None)  # 2: the last record


def _derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, about).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Signer:
    """Signs for this server, whichever node it is."""

    def __init__(self, secret: int, contact: str) -> None:
        self._key = ec.derive_private_key(secret, CURVE)
        self._contact = contact
        self.public = encoded(_point(self._key.public_key()))

    @classmethod
    async def open(cls, store: Store, contact: str) -> Signer:
        """The signer of a store; its key is made with the first one, and all nodes use the same."""
        await store.write([Change(ADD_KEY, (f"{1 + secrets.randbelow(ORDER - 1):x}",))])
        found = await store.read("SELECT value FROM house WHERE name = 'push-key'")
        return cls(int(found[0][0], 16), contact)

    def authorization(self, origin: str, now: int) -> str:
        """What a push service wants to see, for a while from now (milliseconds since 1970)."""
        claims = {"aud": origin, "exp": now // 1000 + VALID} | ({"sub": self._contact} if self._contact else {})
        text = ".".join(encoded(json.dumps(part, separators=(",", ":")).encode()) for part in (HEADER, claims))
        numbers = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(SHA256())))
        mark = b"".join(number.to_bytes(32, "big") for number in numbers)
        return f"vapid t={text}.{encoded(mark)}, k={self.public}"


HEADER = {"typ": "JWT", "alg": "ES256"}
