# Was in den Lektionen gesagt wird; zwischen ** steht, was man behalten soll oder was verlangt ist.

lesson-other = Tilo

thing-own-people = deine Leute
thing-own-tools = deine Werkzeuge
thing-own-track = deine Nahrungsleiste
thing-own-cards = deine Karten
thing-own-buildings = deine Gebäude
thing-own-score = deine Punkte
thing-own-food = deine Nahrung
thing-own-wood = dein Holz
thing-own-brick = deine Ziegel
thing-own-stone = dein Stein
thing-own-gold = dein Gold
thing-stack-1 = wie viele Gebäude noch liegen, erster Stapel
thing-stack-2 = wie viele Gebäude noch liegen, zweiter Stapel
thing-other = Tilo
thing-prices = die Preise der Karten
thing-dice = die Würfel
thing-result = die Punkte am Ende

lesson-send-people-out = Leute losschicken
    .aim = Leute einsetzen und arbeiten lassen: Jede Person, die du schickst, ist ein Würfel.
    .afterwards =
        Ihr setzt reihum ein, nie zweimal am selben Ort.
        Jede Person dort ist ein Würfel.
        Die Augen werden durch die Zahl auf der Tafel geteilt.
lesson-send-people-out-1 = Dieses Tal gehört dir und Tilo. **Du hast { $people } Leute.** Reihum schickt ihr einige davon an einen Ort.
lesson-send-people-out-2 = **Schick drei Leute in den Wald.**
lesson-send-people-out-2-other-number = Möglich. Aber jede Person ist ein Würfel; sehen wir uns drei an.
lesson-send-people-out-3 = Tilo geht jagen. Zu zweit darf nur eine Person den Wald nutzen; die Jagd steht allen offen.
lesson-send-people-out-4 = **Schick die letzten zwei auf die Jagd.**
lesson-send-people-out-4-nothing-to-pay = Diese Runde könntest du dort nichts bezahlen. Erst auf die Jagd.
lesson-send-people-out-5 = Alle sind unterwegs. Jetzt wird gearbeitet, du zuerst. **Ein Würfel je Person: arbeite im Wald.**
lesson-send-people-out-6 = { $pips } Augen. Im Wald sind je volle { $each } ein Holz: **{ $wood } Holz, { $lost ->
    [0] und kein Auge verfällt
    [one] ein Auge verfällt
   *[other] { $lost } Augen verfallen
}.**
lesson-send-people-out-7 = **Jetzt die Jagd:** Je volle { $each } Augen sind eine Nahrung.
lesson-send-people-out-8 = { $gained } Nahrung, also { $food }. Am Abend essen { $people } Leute { $people }: **{ $left } bleiben.**

lesson-feed-everyone = Alle satt machen
    .aim = Den Hunger kommen sehen und bezahlen, wenn das Glück fehlt.
    .afterwards =
        Die Rechnung unter deiner Nahrung sagt, was fehlt.
        Zwei Leute auf der Jagd bringen im Schnitt drei Nahrung.
        Ein Rohstoff ersetzt eine Nahrung; nicht zu zahlen ist teuer.
