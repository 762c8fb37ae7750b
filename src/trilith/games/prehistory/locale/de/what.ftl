# Worte unter der Hand: was jedes gezeichnete Ding ist, was es kostet und bringt, in Sätzen statt Zeichen.

what-kind-deed = eine von sechs Aktionen
what-kind-wheel = Preisrad
what-kind-central = Rad in der Mitte
what-kind-sign = Zeichen am Fels
what-kind-fish = Fisch
what-kind-river = der Fluss
what-kind-tile = Sammelplättchen
what-kind-hunting = Jagdkarte, Wert { $value }
what-kind-ceremony = Zeremoniekarte, Wert { $value }
what-kind-seat = Platz am Feuer
what-kind-field = Feld { $field }
what-kind-resource = Würfel im Zelt
what-kind-marker = Würfel unter der Malerei
what-kind-piece = Teil der Malerei
what-kind-bonus = Bonus der Malerei
what-kind-basket = Korb
what-kind-camp = Lager zum Bauen
what-kind-own = deins
what-kind-other = von { $player }

what-can = Das geht jetzt.
what-empty = Leer bis zum Winter.
what-price-painting = Im Frühling ein Würfel für jedes Zeichen **und einer für den Tragstein**; im Sommer graue Marker.
what-price-wheel = Im Frühling verschiedene Würfel aus { $colours } **und einer für den Tragstein**; im Sommer Marker in { $marker }.
what-price-gathering = Im Frühling der Würfel unter dem Plättchen **und einer für den Tragstein**; im Sommer zwei rote Marker.
what-price-ceremony = Im Frühling ein Würfel für jeden Schamanen **und einer für den Tragstein**; im Sommer gelbe Marker.
what-stones = Tragsteine: { $deed }
    .about = Wer diese Aktion im Frühling tut, legt einen Würfel darauf. **Sind beide belegt, ist sie bis zum Sommer zu.**
    .now = { $count ->
        [0] Beide sind belegt.
        [one] 1 ist frei.
       *[other] { $count } sind frei.
    }
what-capstone = Deckstein: { $deed }
    .about = Im Sommer sind seine Würfel Marker, und **wer ihn wählt, nimmt alle**.
    .now = { $colours }.
what-wheel = { $wheel }
    .now = Verlangt { $colours }.
    .turn = Ein Knochen dreht es nach links ({ $left }) oder nach rechts ({ $right }).
what-central = Rad in der Mitte
    .about = Im Winter bekommt jeder leere Deckstein die Würfel, die zu ihm zeigen. **Im Herbst sagt die Mitte, wie weit ein Würfel trägt.**
what-sector = { $deed }
    .about = Im Winter bekommt der Deckstein dieser Aktion, wenn er leer ist: { $colours }.
what-steps = Schritte
    .about = Im Herbst ist ein Würfel so viele Schritte wert: { $steps }. Ein Knochen einen.
what-sign = { $sign }
    .costs = { $colour } für jedes Teil mit diesem Zeichen. Im Sommer ein grauer Marker.
what-fish = Fisch mit Wert { $value }
    .costs = { $value ->
        [one] Einer aus { $colours } **und einer für den Tragstein**.
       *[other] { $value } verschiedene aus { $colours } **und einer für den Tragstein**.
    }
    .summer = { $value ->
        [one] Ein blauer Marker.
       *[other] { $value } blaue Marker.
    }
    .now = { $left ->
        [0] Bis zum Winter ist keiner mehr da.
        [one] 1 ist da. Dein Stein kommt auf { $step }.
       *[other] { $left } sind da. Dein Stein kommt auf { $step }.
    }
    .year = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } und { $bones ->
        [one] 1 Knochen
       *[other] { $bones } Knochen
    } jeden Sommer; bisher { $before }.
what-step = Stein { $step } im Fluss
    .year = { $gain } jeden Sommer von hier an.
    .none = Es zählen die letzte Münze und der letzte Knochen, die erreicht sind, jeden Sommer.
    .here = Hier: { $players }.
what-tile = { $tile }
    .costs = { $colour } **und einer für den Tragstein**.
    .summer = Zwei rote Marker.
    .now = Du hast { $count }. Mit { $partner } ist es ein Paar: { $bonus }.
    .end = Von jeder Art für sich bringen eins, zwei, drei und mehr { $set } Punkte.
what-prey = { $prey }
    .costs = { $value ->
        [one] Einer aus { $colours } **und einer für den Tragstein**.
       *[other] { $value } verschiedene aus { $colours } **und einer für den Tragstein**.
    }
    .summer = { $value ->
        [one] Ein brauner Marker.
       *[other] { $value } braune Marker.
    }
    .now = { $gain }.
    .end = Seine Punkte zählen für jeden deiner Fußabdrücke dieses Tiers noch einmal.
    .footprint = Sein Ertrag kommt mit jedem weiteren Fußabdruck dieses Tiers wieder. Am Ende zählt er deine Tiere der Art.
