# Everything that can go wrong at the edge, as a sentence with a way out.

error-NoSuchGame = There is no game called “{ $game }”. You can play: { $known }.
error-BrokenGame = The game “{ $game }” is brought by the package { $package }, which cannot be used: { $problem }. Repair that package or uninstall it.
error-NoSuchBot = There is no bot called “{ $bot }”. There are: { $known }.
error-BrokenBot = “{ $bot }” cannot be used as a bot: { $problem }. Name a class that Python can import, as in my_bots:Cautious.
error-NoSummary = { $game } does not say how its positions are summed up, so there are no values for it. A game gives `summary`; docs/values.md tells how.
error-NoWeights = There are no weights for the values of { $game } yet. Train some: trilith train { $game }
error-UnfitWeights = The weights in { $file } do not fit: they are for { $theirs } version { $their_version } with its features of that time, and this is { $game } version { $version }. Train new ones: trilith train { $game }
error-BrokenWeights = The file of weights { $file } is damaged. Take it from the package again, or train it anew.
error-OtherTraining = In { $folder } something else was trained: with other settings, another seed or other features. Name another folder with --out, or empty this one.
error-MissingExtra = This needs packages that are not installed ({ $package }). Install them with: pip install 'trilith[{ $extra }]'
error-NoSuchOption = { $game } has no option “{ $option }” with the value { $value }.
error-NoSuchReward = There is no reward called “{ $reward }”. There are: { $known }.
error-NobodySitsThere = There is no seat { $seat }: with { $seats } players they are numbered from 0 to { $most }.
error-WrongActions = Actions are given as one whole number for each of { $tables } tables; this is { $given }.
error-NoSuchActionNumber = There is no action { $number }: those of { $game } are numbered from 0 to { $most }.
error-NotBegun = No game is on, so there is nothing to decide. Call reset() first.
error-WrongSeats = { $game } is a game for { $least } to { $most } players, not for { $seats }.
error-NoSuchAction = “{ $action }” is not an action of this game. Type ? for what you can do.
error-NoSuchOutcome = “{ $outcome }” cannot happen here; it would look like this: { $expected }.
error-IllegalAction = “{ $action }” is not possible now.
error-NotYourTurn = “{ $action }” is for player { $player }, but it is player { $actor }'s turn.
error-GameOver = The game is over; “{ $action }” comes too late.
error-NoSuchVersion = There is no step { $asked }; the record has { $newest ->
    [one] 1 step.
   *[other] { $newest } steps.
}
error-NotYetOpen = This match is still being played and holds secrets. Until it is over, you can look back through your own eyes.
error-WrongGameVersion = The record was made with version { $recorded } of the rules of { $game }; installed is version { $installed }.
error-UnfairLuck = Line { NUMBER($line, useGrouping: 0) }: “{ $text }” is not what the seed gives; that would be “{ $fair }”.
error-NothingToPlayOn = The game is over at moment { NUMBER($lines, useGrouping: 0) }. Choose an earlier one to play on from.
error-MatchNotOver = The record ends here, line { NUMBER($line, useGrouping: 0) }, and the game is not over. Only a finished game can be reviewed: until then it keeps its secrets.
error-ReviewNotKept = The review could not be kept in { $file }: { $reason ->
    [ENOENT] there is no such file or folder
    [EACCES] access is not allowed
    [EPERM] access is not allowed
    [EEXIST] there is a file of that name
    [ENOTDIR] a part of its path is not a folder
    [ENOSPC] the disk is full
    [EDQUOT] your share of the disk is full
    [EROFS] the disk is read-only
   *[other] { $reason }
}. Name another folder with --out.
error-ObservationNotKept = The games could not be kept in { $file }: { $reason ->
    [ENOENT] there is no such file or folder
    [EACCES] access is not allowed
    [EPERM] access is not allowed
    [EEXIST] there is a file of that name
    [ENOTDIR] a part of its path is not a folder
    [ENOSPC] the disk is full
    [EDQUOT] your share of the disk is full
    [EROFS] the disk is read-only
   *[other] { $reason }
}. Name another folder with --out.
error-OtherTournament = { $file } holds other games than these: another game, version, pack, seed, other bots or options. Name another file.
error-NotWritten = { $file } could not be written: { $reason ->
    [EEXIST] there is one already
    [ENOENT] there is no such folder
    [EACCES] access is not allowed
    [EPERM] access is not allowed
    [EISDIR] it is a folder
    [ENOTDIR] a part of its path is not a folder
    [ENOSPC] the disk is full
    [EDQUOT] your share of the disk is full
    [EROFS] the disk is read-only
   *[other] { $reason }
}. Name another with --out.
error-BadArchive = { $file } does not hold records that “trilith records pack” put together.
error-FileTwice = There are two records called { $file }, and they would overwrite each other. Rename one of them.
error-NotSaved = The game could not be saved to { $file }: { $reason ->
    [ENOENT] there is no such file or folder
    [EACCES] access is not allowed
    [EPERM] access is not allowed
    [EISDIR] it is a folder
    [ENOTDIR] a part of its path is not a folder
    [ENOSPC] the disk is full
    [EDQUOT] your share of the disk is full
    [EFBIG] the file would become larger than is allowed
    [EROFS] the disk is read-only
    [not-a-file] it is not an ordinary file
   *[other] { $reason }
}. { $reason ->
    [ENOSPC] Nothing was played; make room and try again.
    [EDQUOT] Nothing was played; make room and try again.
    [EFBIG] Nothing was played; make room and try again.
    [EIO] Nothing was played; try again.
   *[other] Nothing was played; choose another file or folder.
}
error-NoSuchFile = The file { $file } cannot be read: { $reason ->
    [ENOENT] there is no such file or folder
    [EACCES] access is not allowed
    [EPERM] access is not allowed
    [EISDIR] it is a folder
    [ENOTDIR] a part of its path is not a folder
    [ENOSPC] the disk is full
    [EDQUOT] your share of the disk is full
    [EFBIG] the file would become larger than is allowed
    [EROFS] the disk is read-only
    [not-text] it is not a text file
   *[other] { $reason }
}.
error-BadRecord = Line { NUMBER($line, useGrouping: 0) } of the record (“{ $text }”): { $problem ->
    [header] this is not a line of a header; it should look like “game: stone_age”.
    [no-header-end] the header does not end with a blank line.
    [missing-key] the header lacks this entry.
    [position] this position cannot be: trilith position --check names what is wrong with it.
    [note] this is no note that a record can have.
    [header-value] this entry of the header cannot be read.
    [other-game] the record is of another game.
    [other-seats] the position in the header is for another number of players.
    [digest] the position here is not the one the record was made with.
    [NoSuchAction] this is not an action of the game.
    [NoSuchOutcome] luck decides here, and this is nothing it can bring.
    [IllegalAction] this action is not possible here.
    [GameOver] the game is already over here.
   *[other] { $problem }
}
error-BadPosition = Not a position, at { $where }: { $problem ->
    [format] the format or the game is not one we know ({ $value }).
    [record] this is a record. Open it on the first page, and copy the position of any moment there.
    [broken-link] the link does not hold a whole position ({ $value }).
    [not-json] this is not JSON ({ $value }).
    [not-an-object] this must be an object with fields, not { $value }.
    [not-a-number] this must be a whole number, not { $value }.
    [too-large] { $value } is too large a number.
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
error-BadPack = { $folder } is not a component pack that can be played with:
error-FolderTaken = The folder { $folder } is not empty, and nothing is overwritten. Name another folder.
error-NeedsPack = This was played with the component pack “{ $pack }”, whose digest is { $digest }; at hand is “{ $given }”. Name the folder of the right one: --pack FOLDER
error-NeedsDefaultPack = This was played with what comes with { $game }, not with the component pack “{ $given }”. Leave out --pack.
error-PackOfOtherGame = The component pack in { $folder } is for { $other }, not for { $game }.
error-EndlessGame = { $game } was not over after { $steps } steps and was given up. Players who only ever hunt play for ever: choose other bots or another seed.
error-LawBroken = { $game } breaks the law “{ $law }” in the game with seed { $seed }, at step { $step }: { $detail }
error-FileTaken = The file { $file } exists already and is not overwritten. Choose another name, or go on with it: trilith resume { $file }
error-GameInUse = The game in { $file } is being played in another window. Go on there, or leave it there first.
error-NoGameToResume = There is no unfinished game in { $folder }. Begin one: trilith play stone_age
error-NotForPractice = In a practice match one person plays and bots sit in all other seats: { $seats } will not do.
error-NothingToUndo = There is nothing to take back: since your last decision there was luck, or somebody else has decided.
error-NothingDecided = There is nothing to take back: you have not decided anything yet.
error-NotComplete = “{ $actions }” would leave something half paid, so nothing was played. Name all of it, or name it piece by piece when you are asked.
error-Ambiguous = “{ $typed }” can mean: { $meanings }{ $more ->
    [0] .
    [one] ; and 1 more.
   *[other] ; and { $more } more.
}
error-NoSuchPlayer = There is no player “{ $typed }”. At the table: { $known }; a number from 1 on or a letter will do.
error-NoSuchChoice = There is no choice { $choice }; the numbers go from 1 to { $most }.
error-NoSuchKey = “{ $choice }” is not possible there; these are: { $known }.
error-NoSuchRule = There is no rule { $number }. A rule is named like this: { $example }. With rules WORD you can search.
error-BadCompany = “{ $company }” does not say with whom. It is people, bots, bot: and a level such as bot:hard, or name: and a name.
error-BadName = “{ $name }” cannot be a player's name: it needs 1 to { $longest } printable characters.
error-BadSeed = “{ $seed }” is not a seed. { $digits ->
    [0] It must be a whole number.
   *[other] It needs { $digits } hexadecimal digits.
}
error-WrongSeatCount = { $players ->
    [one] 1 player is named
   *[other] { $players } players are named
}, but there are { $seats } seats at this table.
error-NeedsGame = Which game? For example: trilith play stone_age. All of them: trilith games
error-NotTogether = { $one } and { $other } do not go together; leave one of them out.
error-NoSuchLanguage = There are no words in “{ $language }” yet; there are: { $known }.
error-NoSuchCommand = There is no command “{ $command }”. There are: { $known }.
error-BadUsage = { $problem ->
    [NoSuchOption] There is no option { $what } here.
    [MissingParameter] { $what } is missing.
    [BadParameter] { $what } cannot have this value.
    [BadOptionUsage] { $what } needs a value.
   *[other] This cannot be understood.
} Help: { $command } --help
