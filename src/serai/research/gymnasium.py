"""Any game as a Gymnasium environment: one seat learns, bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from serai.engine.core.game import Game, load, names
from serai.research.observing import encoding_of
from serai.research.opponents import players
from serai.research.playing import NOBODY, Play

LOSE, REFUSE = "lose", "refuse"


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """The view and the choices of one seat; between its questions the bots play on.

    The reward comes at the end: 1 for who is better than all others, -1 for who is worse. A number that is no option
    loses the game (`illegal="lose"`, the rule is told in `info`), or is refused with an error (`illegal="refuse"`).
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        seat: int = 0,
        seats: int | None = None,
        bots: str | Sequence[str] = "random",
        options: dict[str, Any] | None = None,
        illegal: str = LOSE,
        render_mode: str | None = None,
    ) -> None:
        self.play = Play(game, seats, options)
        if not 0 <= seat < self.play.seats:
            raise ValueError(f"there is no seat {seat} among {self.play.seats}")
        if illegal not in (LOSE, REFUSE):
            raise ValueError(f"illegal is {LOSE!r} or {REFUSE!r}, not {illegal!r}")
        self.seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self._specs = bots if isinstance(bots, str) else list(bots)
        self._bots = players(self._specs, self.play, "serai")  # so that a wrong line is told at once
        numbers = self.play.observer.numbers.size
        self.action_space = spaces.Discrete(numbers)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-1, 1, (self.play.observer.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (numbers,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a game; the same seed gives the same cards and the same bots."""
        super().reset(seed=seed)
        text = str(self.np_random.integers(1 << 62))
        self.play.begin(text)
        self._bots = players(self._specs, self.play, text)
        self._play_on()
        return self._seen(), {}

    def _play_on(self) -> None:
        play = self.play
        while play.seat not in (self.seat, NOBODY):
            play.take(self._bots[play.seat].choose(play))

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.play.observe(self.seat), "action_mask": self.play.mask()}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Carry out what the seat chose, and let the bots play until it is asked again."""
        number = int(action)
        reason = None if number in self.play.legal else self.play.why_not(number)
        if reason is not None and self.illegal == LOSE:
            return self._seen(), -1.0, True, False, {"refused": reason.rule}
        self.play.choose(number)
        self._play_on()
        over = self.play.over
        return self._seen(), self.play.payoffs[self.seat], over, False, {}

    def render(self) -> Any:
        """The board as everybody sees it, as text."""
        return self.play.render(self.render_mode)


def register() -> None:
    """Make every game with numbers known to `gymnasium.make`, as `serai/khan-v1` and so on."""
    for name in names():
        try:
            version = encoding_of(load(name)).version
        except LookupError:
            continue
        identity = f"serai/{name}-v{version}"
        if identity not in gymnasium.registry:
            gymnasium.register(identity, f"{__name__}:SeatEnv", kwargs={"game": name}, disable_env_checker=True)
