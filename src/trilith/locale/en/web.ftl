# The words of the web client.

web-motto = Three stones, one table.
web-home = Trilith, to the first page
web-guest = Guest of the fire
web-your-name = Your name
web-speak-en = EN, speak English
web-speak-de = DE, Deutsch sprechen
web-day = Light as day
web-night = Dark as night
web-away = The server does not answer. We keep trying.
web-reconnecting = The connection is lost. We are coming back …
web-seen = All right

web-new = A new table
web-game = Game
web-players = { $least } to { $most } players
web-company = With whom
web-company-bots = Against bots
web-company-friends = With friends by link
web-company-here = Here on one device
web-how-many-players = How many players
web-seats = { $count } players
web-play-bots = { $count ->
    [one] Play now against one bot
   *[other] Play now against { $count } bots
}
web-play-invite = Set the table and get the link
web-play-here = Play now on this device
web-options = Who sits where
web-seat = Seat { NUMBER($number) }
web-me = Me
web-person-here = Somebody here
web-invited = Somebody with the link
web-player = Player { NUMBER($number) }
web-public = Show this table to everybody
web-bot = bot
web-bot-random = bot, plays anything
web-bot-greedy = bot, thinks ahead
web-bot-name-0 = Ada
web-bot-name-1 = Flint
web-bot-name-2 = Fern
web-bot-name-3 = Slate
web-go-on = Go on
web-go-on-verb = Go on
web-open-tables = Open tables
web-join = Sit down
web-watchable = Being played
web-watch = Watch

web-waiting = Round the fire
web-awaited = Awaited
web-free = free
web-gone = away
web-stand-in = a bot stands in
web-link = The link for your friends
web-copy = Copy the link
web-copied = Copied
web-start-with-bots = Begin; bots take the empty seats

web-turn-mine = Your turn.
web-turn-other = { $player } is choosing …
web-turn-over = The valley is quiet.
web-turn-bot = { $player } is thinking …
web-takes-back = Takes back: { $what }
web-phase = The round
web-order = Order of play
web-acts = What helps
web-menu = More
web-close = Close
web-story = The story so far
web-since = Since your last turn
web-news-count = Since my last turn: { $count }
web-news-before = The one before
web-news-next = The next one
web-touches-you = touches you
web-motion = Motion
web-motion-full = all
web-motion-calm = calm
web-motion-none = none
web-keys = Keys
web-key-jump = to the first thing offered; press its letter for another
web-key-choose = choose; in an open tray: do it
web-key-number = how many, or which tool or heap
web-key-step = fewer, more
web-key-close = Esc closes, or takes a begun payment back
web-key-undo = undo
web-key-news = since my last turn, one by one
web-key-skip = skip what is being shown
web-key-log = log
web-key-rules = rules
web-key-players = the other players
web-key-table = back to the table
web-key-keys = these keys
web-undo = Undo
web-how-many = How many
web-more = More
web-fewer = Fewer
web-sure = Really? { $choice }
web-costs = costs { $count } { $what }
web-brings = brings { $count } { $what }
web-likely = likely { $low } to { $high } { $what }
web-you-may = You may: { $range }
web-people-there = { $player }: { $count }
web-nothing-here = nothing
web-at-home = { $home } of { $all } at home

web-panes = Parts of the table
web-pane-table = Table
web-pane-players = Players
web-pane-log = Log
web-pane-rules = Rules
web-table = The table
web-players-pane = The other players
web-mine = What is mine
web-log = Log
web-news = Since my turn
web-rules = Rules
web-earlier = { $count } earlier lines
web-nothing-yet = Nothing yet.
web-open-rule = Rule { $rule }
web-search-rules = Search the rules
web-no-rule = No rule says that.
web-ruling = Ruling: { $reason }
web-watching = You are watching.
web-leave = Leave the match; a bot plays on
web-bot-plays = A bot is playing for you.
web-come-back = Take my seat back

web-pass-on = Pass the table to { $name }
web-look-away = Everybody else looks away.
web-i-am = I am { $name }

web-final = The final score
web-winner = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
}
web-source = Where the points came from
web-before-final = during the game
web-total = points
web-assisted = helped by a bot
web-again = Play again
web-record = Save the record
web-fair = Was the luck fair?
web-fair-seed = The seed was { $seed }. Its fingerprint, promised at the start: { $commitment }. With the record, “trilith verify” recomputes every roll and every card.
