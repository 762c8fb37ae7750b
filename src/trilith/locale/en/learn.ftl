# Lessons in the browser: the path of stones, and the companion's slab.

learn-title = Learn by playing
learn-first = Learn first
learn-ask = Never played this? Two minutes show you how.
learn-home = To the first page
learn-path = To the path
learn-play-accompanied = Play with the companion
learn-lesson-of = Lesson { $number } of { $all }
learn-minutes = { $minutes } min
learn-done = done
learn-count = { $done } of { $all } done
learn-begin-here = Begin here
learn-go-on-here = Go on here
learn-begin-anew = Begin anew
learn-go-on = Go on
learn-take-it-back = Take it back
learn-show-me = Show me
learn-next = Next: { $title }
learn-you-know-now = You know now:
learn-leave = Leave the lesson
learn-companion = The companion
learn-step = Step { $step } of { $steps }
learn-pointed = Look at: { $things }
learn-waits = The companion watches, and waits for you.
key-learn-show-me = Show me; the second time it is done for you
key-learn-go-on = Go on, or take it back
