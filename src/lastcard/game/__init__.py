"""The Pythonic face of the rules: games, matches, views, events."""
