"""Crowns: income, wages, hiring and deals."""
