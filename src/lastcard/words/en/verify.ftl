verify-language = Language
verify-title = Was it shuffled fairly?
verify-lead = Before each round the server commits to a secret, then each player may say a word. Together they make the shuffle. Here your own browser recomputes every deal from them.
verify-choose = Choose a record
verify-checking = Checking…
verify-unreadable = This file could not be opened. Choose it again.
verify-missing = This record doesn’t exist on this server. Check the link.
verify-unreachable = The record could not be loaded. Try again, or choose a file.

verify-fair = { $rounds ->
    [one] The round was shuffled from what was committed to, and dealt as recorded.
   *[other] All { $rounds } rounds were shuffled from what was committed to, and dealt as recorded.
}
verify-unfair = This record is not what it claims to be. Rounds that pass: { $passed } of { $rounds }.

verify-round = Round { $round }
verify-good = Commitment kept, seed right, dealt as recorded.
verify-commitment = Commitment
verify-secret = Secret
verify-words = Words
verify-silent = said nothing
verify-seed = Seed
verify-deals = { $name } (deals)
verify-opens = { $name } (opens)
verify-first = First card
verify-singles = Start tiles
verify-stock = Draw pile, from the top

verify-checked = What is checked
verify-checked-secret = The commitment is the hash of the secret.
verify-checked-seed = The seed follows from the secret and one word for each seat, even if it is empty.
verify-checked-deal = The dealer (or the player who opens), all hands, the first card or start tiles and the whole draw pile follow from the seed, and are those in the record.
verify-checked-rounds = Every round that was dealt is explained; none is left out.
verify-checked-rest = The record holds nothing else that could change a deal.

verify-unchecked = What is not checked
verify-unchecked-commitment = Whether the commitment is the one you saw before the round: compare it.
verify-unchecked-word = Whether the word at your seat is the one you said: compare it. Bots say nothing.
verify-unchecked-table = Whether names, date and rules are those of your table: no shuffle depends on them.
verify-unchecked-moves = Whether every move was allowed, and what the wheel or a reshuffled pile gave later: “lastcard verify” plays the whole record again.
verify-unchecked-page = This page itself comes from the server. If you don’t trust it either, use “lastcard verify” on your own computer.

verify-why-utf8 = This is not text in UTF-8: byte { $byte }.
verify-why-json = This is not JSON: line { $line }, column { $column }.
verify-why-deep = This JSON is nested too deeply: line { $line }, column { $column }.
verify-why-twice = “{ $part }” appears twice: line { $line }, column { $column }.
verify-why-whole = This is not a whole number: line { $line }, column { $column }.
verify-why-record = A record is a JSON object.
verify-why-missing = “{ $part }” is missing.
verify-why-unknown = A record that can be checked has no “{ $part }”.
verify-why-format = Only records with "format": 1 can be read.
verify-why-game = “game” has to be “uno”, “spin” or “rummy”.
verify-why-players = “players” has to be a whole number from 2 to { $most }.
verify-why-actions = “actions” has to be a list of texts.
verify-why-rules = “rules” has to be an object of options.
verify-why-names = “names” has to be a list of { $players } texts.
verify-why-date = “date” has to be a text.
verify-why-scores = A match that can be checked begins without points: “scores” has to be all 0.
verify-why-fairness = This record does not say how its rounds were shuffled.
verify-why-deals = “deals” has to be a list of objects.
verify-why-explained = Rounds dealt: { $dealt }, explained: { $explained }.
verify-why-shown = Rounds dealt: { $dealt }, shown: { $shown }.
verify-why-shuffle = Round { $round }: “fairness” has to have “commitment”, “secret” and “words”, and nothing else.
verify-why-secret = Round { $round }: “secret” has to be a text of 64 hexadecimal digits.
verify-why-words = Round { $round }: “words” has to be a list of texts.
verify-why-seats = Round { $round }: each seat has one word, even if it is empty. Seats: { $players }, words: { $said }.
verify-why-commitment = Round { $round }: the secret does not match the commitment.
verify-why-seed = Round { $round } was not shuffled from what was committed to.
verify-why-deal = Round { $round }: something in the deal is missing, unknown or unreadable.
verify-why-dealer = Round { $round }: another player should have dealt.
verify-why-opener = Round { $round }: another player should have opened.
verify-why-hand = Round { $round }: the hand at seat { $player } does not match the seed.
verify-why-first = Round { $round }: the first card, or one of the start tiles, does not match the seed.
verify-why-stock = Round { $round }: the draw pile does not match the seed.