lesson-feed-everyone-1 = Am Abend isst jede deiner Personen eine Nahrung. **Die Rechnung steht unter deiner Nahrung.**
lesson-feed-everyone-2 = { $food } Nahrung und { $field } vom Acker sind { $sum }. { $people } Leute essen { $people }: { $missing } fehlen. **Schick zwei Leute auf die Jagd.**
lesson-feed-everyone-2-other-number = Möglich. Aber zwei Würfel bringen etwa, was fehlt, und lassen dir drei Leute für anderes.
lesson-feed-everyone-2-elsewhere = Holz kann warten, Hunger nicht. Fehlen heute Abend { $missing } Nahrung, kostet das { $missing } Rohstoffe oder { $penalty } Punkte.
lesson-feed-everyone-3 = Zwei Würfel bringen im Schnitt drei Nahrung. **Die anderen { $left } sind frei: schick sie, wohin du willst.**
lesson-feed-everyone-3-one-more = Eine Person mehr isst ab heute Abend mit, und es fehlt schon Nahrung. Heute nicht.
lesson-feed-everyone-4 = **Arbeite, die Jagd zuerst.**
lesson-feed-everyone-5 = { $pips } Augen, { $gained } Nahrung. { $missing ->
    [0] Was du sonst vorhast, gleicht es aus, nichts fehlt. **Arbeite mit den anderen.**
   *[other] Pech gehört dazu: **Jetzt { $missing ->
        [one] fehlt eine
       *[other] fehlen { $missing }
    }.** Arbeite mit den anderen.
}
lesson-feed-everyone-5-nothing-left = Dann bleibt nichts, um heute Abend den Hunger zu bezahlen, und das kostet { $penalty } Punkte. Lass es heute.
lesson-feed-everyone-6 = { $missing ->
    [one] Eine Nahrung fehlt. **Gib einen Rohstoff dafür**, den billigsten:
   *[other] { $missing } Nahrung fehlen. **Gib für jede einen Rohstoff**, zuerst den billigsten:
} Holz.
lesson-feed-everyone-6-refuse = { $penalty } Punkte für ein Stück Holz? Nimm es zurück und zahl.
lesson-feed-everyone-6-other-good = Das geht. Holz ist billiger: In Gebäuden zählt es { $wood }, Ziegel { $brick }.
lesson-feed-everyone-7 = Alle sind satt. Nicht zu zahlen kostet { $penalty } Punkte, gleich wie wenig fehlt. **Ein Schritt auf dem Acker hilft jeden Abend.**

lesson-the-village = Das Dorf
    .aim = Auf Dauer stärker werden und Werkzeuge helfen lassen.
    .afterwards =
        Hütte, Acker und Werkzeugmacher zahlen sich jede Runde aus.
        Zu zweit sind je Runde nur zwei der drei erlaubt.
        Ein Werkzeug lohnt sich, wenn es die nächste volle Zahl erreicht.
lesson-the-village-1 = Drei Orte machen dich auf Dauer stärker: **ein Werkzeug, eine Person, eine Nahrung jeden Abend.**
lesson-the-village-2 = Je früher, desto länger hilft es. **Schick zwei Leute in die Hütte.**
lesson-the-village-2-also-good = Auch gut. Aber Leute gehen vor: Jede Person arbeitet in allen Runden, die noch kommen.
lesson-the-village-3 = Tilo nimmt den Acker. **Zu zweit und zu dritt sind je Runde nur zwei der drei erlaubt:** Der Werkzeugmacher bleibt leer.
lesson-the-village-4 = **Die anderen drei in den Wald.**
lesson-the-village-5 = **Zuerst die Hütte.**
lesson-the-village-6 = Deine Person Nummer { $people }, auf Dauer. Ab heute Abend isst sie mit. **Jetzt der Wald.**
lesson-the-village-7 = { $pips } Augen sind { $wood } Holz. Deine zwei Werkzeuge geben { $tools } dazu: { $all } Augen. **Berühr beide Werkzeuge, dann nimm { $more }.**
lesson-the-village-7-too-few = { $pips } oder { $one } Augen sind { $wood } Holz. Mit beiden Werkzeugen sind es { $all }, und { $more }.
lesson-the-village-8 = Jedes Werkzeug hilft einmal je Runde, immer ganz. **Nächste Runde sind sie wieder bereit.**

lesson-build = Bauen
    .aim = Aus Rohstoffen Punkte machen.
    .afterwards =
        Teurere Rohstoffe bringen mehr Punkte.
        Eine Person auf einem Gebäude hält auch andere fern.
        Ein leerer Stapel beendet das Spiel.
