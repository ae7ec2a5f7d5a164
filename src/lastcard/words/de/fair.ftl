fair-check = Mischung prüfen
fair-checking = Wird geprüft …
fair-details = Einzelheiten
fair-failed = Die Prüfung war nicht möglich. Bist du online?
