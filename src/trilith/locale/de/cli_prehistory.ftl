# Prehistory im Terminal.

cli-pre-letters = g b r n e w
cli-pre-year = Jahr { $year }
cli-pre-order = Reihenfolge
cli-pre-next-order = nächstes Jahr
cli-pre-action = Aktion
cli-pre-price = Preis im Frühjahr
cli-pre-stones = Tragsteine
cli-pre-capstone = Deckstein
cli-pre-symbols = Felsmalerei
cli-pre-steps = Schritte im Herbst
cli-pre-by-symbol = je Symbol
cli-pre-by-place = je Platz
cli-pre-by-move = je Feld am Feuer
cli-pre-map-signs = ∩ Lagerplatz  ⌂ Lager  a b c Megalithe  * Tier  + Belohnung
cli-pre-start = Startlager:
cli-pre-points = Punkte
cli-pre-bones = Entwicklung
cli-pre-tent = Zelt
cli-pre-markers = Marker
cli-pre-members = Tableau / Karte / Vorrat
cli-pre-camps = Lager
cli-pre-track = Fischerei-Leiste
cli-pre-painting = Felsmalerei
cli-pre-baskets = Sammelplättchen
cli-pre-hunted = Jagd
cli-pre-ceremonies = Zeremoniekarten
cli-pre-shamans = Schamanen
cli-pre-megaliths = Megalithe A
cli-pre-income = nächste Einnahme
cli-pre-verb = { $verb ->
    [pay] bezahlen
    [lay] auf den Tragstein legen
    [choose] wählen
    [spend_resource] Ressource für Schritte abgeben
    [spend_marker] Marker für Schritte abgeben
    [buy_resource] eine Ressource kaufen
    [buy_marker] einen Marker kaufen
    [sell_resource] eine Ressource zurücklegen
    [sell_marker] einen Marker zurücklegen
    [turn] ein Preisrad drehen
    [turn_weather] das Wetterrad drehen
    [weather] das Wetterrad einstellen
    [send] ein Mitglied losschicken von
    [to] gehen nach
    [build] bauen auf
    [shaman] einen Schamanen bewegen
    [card] eine Zeremoniekarte nehmen
    [capstone] einen Deckstein nehmen
    [camp] ein Lager errichten
   *[recall] ein Mitglied zurückrufen von
}
cli-pre-pending-pay = { $due ->
    [one] Noch zu bezahlen: 1 Ressource ({ $deed }).
   *[other] Noch zu bezahlen: { $due } verschiedene Ressourcen ({ $deed }).
}
cli-pre-pending-lay = Leg eine Ressource auf den Tragstein: { $deed }.
cli-pre-pending-dance = Gemachte Bewegungen: { $moves } von { $value }.
cli-pre-pending-recall = { $due ->
    [one] 1 Mitglied geht zurück aufs Tableau.
   *[other] { $due } Mitglieder gehen zurück aufs Tableau.
}
cli-pre-pending-take = Du findest: { $land }.
cli-pre-pending-steps = { $steps ->
    [one] Du hast 1 Schritt.
   *[other] Du hast { $steps } Schritte.
}
cli-pre-pending-summer = Jetzt an der Reihe: { $deed }, bezahlt mit Markern.
cli-pre-my-cards = { $cards ->
    [0] noch keine Zeremoniekarte; was du gesammelt hast
    [one] deine Zeremoniekarte und was du gesammelt hast
   *[other] deine { $cards } Zeremoniekarten und was du gesammelt hast
}
cli-pre-tie-break = Gleichstand (Lager / Mitglieder auf der Karte)
cli-pre-seek = Rad
cli-pre-own-bones = { $bones ->
    [one] 1 Entwicklungspunkt
   *[other] { $bones } Entwicklungspunkte
}
cli-pre-own-members = Mitglieder: { $home } daheim, { $map } Karte, { $supply } Vorrat
cli-pre-how-many = { $deed ->
    [fishing] Fisch mit Wert { $count }
    [ceremony] { $count ->
        [one] 1 Bewegung
       *[other] { $count } Bewegungen
    }
   *[migration] { $count ->
        [one] 1 Mitglied
       *[other] { $count } Mitglieder
    }
}
cli-pre-due = { $due ->
    [one] kostet 1 von { $colours }
   *[other] kostet { $due } verschiedene von { $colours }
}
cli-pre-and-stone = −1 für den Tragstein
cli-pre-cubes = { $role ->
    [resource] { $sign }{ $cubes }
   *[marker] { $count ->
        [one] { $sign }{ $cubes } (Marker)
       *[other] { $sign }{ $cubes } (Marker)
    }
}
cli-pre-then-asks = dann gefragt: { $colours }
cli-pre-then-income = Einnahme { $colours }
cli-pre-reaches = { $count ->
    [one] 1 Feld in Reichweite (landkarte)
   *[other] { $count } Felder in Reichweite (landkarte)
}
cli-pre-pending-arrive = { $count ->
    [one] 1 Mitglied kommt an.
   *[other] { $count } Mitglieder kommen an.
}
cli-pre-pending-resources = { $count ->
    [one] 1 Ressource ist noch zu wählen
   *[other] { $count } Ressourcen sind noch zu wählen
}
cli-pre-pending-markers = { $count ->
    [one] 1 Marker ist noch zu wählen
   *[other] { $count } Marker sind noch zu wählen
}
cli-pre-steps-away = { $steps ->
    [one] gehen nach, 1 Schritt weit
   *[other] gehen nach, { $steps } Schritte weit
}
cli-pre-dance-price = kostet die Farbe jedes Feldes, auf das gezogen wird
