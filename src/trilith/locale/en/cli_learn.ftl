# Lessons at the terminal.

cli-learn = Learn a game by playing: lists its lessons, or plays one.
cli-learn-lesson-help = The number or the name of a lesson.
cli-learn-again = Begin the lesson anew instead of going on where you left it.
cli-meta-lesson = LESSON
cli-learn-title = { $game }: learn by playing
cli-learn-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
cli-learn-begin = Begin here: trilith learn { $game } { $lesson }
cli-learn-lesson = Lesson { $number } of { $all }: { $title }
cli-learn-help = Type what you want to do, by number or in words. `show` shows you how, `undo` takes back, `quit` leaves and keeps your place.
cli-learn-step = { $title } · { $step } of { $steps }
cli-learn-look-at = → { $what }
cli-learn-go-on = Go on [Enter]
cli-learn-take-back = Take it back [Enter]
cli-learn-go-on-or-back = Go on [Enter], or `undo` to take it back
cli-learn-not-now = Enter goes on; `quit` leaves and keeps your place.
cli-learn-command-show = show
cli-learn-asked = It is this: { $what }. Type: { $typed } (or `show` once more, and it is done).
cli-learn-free = Here you may do what you like. Type `show` once more, and one decision is made for you.
cli-learn-know-now = You know now:
cli-learn-next = Next: { $title } [Enter]
cli-learn-left = Your place is kept. Go on: trilith learn { $game } { $lesson }
