"""The rules of the games: plain functions on a table. No text, no input, no output."""
