"""Commit and reveal: nobody can steer the seed, everybody can check it."""

import pytest

from serai.engine.play.commitment import Commitment, check_fair, make_fair, promise_of, seed_of


@pytest.mark.rule("SE-CHANCE-3")
def test_the_seed_follows_from_the_secret_and_every_share() -> None:
    assert promise_of("secret") == "edd2cff97bdc1ff81302ad41a947cd04dafa2c2f29985529e3659eb9835d7021"
    assert seed_of("secret", ("a", "b")) == "b3d6a7b46934017b4ad96b554dcf8dcad35af34782fddbd308c60a659d1ace74"
    assert seed_of("secret", ()) == "c269411f3c2d27dd8d9eef220a468b0c2f74520e70db2ec352f0c8d77bf9ec99"
    fair = make_fair("secret", ("a", "b"))
    assert fair == Commitment(promise_of("secret"), "secret", ("a", "b"))
    assert check_fair(fair, seed_of("secret", ("a", "b"))) is None


@pytest.mark.rule("SE-CHANCE-3")
def test_every_change_of_the_material_gives_another_seed() -> None:
    seeds = {
        seed_of(secret, shares)
        for secret in ("s", "t", "sa")
        for shares in ((), ("a",), ("a", "b"), ("b", "a"), ("ab",), ("", "ab"), ("a", "", "b"), ("aé",))
    }
    assert len(seeds) == 3 * 8


@pytest.mark.rule("SE-CHANCE-3")
def test_a_broken_promise_and_a_wrong_seed_are_told() -> None:
    fair = make_fair("secret", ("a", "b"))
    seed = seed_of("secret", ("a", "b"))
    assert check_fair(fair._replace(secret="other"), seed) == "the secret is not the one that was promised"
    assert check_fair(fair._replace(promise="0" * 64), seed) == "the secret is not the one that was promised"
    assert check_fair(fair._replace(shares=("a", "c")), seed) == "the seed is not made of the secret and the shares"
    assert check_fair(fair, seed.upper()) == "the seed is not made of the secret and the shares"


@pytest.mark.rule("SE-CHANCE-3")
def test_the_promise_gives_nothing_away() -> None:
    assert promise_of("a") != seed_of("a", ())
    assert len(promise_of("a")) == 64
    assert "a" * 10 not in promise_of("a" * 10)
