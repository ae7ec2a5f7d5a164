"""The search behind the expert: imagine what is hidden, play it out, choose what wins most."""
