fair-check = Schudden controleren
fair-checking = Bezig met controleren…
fair-details = Details
fair-failed = De controle lukte niet. Ben je online?