what-footprint = Fußabdruck: { $species }
what-rite = { $rite }
    .costs = { $value ->
        [one] Eine Zeremonie mit einem Schamanen; im Sommer ein gelber Marker.
       *[other] Eine Zeremonie mit { $value } Schamanen; im Sommer { $value } gelbe Marker.
    }
    .bones = { $bones ->
        [one] 1 Knochen sofort.
       *[other] { $bones } Knochen sofort.
    }
    .reach = { $points ->
        [one] **1 Punkt**
       *[other] **{ $points } Punkte**
    } mit { $count } { $what } oder mehr.
    .each = { $points ->
        [one] **Ein Punkt**
       *[other] **{ $points } Punkte**
    } { $per ->
        [one] je { $what }
       *[other] für je { $per } { $what }
    }, höchstens { $most }.
    .counts = Jetzt { $count }: { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
what-seat = Platz: { $colour }
    .costs = Im Frühling kommt ein Schamane für diesen Würfel hierher; im Sommer kostet der Tanz einen gelben Marker.
    .now = Hier: { $players }.
    .none = Niemand ist hier.
what-order = Platz { $place } im nächsten Jahr
    .about = **Wer eine Zeremonie hält, spielt nächstes Jahr früher.** Jede weitere rückt den Marker um einen Platz vor.
    .now = { $player }.
    .none = Noch niemand.
what-score = Punkte
    .about = { $scores }.
what-land = Das Land
    .about = Hier wandern die Mitglieder im Herbst. Berühre es oder drück M, um es groß zu sehen.
what-ring = Der Ring
    .about = Sechs Aktionen im Frühling und im Sommer. Berühre ihn oder drück M, um ihn groß zu sehen.
what-resource = Würfel: { $colour }
    .about = Bezahlt Aktionen im Frühling und ist im Herbst { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } wert.
    .now = { $count } da.
    .end = Je { $point } Würfel oder Knochen sind ein Punkt.
what-marker = Marker: { $colour }
    .about = Bezahlt im Sommer { $deed } und ist im Herbst { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } wert.
    .now = { $count } da.
    .end = Je { $point } Würfel oder Knochen sind ein Punkt.
what-bones = Knochen: Entwicklungspunkte
    .about = Einer dreht ein Rad oder ist ein Schritt, zwei kaufen einen Würfel, drei einen Marker.
    .now = { $count } von höchstens { $most }.
    .end = Je { $point } Würfel oder Knochen sind ein Punkt.
what-points = { $player }
    .now = { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
    .end = Mit allem, was dann zählt, { $total } Punkte, wenn jetzt Schluss wäre.
what-weather = Wetterrad
    .about = Sagt, welche Würfel jedes Frühjahr kommen; es dreht sich jedes Jahr um eins.
    .now = { $income }.
    .year = Nächstes Jahr { $next }.
what-piece = { $signs }
    .painted = Es ist gemalt.
    .costs = { $colours } **und einer für den Tragstein**.
    .summer = { $count ->
        [one] Ein grauer Marker.
       *[other] { $count } graue Marker.
    }
    .now = Neben gemalten Teilen: { $bonus }.
    .end = Eine Reihe mit einem, zwei, drei Teilen bringt { $rows } Punkte.
what-bonus-row = Reihe { $number }
    .about = Ein Teil, das neben ein anderes dieser Reihe gemalt wird, bringt { $gain }.
what-bonus-column = Spalte { $number }
    .about = Ein Teil, das über oder unter ein anderes dieser Spalte gemalt wird, bringt { $gain }.
what-basket = { $tile }
    .now = { $count } Plättchen. Jedes Paar mit { $partner } bringt { $bonus }.
    .end = Von jeder Art für sich bringen eins, zwei, drei und mehr { $set } Punkte.
what-members = Mitglieder
    .about = Höchstens { $most } auf der Karte: Lager plus drei.
    .now = { $home } auf dem Tableau, { $out } auf der Karte, { $supply } kommen noch.
what-camp = Lager { $number }
    .costs = { $members ->
        [one] Ein Mitglied auf dem Platz oder daneben
       *[other] { $members } Mitglieder auf dem Platz oder daneben
    }: { $stay } bleiben, { $back } gehen heim.
    .now = { $gain } und ein neues Mitglied.
    .built = Es ist gebaut.
what-camps = Lager
    .about = Sieben lassen sich auf Lagerplätzen bauen, jedes einmal.
    .now = { $count } gebaut.
what-shamans = Schamanen
    .now = Sie sind auf { $colours }.
what-hunted = Jagdkarten
    .now = { $count }. Tiere zählen sofort, Fußabdrücke mit jedem ihrer Art wieder.
    .end = Für jedes Tier: Fußabdrücke mal seine Punkte.
what-ceremonies = Zeremoniekarten
    .now = { $count }.
    .end = Jede bringt ihre Punkte, wenn ihre Bedingung erfüllt ist.
what-catch = Fische
    .now = { $count }. Der Stein liegt auf { $step }.
what-megaliths = Megalithen A
    .now = { $count }.
    .end = Je { $points } Punkte.
what-painted = Gemalte Teile
    .now = { $count } von neun.
    .end = Eine Reihe mit einem, zwei, drei Teilen bringt { $rows } Punkte.
what-tokens = Tiere vom Land
    .now = { $count }.
what-field-plain = Freies Land
    .about = Hier darf ein Weg enden; er bringt nichts.
what-field-campsite = Lagerplatz
    .about = Wer hier ankommt, darf **ein Lager bauen**, mit genug Mitgliedern darauf und daneben.
what-field-start_camp = Startlager
    .about = Hierher kommen Mitglieder durch Migration. Kein Weg endet hier.
what-field-megalith_a = Megalith A
    .about = Wer hier ankommt, darf ihn nehmen.
    .end = { $points } Punkte.
what-field-megalith_b = Megalith B
    .about = Er bleibt stehen.
    .end = 1 Punkt für jedes Lager und Mitglied von dir darauf und daneben.
what-field-megalith_c = Megalith C
    .about = Er bleibt stehen. Ein Lager zählt zwei, ein Mitglied eins.
    .end = { $first } Punkte für die meisten darauf und daneben, { $second } für die nächsten.
what-field-token = { $species }
    .about = Wer hier ankommt, darf es nehmen: { $points } Punkte sofort.
    .end = Es zählt als Tier seiner Art.
what-field-reward = { $gain }
    .about = Bekommt jeder, dessen Weg hier endet, immer wieder.
what-field-owner = Lager von { $player }.
what-field-there = { $player }: { $standing } stehen, { $lying } liegen.
what-field-waiting = { $player }: { $count }.
what-any_resource = { $count } Würfel nach Wahl
what-any_marker = { $count } Marker nach Wahl
what-member = ein neues Mitglied
what-counted = { $count } { $what }
what-steps-of = { $steps } für { $colours }

metric-pieces = { $count ->
    [one] gemaltes Teil
   *[other] gemalten Teilen
}
metric-rows = { $count ->
    [one] volle Reihe der Malerei
   *[other] vollen Reihen der Malerei
}
metric-columns = { $count ->
    [one] volle Spalte der Malerei
   *[other] vollen Spalten der Malerei
}
metric-fish = { $count ->
    [one] Fisch
   *[other] Fischen
}
metric-track = { $count ->
    [one] Stein flussauf
   *[other] Steinen flussauf
}
metric-tiles = { $count ->
    [one] Sammelplättchen
   *[other] Sammelplättchen
}
metric-kinds = { $count ->
    [one] Art Sammelplättchen
   *[other] Arten Sammelplättchen
}
metric-most_of_a_kind = { $count ->
    [one] Sammelplättchen einer Art
   *[other] Sammelplättchen einer Art
}
metric-pairs = { $count ->
    [one] volles Korbpaar
   *[other] vollen Korbpaaren
}
metric-hunting_cards = { $count ->
    [one] Jagdkarte
   *[other] Jagdkarten
}
metric-animals = { $count ->
    [one] Tier
   *[other] Tieren
}
metric-footprints = { $count ->
    [one] Fußabdruck
   *[other] Fußabdrücken
}
metric-species = { $count ->
    [one] Tierart
   *[other] Tierarten
}
metric-most_of_a_species = { $count ->
    [one] Tier einer Art
   *[other] Tieren einer Art
}
metric-camps = { $count ->
    [one] eigenes Lager
   *[other] eigenen Lagern
}
metric-most_camps = Vorsprung an Lagern (niemand hat mehr)
metric-far_camps = { $count ->
    [one] Lager weit vom Start
   *[other] Lagern weit vom Start
}
metric-members = { $count ->
    [one] eigenes Mitglied auf der Karte
   *[other] eigenen Mitgliedern auf der Karte
}
metric-megaliths = { $count ->
    [one] Megalith A
   *[other] Megalithen A
}
metric-watched_megaliths = { $count ->
    [one] Megalith B oder C mit jemandem von dir darauf oder daneben
   *[other] Megalithen B oder C mit jemandem von dir darauf oder daneben
}
metric-ceremonies = { $count ->
    [one] Zeremoniekarte
   *[other] Zeremoniekarten
}
metric-other_ceremonies = { $count ->
    [one] andere Zeremoniekarte
   *[other] anderen Zeremoniekarten
}
metric-smallest = von allem: Teile, Fische, Plättchen, Tiere, Zeremonien und Lager
