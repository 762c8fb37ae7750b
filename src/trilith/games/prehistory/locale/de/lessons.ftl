# Was in den Lektionen gesagt wird; zwischen ** steht, was man behalten soll oder was verlangt ist.

lesson-other = Liv

thing-stones = Tragsteine: { $name }
thing-capstone = Deckstein: { $name }
thing-fish = Fisch mit Wert { $name }
thing-gather = Sammelplatz { $name }
thing-hunting = Jagdkarte { $name }
thing-ceremony = Zeremoniekarte { $name }
thing-field = Feld { $name }
thing-camp = Lager { $name }
thing-piece = Teilstück { $name } deiner Malerei
thing-own-resources = deine Ressourcen
thing-own-markers = deine Marker
thing-own-bones = deine Knochen
thing-own-members = deine Mitglieder
thing-own-baskets = deine Körbe
thing-own-hunted = deine Jagdkarten
thing-own-ceremonies = deine Zeremoniekarten
thing-own-score = deine Punkte
thing-button-pass = Passen
thing-button-skip = Auslassen
thing-button-end = Zug beenden
thing-central = das Rad der Mitte
thing-track = die Fischerei-Leiste
thing-fire = das Feuer
thing-order = die Spielreihenfolge
thing-painting = deine Malerei
thing-other = Liv
thing-result = die Punkte am Ende

lesson-spring-in-the-circle = Frühjahr im Kreis
    .aim = Eine Aktion hat zwei Preise: ihren eigenen und einen Würfel für ihren Tragstein.
    .afterwards =
        Erst der Preis der Aktion, dann ein Würfel auf einen Tragstein.
        Jede Aktion hat zwei Tragsteine; dann ist sie geschlossen.
        Wer passt, passt für das ganze Frühjahr.
lesson-spring-in-the-circle-1 = { $cubes } Würfel liegen auf deinem Zelt: **Ressourcen, deine Einnahme für dieses Frühjahr.**
lesson-spring-in-the-circle-2 = Sechs Trilithe, sechs Aktionen. Das Rad neben der Fischerei sagt, was Fische jetzt kosten: **Rot, Grau, Gelb, jede einmal.**
lesson-spring-in-the-circle-3 = Ein Fisch mit Wert 2 kostet zwei verschiedene. **Fang einen Fisch mit Wert 2, mit Rot und Grau.**
lesson-spring-in-the-circle-3-cheaper = Billiger, und halb so weit. Du hast zwei der drei Farben: nimm die 2.
lesson-spring-in-the-circle-3-later = Das kommt in einer späteren Lektion. Zuerst der Fluss.
lesson-spring-in-the-circle-4 = Jede Aktion will außerdem **einen weiteren Würfel beliebiger Farbe auf ihrem Tragstein.** Leg Grau, davon hast du am meisten.
lesson-spring-in-the-circle-4-yellow = Gelb brauchst du für die nächste Aktion. Leg eine andere Farbe.
lesson-spring-in-the-circle-5 = Liv fischt auch. **Beide Tragsteine sind belegt: In diesem Frühjahr fischt niemand mehr.**
lesson-spring-in-the-circle-6 = Ein Sammelplättchen kostet die Farbe darunter. **Nimm die Beere mit dem Knochen für Gelb und leg einen Würfel.**
lesson-spring-in-the-circle-7 = Du könntest weitermachen. Aber Würfel bleiben dein, im Herbst sind sie Schritte, und was du legst, nutzen im Sommer andere. **Passe.**
lesson-spring-in-the-circle-7-going-on = Das darfst du, und oft ist es gut. Heute behalten wir die Würfel: Nimm es zurück und passe.

lesson-summer = Sommer
    .aim = Ein Deckstein, seine Marker, und jede Aktion noch einmal.
    .afterwards =
        Wer in der Reihenfolge hinten ist, hat es im Sommer gut.
        Was du im Frühjahr liegen lässt, nehmen vielleicht andere.
        Die Fischerei-Leiste zahlt jedes Jahr.
