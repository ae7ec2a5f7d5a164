"""The game server: rooms, storage, wire."""
