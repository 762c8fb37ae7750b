# What can go wrong at the server, as a sentence with a way out.

error-NotSignedIn = You are not known here yet. Tell us your name first.
error-WrongPassword = Nobody has claimed the name “{ $name }” with this password.
error-Banned = You may not come in here any more. Whoever runs this server can tell you why.
error-NameTaken = The name “{ $name }”, or one that looks like it, is claimed already. Choose another one.
error-CommonName = Everybody who comes here is called “{ $name }” or the like at first. Choose a name of your own, then keep it.
error-TooManyTries = Too many passwords were tried. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}, then try again.
error-TooBusy = Many people are signing in at this moment. Try again in a few seconds.
error-NoSuchMatch = There is no match { $match }.
error-NoSuchInvitation = The invitation { $invitation } leads nowhere. Ask for a new link.
error-NoSuchSeat = The table has no seat { $seat }.
error-NotYourSeat = Seat { $seat } is not yours, or a bot stands in for you there. You can come back at any time.
error-NotYourMatch = Only whoever set up match { $match } may do that.
error-NoFreeSeat = Nobody is awaited at match { $match }, or only those who have the link. You can watch.
error-AlreadySeated = You have a seat at this table already. The others are for other people.
error-AskedToLeave = Whoever set this table has given your seat away. Choose another table, or set one yourself.
error-SeatTaken = Somebody sits there already. Only empty seats and bots can be changed.
error-TooManyMatches = You have { $most } unfinished matches; finish or leave one before you set up another.
error-TooManyBotMatches = { $most ->
    [0] There are no matches of bots alone here. Sit down at the table yourself.
    [one] Only bots are playing in one of your matches already. Wait until it is over, or sit down at the table yourself.
   *[other] Only bots are playing in { $most } of your matches already. Wait until one is over, or sit down at the table yourself.
}
error-MatchClosed = Match { $match } was closed. Set up another one.
error-NotStarted = Match { $match } has not begun: seats are still free.
error-AlreadyStarted = Match { $match } has begun already.
error-NotSeated = Only whoever sits at the table of match { $match } may do that.
error-NotYetBranched = This match is still being played and holds secrets. When it is over, you can play on from any of its moments.
error-NoBranch = This table goes on from no other match, so its luck is new.
error-TooManyRecords = You keep { $most } records from elsewhere already. Take one away before you bring another: look back at it, then “Take it away”.
error-TooManyLines = The record goes on at line { NUMBER($line, useGrouping: 0) }, but no match of this game has more than { $most } lines.
error-PackNotHere = Line { NUMBER($line, useGrouping: 0) } of the record: it was played with the component pack “{ $pack }”, which this server does not have. Whoever runs it can name the folder: trilith serve --pack FOLDER (digest { $digest })
error-NotBrought = Match { $match } was played here and belongs to everybody who played. Only records from elsewhere can be taken away.
error-StillPlaying = Match { $match } still goes on. There can be a rematch when it is over.
error-NotOver = The record of match { $match } holds secrets; it is shown when the match is over.
error-StaleVersion = The table has moved on (from { $asked } to { $newest }). Look again, then decide.
error-WriteConflict = Other servers keep changing match { $match }, so nothing was kept. Look again, then decide.
error-NotPractice = In a practice match one person plays and bots sit in all other seats; here { $people } people would play.
error-NoLight = There is no light for a hint just now: too many bots are thinking. Try again in a few seconds.
error-TooManyReviews = { $most } matches wait to be looked at already. Ask again when some of them are done.
error-NotReviewed = At moment { $moment } no review has found anything better, so there is nothing to try. Choose one of the marks.
error-UndoTooFar = { $steps } steps cannot be taken back, only { $possible }: beyond that lies luck, or somebody else's decision.
error-BadRequest = This message is none that we know: { $where } ({ $problem }).
error-TooLarge = This message is too long; { $most } bytes are enough for all there is to say.
error-TooFast = Slower, please: { $rate } messages a second are enough.
error-TooSlow = The request was begun, but not sent within { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}. Send it again.
error-TooManyConnections = Your address holds { $most } connections already. Close a few pages, then load this one again.
error-TooManyGuests = { $whose ->
    [address] From your network { $most } new guests may come in an hour, and they have come
   *[server] In an hour { $most } new guests may come here, and they have come
}. Sign in with a name that you have kept, or try again later.
error-TooManyTables = { $whose ->
    [address] From your network { $most } tables may be set in an hour, and they were
   *[server] In an hour { $most } tables may be set here, and they were
}. Sit down at one that is open, or try again later.
error-TooManyBots = { $whose ->
    [address] From your network { $most } matches of bots alone may be begun in an hour, and they were
   *[server] In { $most } matches here only bots are playing, and more are not begun
}. Sit down at the table yourself, or try again later.
error-TooManySockets = { $whose ->
    [address] Your network holds { $most } tables open already
   *[server] { $most } tables are open here, and more do not fit
}. Close a few pages, then load this one again.
error-MissingPack = This is played with the component pack “{ $pack }”, which this server does not have. Whoever runs it can name the folder: trilith serve --pack FOLDER (digest { $digest })
error-ForeignOrigin = Pages of { $origin } may not use this server.
error-NoSuchPage = There is nothing at { $path }.
error-WrongMethod = { $path } cannot be used with { $method }.
error-NeedsSocket = This address is for WebSocket connections.
error-NotKept = The database could not be written, so nothing was played. Try again.
error-Unexpected = That was our mistake; it stands in the server's log. Nothing was played.
error-PortTaken = Another program listens on port { $port }. Choose another one with --port; --port 0 takes a free one.
error-CannotListen = This machine cannot listen at { $host }, port { $port }. Choose another address with --host, or another port with --port.
error-AlreadyServed = A server at { $address } uses this database already. Play there, or name another database with --database.
error-DatabaseInUse = A server ({ $server }) uses the database { $database } already. Play there, stop that server first, or name another database with --database; several servers share a PostgreSQL if each of them has the same Redis in TRILITH_REDIS.
error-NoDatabase = The database { $url } cannot be opened ({ $problem }). Name another one with --database; PostgreSQL needs: pip install 'trilith[postgres]'.
error-NoRedis = The Redis { $url } cannot be used ({ $problem }). Name another one with TRILITH_REDIS, or none for a single server; it needs: pip install 'trilith[redis]'.

