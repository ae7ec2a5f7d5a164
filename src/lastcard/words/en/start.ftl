start-title = What shall we play?
start-line = With friends or against bots, exactly by the printed rules. Free, no account needed.
start-choose = Game
start-name = Your name
start-play = Play now
start-play-line = against three bots
start-invite = Invite friends
start-learn = Learn in 5 minutes
start-join = Join
start-have-code = Have a code?
start-code = Code
start-back-to-table = Back to your table
start-open = Open tables
start-none = No open table right now. Invite someone.
start-taken = { $taken } of { $seats } seats taken
start-watch = Watch
start-sit = Join in
start-busy = One moment…
start-offline = You’re offline. You can still open the rules and the lessons; a table needs the network.
start-not-affiliated = Not affiliated with the owner of the UNO trademark. Free software.

# For those who choose no name.
start-nicknames = Otter, Fox, Badger, Robin, Hare, Owl, Hedgehog, Seal, Heron, Squirrel