lesson-build-1 = Ein Gebäude kostet Rohstoffe und bringt sofort Punkte. **Dieses: zwei Holz, ein Ziegel, { $points } Punkte.**
lesson-build-2 = Das hast du alles. **Schick eine Person hin, bevor Tilo es tut.**
lesson-build-2-gathering = Mehr Rohstoffe sind gut, aber dieses Gebäude kannst du jetzt bezahlen, und Tilo könnte sich gleich daraufstellen.
lesson-build-3 = Das andere verlangt genau vier Rohstoffe aus genau zwei Sorten. **Was du zahlst, bekommst du:** Holz { $wood }, Ziegel { $brick }, Stein { $stone }, Gold { $gold }. **Schick auch hier eine Person hin.**
lesson-build-4 = **Die anderen vier: auf die Jagd.**
lesson-build-5 = **Bau das erste.** Der Preis liegt bereit.
lesson-build-5-leaving = Du kannst zahlen. Lässt du es, bringt es nichts, und die Person kam umsonst.
lesson-build-6 = { $wood } Holz, { $brick } Ziegel, { $stone } Stein bleiben. **Leg zwei Holz und zwei Ziegel: { $points } Punkte.**
lesson-build-6-leaving = Du kannst zahlen. Lässt du es, bringt es nichts, und die Person kam umsonst.
lesson-build-7 = { $points } Punkte in einer Runde. **Ist ein Stapel leer, endet das Spiel nach dieser Runde:** Sieh nach, wie viele noch liegen.

lesson-cards = Karten
    .aim = Karten nehmen: etwas für jetzt und etwas fürs Ende.
    .afterwards =
        Rechts liegen die billigen Karten, und was bleibt, wird billiger.
        Die obere Hälfte wirkt sofort, die untere zählt am Ende.
        Fallen Würfel für alle, wählst du zuerst.
lesson-cards-1 = Karten kosten beliebige Rohstoffe: **einen, zwei, drei oder vier, von rechts.** Was liegen bleibt, rückt nach rechts und wird billiger.
lesson-cards-2 = Oben: was du jetzt bekommst. **Unten: was am Ende zählt.** Grün sind Zeichen, Sand sind Leute, die vervielfachen.
lesson-cards-3 = Du hast { $goods } Rohstoffe: genug für die Karten für eins und für zwei. **Zuerst eine Person auf die Karte für 1.**
lesson-cards-3-dearer = Sie kostet mehr, als du hast. Du darfst sie blockieren, aber nicht heute.
lesson-cards-4 = **Jetzt eine auf die Karte für 2.**
lesson-cards-5 = **Der Rest: auf die Jagd.**
lesson-cards-6 = **Nimm die Karte für 1, mit Holz.** Drei Nahrung und das Zeichen der Weberei.
lesson-cards-6-other-good = Ziegel sind in Gebäuden mehr wert. Zahl mit Holz.
lesson-cards-7 = **Nimm die Karte für 2.** Zwei Würfel fallen, für jede Person einer, und du wählst zuerst.
lesson-cards-8 = 5 ist ein Werkzeug, 2 ein Ziegel. **Ein Werkzeug hilft in jeder Runde: nimm die 5.**
lesson-cards-8-brick = Ein Ziegel ist in einem Gebäude { $worth } Punkte wert. Das Werkzeug hätte in jeder Runde geholfen.
lesson-cards-9 = Töpferei und Weberei: { $signs } Zeichen sind { $signs } × { $signs } = **{ $sign_points } Punkte**. Zwei Bauern × Nahrungsleiste { $track } = **{ $farmer_points }**. Beides wächst.

lesson-a-plan-for-the-end = Ein Plan fürs Ende
    .aim = Zählen, was eine Sache dir wert ist, und was sie der anderen Seite wert wäre.
    .afterwards =
        Zeichen wachsen im Quadrat; Bauern, Werkzeugmacher, Hüttenbauer und Schamanen vervielfachen.
        Verhindern zählt wie Gewinnen.
        Jemand beendet das Spiel: besser du.
