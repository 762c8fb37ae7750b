// Where moments lie beside each other, in belt and slider alike.

/** Half of the handle, which stays within the range at both ends. */
export const EDGE = 22;

export interface Scale {
  readonly width: number;
  readonly span: number;
  /** Of how many lines. */
  readonly lines: number;
}

export const scaleOf = (width: number, lines: number): Scale => ({ width, span: Math.max(width - 2 * EDGE, 1), lines: Math.max(lines, 1) });

/** Where a moment lies, in pixels. */
export const placeOf = ({ span, lines }: Scale, moment: number): number => EDGE + (span * moment) / lines;

/** The moment at a place. */
export const momentAt = ({ span, lines }: Scale, x: number): number => Math.round(Math.min(Math.max((x - EDGE) / span, 0), 1) * lines);
