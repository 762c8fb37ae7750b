# The words of the web client.

web-motto = Three stones, one table.
web-home = Trilith, to the first page
web-guest = Guest { $number }
web-your-name = Your name
web-play-as = You play as
web-about-me = { $name }: name, language, signing in
web-language = Language
web-language-en = English
web-language-de = Deutsch
web-keep-name = Keep this name
web-keep-name-why = With a password, “{ $name }” is yours, on this device and on others.
web-keep-name-do = Keep it
web-name-kept = This name is yours. On another device, sign in with it and its password.
web-password = Password
web-sign-in-offer = I have a name already
web-sign-in-why = The tables you set here as a guest stay with the guest.
web-sign-in = Sign in
web-sign-out = Sign out
web-bad-name = A name has 1 to 24 characters, no commas, and no space at its ends.
web-bad-password = A password has 8 to 200 characters.
web-speak-en = EN, speak English
web-speak-de = DE, Deutsch sprechen
web-day = Light as day
web-night = Dark as night
web-away = The server does not answer. We keep trying.
web-reconnecting = The connection is lost. We are coming back …
web-seen = All right
web-about = About
web-about-what = Trilith is a table for three prehistoric board games, with people, with friends far away, and with bots. The rules are told in our own words; the drawings are our own.
web-about-luck = Every roll and every card can be checked: before a match begins its luck is sealed with a fingerprint, and after it the seed is shown.
web-about-icons = Icons: game-icons.net (Lorc, Delapouite and others), CC BY 3.0.
web-about-fonts = Type: Laila and Alegreya Sans, SIL Open Font License.
web-about-interface = The interface of the server

web-players = { $least } to { $most } players
web-stone-stone_age = Stone Age
web-stone-prehistory = Prehistory
web-stone-endless_winter = Endless Winter
web-uncarved = still being carved
web-choose-stone = Choose a stone.
web-company-friends = With friends by link
web-company-here = Here on one device
web-how-many-players = How many players
web-seats = { $count } players
web-play-against = Play against { $names }
web-let-play = Let { $names } play
web-play-friends = Set this table and get the link
web-play-here = Play now on this device
web-options = Options
web-name-of-seat = Name in seat { NUMBER($number) }
web-seat = Seat { NUMBER($number) }
web-me = Me
web-person-here = Somebody here
web-invited = Somebody with the link
web-player = Player { NUMBER($number) }
web-public = Show this table to everybody
web-bot = bot
web-bot-random = bot, plays anything
web-bot-greedy = bot, thinks ahead
web-bot-beginner = bot, beginner
web-bot-easy = bot, easy
web-bot-medium = bot, medium
web-bot-hard = bot, hard
web-bot-expert = bot, expert
web-bot-name-0 = Ada
web-bot-name-1 = Flint
web-bot-name-2 = Fern
web-bot-name-3 = Slate
web-bot-name-4 = Amber
web-bot-name-5 = Heron
web-who-sits = Who sits with you?
web-how-strong = How strong
web-which-road = Which road
web-same-for-all = the same for all
web-anybody = Anybody
web-by-luck = by luck
web-sits-already = sits here already
web-level-beginner = Beginner
web-level-easy = Easy
web-level-medium = Medium
web-level-hard = Hard
web-level-expert = Expert
web-sits-down = { $name } sits down. { $about }
web-namesake = { $name } { $number ->
    [2] II
    [3] III
    [4] IV
    [5] V
   *[other] VI
}
web-go-on = Go on
web-go-on-verb = Go on
web-open-tables = Open tables
web-join = Sit down
web-watchable = Being played
web-watch = Watch
web-round = round { $round }
web-turn-of = { $player } is on.
web-awaiting = { $count ->
    [0] Everybody is here.
    [one] One seat is free.
   *[other] { $count } seats are free.
}

web-waiting = Round the fire
web-you = you
web-empty = Nobody yet
web-awaited-name = { $name } is awaited
web-invite = Invite
web-bot-here = Bot here
web-level = Level { NUMBER($level) } of { NUMBER($most) }
web-other-level = Another level
web-free-seat = Free the seat of { $name }
web-remove = Remove { $name } from the table
web-remove-why = { $name } cannot come back to this table.
web-remove-do = Remove
web-remove-not = Better not
web-claimed = kept with a password
web-this-table = This table
web-who-may-come = Who may come
web-by-link = By link only
web-for-all = Open to all
web-by-link-why = Only those with the link find this table.
web-for-all-why = Everybody finds this table on the first page and may sit down.
web-when = { $free ->
    [0] Everybody is here.
    [one] One seat is empty. Begin when you like: a bot takes it.
   *[other] { $free } seats are empty. Begin when you like: bots take them.
}
web-begin = { $free ->
    [0] Begin
    [one] Begin with a bot
   *[other] Begin with { $free } bots
}
web-wait = { $free ->
    [0] Everybody is here. It begins in a moment.
   *[other] It begins when every seat is taken, or sooner.
}
web-clear-table = Clear the table
web-get-up = Get up again
web-closed = This table was cleared.
web-to-stones = To the three stones
web-luck = Fair luck: { $start }…
web-luck-why = The luck of this match is settled already: this is the fingerprint of the seed behind every roll and every card. When the match is over the seed is shown, and anybody can check that it fits and that nothing was changed.
web-free = free
web-gone = away
web-stand-in = a bot stands in
web-link = The link for your friends
web-copy = Copy the link
web-copied = Copied

