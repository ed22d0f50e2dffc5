"""What bots know of Warrior Knights."""
