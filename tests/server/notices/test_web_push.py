"""Push messages are sealed and signed as the specifications work it out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec

from serai.server.notices.web_push import CURVE, LARGEST, Signer, checked_keys, decoded, encoded, encrypt
from serai.server.storage import open_store
from tests.server.hosting import run
from tests.server.push_browser import PushBrowser, verified

# The example of RFC 8291, chapter 5.
TEXT = b"When I grow up, I want to be a watermelon"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
RECEIVER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
# The example of RFC 8292, chapter 2.4.
SIGNED = (
    "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9."
    "eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsIn"
    "N1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L"
    "9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"
)


def test_a_message_is_sealed_as_in_the_specification() -> None:
    sender = ec.derive_private_key(int.from_bytes(decoded(SENDER), "big"), CURVE)
    sealed = encrypt(TEXT, *checked_keys(RECEIVER, AUTH), sender, decoded(SALT))
    assert encoded(sealed) == SEALED


def test_keys_and_salt_are_fresh_each_time_and_a_message_fits_into_a_record() -> None:
    keys = checked_keys(RECEIVER, AUTH)
    first, second = encrypt(b"x" * LARGEST, *keys), encrypt(b"x" * LARGEST, *keys)
    assert first[:16] != second[:16]
    assert first[21:86] != second[21:86]
    assert len(first) == 4096
    with pytest.raises(ValueError, match="too long"):
        encrypt(b"x" * (LARGEST + 1), *keys)


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [("", ""), (RECEIVER, "AAAA"), (RECEIVER[:-4], AUTH), ("B" + "A" * 86, AUTH), ("é", AUTH), (f"{RECEIVER}!", AUTH)],
)
def test_what_is_no_key_is_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 whichever of them finds it
        checked_keys(p256dh, auth)


def test_the_signature_is_that_of_the_specification() -> None:
    assert verified(SIGNED)["sub"] == "mailto:push@example.com"  # so what is checked below is what they check
    signer = Signer(0xC0FFEE, "mailto:push@example.com")
    signed = signer.authorization("https://push.example.net", 1_453_523_768_000 - 12 * 3_600_000)
    assert signed.rpartition(".")[0] == SIGNED.rpartition(".")[0]
    assert verified(signed)["exp"] == 1_453_523_768
    with pytest.raises(InvalidSignature):
        verified(signed.replace(signer.public, SIGNED.rpartition("=")[2]))


def test_all_nodes_have_the_same_key_and_without_a_contact_none_is_named(tmp_path: Path) -> None:
    async def test() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/serai.db")
        first, second = await Signer.open(store, ""), await Signer.open(store, "https://serai.example")
        assert first.public == second.public
        assert set(verified(first.authorization("https://a.example", 0))) == {"aud", "exp"}
        await store.close()

    run(test)


def test_a_browser_reads_what_was_sealed_for_it() -> None:
    browser = PushBrowser()
    given = browser.subscription("")
    body = encrypt(json.dumps({"a": "é"}).encode(), *checked_keys(given["p256dh"], given["auth"]))
    signed = Signer(7, "").authorization("http://x", 0)
    headers = ("Host: x", "Content-Encoding: aes128gcm", "TTL: 86400", "Topic: t", f"Authorization: {signed}")
    head = "\r\n".join(("POST / HTTP/1.1", *headers))
    assert browser.read(head.encode() + b"\r\n\r\n" + body) == {"a": "é"}
