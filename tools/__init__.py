"""For those who work on Serai; not in the wheel."""
