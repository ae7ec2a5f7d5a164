"""What the games have in common: numbers with one meaning, and rules on what every table has."""
