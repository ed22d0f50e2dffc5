"""Many games at once: bots against bots, figures, data sets, fuzzing."""
