# Lessons of all games.

lesson-general-answer = That is allowed, and comes later. Take it back, and we go on.

error-NoLessons = { $game } has no lessons. These have: { $known }.
error-NoSuchLesson = { $game } has no lesson “{ $lesson }”. There are: { $known }.
error-BadPlace = Your place in the lesson “{ $lesson }” does not fit it any more. It begins anew.
error-LessonWaits = That cannot be done now: { $state ->
    [answer] your last move was answered and must be taken back first
    [done] the lesson is done
    [ask] the lesson waits for the move it asked for
   *[other] the lesson waits for something else
}.
error-BadLesson = The lesson { $file } is damaged, at { $where }: { $problem ->
    [not-toml] it is not TOML ({ $value })
    [not-a-table] there should be a table
    [missing] something is missing
    [wrong-kind] “{ $value }” is of the wrong kind
    [unknown] nobody knows this key
    [no-expression] “{ $value }” is no expression, or one that may not stand here
    [no-pattern] “{ $value }” is no pattern of actions
    [no-value] it cannot be worked out ({ $value })
    [several-waits] a step waits for one thing only
    [nothing-to-answer] this step waits for no move
    [number] lessons are numbered without gaps; this one should be { $value }
    [position] the position cannot be ({ $value })
    [not-the-others-turn] “{ $value }”: it is not the other's turn
   *[impossible] “{ $value }” is not possible there
}.
