start-title = Wat spelen we?
start-line = Met vrienden of tegen bots, precies volgens de gedrukte regels. Gratis en zonder account.
start-choose = Spel
start-name = Je naam
start-play = Nu spelen
start-play-line = tegen drie bots
start-invite = Vrienden uitnodigen
start-learn = In 5 minuten leren
start-join = Meedoen
start-have-code = Heb je een code?
start-code = Code
start-back-to-table = Terug naar je tafel
start-open = Open tafels
start-none = Er is nu geen open tafel. Nodig iemand uit.
start-taken = { $taken } van { $seats } plaatsen bezet
start-watch = Kijken
start-sit = Meespelen
start-busy = Een ogenblik…
start-offline = Je bent offline. De regels en de lessen kun je gewoon openen; voor een tafel heb je internet nodig.
start-not-affiliated = Heeft niets te maken met de eigenaar van het merk UNO. Vrije software.

# For those who choose no name.
start-nicknames = Otter, Vos, Das, Merel, Haas, Uil, Egel, Zeehond, Reiger, Eekhoorn
