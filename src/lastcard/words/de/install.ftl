install-install = Als App installieren
install-why = Eigenes Symbol, ganzer Bildschirm.
install-by-hand = Als App: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“.
