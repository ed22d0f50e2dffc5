"""Results and what follows from them: ratings, solo scores, leaderboards, and what a person plays most."""
