"""Action cards, fate, events and expeditions."""
