cli-gauge = Measure an agent by a fixed suite of tasks, so that two reports can be compared (docs/gauge.md).
cli-gauge-agent = The agent: the name of a bot, module:Class, or program:COMMAND.
cli-gauge-game = Only the tasks of this game. Without it, all of them.
cli-gauge-how-many = How many games for each task at least. Without it, 100; with another number, scores say so.
cli-gauge-page = The page into which the agent's row is written, such as docs/gauge.md. Without it, it is only shown.
cli-gauge-games = games
cli-gauge-lead = lead in points
cli-gauge-score = { $agent }: { $score } of wins on average over these tasks (gauge { $version })

cli-records = Put many records into one file, and take them out again.
cli-records-pack = Put records into one Parquet file: the text of each, beside what its header says. Needs the extra “datasets”.
cli-records-files = Files with records, or folders full of them.
cli-records-out = The file to be written.
cli-records-packed = { $records ->
    [one] One record is
   *[other] { $records } records are
} in { $file } now.
cli-records-unpack = Write the records of such a file into a folder, one file each, as they were.
cli-records-file = A file that “trilith records pack” wrote.
cli-records-folder = The folder; what is there already is not overwritten.
cli-records-unpacked = { $records ->
    [one] One record was
   *[other] { $records } records were
} written to { $file }.
