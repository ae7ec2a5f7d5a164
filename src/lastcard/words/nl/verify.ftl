verify-language = Taal
verify-title = Is er eerlijk geschud?
verify-lead = Voor elke ronde legt de server zich vast op een geheim, daarna mag iedereen een woord zeggen. Samen bepalen ze hoe er geschud wordt. Hier rekent je eigen browser voor elke ronde na hoe er gedeeld is.
verify-choose = Spelverslag kiezen
verify-checking = Bezig met controleren…
verify-unreadable = Dit bestand kon niet worden geopend. Kies het nog eens.
verify-missing = Dit spelverslag staat niet op deze server. Controleer de link.
verify-unreachable = Het spelverslag kon niet worden geladen. Probeer het nog eens of kies een bestand.

verify-fair = { $rounds ->
    [one] De ronde klopt precies met wat vooraf is vastgelegd.
   *[other] Alle { $rounds } rondes kloppen precies met wat vooraf is vastgelegd.
}
verify-unfair = Dit spelverslag is niet echt. Rondes die kloppen: { $passed } van { $rounds }.

verify-round = Ronde { $round }
verify-good = Vastlegging nagekomen, startwaarde juist, gedeeld zoals opgeschreven.
verify-commitment = Vastlegging
verify-secret = Geheim
verify-words = Woorden
verify-silent = niets gezegd
verify-seed = Startwaarde
verify-deals = { $name } (deelt)
verify-opens = { $name } (begint)
verify-first = Eerste kaart
verify-singles = Startstenen
verify-stock = Stapel, van boven af

verify-checked = Wat wordt gecontroleerd
verify-checked-secret = De vastlegging is de hash van het geheim.
verify-checked-seed = De startwaarde volgt uit het geheim en één woord per plaats, ook als dat leeg is.
verify-checked-deal = Wie deelt of begint, alle handen, de eerste kaart of de startstenen en de hele stapel volgen uit de startwaarde en staan zo in het spelverslag.
verify-checked-rounds = Elke ronde die gedeeld is, wordt verklaard; er ontbreekt er geen.
verify-checked-rest = Verder staat er niets in het spelverslag dat kan veranderen hoe er gedeeld is.

verify-unchecked = Wat niet wordt gecontroleerd
verify-unchecked-commitment = Of de vastlegging dezelfde is die je voor de ronde zag: vergelijk ze.
verify-unchecked-word = Of op jouw plaats het woord staat dat je zei: vergelijk het. Bots zeggen niets.
verify-unchecked-table = Of namen, datum en regels die van jullie tafel zijn: het schudden hangt er niet van af.
verify-unchecked-moves = Of elke zet mocht, en wat het rad of een opnieuw geschudde stapel later gaf: ‘lastcard verify’ speelt het hele spelverslag na.
verify-unchecked-page = Deze pagina komt zelf van de server. Vertrouw je die ook niet, gebruik dan ‘lastcard verify’ op je eigen computer.

verify-why-utf8 = Dit is geen tekst in UTF-8: byte { $byte }.
verify-why-json = Dit is geen JSON: regel { $line }, kolom { $column }.
verify-why-deep = Deze JSON is te diep genest: regel { $line }, kolom { $column }.
verify-why-twice = ‘{ $part }’ staat er twee keer: regel { $line }, kolom { $column }.
verify-why-whole = Dit is geen geheel getal: regel { $line }, kolom { $column }.
verify-why-record = Een spelverslag is een JSON-object.
verify-why-missing = ‘{ $part }’ ontbreekt.
verify-why-unknown = ‘{ $part }’ hoort niet in een spelverslag dat gecontroleerd kan worden.
verify-why-format = Alleen spelverslagen met "format": 1 kunnen worden gelezen.
verify-why-game = ‘game’ moet ‘uno’, ‘spin’ of ‘rummy’ zijn.
verify-why-players = ‘players’ moet een geheel getal van 2 tot en met { $most } zijn.
verify-why-actions = ‘actions’ moet een lijst van teksten zijn.
verify-why-rules = ‘rules’ moet een object met opties zijn.
verify-why-names = ‘names’ moet een lijst van { $players } teksten zijn.
verify-why-date = ‘date’ moet een tekst zijn.
verify-why-scores = Een partij die gecontroleerd kan worden, begint zonder punten: ‘scores’ moet overal 0 zijn.
verify-why-fairness = In dit spelverslag staat niet hoe zijn rondes zijn geschud.
verify-why-deals = ‘deals’ moet een lijst van objecten zijn.
verify-why-explained = Gedeelde rondes: { $dealt }, verklaarde: { $explained }.
verify-why-shown = Gedeelde rondes: { $dealt }, getoonde: { $shown }.
verify-why-shuffle = Ronde { $round }: in ‘fairness’ horen ‘commitment’, ‘secret’ en ‘words’ en verder niets.
verify-why-secret = Ronde { $round }: ‘secret’ moet een tekst van 64 hexadecimale cijfers zijn.
verify-why-words = Ronde { $round }: ‘words’ moet een lijst van teksten zijn.
verify-why-seats = Ronde { $round }: bij elke plaats hoort een woord, ook als het leeg is. Plaatsen: { $players }, woorden: { $said }.
verify-why-commitment = Ronde { $round }: het geheim klopt niet met de vastlegging.
verify-why-seed = Ronde { $round } klopt niet met wat vooraf is vastgelegd.
verify-why-deal = Ronde { $round }: in wat er gedeeld is, ontbreekt iets, of er staat iets onbekends of onleesbaars.
verify-why-dealer = Ronde { $round }: iemand anders had moeten delen.
verify-why-opener = Ronde { $round }: iemand anders had moeten beginnen.
verify-why-hand = Ronde { $round }: de hand op plaats { $player } klopt niet met de startwaarde.
verify-why-first = Ronde { $round }: de eerste kaart of een van de startstenen klopt niet met de startwaarde.
verify-why-stock = Ronde { $round }: de stapel klopt niet met de startwaarde.
