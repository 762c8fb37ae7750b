# Was in den Lektionen gesagt wird; zwischen ** steht, was man behalten soll oder was verlangt ist.

lesson-other = Runa

thing-middle = die Mitte von { $name }
thing-bottom = das untere Ende von { $name }
thing-pile = Stammesstapel: { $name }
thing-hex = Feld { $name }
thing-tile = Bauplättchen { $name }
thing-space = Bauplatz { $name }
thing-own-figures = deine Figuren
thing-own-hand = deine Hand
thing-own-board = dein Tableau
thing-own-food = deine Nahrung
thing-own-tools = deine Werkzeuge
thing-own-animals = deine Tiere
thing-own-stones = deine Heiligen Steine
thing-own-graves = deine Gräber
thing-own-pile = dein Finsternisstapel
thing-own-score = deine Punkte
thing-land = das Land
thing-site = der Bauplatz
thing-honor = die Ruhmesleiste
thing-offering = die Opfergabenleiste
thing-other = Runa
thing-result = die Punkte am Ende

lesson-a-turn = Ein Zug
    .aim = Ein ganzer Zug, auf der Jagd.
    .afterwards =
        Zuerst Fortschritte, dann eine Figur, dann Arbeitskraft von Karten.
        Oben, so oft du bezahlen kannst, in der Mitte einmal.
        Unten ist für die erste Figur der Spalte.
lesson-a-turn-1 = Eine Runde hat drei Züge, **jeder mit einer deiner drei Figuren.** Zuerst kommen Fortschritte.
lesson-a-turn-2 = **Spiel Sammeln aus:** sofort zwei Nahrung.
lesson-a-turn-3 = **Stell eine Stammesfigur oben in die Spalte Jagen.**
lesson-a-turn-4 = Taten kosten Arbeitskraft, und die kommt von Karten. Der Stammeskrieger bringt { $labour } und überall noch { $extra }. **Spiel den Stammeskrieger aus.**
lesson-a-turn-4-elder = Hier eine Arbeitskraft; die zweite bringt die Älteste nur beim Einweihen. Der Stammeskrieger bringt überall { $brave }.
lesson-a-turn-5 = Oben, so oft du bezahlen kannst: Ein Werkzeug und eine Arbeitskraft bringen ein Tier. **Nimm das zweite Nashorn: Eines ist { $one ->
    [one] ein Punkt
   *[other] { $one } Punkte
}, zwei sind { $two }.**
lesson-a-turn-6 = Du hast { $labour } Arbeitskraft und { $tools ->
    [one] ein Werkzeug
   *[other] { $tools } Werkzeuge
}. **Nimm noch ein Tier.**
lesson-a-turn-7 = Geh hinunter zur Mitte: Dort darfst du ein Tier erlegen und bekommst Nahrung. Erlegte zählen nicht mehr. **Geh hinunter und weiter, ohne zu erlegen.**
lesson-a-turn-7-tipping = Drei Nahrung und ein Werkzeug, gut, wenn du sie brauchst. Aber zwei lebende Nashörner sind am Ende { $two } wert.
lesson-a-turn-8 = Du warst in dieser Runde die erste Figur hier: **Unten hast du das oberste Tier vom Stapel bekommen.** Beende den Zug; übrige Arbeitskraft verfällt.

lesson-the-tribe-grows = Der Stamm wächst
    .aim = Bessere Karten hinein, schwache hinaus.
    .afterwards =
        Fünf gute Karten kommen eher, wenn die schwachen begraben sind.
        Begrabene Karten zählen nach deinem Rang im Ruhm.
        Ein Marker, der sich nie bewegt hat, bringt nichts.
lesson-the-tribe-grows-1 = Dein Stapel besteht fast nur aus Sammlerinnen mit { $labour } Arbeitskraft. **Beim Einweihen nimmst du bessere Leute.** Stell eine Stammesfigur hin.
lesson-the-tribe-grows-2 = Hier ist die Älteste { $labour } wert. **Spiel die Älteste aus.**
lesson-the-tribe-grows-3 = **Ein Werkzeug und eine Arbeitskraft: nimm einen Jäger.** Er bringt eine Arbeitskraft, beim Jagen zwei.
lesson-the-tribe-grows-4 = **Noch einmal, eine andere Art: eine Handwerkerin.** Neue lassen sich ab dem nächsten Zug ausspielen.
lesson-the-tribe-grows-5 = In der Mitte bringt eine Nahrung ein Stammesmitglied auf den Ablagestapel und ein Begräbnis. **Nimm eine Schamanin, begrab eine Sammlerin aus der Hand.**
lesson-the-tribe-grows-5-weakest = Diese Karte schafft mehr als eine Sammlerin. Begrab die schwächste.
lesson-the-tribe-grows-6 = Als Erste hier: ein Götze und noch ein Begräbnis. **Rück auf der Ruhmesleiste vor und begrab die andere Sammlerin.**
lesson-the-tribe-grows-6-weakest = Diese Karte schafft mehr als eine Sammlerin. Begrab die schwächste.
lesson-the-tribe-grows-6-offering = Gut für Nahrung und Werkzeuge, die am Ende bleiben. Heute brauchen die Gräber Ruhm.
lesson-the-tribe-grows-7 = { $graves } Gräber, und ein leichterer Stapel. **Begrabene Karten zählen nach deinem Rang im Ruhm:** Ein Marker, der sich nie bewegt hat, bringt nichts.

