# Lektionen im Browser: der Weg der Steine und die Tafel der Begleiterin.

learn-title = Spielend lernen
learn-first = Erst lernen
learn-ask = Noch nie gespielt? Zwei Minuten zeigen dir, wie.
learn-home = Zur Startseite
learn-path = Zum Weg
learn-play-accompanied = Mit Begleitung spielen
learn-lesson-of = Lektion { $number } von { $all }
learn-minutes = { $minutes } Min.
learn-done = geschafft
learn-count = { $done } von { $all } geschafft
learn-begin-here = Hier beginnen
learn-go-on-here = Hier weiter
learn-begin-anew = Neu beginnen
learn-go-on = Weiter
learn-take-it-back = Zurücknehmen
learn-show-me = Zeig es mir
learn-next = Weiter: { $title }
learn-you-know-now = Das kannst du jetzt:
learn-leave = Lektion verlassen
learn-companion = Die Begleiterin
learn-step = Schritt { $step } von { $steps }
learn-pointed = Schau auf: { $things }
learn-waits = Die Begleiterin schaut zu und wartet auf dich.
key-learn-show-me = Zeig es mir; beim zweiten Mal wird es getan
key-learn-go-on = Weiter, oder zurücknehmen
