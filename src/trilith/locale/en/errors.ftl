# Everything that can go wrong at the edge, as a sentence with a way out.

error-NoSuchGame = There is no game called “{ $game }”. You can play: { $known }.
error-NoSuchBot = There is no bot called “{ $bot }”. There are: { $known }.
error-NoSuchOption = { $game } has no option “{ $option }” with the value { $value }.
error-WrongSeats = { $game } is a game for { $least } to { $most } players, not for { $seats }.
error-NoSuchAction = “{ $action }” is not an action of this game. Type ? for what you can do.
error-NoSuchOutcome = “{ $outcome }” cannot happen here; it would look like this: { $expected }.
error-IllegalAction = “{ $action }” is not possible now.
error-NotYourTurn = “{ $action }” is for player { $player }, but it is player { $actor }'s turn.
error-GameOver = The game is over; “{ $action }” comes too late.
error-NoSuchVersion = There is no step { $asked }; the record has { $newest } steps.
error-WrongGameVersion = The record was made with version { $recorded } of the rules of { $game }; installed is version { $installed }.
error-UnfairLuck = Line { $line }: “{ $text }” is not what the seed gives; that would be “{ $fair }”.
error-NotSaved = The game could not be saved to { $file }: { $reason }. Nothing was played; make room and try again.
error-NoSuchFile = The file { $file } cannot be read: { $reason }.
error-BadRecord = Line { $line } of the record (“{ $text }”): { $problem ->
    [header] this is not a line of a header; it should look like “game: stone_age”.
    [no-header-end] the header does not end with a blank line.
    [missing-key] the header lacks this entry.
    [header-value] this entry of the header cannot be read.
    [other-game] the record is of another game.
    [digest] the position here is not the one the record was made with.
    [NoSuchAction] this is not an action of the game.
    [NoSuchOutcome] luck decides here, and this is nothing it can bring.
    [IllegalAction] this action is not possible here.
    [GameOver] the game is already over here.
   *[other] { $problem }
}
error-BadPosition = Not a position, at { $where }: { $problem ->
    [format] the format or the game is not one we know ({ $value }).
    [not-json] this is not JSON ({ $value }).
    [not-an-object] this must be an object with fields, not { $value }.
    [not-a-number] this must be a whole number, not { $value }.
    [not-a-text] this must be a text, not { $value }.
    [not-a-list] this must be a list, not { $value }.
    [not-true-or-false] this must be true or false, not { $value }.
    [wrong-length] this list has the wrong length: { $value }.
    [no-such-player] there is no player { $value }.
    [unknown-name] { $value } is not a name we know here.
    [null] nothing may be empty here.
    [unknown-field] there is no such field.
    [missing-field] this field is missing.
   *[other] { $value }
}
error-ImpossiblePosition = This position cannot be:
error-EndlessGame = { $game } did not end within { $steps } steps with these bots: { $bots }.
error-LawBroken = { $game } breaks the law “{ $law }” in the game with seed { $seed }, at step { $step }: { $detail }

# At the server.

error-NotSignedIn = You are not known here yet. Tell us your name first.
error-WrongPassword = Nobody has claimed the name “{ $name }” with this password.
error-NameTaken = The name “{ $name }” is claimed already. Choose another one.
error-NoSuchMatch = There is no match { $match }.
error-NoSuchInvitation = The invitation { $invitation } leads nowhere. Ask for a new link.
error-NoSuchSeat = The table has no seat { $seat }.
error-NotYourSeat = Seat { $seat } is not yours, or a bot stands in for you there. You can come back at any time.
error-NotYourMatch = Only whoever set up match { $match } may do that.
error-NoFreeSeat = Nobody is awaited at match { $match }, or only those who have the link. You can watch.
error-TooManyMatches = You have { $most } unfinished matches; finish or leave one before you set up another.
error-NotStarted = Match { $match } has not begun: seats are still free.
error-AlreadyStarted = Match { $match } has begun already.
error-NotOver = The record of match { $match } holds secrets; it is shown when the match is over.
error-StaleVersion = The table has moved on (from { $asked } to { $newest }). Look again, then decide.
error-UndoTooFar = { $steps } steps cannot be taken back, only { $possible }: beyond that lies luck, or somebody else's decision.
error-BadRequest = This message is none that we know: { $where } ({ $problem }).
error-TooLarge = This message is too long; { $most } bytes are enough for all there is to say.
error-TooFast = Slower, please: { $rate } messages a second are enough.
error-ForeignOrigin = Pages of { $origin } may not use this server.
error-NoSuchPage = There is nothing at { $path }.
error-WrongMethod = { $path } cannot be used with { $method }.
error-NeedsSocket = This address is for WebSocket connections.
error-NotKept = The database could not be written, so nothing was played. Try again.
error-Unexpected = That was our mistake; it stands in the server's log. Nothing was played.
