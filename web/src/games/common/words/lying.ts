// Where something lies on a picture, in units of the drawing, and what its words go by.
export interface Lying {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Round a middle. */
export const lyingRound = (key: string, x: number, y: number, width: number, height: number): Lying => ({
  key,
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});
