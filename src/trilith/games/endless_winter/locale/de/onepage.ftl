# Das Spiel auf einer Seite, mit allen Zeichen.

onepage-about = Zwei bis vier Stämme, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
} mit drei Zügen.
    .aim = Eine Figur, Karten als Arbeitskraft, eine Spalte von oben nach unten.

onepage-turns = Spiel Fortschritte aus, wenn du magst. Stell eine Figur oben in eine Spalte; Stammeskarten und Nahrung geben Arbeitskraft. Oder ruhe: eine Karte ziehen, ein Tier erlegen.
    .title = Drei Züge
onepage-dark = Beiseite gelegte Karten werden aufgedeckt: Die meiste Arbeitskraft kommt zuerst. Dann nehmen alle: Einkommen der Reihenfolge, Finsternis-Fähigkeiten, geführte Felder, Tableau und Heilige Steine.
    .title = Sonnenfinsternis
onepage-preparation = Figuren heim, neue Tiere und Fortschritte, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} auf die Hand. Nach Runde { $era } die Karten des zweiten Zeitalters.
    .title = Vorbereitung

onepage-brings = bringt
onepage-land = Was das Land bringt
onepage-lead = Führst du ein Feld in der Finsternis: sein Einkommen. Gletscher und Startfeld: nichts.

onepage-signs = Zeichen
onepage-sign-labour = Arbeitskraft, nur für diesen Zug; zwei halbe sind eine
onepage-sign-food = Nahrung; auch Arbeitskraft, wenn du { $spaces } ihrer Leiste verlässt
onepage-sign-tool = Werkzeug
onepage-sign-feast = Nahrung bis zu deinem Limit
onepage-sign-draw = Eine Karte ziehen
onepage-sign-card = Irgendeine Karte deiner Hand, als Preis
onepage-sign-recruit = Eine Stammeskarte auf die Hand
onepage-sign-enlist = Eine Stammeskarte auf den Ablagestapel
onepage-sign-culture = Ein Fortschritt
onepage-sign-bury = Eine Karte begraben: aus dem Stapel, Punkte nach Ruhm
onepage-sign-idol = Götze: eine Stufe höher, Opfergabe oder Ruhm
onepage-sign-stone = Heiliger Stein: Nahrung + Werkzeuge für den ersten, zweiten, dritten: { $prices }
onepage-sign-megalith = Einen Megalithen bauen
onepage-sign-neutral = Ein neutraler Megalith
onepage-sign-points = Punkte, sofort

onepage-more = Weitere Zeichen
onepage-sign-camp = Ein neues Lager auf dem Startfeld; dein Nahrungslimit wächst
onepage-sign-move = Ein Lager ein Feld weit bewegen
onepage-sign-village = Siedlung: wo drei Felder mit deinen Lagern zusammenstoßen
onepage-sign-reveal = Tiere aufdecken: { $count }
onepage-sign-animal = Ein Tier nach Wahl, lebend
onepage-sign-catch = Das oberste Tier vom Stapel, lebend
onepage-sign-tip = Ein eigenes Tier erlegen: was es zeigt, aber am Ende keine Punkte
onepage-sign-rest = Ruhe: { $labour } Arbeitskraft in der Finsternis
onepage-sign-first = Nur für die erste Figur hier in dieser Runde
onepage-sign-eclipse = Was die Karte im Finsternis-Stapel bringt
onepage-often-any = So oft du zahlen kannst
onepage-often-once = Einmal
onepage-often-first = Für die erste Figur
onepage-lesser = Statt eines Gewinns etwas Geringeres: Megalith, Karte, Götze, Werkzeug, Nahrung
onepage-animals = Tiere:

onepage-points = Punkte, in der Reihenfolge der Schlusstafel
onepage-source-stones = deine Heiligen Steine
    .lead = Jede Finsternis:
onepage-source-megaliths = ein Megalith auf vier anderen: { $own } für jeden eigenen darunter, { $other } für jeden anderen
    .lead = Sofort:
onepage-source-idols = die höchsten Stufen des Ruhms: { $steps }
    .lead = Sofort:
onepage-source-offering = übrige Nahrung und Werkzeuge, nach deiner Stufe der Opfergaben
    .lead = Am Ende:
onepage-source-honor = begrabene Karten nach Rang im Ruhm: erster { $first } · zweiter { $second } · übrige { $others }
    .lead = Ruhm:
onepage-source-cards = Punkte auf allen deinen Karten
    .lead = Karten:
onepage-source-animals = lebende einer Art: { $sets }; Argentavis ist Joker
    .lead = Tiere:
