"""The commands of `serai`, one module each: `add_arguments(parser)` and `run(args) -> int`."""