lesson-summer-1 = Die Würfel des Frühjahrs wurden auf die Decksteine geschoben. **Mit der Sonne darum sind es Marker.**
lesson-summer-2 = Alle nehmen sämtliche Würfel eines Decksteins, die Letzten zuerst: Das bist du. Im Sommer zahlt jede Aktion in ihrer eigenen Farbe, also **sind zwei blaue ein Fisch. Nimm den Deckstein der Fischerei.**
lesson-summer-2-three-colours = Drei Würfel, aber drei Farben. Der Sommer verlangt mehrere einer Farbe: Bei der Fischerei liegen zwei blaue.
lesson-summer-3 = Es folgen die sechs Aktionen, jede einmal. Die Malerei will Grau. Du könntest deine Marker dafür verkaufen; lieber nicht. **Lass sie aus.**
lesson-summer-4 = **Fang mit den zwei blauen Markern einen Fisch mit Wert 2.** Im Sommer wird kein Stein belegt.
lesson-summer-4-one = Ein blauer bliebe für nichts übrig. Nimm die 2.
lesson-summer-5 = Von { $before } auf { $track } der Leiste: **{ $points } Punkte und { $bones ->
    [one] ein Knochen
   *[other] { $bones } Knochen
}, diesen Sommer und jeden weiteren.** Das Sammeln will zwei rote: Du wirst gar nicht gefragt.
lesson-summer-6 = Ein brauner Marker ist eine Karte mit Wert 1. **Jag den Elefanten: ein Punkt und eine braune Ressource.**
lesson-summer-7 = Für Zeremonie und Migration ist nichts mehr da. **Jetzt hat die Leiste gezahlt: { $points } Punkte und { $bones ->
    [one] ein Knochen
   *[other] { $bones } Knochen
}.**

lesson-paint-and-gather = Malen und sammeln
    .aim = Dinge dorthin setzen, wo sie Marker bringen.
    .afterwards =
        Mal weiter, wo du schon gemalt hast.
        Mach Körbe zu Paaren.
        Marker kommen auch von klugen Plätzen.
lesson-paint-and-gather-1 = Dein Fels hat neun Stücke mit einem bis drei Zeichen. **Jedes Zeichen kostet den Würfel darunter an der Wand.**
lesson-paint-and-gather-2 = Ein Stück, das an ein gemaltes grenzt, bringt einen Bonus: daneben den der Zeile, darüber und darunter den der Spalte. **Mal die Spirale neben deinem ersten Stück und leg einen Würfel.**
lesson-paint-and-gather-2-corner = Ein Würfel wie die Spirale, aber es grenzt an nichts: kein Bonus.
lesson-paint-and-gather-2-column = Das grenzt auch an und bringt den Bonus der Spalte, einen blauen Marker. Heute die Zeile: die Spirale.
lesson-paint-and-gather-2-too-much = Mehr Würfel, als die Spirale will. Zuerst die Spirale.
lesson-paint-and-gather-3 = { $yellow ->
    [one] Ein gelber Marker
   *[other] { $yellow } gelbe Marker
} von der Zeile. **Zwei Stücke in einer Zeile sind am Ende { $two } Punkte, drei sind { $three }.**
lesson-paint-and-gather-4 = Liv jagt. Körbe gehören zu zweit, und du hast einen Apfel. **Sammle die Beere und leg einen Würfel.**
lesson-paint-and-gather-4-mushroom = Ein Pilz wartet auf eine Nuss. Die Beere macht mit deinem Apfel ein Paar.
lesson-paint-and-gather-4-no-pair = Ein gutes Plättchen, aber kein Paar. Die Beere macht mit deinem Apfel eines.
lesson-paint-and-gather-5 = Apfel und Beere: ein brauner und ein gelber Marker. **Marker kommen von klugen Plätzen, nicht nur von Decksteinen.**
lesson-paint-and-gather-6 = Am Ende sind ein bis fünf Plättchen einer Art { $one }, { $two }, { $three }, { $four }, { $five } Punkte. **Jetzt Paare oder später viele einer Art: Beides ist gut.**

lesson-hunt = Jagen
    .aim = Fußabdrücke wiederholen einander und vervielfachen Tiere.
    .afterwards =
        Tiere bringen sofort Punkte.
        Jeder neue Fußabdruck wiederholt die seines Tieres.
        Bleib bei einer oder zwei Tierarten.
