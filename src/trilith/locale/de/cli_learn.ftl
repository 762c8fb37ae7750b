# Lektionen am Terminal.

cli-learn = Ein Spiel spielend lernen: listet die Lektionen auf oder spielt eine.
cli-learn-lesson-help = Nummer oder Name einer Lektion.
cli-learn-again = Die Lektion neu beginnen, statt dort weiterzumachen, wo du aufgehört hast.
cli-meta-lesson = LEKTION
cli-learn-title = { $game }: spielend lernen
cli-learn-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
cli-learn-begin = Hier beginnen: trilith learn { $game } { $lesson }
cli-learn-lesson = Lektion { $number } von { $all }: { $title }
cli-learn-help = Tippe, was du tun willst, als Nummer oder in Worten. `zeig` zeigt dir, wie, `zurück` nimmt zurück, `ende` verlässt die Lektion und merkt sich, wo du bist.
cli-learn-step = { $title } · { $step } von { $steps }
cli-learn-look-at = → { $what }
cli-learn-go-on = Weiter [Enter]
cli-learn-take-back = Zurücknehmen [Enter]
cli-learn-go-on-or-back = Weiter [Enter], oder `zurück`, um es zurückzunehmen
cli-learn-not-now = Mit Enter geht es weiter; `ende` verlässt die Lektion und merkt sich, wo du bist.
cli-learn-command-show = zeig
cli-learn-asked = Es ist dies: { $what }. Tippe: { $typed } (oder noch einmal `zeig`, dann wird es getan).
cli-learn-free = Hier darfst du tun, was du willst. Noch einmal `zeig`, und eine Entscheidung wird für dich getroffen.
cli-learn-know-now = Das kannst du jetzt:
cli-learn-next = Weiter: { $title } [Enter]
cli-learn-left = Dein Platz ist gemerkt. Weiter geht es mit: trilith learn { $game } { $lesson }
