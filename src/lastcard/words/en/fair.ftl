fair-check = Check the shuffle
fair-checking = Checking…
fair-details = Details
fair-failed = The check didn’t work. Are you online?
