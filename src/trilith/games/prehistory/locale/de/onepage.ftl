# Das Spiel auf einer Seite, mit allen Zeichen.

onepage-about = Zwei bis vier Stämme, { $years ->
    [one] ein Jahr
   *[other] { $years } Jahre
} mit vier Jahreszeiten.
    .aim = Was du im Frühjahr zahlst, nutzt im Sommer jemand.

onepage-spring = Ressourcen nach deinem Wetterrad. Reihum: eine Aktion, mit Ressourcen bezahlt, und eine weitere beliebige auf einen freien Tragstein. Oder passen.
    .title = Frühjahr
onepage-summer = Die Letzten zuerst: alle Würfel eines Decksteins nehmen; sie sind jetzt Marker. Dann jede Aktion einmal, mit Markern ihrer Farbe.
    .title = Sommer
onepage-autumn = Würfel und Knochen kaufen Schritte. Geh los; das Feld, auf dem du dich hinlegst, bringt etwas. Auf einem Lagerplatz bau ein Lager.
    .title = Herbst
onepage-winter = Neue Karten, Plättchen, Rad der Mitte. Leere Decksteine bekommen Würfel. Wer eine Zeremonie hielt, kommt zuerst.
    .title = Winter

onepage-deeds = Sechs Aktionen, und die Farbe des Sommers
onepage-painting = jedes Symbol in der Farbe des Rades; Sommer: je ein grauer Marker. Angrenzende Teile bringen den Bonus der Zeile oder Spalte.
    .lead = Felsmalerei:
onepage-fishing = so viele verschiedene helle Farben wie der Wert; Sommer: blaue. Die Leiste zahlt jeden Sommer.
    .lead = Fischerei:
onepage-gathering = die Farbe neben dem Plättchen; Sommer: { $markers } rote. Ein volles Korbpaar bringt zwei Marker.
    .lead = Sammeln:
onepage-hunting = wie Fischerei; Sommer: braune. Ein Fußabdruck wiederholt die Belohnungen seiner Art.
    .lead = Jagen:
onepage-ceremony = ein bis drei Schamanen-Züge für je eine Ressource; Sommer: gelbe. Dann eine Karte dieses Werts. Nächstes Jahr bist du früher dran.
    .lead = Zeremonie:
onepage-migration = Mitglieder von zu Hause ins Startlager oder in ein eigenes Lager; Sommer: weiße. Auf der Karte höchstens Lager + { $beyond }.
    .lead = Migration:

onepage-signs = Zeichen
onepage-resource = Ein Würfel im Zelt: eine Ressource. Sechs Farben:
onepage-marker = Ein Würfel in der Sonne: ein Marker
onepage-any = Ein Würfel deiner Wahl
onepage-bone = Knochen, ein Entwicklungspunkt. { $turn } dreht ein Rad, { $step } ist ein Schritt, { $resource } kaufen eine Ressource, { $marker } einen Marker. Ein zurückgelegter Würfel bringt { $cube }.
onepage-newcomer = Ein neues Mitglied
onepage-shaman = Ein Schamane am Feuer; ein Mitglied im Land
onepage-weather = Wetterrad: welche Ressourcen das Frühjahr bringt
onepage-wheel = Preisrad: Nur die drei hellen Farben zahlen
onepage-steps = Rad der Mitte: so viele Schritte für einen Würfel dieser Farben
onepage-fish = Ein Fisch und sein Wert
onepage-prey = Tier: oben sein Preis, Punkte sofort, unten die Belohnung
onepage-footprint = Fußabdruck: seine Belohnung, und noch einmal die aller deiner Fußabdrücke dieses Tiers

onepage-land = Im Land
onepage-campsite = Lagerplatz: einen Weg hier beenden und bauen
onepage-camp = Lager: Punkte, nötige Mitglieder; helle bleiben, dunkle gehen heim. Es bringt ein neues Mitglied.
onepage-token = Tier im Land: nehmen, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, zählt als Tier
onepage-megalith-a = Megalith A: einen Weg hier beenden und ihn nehmen, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
onepage-megalith-b = Megalith B: ein Punkt für jedes eigene Lager und Mitglied darauf und darum
onepage-megalith-c = Megalith C: Die meiste Kontrolle bekommt die größere Zahl, etwa { $first }, die zweite { $second } (Mitglied 1, Lager { $camp })

onepage-kinds = Arten, und was Zeremonien zählen
onepage-painted = Symbole der Felsmalerei:
onepage-tiles = Sammelplättchen:
onepage-species = Tiere:
onepage-reach = Zeremonie: so viele oder mehr bringen diese Punkte
onepage-each = Zeremonie: Punkte für je so viele, höchstens so viele, wie hinter ≤ stehen
onepage-counts = Zeremoniekarten zählen:
onepage-metric-pieces = gemalte Teile
onepage-metric-rows = volle Zeilen
onepage-metric-columns = volle Spalten
onepage-metric-fish = Fische
onepage-metric-track = Schritte den Fluss hinauf
onepage-metric-tiles = Plättchen
onepage-metric-kinds = Arten von Plättchen
onepage-metric-most_of_a_kind = Plättchen einer Art
onepage-metric-pairs = volle Korbpaare
onepage-metric-hunting_cards = Jagdkarten
onepage-metric-animals = Tiere
onepage-metric-footprints = Fußabdrücke
onepage-metric-species = Tierarten
onepage-metric-most_of_a_species = Tiere einer Art
onepage-metric-camps = Lager
onepage-metric-most_camps = die meisten Lager
onepage-metric-far_camps = Lager fern vom Start
onepage-metric-members = Mitglieder auf der Karte
onepage-metric-megaliths = Megalithe A
onepage-metric-watched_megaliths = Megalithe B, C mit eigenen dort
onepage-metric-ceremonies = Zeremoniekarten
onepage-metric-other_ceremonies = andere Zeremoniekarten
onepage-metric-smallest = das Wenigste von allen sechs

onepage-points = Punkte, in der Reihenfolge der Schlusstafel
onepage-summer-track = Punkte und Knochen der Fischerei-Leiste
    .lead = Jeden Sommer:
onepage-at-once = Tiere, Lager, manche Felder
    .lead = Sofort:
onepage-source-bones = übrige Würfel werden Knochen; { $bones ->
    [one] ein Knochen ist
   *[other] { $bones } Knochen sind
} ein Punkt
    .lead = Am Ende:
onepage-source-painting = jede Zeile mit einem, zwei, drei Teilen: { $points }
    .lead = Felsmalerei:
onepage-source-animals = Fußabdrücke × Punkte der Tiere dieser Art
    .lead = Jagen:
onepage-source-gathering = ein Plättchen einer Art und mehr: { $points }
    .lead = Sammeln:
onepage-source-megaliths_a = die du genommen hast
    .lead = Megalithe A:
onepage-source-megaliths_b = wer von dir darauf und darum ist
    .lead = Megalithe B:
onepage-source-megaliths_c = wer am meisten kontrolliert
    .lead = Megalithe C:
onepage-source-ceremonies = Karten, deren Bedingung erfüllt ist
    .lead = Zeremonien:
onepage-over = Nach Jahr { $years }: eine letzte Aktion zum Preis des Sommers
