"""The same engine for people who study games: numbers, tensors, and what PettingZoo, Gymnasium, OpenSpiel want."""

from serai.research.observing import Observer, encoding_of
from serai.research.playing import Play, payoffs

__all__ = ["Observer", "Play", "encoding_of", "payoffs"]