web-turn-mine = Your turn.
web-turn-other = { $player } is choosing …
web-turn-over = The valley is quiet.
web-turn-bot = It is { $player }’s turn.
web-takes-back = Takes back: { $what }
web-follows = { $done }. { $player } follows.
web-hold = Take it back? The bots wait a moment, or until your next click.
web-points-now = The others’ points
web-phase = The round
web-course = The course of the game
web-order = Order of play
web-acts = What helps
web-menu = More
web-close = Close
web-story = The story so far
web-since = { $count ->
    [one] Since your last turn: 1 turn
   *[other] Since your last turn: { $count } turns
}
web-news-count = Since my last turn: { $count }
web-news-before = The one before
web-news-next = The next one
web-touches-you = touches you
web-strip = What a bot does
web-for-you = For you: { $what }
web-sound = Sound: dice, steps, my turn
web-motion = Motion
web-motion-full = all
web-motion-calm = calm
web-motion-none = none
web-telling = Turns of bots
web-telling-calm = calm
web-telling-normal = normal
web-telling-quick = quick
web-telling-once = at once
web-keys = Keys
web-key-jump = to the first thing offered; press its letter for another
web-key-choose = choose; in an open tray: do it
web-key-number = how many, or which tool or heap
web-key-step = fewer, more
web-key-close = Esc closes, or takes a begun payment back
web-practice = Practice: take back whatever you like; luck is drawn anew
web-is-practice = Practice match
web-key-undo = undo
web-key-torch = the torch: what a good player thinks of; 1 to 3 looks at one, Esc puts it out
web-key-news = since my last turn, turn by turn
web-key-skip = skip what is shown: a bot’s turn first, then everything
web-key-log = log
web-key-rules = rules
web-key-players = the other players
web-key-table = back to the table; there: read it, Tab then reaches everything drawn
web-key-one-page = the game on one page; once more: these keys
web-one-page = The game on one page
web-print = Print
web-show-on-table = Show on the table: { $what }
web-whole-page = The whole page
web-undo = Undo
web-more = More
web-fewer = Fewer
web-sure = Really? { $choice }
web-costs = costs { $count } { $what }
web-brings = brings { $count } { $what }
web-likely = likely { $low } to { $high } { $what }
web-brings-other = brings { $player } { $count } { $what }
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
web-earlier = { $count } earlier turns
web-nothing-yet = Nothing yet.
web-open-rule = Rule { $rule }
web-search-rules = Search the rules (English, German)
web-rules-found = { $count ->
    [0] No rule says that.
    [one] One rule
   *[other] { $count } rules
}
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
web-record = Save the record
web-to-final = Back to the final score
web-look-back = Look back
web-rematch = Rematch
web-rematch-join = Come along to the rematch
web-chart = Points over the rounds
web-chart-line = { $points ->
    [one] { $name }: 1 point in the end.
   *[other] { $name }: { $points } points in the end.
}
web-chart-figures = As figures
web-chart-round = Round
web-chart-end = end
web-dice = Check the dice
web-dice-why = Before the match began, everybody was shown the fingerprint of a seed that nobody could know or change afterwards. Every roll and every card follows from that seed.
web-dice-promised = Promised at the start (SHA-256)
web-dice-seed = The seed
web-dice-fits = Your browser has computed it: the seed fits the promise.
web-dice-broken = The seed does not fit the promise. Do not trust this match.
web-dice-how = Whoever wants to check every single roll saves the record and runs

# Looking back at a match.
web-replay = Looking back
web-replay-round = Round { $round }
web-replay-rounds = round { $round } of { $rounds }
web-replay-where = { $when } · moment { $at } of { $all }
web-replay-moment = moment { $at } of { $all }
web-replay-here = { $where }: { $told }
web-replay-beginning = The table is set.
web-replay-decides = { $player }: { $what }
web-replay-unseen = { $player } decides, and the others do not see what.
web-replay-slider = Moment of the match
web-replay-round-back = To the start of the round
web-replay-back = A decision back
web-replay-play = Play
web-replay-stop = Stop
web-replay-on = A decision on
web-replay-round-on = To the next round
web-replay-speed = Speed: { $times } times
web-replay-times = { $times }×
web-replay-playing = The match plays on by itself.
web-replay-eyes = Through whose eyes
web-replay-eyes-of = As { $name } saw it then
web-replay-open = all open
web-replay-link = Copy link
web-replay-by-hand = The link stands in the address bar.
web-replay-fetching = Fetching the match …
web-key-replay-step = a decision back, on
web-key-replay-round = to the start of the round before, of the next
web-key-replay-ends = to the beginning, the end
web-key-replay-play = play, stop
web-key-replay-speed = faster, slower
web-key-replay-eyes = through the eyes of a seat
web-key-replay-open = all open
web-key-replay-link = copy the link
web-key-replay-evening = to the evening