lesson-culture-and-sacred-stones = Fortschritt und Heilige Steine
    .aim = Eine starke Karte, und ein Stein, der in jeder Finsternis zahlt.
    .afterwards =
        Fortschritte kosten Arbeitskraft und kommen mit deinem Stapel wieder.
        Ein Heiliger Stein zahlt in jeder Finsternis, die noch kommt.
        Nimm früh einen, und einen, der zu dem passt, was du hast.
lesson-culture-and-sacred-stones-1 = Fortschritte sind stark und kommen mit deinem Stapel wieder. **Je { $labour } Arbeitskraft. Stell eine Stammesfigur zum Entwickeln.**
lesson-culture-and-sacred-stones-2 = **Spiel Handwerkerin und Stammeskrieger aus:** { $crafter } und { $brave } Arbeitskraft.
lesson-culture-and-sacred-stones-3 = **Nimm den Steinhügelbau.** Er kommt auf die Hand; ausgespielt wird er zu Beginn eines Zuges.
lesson-culture-and-sacred-stones-4 = Die Mitte: { $food } Nahrung und { $tools } Werkzeug für den ersten Heiligen Stein. Er zahlt jetzt, und **Punkte in jeder Finsternis, die noch kommt.**
lesson-culture-and-sacred-stones-5 = Der Stein der Wandernden: ein Punkt je Geländeart mit deinem Lager, und jetzt zwei Bewegungen. **Geh hinunter zur Mitte und nimm ihn.**
lesson-culture-and-sacred-stones-5-forest = Zwei Punkte je Siedlung am Wald, und du hast noch keine Siedlung.
lesson-culture-and-sacred-stones-6 = **Zieh das Lager vom Startfeld auf eine dritte Geländeart.**
lesson-culture-and-sacred-stones-6-same-terrain = Eine Geländeart zählt nur einmal. Eine neue ist ein Punkt mehr in jeder Finsternis: Zieh das Lager vom Startfeld.
lesson-culture-and-sacred-stones-7 = { $terrains } Geländearten: je { $terrains } Punkte in { $eclipses } Finsternissen. Als Erste hier bekommst du noch Werkzeug und Nahrung. **Sag, dass du mit dem Ziehen fertig bist, nimm sie, beende den Zug.**
lesson-culture-and-sacred-stones-7-second-step = Auch ein zweiter Schritt steht dir zu, und keine Geländeart geht dabei verloren.
lesson-culture-and-sacred-stones-7-giving-up = Dieser Schritt gibt eine Geländeart auf und damit einen Punkt in jeder Finsternis.

lesson-across-the-land = Übers Land
    .aim = Einfluss und eine Siedlung.
    .afterwards =
        Ein Feld zahlt an alle mit dem meisten Einfluss.
        Drei Lager, die zusammenstoßen, werden eine Siedlung.
        Eine Siedlung hält, was Lager nur besuchen.
lesson-across-the-land-1 = In der Finsternis zahlt jedes Feld an alle mit dem meisten Einfluss, auch bei Gleichstand. **Ein Lager ist { $camp }, eine Siedlung { $village } auf jedem ihrer drei Felder.**
lesson-across-the-land-2 = **Eine Stammesfigur zum Weiterziehen, dann den Kundschafter:** Hier bringt er { $labour } Arbeitskraft.
lesson-across-the-land-3 = Eine Arbeitskraft ist ein Schritt. **Zieh das äußere Lager, c1, auf das Feuchtland, b1.**
lesson-across-the-land-3-another-camp = Dann sind die drei Felder noch nicht beisammen. Das äußere Lager ist einen Schritt vom Feuchtland.
lesson-across-the-land-4 = Jetzt steht auf drei Feldern, die zusammenstoßen, je ein Lager. **In der Mitte machen { $food } Nahrung daraus eine Siedlung.**
lesson-across-the-land-4-going-on = Drei Lager stehen richtig, und die Nahrung hast du. Jetzt ist der Augenblick.
lesson-across-the-land-5 = Die Lager stehen wieder auf dem Tableau, und dein Nahrungslimit ist nur noch { $limit }. Dafür **führst du alle drei Felder mit { $influence } Einfluss, und jede Finsternis bringt eine Karte für das leere Siedlungsfeld.**
lesson-across-the-land-6 = Als Erste hier: ein neues Lager und ein freier Schritt. **Nimm beides und beende den Zug.**

