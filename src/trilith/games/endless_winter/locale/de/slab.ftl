# Was vor den Leuten am Tisch liegt.

note-food = { $food } Nahrung, Platz für { $limit }
note-out = draußen
note-worth = { $points ->
    [one] 1 Punkt in jeder Sonnenfinsternis
   *[other] { $points } Punkte in jeder Sonnenfinsternis
}
note-stone-price = freier Platz: { $food } Nahrung und { $tools } { $tools ->
    [one] Werkzeug
   *[other] Werkzeuge
}
note-resting = { $count ->
    [0] niemand ruht
    [one] 1 Figur ruht
   *[other] { $count } Figuren ruhen
}
note-figures = { $free ->
    [0] keine Figur mehr zu setzen
    [one] noch 1 Figur zu setzen
   *[other] noch { $free } Figuren zu setzen
}
note-living-animals = { $animal }: { $count }
note-tipped-animals = { $animal }, erlegt: { $count }
note-no-animals = noch keine Tiere
note-no-cards = keine Karten
note-short-buried = Grab
note-short-pile = Finsternis
note-short-draw = Nachzug
note-short-discard = Ablage
note-my-cards = Meine Stapel und Punkte
note-whole-board = Ganzes Tableau
note-whole-board-of = Ganzes Tableau von { $player }
note-rank = Rang { $rank }
note-labour = { $free } von { $all } Arbeitskraft übrig.
note-laying = Wähle Karten für die Sonnenfinsternis: Arbeitskraft für einen besseren Platz oder ein Bluff.
note-laid = { $count ->
    [0] Keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
} verdeckt, { $labour } Arbeitskraft.

do-play = Ausspielen
do-discard = Ablegen
do-use = Fähigkeit nutzen
do-call = Häuptling nutzen
do-lay = { $count ->
    [0] Nichts legen
    [one] 1 Karte legen
   *[other] { $count } Karten legen
}
