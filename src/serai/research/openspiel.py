"""Every game as a Python game of OpenSpiel: importing this module registers `serai_khan` and its like with pyspiel.

One chance node at the beginning draws the seed of the game, out of `worlds` equally likely ones; after it everything
follows from the choices. Whoever searches without seeing the future asks for `resample_from_infostate`, which keeps
what the player knows and draws everything else anew, the future included: OpenSpiel's IS-MCTS does so.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from serai.engine.core.chance import seeded
from serai.engine.core.game import Game, load, names
from serai.engine.core.snapshot import state_hash
from serai.engine.core.state import COUNTED, OWN, SECRET
from serai.research.observing import encoding_of
from serai.research.playing import NOBODY, Play

WORLDS = 1 << 10  # seeds among which chance draws, unless said otherwise
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
LONGEST = 100_000  # decisions, where a game's own bound is beyond what OpenSpiel can be told


def type_of(game: Game) -> Any:
    """The declaration of a game for OpenSpiel."""
    hidden = any(field.visibility in (OWN, COUNTED, SECRET) for field in game.fields)
    kind: Any = pyspiel.GameType  # published without types
    information = kind.Information
    return kind(
        short_name=f"serai_{game.name}",
        long_name=f"Serai {game.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if hidden else information.PERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if game.min_seats == 1 else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.max_seats, "worlds": WORLDS, "options": "{}"},
    )


class SeraiGame(pyspiel.Game):
    """A game of Serai; `options` are its own, written as JSON with commas and colons as `;` and `~`."""

    def __init__(self, kind: Any, game: Game, parameters: dict[str, Any] | None = None) -> None:
        given: dict[str, Any] = {"players": game.max_seats, "worlds": WORLDS, "options": "{}", **(parameters or {})}
        self.begun = Play(game, given["players"], read_options(given["options"]))
        self.worlds: int = given["worlds"]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.begun.observer.numbers.size,
            max_chance_outcomes=self.worlds,
            num_players=self.begun.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if game.min_seats == 1 else 0.0,
            max_game_length=min(LONGEST, game.max_decisions(self.begun.seats)),
        )
        super().__init__(kind, info, parameters or {})

    def new_initial_state(self, *_: object) -> SeraiState:
        """The game before its seed is drawn."""
        return SeraiState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> SeraiObserver:
        """What turns states into tensors."""
        if params:
            raise ValueError("observers of Serai take no parameters")
        return SeraiObserver(self.begun)

    def max_chance_nodes_in_history(self) -> int:
        """The seed is drawn once."""
        return 1


class SeraiState(pyspiel.State):
    """A state of OpenSpiel: a game in progress beside OpenSpiel's history."""

    def __init__(self, game: SeraiGame) -> None:
        super().__init__(game)
        self.worlds = game.worlds
        self.play: Play | None = None

    def current_player(self) -> int:
        """Whose choice it is."""
        if self.play is None:
            return CHANCE
        return TERMINAL if self.play.seat == NOBODY else self.play.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seeds."""
        return [(seed, 1 / self.worlds) for seed in range(self.worlds)]

    def _begun(self) -> Play:
        game: SeraiGame = self.get_game()
        return game.begun

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.legal) if self.play is not None and player == self.play.seat else []

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.play = self._begun().clone()
            self.play.begin(str(action))
        else:
            self.play.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"seed {action}"
        numbers = self._begun().observer.numbers
        text: str = numbers.game.notation.to_text(numbers.choices[action])
        return text

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.play is not None and self.play.over

    def returns(self) -> list[float]:
        """The payoff of every player."""
        return self._begun().payoffs if self.play is None else self.play.payoffs

    def observation_string(self, player: int | None = None) -> str:
        """All that the player sees."""
        play = self.play
        if play is None:
            return ""
        seat = play.seat if player is None else player
        facts = play.facts if seat == play.seat else {}
        return json.dumps([play.view(seat), facts], separators=(",", ":"))

    def information_state_string(self, player: int | None = None) -> str:
        """All that the player sees, and what it chose itself so far."""
        play = self.play
        if play is None:
            return ""
        seat = play.seat if player is None else player
        return json.dumps([play.chosen_by(seat), self.observation_string(seat)], separators=(",", ":"))

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What the player sees, as a tensor."""
        play = self.play
        if play is None:
            return [0.0] * self._begun().observer.size
        return list(map(float, play.observe(play.seat if player is None else player)))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SeraiState:
        """A state that looks the same to the player, in which all that it does not know is drawn anew."""
        copy: SeraiState = self.clone()
        if self.play is not None:
            copy.play = self.play.imagined(player, seeded(f"resampled {sampler():.17f}"))
        return copy

    def __str__(self) -> str:
        if self.play is None:
            return "before the seed is drawn"
        seen = json.dumps(self.play.public_view(), separators=(",", ":"))
        return f"{state_hash(self.play.game, self.play.s)} {seen}"  # so that different states read differently


class SeraiObserver:
    """Conforms to OpenSpiel's observers: a flat tensor and its named fields."""

    def __init__(self, begun: Play) -> None:
        self.tensor = np.zeros(begun.observer.size, np.float32)
        self.dict = begun.observer.named(self.tensor)

    def set_from(self, state: SeraiState, player: int) -> None:
        """Fill the tensor with what a player sees."""
        if state.play is None:
            self.tensor.fill(0)
        else:
            state.play.observe(player, self.tensor)

    def string_from(self, state: SeraiState, player: int) -> str:
        """All that the player sees, as text."""
        return state.observation_string(player)


def read_options(text: str) -> dict[str, Any]:
    """The options of a game from OpenSpiel's parameters, where commas and colons have a meaning of their own."""
    options: dict[str, Any] = json.loads(text.replace(";", ",").replace("~", ":"))
    return options


def register(name: str) -> None:
    """Register one game with pyspiel."""
    game = load(name)
    kind = type_of(game)

    class Registered(SeraiGame):
        """The game under its own name."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, game, params)

    if kind.short_name not in pyspiel.registered_names():
        pyspiel.register_game(kind, Registered)


def register_all() -> None:
    """Register every game that has numbers."""
    for name in names():
        try:
            encoding_of(name)
        except LookupError:
            continue
        register(name)


register_all()