lesson-the-eclipse = Die Sonnenfinsternis
    .aim = Karten beiseitelegen, vorn sein, vier Einnahmen nehmen.
    .afterwards =
        Vier Schritte: Reihenfolge, Stapel, Land, Tableau.
        Die meiste Arbeitskraft ist in der nächsten Runde vorn.
        Was du auf der Hand behältst, hast du zu fünf neuen Karten dazu.
lesson-the-eclipse-1 = Nach dem dritten Zug darfst du Karten verdeckt für die Finsternis legen. **Ihre Arbeitskraft entscheidet, wer zuerst kommt, und ihre unteren Hälften wirken.**
lesson-the-eclipse-2 = Runa ruht mit einer Figur: { $rest }. **Leg beide Sammlerinnen und die Erfahrene Sammlerin: { $all }.** Behalt den Jäger für die nächste Jagd.
lesson-the-eclipse-2-all = { $more } ist mehr als nötig: { $enough } reichen heute, und der Jäger ist bei der nächsten Jagd zwei wert.
lesson-the-eclipse-2-gatherers-too = Leg beide Sammlerinnen dazu: Auch ihre unteren Hälften bringen Nahrung.
lesson-the-eclipse-2-too-few = { $labour } Arbeitskraft sind zu wenig: Runa wäre vorn und baute den Megalithen, und deine Karten brächten weniger Nahrung.
lesson-the-eclipse-3 = { $mine } zu { $hers }: **Du bist vorn, und wer vorn ist, baut einen Megalithen.** Zuerst kommen die zwei neutralen: Deck das Startfeld von Plättchen A ab.
lesson-the-eclipse-4 = Der zweite kommt sofort dorthin, wohin ein Pfeil zeigt. **Deck das Werkzeug ab.**
lesson-the-eclipse-4-food = Zwei Nahrung, auch gut. Aber heute kommt die Nahrung ohnehin bis ans Limit, und was darüber ist, verfällt.
lesson-the-eclipse-5 = Was du abdeckst, ist dein. **Nimm das Werkzeug.**
lesson-the-eclipse-6 = Die unteren Hälften deiner Karten haben schon gewirkt: **zwei, eine und eine Nahrung.**
lesson-the-eclipse-7 = Das Land auch: Du führst den Wald, **zwei Nahrung.** Du hast { $food }; { $limit } ist dein Limit, mehr verfiele.
lesson-the-eclipse-8 = Dein Tableau: Das erste Megalithfeld ist leer. **Nimm das Werkzeug.**
lesson-the-eclipse-9 = Zuletzt dein Heiliger Stein: **{ $points } Punkte.** Hat Runa ihre Einnahmen, kommen { $cards } neue Karten auf die Hand.

lesson-stones-and-idols = Steine und Götzen
    .aim = In die Höhe bauen, aufsteigen, einen zweiten Fortschritt ausspielen.
    .afterwards =
        Erst die neutralen Steine, dann deine; Höhe zahlt für das, was darunter liegt.
        Ein zweiter Fortschritt im Zug kostet eine Handkarte.
        Was du auch bekommst, du darfst Geringeres nehmen.
lesson-stones-and-idols-1 = **Spiel Steinhügelbau aus: ein Megalith.**
lesson-stones-and-idols-2 = Auf dem Boden bekommst du, was du abdeckst. Auf vieren im Quadrat: { $own } Punkte für jeden eigenen darunter, { $other } für jeden anderen. **Oben sind es { $all }, und Runa bekommt { $runa }. Setz ihn obenauf.**
lesson-stones-and-idols-2-card = Jetzt eine Karte. Aber { $all } Punkte sind mehr, als eine Karte wert ist, und Runa könnte dort bauen.
lesson-stones-and-idols-2-ground = Du bekommst, was du abdeckst. Aber oben sind { $all } Punkte, und Runa könnte dort bauen.
lesson-stones-and-idols-3 = Ein zweiter Fortschritt im Zug kostet eine Handkarte. **Spiel Ahnenverehrung aus und leg eine Sammlerin ab.**
lesson-stones-and-idols-3-hunter = Der Jäger ist bei der Jagd zwei wert. Eine Sammlerin ist ein halber: Leg sie ab.
lesson-stones-and-idols-4 = Ein Götze. Ruhm: Du überholst Runa, und { $graves } Gräber sind { $first } wert statt { $second }. Opfergabe: ein besserer Kurs am Ende, und die nächste Stufe begräbt eine Karte. **Wähle.**
lesson-stones-and-idols-5 = Beim Ruhm gibt es keinen Gleichstand: Wer früher ankam, steht weiter links. **Und was du auch bekommst, du darfst Geringeres nehmen: Megalith, Karte, Götze, Werkzeug, Nahrung.**

