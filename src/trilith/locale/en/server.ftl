# What can go wrong at the server, as a sentence with a way out.

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
