// Which component pack each game is shown with. Tables keep the faces of their cards as long as the page lives, so a
// match with another pack than the one before it needs the page anew.
const shown = new Map<string, string>();

/** Show a game with this pack from now on; false, if the page already shows it with another. */
export function playWith(game: string, digest: string): boolean {
  const before = shown.get(game) ?? digest;
  shown.set(game, before);
  return before === digest;
}

/** What asks for the pack a game is shown with, in the query of an address. */
export function asked(game: string): { readonly pack?: string } {
  const pack = shown.get(game);
  return pack ? { pack } : {};
}
