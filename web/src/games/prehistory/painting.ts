// Which bonuses of the painting lie between a piece and its painted neighbours: beside it by row, above and below by column.
const placeOf = (piece: string): readonly [row: number, column: number] => {
  const [row = 0, column = 0] = piece.split("_").map(Number);
  return [row - 1, column - 1];
};

export function touchedBy(piece: string, painted: readonly string[]): { readonly rows: number[]; readonly columns: number[] } {
  const [row, column] = placeOf(piece);
  const there = (down: number, right: number): boolean => painted.includes(`${row + down + 1}_${column + right + 1}`);
  return {
    rows: there(0, -1) || there(0, 1) ? [row] : [],
    columns: there(-1, 0) || there(1, 0) ? [column] : [],
  };
}
