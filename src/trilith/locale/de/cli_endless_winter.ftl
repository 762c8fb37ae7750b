# Endless Winter im Terminal.

cli-winter-round = Runde { $round } von 4
cli-winter-first-free = erster Platz frei
cli-winter-upper = Ebene { $level }, Reihe { $row }, Spalte { $column }:
cli-winter-start = Startfeld des Plättchens
cli-winter-labour = { $labour } Arbeitskraft übrig
cli-winter-gains = noch zu nehmen: { $gains }
cli-winter-due = { $count ->
    [one] eine Karte muss abgelegt werden
   *[other] { $count } Karten müssen abgelegt werden
}
cli-winter-verb = { $verb ->
    [chief] einen Häuptling wählen
    [side] eine Seite wählen
    [setup] eine Aufbaukarte wählen
    [play] eine Karte ausspielen
    [discard] eine Karte ablegen
    [place] eine Figur einsetzen
    [tile] ein Ruheplättchen nehmen
    [use] eine Fähigkeit nutzen
    [recruit] ein Stammesmitglied auf die Hand nehmen
    [enlist] ein Stammesmitglied auf den Ablagestapel nehmen
    [bury] eine Karte begraben
    [learn] einen Fortschritt nehmen
    [stone] einen Heiligen Stein nehmen
    [move] ein Lager verschieben
    [village] eine Siedlung bauen
    [hunt] ein Tier nehmen
    [tip] ein Tier erlegen
    [build] einen Megalithen bauen
    [idol] eine Stufe auf der Götzentafel
    [gain] nehmen, was es gibt
    [lesser] ein geringeres Einkommen nehmen
    [lay] eine Karte verdeckt legen
   *[other] { $verb }
}
cli-winter-seek = Arbeitskraft
cli-winter-brings = bringt { $gains }
cli-winter-move-from = ein Lager verschieben von { $hex } nach
cli-winter-place = einsetzen: { $column }
cli-winter-space = Ebene { $level }, Reihe { $row }, Spalte { $column }
cli-winter-hidden-find = Eisfund, verdeckt
cli-winter-column = { $column ->
    [initiate] Stammeskarten für Werkzeug und Arbeitskraft; Ritus, Begräbnis
    [develop] Fortschritte für Arbeitskraft; ein Heiliger Stein
    [migrate] Lager für Werkzeug, Bewegung für Arbeitskraft; eine Siedlung
    [hunt] Tiere für Werkzeug und Arbeitskraft; eines erlegen
   *[rest] Karte ziehen, Tier erlegen; Arbeitskraft in der Finsternis
}
