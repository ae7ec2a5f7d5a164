"""Cards, actions, scenarios and records as text."""
