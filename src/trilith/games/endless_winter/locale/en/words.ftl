# When it is, what waits, and what labour is good for.

note-round-phase = Round { $round } of { $rounds } · { $phase }
note-phase-action = action
note-phase-eclipse = eclipse
note-phase-preparation = preparation
