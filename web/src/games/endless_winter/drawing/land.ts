// What the view says about the land.
export type LandHex = {
  hex: string;
  terrain: string | null;
  /** By seat. */
  camps: readonly number[];
  influence: readonly number[];
  /** Seats. */
  leaders: readonly number[];
  /** Absent where there is none, null where nobody has seen it. */
  ice_find?: string | null;
};

export type Village = { juncture: readonly string[]; owner: number };
