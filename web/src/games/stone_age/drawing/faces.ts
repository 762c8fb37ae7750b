// What is printed on cards and buildings, as the tables of the game's component data hold it.
export type CardFace = {
  id: string;
  when_taken: readonly (string | number)[];
  at_the_end: readonly (string | number)[];
};

export type BuildingFace = {
  id: string;
  price: readonly (string | number)[];
  /** None where what is paid counts. */
  points?: number;
};

export const CARD = { width: 150, height: 206 };
export const TILE = { width: 134, height: 134 };
