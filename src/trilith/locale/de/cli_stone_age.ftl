# Stone Age im Terminal.

cli-stone-round = Runde { $round }
cli-stone-starter = Startspieler
cli-stone-places = Orte
cli-stone-at-home = Personen daheim/alle
cli-stone-cards = Karten, Preis 1 bis 4 ({ $pile } im Stapel)
cli-stone-stacks = Gebäude (noch im Stapel)
cli-stone-buildings = Gebäude
cli-stone-points = Punkte
cli-stone-food = Nahrung + Leiste
cli-stone-tools = Werkzeuge
cli-stone-own = Karten
cli-stone-open = offen: { $card }
cli-stone-place = Personen einsetzen
cli-stone-pips = { $pips ->
    [one] 1 Auge
   *[other] { $pips } Augen
} = 1 { $good }
cli-stone-card-note = { $card } (kostet { $price })
cli-stone-have = du hast { $count }
cli-stone-dice-note = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}, { $pips } Augen = 1 { $good }
cli-stone-pending-roll = Du hast { $pips ->
    [one] 1 Auge
   *[other] { $pips } Augen
}; { $each } Augen = 1 { $good }.
cli-stone-pending-price = { $due ->
    [one] { $most ->
        [yes] Noch bis zu 1 Rohstoff für: { $what }
       *[no] Noch 1 Rohstoff für: { $what }
    }
   *[other] { $most ->
        [yes] Noch bis zu { $due } Rohstoffe für: { $what }
       *[no] Noch { $due } Rohstoffe für: { $what }
    }
}
cli-stone-pending-food = { $due ->
    [one] 1 Nahrung fehlt.
   *[other] { $due } Nahrung fehlen.
}
cli-stone-pending-dice = Diese Würfel sind übrig: { $dice }
cli-stone-pending-place = { $enough ->
    [yes] Ernährung in dieser Runde: genug da, { $left ->
        [one] 1 bleibt
       *[other] { $left } bleiben
    } übrig.
   *[no] Ernährung in dieser Runde: { $missing ->
        [one] Es fehlt noch 1 Nahrung.
       *[other] Es fehlen noch { $missing } Nahrung.
    }
}
cli-stone-my-cards = { $cards ->
    [0] deine Karten: noch keine
   *[other] deine Karten
}
cli-stone-tie-break = bei Gleichstand
cli-stone-seek = Werkzeug
cli-stone-own-people = { $home } von { $people } Personen daheim
cli-stone-own-food = Nahrung { $food } +{ $track } je Runde
cli-stone-out = auf dem Plan
cli-stone-full-note = { $spot ->
    [tool_maker] mehr kommt nicht: du hast die besten Werkzeuge
    [hut] niemand kommt mehr: du hast alle deine Personen
   *[field] mehr kommt nicht: du bist am Ende der Nahrungsleiste
}
cli-stone-leave-note = du nimmst niemanden aus dem Vorrat
cli-stone-nothing = bringt nichts
cli-stone-counts = { $points ->
    [one] zählt 1 Punkt
   *[other] zählt { $points } Punkte
}
cli-stone-feeds = statt 1 Nahrung
cli-stone-sum = Bisher { $values } = { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
