# Wie die Felder einer Stellung heißen, die keine Ansicht zeigt.
position-year = Jahr
position-centrals_gone = Mittelräder, die aus dem Spiel sind
position-wheels = Preisräder
position-hunting_gone = Jagdkarten, die aus dem Spiel sind
position-ceremony_gone = Zeremoniekarten, die aus dem Spiel sind
position-found = Megalithen und Tiere auf dem Land
position-megaliths_left = Megalithen, die noch gelegt werden
position-camps = Lager
position-members = Stammesmitglieder auf dem Land
position-goal = worum es geht
position-least = angeboten ab hier
position-circle = Schamanen zu Beginn
position-spot = Feld
position-resume = geht weiter mit
position-ceremonies = Zeremoniekarten
