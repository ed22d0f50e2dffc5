"""Any game as a PettingZoo environment: agents in turn, or in parallel where every question is simultaneous.

An observation is a dict: `observation` is the tensor of what the agent sees, `action_mask` has a 1 at the number of
every option while it is the agent's turn to choose, and 0 everywhere else.
"""

from __future__ import annotations

from secrets import randbits
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo.utils import wrappers
from pettingzoo.utils.env import AECEnv, ParallelEnv

from serai.engine.core.errors import Reason
from serai.engine.core.game import Game
from serai.engine.core.steps import ASK, ASK_ALL
from serai.research.observing import game_named
from serai.research.playing import NOBODY, Play

MODES = ("ansi", "human")


def env(game: Game | str, seats: int | None = None, **settings: Any) -> Any:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game, and misuse is reported."""
    made: Any = raw_env(game, seats, **settings)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class Table:
    """What both kinds of environments share: the game, the agents and their spaces."""

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.play = Play(game, seats, options)
        self.max_cycles = max_cycles  # so often may each agent choose, on average; then the game is cut off
        self.render_mode = render_mode
        self.metadata = {"name": f"serai_{self.play.game.name}_v{self.play.observer.numbers.version}",
                         "render_modes": list(MODES), "is_parallelizable": False, "render_fps": 1}  # fmt: skip
        self.possible_agents = [f"seat_{seat}" for seat in range(self.play.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        numbers = self.play.observer.numbers.size
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-1, 1, (self.play.observer.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (numbers,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(numbers) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes: the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all choices: the same for all."""
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """Begin a new game, at random without a seed."""
        self.play.begin(str(randbits(64) if seed is None else seed))

    def seen_by(self, agent: str) -> dict[str, Any]:
        """What the agent sees and may choose."""
        play, seat = self.play, self.seat_of[agent]
        if seat == play.seat:
            mask = play.mask()
        else:
            mask = np.zeros(play.observer.numbers.size, np.int8)
        return {"observation": play.observe(seat), "action_mask": mask}

    @property
    def legal(self) -> list[int]:
        """The numbers of the options, as an alternative to the mask."""
        return self.play.legal

    def why_not(self, action: int) -> Reason | None:
        """The rule that forbids an action now, or None for an option."""
        return self.play.why_not(int(action))

    def render(self) -> str | None:
        """The board as everybody sees it, as text."""
        return self.play.render(self.render_mode)

    def close(self) -> None:
        """Does nothing: no resources are held."""


class raw_env(Table, AECEnv):
    """Agents choose one after the other; also those that a game asks at once, who then see nothing of each other."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game; `options` are not used, since the environment was made with those of the game."""
        self.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._left = -1 if self.max_cycles is None else self.max_cycles * len(self.agents)
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.play.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees and may choose."""
        return self.seen_by(agent)

    def step(self, action: int | None) -> None:
        """Carry out what the selected agent chose; what is no option is refused with the rule."""
        agent, play = self.agent_selection, self.play
        if action is None or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play.choose(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._left -= 1
        if play.seat == NOBODY:
            self.rewards = dict(zip(self.possible_agents, play.payoffs, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        elif self._left == 0:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[play.seat]


class parallel_env(Table, ParallelEnv):
    """Agents choose all at once; for games that ask nobody alone.

    An agent with nothing left to choose while others go on has a mask of zeros, and what it sends is not looked at.
    """

    def __init__(self, game: Game | str, seats: int | None = None, **settings: Any) -> None:
        alone = [step.__name__ for step in game_named(game).steps if step.waits == ASK]
        if alone or not any(step.waits == ASK_ALL for step in game_named(game).steps):
            raise TypeError(f"{game_named(game).name} asks one seat at a time ({', '.join(alone)}): use env instead")
        super().__init__(game, seats, **settings)
        self.metadata["is_parallelizable"] = True

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a game."""
        self.begin(seed)
        self.agents = self.possible_agents[:]
        self._left = -1 if self.max_cycles is None else self.max_cycles
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Any]:
        seen = {}
        waiting = self.play.waiting
        for agent in self.agents:
            if self.seat_of[agent] in waiting:
                self.play.ask(self.seat_of[agent])
            seen[agent] = self.seen_by(agent)
        return seen

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Carry out what all agents chose."""
        play = self.play
        for seat in play.waiting:
            play.ask(seat)
            play.choose(int(actions[self.possible_agents[seat]]))
        self._left -= 1
        agents = self.agents
        told: tuple[dict[str, Any], ...] = (
            self._seen(),
            dict(zip(agents, play.payoffs, strict=True)),
            dict.fromkeys(agents, play.over),
            dict.fromkeys(agents, self._left == 0 and not play.over),
            {agent: {} for agent in agents},
        )
        if play.over or self._left == 0:
            self.agents = []
        return told
