"""The commands of `serai`, one module each with `run(args) -> int`; what they understand is in `arguments.py`."""
