# What is wrong about a component pack; file and entry stand before each sentence.
mistake-missing-file = This file is missing.
mistake-unknown-file = This file belongs to no pack of this game. There are: { $known }.
mistake-not-text = This file is not text in UTF-8.
mistake-not-toml = This file cannot be read as TOML: { $value }.
mistake-not-a-title = The name must be a text of 1 to { $most } characters in one line.
mistake-missing-field = This field is missing.
mistake-unknown-field = There is no such field here.
mistake-missing-entry = This entry is missing: a pack has every entry of the default pack.
mistake-unknown-entry = There is no such entry in this game. There are: { $known }.
mistake-twice = { $value } stands there twice.
mistake-not-a-number = { $value } is not a whole number.
mistake-not-halves = { $value } is not a number of halves such as 0.5, 1 or 1.5.
mistake-not-a-text = { $value } is not a text.
mistake-not-a-list = { $value } is not a list.
mistake-not-a-table = { $value } is not a table of fields.
mistake-out-of-bounds = { $value } is not between { $least } and { $most }.
mistake-wrong-length =
    The list has { $count } { $count ->
        [one] value
       *[other] values
    }, not { $least } to { $most }.
mistake-unknown-name = The rules do not know { $value }. They know: { $known }.
mistake-must-stay = { $value } stands here; it must stay { $usual }, because the rules are made for it.
mistake-wrong-count = There are { $count } of them in all, not { $wanted }.
mistake-too-few = There are { $count } of them, and the set-up cards together show { $wanted }.
mistake-overlap = The tiles at { $value } and { $other } overlap.
mistake-not-fluent = This cannot be read as Fluent: { $value }
mistake-unknown-word = There is nothing of this name in the game.
mistake-other-parts = These words need the same variables and attributes as those of the default pack.
