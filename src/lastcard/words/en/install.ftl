install-install = Install as an app
install-why = Its own icon, full screen.
install-by-hand = As an app: tap Share, then “Add to Home Screen”.