lesson-hunt-1 = Tiere bringen sofort Punkte. **Fußabdrücke bringen erst wenig, aber jeder neue desselben Tieres wiederholt alle.**
lesson-hunt-2 = **Nimm den zweiten Fußabdruck des Bisons,** für zwei verschiedene aus Braun, Gelb, Blau; dann leg Grau oder Rot.
lesson-hunt-2-elephant = Zwei Punkte und eine graue Ressource. Aber dein Fußabdruck ist der eines Bisons und ruft nach Bisons.
lesson-hunt-2-bison-first = Auch gut. Nimmst du zuerst den Fußabdruck, hast du den Knochen früher, und Liv kann ihn dir nicht nehmen.
lesson-hunt-2-keep-three = Behalte Braun, Gelb und Blau für den Bison. Leg Grau oder Rot.
lesson-hunt-3 = Ein blauer Marker, und dein erster Fußabdruck noch einmal: **{ $bones ->
    [one] ein Knochen
   *[other] { $bones } Knochen
} dazu.**
lesson-hunt-4 = Jetzt das Tier selbst: sofort { $points } Punkte. **Nimm den Bison für Braun, Gelb und Blau und leg einen Würfel.**
lesson-hunt-5 = Am Ende: Fußabdrücke × Punkte deiner Bisons, **{ $prints } × { $worth } = { $more } dazu.** Jeder weitere Bisonpunkt zählt doppelt; ein dritter Fußabdruck brächte { $worth }.

lesson-ceremony = Zeremonie
    .aim = Schamanen, eine geheime Karte und die Spielreihenfolge.
    .afterwards =
        Nimm Karten für das, was du ohnehin tust.
        Die anderen sehen nur den Wert deiner Karten.
        Wäg ab: im Frühjahr vorn oder im Sommer vorn.
lesson-ceremony-1 = Sechs Sitze ums Feuer, auf dreien deine Schamanen. **Eine Ressource bringt einen Schamanen auf den Sitz ihrer Farbe.**
lesson-ceremony-2 = So viele Züge wie der Wert einer Karte, und du darfst sie nehmen. Das Lied der Sammler will zwei und zahlt **einen Punkt für jedes Sammelplättchen, höchstens fünf: jetzt schon { $now }.**
lesson-ceremony-3 = **Bewege zwei Schamanen: einen für Blau, einen für Weiß.**
lesson-ceremony-3-one = Mit einem Zug nähmst du eine Karte mit Wert 1: Die Flussgeister wollen drei Fische. Heute sind zwei Züge besser.
lesson-ceremony-4 = **Nimm das Lied der Sammler und leg einen Würfel.** Es liegt verdeckt; die anderen sehen nur den Wert.
lesson-ceremony-4-long-current = Ein Punkt für je drei Schritte der Fischerei-Leiste, und du stehst am Anfang. Das Lied ist jetzt { $now } wert.
lesson-ceremony-5 = Dein Marker liegt für nächstes Jahr vorn: **Wer Zeremonien hält, ist im Frühjahr zuerst dran und wählt im Sommer zuletzt.**

lesson-out-on-the-land = Hinaus ins Land
    .aim = Vom Tableau auf die Landkarte: Schritte, ein Lager, ein Megalith.
    .afterwards =
        Höchstens drei Mitglieder mehr als deine Lager sind auf der Karte.
        Jedes Lager bringt ein Mitglied.
        Lager sind neue Ausgangspunkte.
lesson-out-on-the-land-1 = Mitglieder beginnen zu Hause. **Migration bringt sie ins Startlager:** je ein weißer Marker. **Schick zwei.**
lesson-out-on-the-land-2 = Herbst: Würfel werden Schritte, wie das Rad der Mitte sagt. Grau ist { $steps } wert. **Leg den grauen Würfel ein.**
lesson-out-on-the-land-2-blue = Der graue Würfel reicht heute. Blau zahlt im Frühjahr oder geht nächstes Jahr.
lesson-out-on-the-land-3 = Nur wo ein Mitglied sich hinlegt, bringt es etwas. **Geh mit einem auf den Lagerplatz neben dem Feuer, f4.**
lesson-out-on-the-land-4 = Ein Lager verlangt Mitglieder auf dem Platz und daneben: Eines liegt hier, eines steht im Startlager. **Bau Lager 3.**
lesson-out-on-the-land-4-camp-4 = Drei Punkte und ein Knochen, aber beide gehen heim, und niemand erreicht den Megalithen. Lager 3 lässt dir eines zum Gehen.
lesson-out-on-the-land-5 = Eines von beiden geht heim. **Schick das liegende;** das andere kann noch gehen.
lesson-out-on-the-land-6 = { $points } Punkte, und ein neues Mitglied zu Hause. { $steps } Schritte bleiben. **Geh mit dem anderen zum Megalithen, f5, und nimm ihn.**
lesson-out-on-the-land-7 = Ein Megalith A ist am Ende { $worth } Punkte. **Was von deinen Schritten bleibt, verfällt: Das macht nichts. Beende den Zug.**

