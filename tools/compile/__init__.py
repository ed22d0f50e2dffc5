"""The compiled build."""
