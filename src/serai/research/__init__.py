"""The engine for research: numbered choices, tensors, and adapters for PettingZoo, Gymnasium and OpenSpiel."""

from serai.research.observing import Observer, encoding_of
from serai.research.playing import Play, payoffs

__all__ = ["Observer", "Play", "encoding_of", "payoffs"]