lesson-a-plan-for-the-end-1 = Spät im Spiel frag bei allem: **Was ist es mir wert, und was Tilo?**
lesson-a-plan-for-the-end-2 = Das Gebäude: { $building } Punkte und eines mehr für deine { $builders } Hüttenbauer, **{ $building_all }**. Die Bauern: { $farmers } × { $track }, **{ $farmers_all }**. Das Zeichen: Aus { $now } wird { $then }, **{ $sign_all }**. **Nimm das Beste.**
lesson-a-plan-for-the-end-2-farmers = { $farmers_all } Punkte. Das Gebäude bringt { $building_all } und beendet das Spiel, bevor Tilo weitere Zeichen findet.
lesson-a-plan-for-the-end-3 = Tilo setzt ein. Du hast gesehen, wie er { $signs } verschiedene Zeichen nahm. **Ihm ist dieses { $gain } wert:** { $signs } Zeichen sind { $now }, { $more } sind { $then }.
lesson-a-plan-for-the-end-4 = Dir { $sign_all }, ihm { $his } weniger: **Das schlägt die { $farmers_all } der Bauern. Stell dich auf das Zeichen.**
lesson-a-plan-for-the-end-4-farmers = { $farmers_all } für dich, aber Tilo stellt sich auf das Zeichen: { $his } für ihn.
lesson-a-plan-for-the-end-5 = **Schick die anderen dorthin, wo sie noch etwas bringen.** Jeder Rohstoff, der bleibt, ist ein Punkt.
lesson-a-plan-for-the-end-6 = **Jetzt bau.**
lesson-a-plan-for-the-end-7 = Der Stapel ist leer: Das ist die letzte Runde. **Jetzt nimm die Karte.** Ihre obere Hälfte bringt dich auf { $track } der Nahrungsleiste.
lesson-a-plan-for-the-end-8 = **Lass auch die anderen arbeiten.** Satt werden alle wie an jedem Abend.
lesson-a-plan-for-the-end-9 = **Sieh, woher alle ihre Punkte haben.** Die meisten waren lange vorher geplant.

lesson-a-short-game = Ein kurzes Spiel
    .aim = Einige Runden gegen Tilo. Eine Alte sitzt neben dir und sagt dann und wann, was sie sieht.
    .afterwards =
        Du kennst jetzt jede Entscheidung von Stone Age.
        Sieh nach, woher die Punkte kamen, und fang früher damit an.
lesson-a-short-game-1-round = Was brauchst du diese Runde mehr: **Punkte, Rohstoffe oder Nahrung?**
lesson-a-short-game-1-short = **Heute Abend { $n ->
    [one] fehlt eine
   *[other] fehlen { $n }
} Nahrung.**
lesson-a-short-game-1-last-building = **Wird das letzte Gebäude eines Stapels genommen, ist die Runde die letzte.**
lesson-a-short-game-1-payable = Da ist ein Gebäude, das du bezahlen kannst. **Stell dich darauf, bevor es jemand anders tut.**
lesson-a-short-game-1-sign = Da liegt ein Zeichen, das dir fehlt: **Aus { $a } Punkten werden { $b }.**
lesson-a-short-game-1-tool = **Ein Werkzeug macht eines mehr daraus.**
lesson-a-short-game-2 = Sieh, welche Quelle am meisten brachte. **Beim nächsten Mal fang früher damit an.**
lesson-a-short-game-3 = Gespielte Runden: { $rounds }, genug für heute. Deine Punkte, wäre das Spiel jetzt zu Ende: { $points }. **Sieh, welche Quelle am meisten brachte, und fang früher damit an.**

companion-hut = **Zwei Leute in der Hütte sind eine Person mehr in jeder Runde, die kommt,** und eine mehr, die isst.
companion-field = **Ein Schritt auf dem Feld hilft jeden Abend.**
companion-hunger = **Zahl mit Rohstoffen, was fehlt:** Nicht zu zahlen kostet { $penalty ->
    [one] 1 Punkt
   *[other] { $penalty } Punkte
}, so wenig auch fehlt.
