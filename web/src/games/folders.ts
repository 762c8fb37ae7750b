// What `import.meta.glob` finds in the folders of the games, by the name of the game.
export const byGame = <Found>(files: Readonly<Record<string, Found>>): ReadonlyMap<string, Found> =>
  new Map(Object.entries(files).map(([path, found]) => [path.split("/")[1] ?? "", found]));