lesson-bones-and-wheels = Knochen und Räder
    .aim = Was Knochen kaufen, und was am Ende zählt.
    .afterwards =
        Knochen sind Zeit: Sie machen diesen Zug möglich.
        Ein Knochen dreht ein Rad um eins.
        Geh zwei oder drei der Wege zu Punkten, nicht alle.
lesson-bones-and-wheels-1 = Du willst den Fisch mit Wert 3, aber Blau und Weiß fehlen. Knochen helfen: **{ $bones ->
    [one] Ein Knochen dreht
   *[other] { $bones } Knochen drehen
} ein Rad um eins.**
lesson-bones-and-wheels-2 = **Dreh das Rad zweimal, bis Rot, Grau und Gelb hell sind.**
lesson-bones-and-wheels-2-other-way = In dieser Richtung liegen Braun, Blau und Weiß: weiter weg. Anders herum sind es zwei Drehungen.
lesson-bones-and-wheels-2-buying = { $resource } Knochen je Würfel, und du brauchst zwei. Zweimal drehen kostet zusammen { $turns }.
lesson-bones-and-wheels-3 = **Fang den Fisch mit Wert 3 und leg das zweite Grau.**
lesson-bones-and-wheels-4 = Von { $from } auf { $to }: **{ $now } Punkte jeden Sommer statt { $before }.** Ein fehlender Würfel hätte je { $resource } Knochen gekostet.
lesson-bones-and-wheels-5 = { $step } Knochen ist im Herbst auch ein Schritt; { $resource } kaufen eine Ressource, { $marker } einen Marker; ein zurückgelegter Würfel bringt { $cube }. **Am Ende sind { $point } ein Punkt.**
lesson-bones-and-wheels-6 = Am Ende zählen: Zeilen der Malerei, Fußabdrücke × Tiere, Sammelplättchen, Megalithe, Zeremoniekarten. **Geh zwei oder drei dieser Wege, nicht alle.**

lesson-the-last-year = Das letzte Jahr
    .aim = Ein ganzes Jahr gegen Liv. Eine Alte sitzt neben dir und sagt dann und wann, was sie sieht.
    .afterwards =
        Du kennst jetzt jede Aktion von Prehistory.
        Fünf Jahre sind kurz: Fang deinen Weg im zweiten an.
lesson-the-last-year-1-spring = Das letzte Frühjahr. **Was bringt sicher Punkte?** Sieh dir deine Zeremoniekarten an.
lesson-the-last-year-1-row = Ein Stück mehr vollendet Zeile { $row } deiner Malerei: **{ $n } Punkte mehr.**
lesson-the-last-year-1-stone = Ein Tragstein ist noch frei: { $deed }. **Wenn du willst, dann jetzt.**
lesson-the-last-year-1-steps = Behalte genug für den Herbst: **Deine Würfel sind dort { $n } Schritte.**
lesson-the-last-year-1-capstone = Von welcher Farbe hast du schon einen? **Zwei einer Farbe können mehr als einer.**
lesson-the-last-year-1-autumn = Am letzten Abend zählen Lager und Mitglieder an Megalithen. **Niemand muss mehr heim.**
lesson-the-last-year-1-last-action = Eine letzte Aktion zum Preis des Sommers. **Ein Marker, den du nicht brauchst, ist ein Drittel Punkt.**
lesson-the-last-year-2 = Sieh, welcher deiner Wege sich gelohnt hat. **Fünf Jahre sind kurz: Fang im zweiten damit an.**

companion-spring = Jede Aktion hat ihren eigenen Preis **und will einen weiteren Würfel auf ihrem Tragstein.**
companion-summer = Im Sommer zahlt man jede Aktion **mit Markern ihrer eigenen Farbe,** und kein Tragstein wird belegt.
companion-autumn = Würfel werden Schritte, wie das Rad der Mitte sagt. **Was von deinen Schritten bleibt, verfällt.**
