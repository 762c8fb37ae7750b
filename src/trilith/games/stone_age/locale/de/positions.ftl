# Wie die Felder einer Stellung heißen, die keine Ansicht zeigt.
position-next_tool = nächstes Werkzeug
position-pool = Würfel für alle, nach Augen
position-buyer = wer die Karte nahm
position-gifts = Rohstoffe, die noch zu nennen sind
position-gift = zuletzt genannt
position-resume = geht weiter mit
position-hungry = Spieler, die noch zu ernähren sind
position-drawn_cards = Karten, die nur ihr Besitzer kennt