# A table that goes on from a moment of another match.
web-play-on = Play on from here
web-play-on-short = Play on
web-play-on-not = The match is over here. Go back to where somebody still decides.
web-key-play-on = play on from here
web-origin = from { $match } · { $when }
web-origin-moment = moment { $at }
web-when-played = { $day } { $part }
web-part-morning = morning
web-part-afternoon = afternoon
web-part-evening = evening
web-part-night = night
web-branch-luck = Luck
web-branch-luck-new = Luck drawn anew
web-branch-luck-same = Luck as it was
web-branch-luck-new-why = What comes from here on, nobody knows.
web-branch-luck-same-why = The same rolls and cards come as long as as many decisions lie between them. Whoever looked at the match knows them.
web-sit-here = Sit here
web-rise = Get up from this seat
web-luck-known = Luck as it was: { $start }…
web-luck-known-why = Luck goes on by the seed of the match that this table comes from. That match is over, so everybody may know the seed; this is its fingerprint.

# Records from elsewhere.
web-bring = Open a record
web-bring-why = A record that was saved elsewhere, such as by the terminal. It can also be dropped on this page.
web-bring-drop = Let go to open the record.
web-bring-reading = Reading the record …
web-brought = A record from elsewhere: { $file }
web-take-away = Take it away
web-record-ends = The record ends here, line { NUMBER($line, useGrouping: 0) }.

# Setting up a position.
web-setup = Set up a position
web-setup-from-here = Set up a position from here
web-copy-position = Copy the position
web-setup-boards = Boards
web-setup-table = Table
web-setup-wrong = something is to be put right
web-setup-problems = { $count ->
    [one] One thing to put right
   *[other] { $count } things to put right
}
web-setup-problem = { $where }: { $what }.
web-setup-show = show
web-setup-well = All is well.
web-setup-choose = Choose a piece, then a place
web-setup-left = { $player }, { $count } not on the table
web-setup-play = Play from here
web-setup-copy = Copy
web-setup-paste = Paste
web-setup-paste-what = A position, a link to one, or a link to a moment of a match
web-setup-undo = Undo
web-setup-nothing = nothing
web-setup-add = add …
web-setup-remove = take away: { $what }
web-set-up-here = A position that was set up by hand
web-key-setup-board = board of a seat
web-key-setup-boards = the board before, after
web-key-setup-more = one more, one fewer
web-key-setup-problem = next thing to put right
web-key-setup-copy = copy the position
web-key-setup-paste = paste one
web-key-setup-undo = undo

# Own finished matches.
web-past = My games
web-past-filter = Which matches
web-past-game = Game
web-past-all = All
web-past-with = With whom
web-past-anybody = with anybody
web-past-people = with people
web-past-bots = with bots alone
web-past-with-name = with { $name }
web-past-result = Result
web-past-any-result = any result
web-past-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-past-time = Time
web-past-all-time = all time
web-past-days = { $days ->
    [7] last week
    [30] last month
    [365] last year
   *[other] last { $days } days
}
web-past-save-all = { $count ->
    [one] Download 1 record
   *[other] Download { $count } records
}
web-past-matches = Matches
web-past-more = { $count } more
web-past-look = Look back at { $game }, { $day }
web-past-save = Save the record of { $game }, { $day }
web-past-practice = practice
web-past-places = Places
web-past-mean = mean
web-past-of-seats = { $seats ->
    [2] of two seats
    [3] of three seats
    [4] of four seats
   *[other] of { $seats } seats
}
web-past-times = { $place } { $count } times
web-past-places-told = Places in { $matches } matches, the oldest first: { $places }
web-past-sources = Where the points come from
web-past-sources-told = Points by source over { $matches } matches; in the last one: { $sources }
web-past-first = { $few ->
    [1] first
    [2] first two
    [3] first three
    [4] first four
    [5] first five
   *[other] first { $few }
}
web-past-last = { $few ->
    [1] last
    [2] last two
    [3] last three
    [4] last four
    [5] last five
   *[other] last { $few }
}
web-past-by-game = Games and wins
web-past-won-of = { $matches ->
    [one] 1 match, { $wins } won
   *[other] { $matches } matches, { $wins } won
}
web-past-mean-place = mean place { $place }
web-past-none = Nothing here yet. Every match that you finish comes here.
web-past-no-fit = No match fits.
web-past-clear = Clear the filters
web-past-fetching = Fetching your matches …

# Component packs.
web-pack = What is in the box
web-pack-played = Played with the component pack “{ $name }” (digest { $digest }…).
web-pack-reconstructed = What the printed box shows is only partly public. Reconstructed, and perhaps different in yours: { $parts }.

# Words under the hand, in the order in which they stand.
web-words-costs = costs
web-words-now = now
web-words-round = each round
web-words-year = each year
web-words-end = at the end
web-words-rule = Rule { $rule }
web-about-box = About this box