# The commands that run and measure a server.

cli-serve = Run the server, so that people can play in the browser, alone or against each other.
cli-serve-open = Open the game in your browser.
cli-serve-listening = Playing at { $address } (stop with Ctrl-C).
cli-serve-moved = Another program listens on port { $port }, so this game gets a free one.
cli-serve-already = Trilith is running already, at { $address }.
cli-serve-no-browser = No browser could be opened here. Open the address yourself.
cli-serve-stopped = Stopped. Every match is kept, and goes on next time.
cli-serve-variables = Environment variables set everything:
cli-serve-host = Address to listen on. Without it, 127.0.0.1: this machine only.
cli-serve-port = Port to listen on. Without it, 8017; 0 takes a free one.
cli-serve-database = SQLAlchemy URL of the database. Without it, a SQLite file of yours.
cli-serve-redis = URL of a Redis through which several servers of one PostgreSQL tell each other of changes. Without it, there is one server.
cli-serve-packs = Folders of component packs for new matches, separated as in PATH.
cli-serve-pack = The folder of a component pack for new matches of its game; once for each.
cli-serve-origins = Other sites whose pages may use this server, separated by blanks.
cli-serve-secure-cookies = Send cookies over HTTPS only: true or false.
cli-serve-session-days = Days after which an unused cookie is forgotten (365).
cli-serve-away-seconds = Seconds until a bot stands in for whoever is away (120).
cli-serve-away-bot = The bot that stands in (greedy).
cli-serve-bot-processes = Processes in which bots think. Without it, one less than there are cores; 0 leaves it to workers (trilith worker).
cli-serve-bot-seconds = Seconds after which a simpler bot decides for a bot (30).
cli-serve-rate = Messages a second that one person may send for long (40).
cli-serve-burst = Messages that one person may send at once (200).
cli-serve-newcomers = Requests a second without a cookie that one address may send for long (100).
cli-serve-passwords = Passwords a second that may be tried for long at one name (0.1).
cli-serve-connections = Connections that one address may hold at once (100). Behind a proxy, that is everybody's.
cli-serve-request-seconds = Seconds in which a request must have been sent (15).
cli-serve-largest-body = Bytes in the largest request (16384).
cli-serve-largest-message = Bytes in the largest WebSocket message (8192).
cli-serve-most-matches = Unfinished matches that one person may have set up (50).
cli-serve-most-bot-matches = Matches of bots alone that one person may have going on (5).
cli-serve-forecast-steps = Positions that are tried out to forecast the choices of one turn (6000).
cli-worker = Think for the bots of servers, and look at finished matches for them, until Ctrl-C. As many workers as you like, on any machines, share the work.
cli-worker-redis = URL of the Redis that the servers have in TRILITH_REDIS. Without it, that variable counts here, too.
cli-worker-processes = Processes in which to think. Without it, as many as there are cores.
cli-worker-thinking = Thinking for the servers of { $redis } in { $processes } { $processes ->
        [one] process
       *[other] processes
    } (stop with Ctrl-C).
cli-worker-stopped = Stopped. What was being thought about, another worker does.
cli-loadtest = Measure how long it takes until everybody sees what somebody did, in many matches at once.
cli-loadtest-matches = How many matches. Without it, 200.
cli-loadtest-rate = Actions a second in each match; 0 plays as fast as it goes. Without it, 1.
cli-loadtest-seconds = How long to measure. Without it, 30 seconds.
cli-loadtest-foresee = Ask what would come of every choice, as browsers do while somebody looks.
cli-loadtest-url = Address of a running server; more than one, if several share a database. Without it, a new one is started and thrown away.
cli-loadtest-found =
    { $actions_per_second } actions a second in { $matches } matches, { $failures } failures ({ $actions } actions in { $seconds } s, asked for { $rate } a second in each match).
    Until every seat had its new view: half of them { $p50_ms } ms, 95 % { $p95_ms } ms, 99 % { $p99_ms } ms.