lesson-where-points-lie = Wo Punkte liegen
    .aim = Die letzte Figur, gezählt.
    .afterwards =
        Achte auf die Sprünge: 3 auf 6 auf 10 auf 15.
        Ruhm, Sets, Opfergabe, Karten: Diese vier werden am Ende gezählt.
lesson-where-points-lie-1 = Die letzte Figur. Zähl, bevor du sie stellst. **Sets: Ein viertes Faultier macht aus { $sloth_now } eine { $sloth_then }, ein zweites Mammut aus { $mammoth_now } eine { $mammoth_then }. Jagen: { $hunt } Punkte.**
lesson-where-points-lie-2 = Gräber: Als Erste im Ruhm sind drei { $now }, **fünf sind { $then }.** Einweihen begräbt zwei, in der Mitte und unten, und jedes Stammesmitglied ist ein Punkt. **Welche Spalte?**
lesson-where-points-lie-2-hunt = { $hunt } Punkte, redlich erjagt. Zähl beim Einweihen nach: Aus { $now } wird { $then }, und zwei Stammesmitglieder sind 2.
lesson-where-points-lie-3 = **Spiel Jäger und Sammlerin aus: { $labour } Arbeitskraft. Nimm für Werkzeug und Arbeitskraft ein Stammesmitglied,** ein Punkt.
lesson-where-points-lie-4 = **Die Mitte: noch ein Stammesmitglied, und begrab eine Sammlerin.**
lesson-where-points-lie-4-hunter = Begraben behält er seinen Punkt; Sammlerin oder Jäger, beides ist ein Grab.
lesson-where-points-lie-5 = **Unten: Begrab die nächste Sammlerin.** Mit dem Götzen verbessere die Opfergabe: Sie macht aus Nahrung und Werkzeugen, die bleiben, Punkte.
lesson-where-points-lie-6 = { $graves } für Gräber, { $cards } für Karten: **{ $all } statt { $hunt }.** Ruhm, Sets, Opfergabe, Karten: Diese vier werden am Ende gezählt.

lesson-the-last-round = Die letzte Runde
    .aim = Drei Züge, eine Finsternis und die Wertung gegen Runa. Eine Alte sitzt neben dir und sagt dann und wann, was sie sieht.
    .afterwards =
        Du kennst jetzt jede Entscheidung von Endless Winter.
        Beim nächsten Mal nimm schon in der ersten Runde einen Heiligen Stein.
lesson-the-last-round-1-figures = Drei Figuren bleiben im ganzen Spiel. **In welcher Spalte ist unten noch frei?**
lesson-the-last-round-1-culture = **Fortschritte zuerst:** Später im Zug ist es zu spät.
lesson-the-last-round-1-labour = **Arbeitskraft übrig: { $n }.** Was du hier nicht ausgibst, verfällt.
lesson-the-last-round-1-animal = Da ist ein Tier, das **aus { $a } Punkten { $b } macht.**
lesson-the-last-round-1-tip = Nahrung hilft jetzt, Punkte helfen am Ende. **Es ist fast das Ende.**
lesson-the-last-round-1-lay = **Leg alles:** Es gibt keine nächste Runde, für die du etwas behalten müsstest.
lesson-the-last-round-2 = Sieh, wie viel die Finsternisse gezahlt haben. **Beim nächsten Mal nimm schon in der ersten Runde einen Heiligen Stein.**

companion-figures = Eine Runde hat drei Züge, für jede Figur einen. **Unten gewinnt, wer als Erstes in der Spalte steht.**
companion-lay = Die Arbeitskraft der gelegten Karten entscheidet, wer zuerst kommt, und ihre unteren Hälften wirken. **Was du behältst, hast du neben { $n } neuen Karten.**
companion-tip = Nahrung hilft jetzt, Punkte helfen am Ende. **Erlegte Tiere zählen nicht mehr.**
companion-stone = Ein Heiliger Stein zahlt Punkte in jeder Finsternis, die noch kommt: **{ $n ->
    [one] eine noch.
   *[other] { $n } noch.
}**
companion-village = **Drei Lager, die zusammenstoßen, werden eine Siedlung,** und eine Siedlung hält, was Lager nur besuchen.
