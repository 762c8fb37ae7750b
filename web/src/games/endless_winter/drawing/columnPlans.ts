// Where the four columns are, in every form of the two maps.
import type { Point } from "../../../drawing/geometry";
import { COLUMNS, type Column } from "./names";
import { box, type Box, type ColumnPlan, type Columns } from "./plans";

const eachColumn = (plan: (column: Column, index: number) => ColumnPlan): Columns =>
  Object.fromEntries(COLUMNS.map((column, index) => [column, plan(column, index)])) as Columns;

const trail = (x: number, width: number): NonNullable<ColumnPlan["trail"]> => {
  const middle = x + width / 2;
  const along: Point[] = [
    [middle + width * 0.14, 300],
    [middle - width * 0.02, 420],
    [middle + width * 0.01, 560],
    [middle - width * 0.02, 700],
    [middle + width * 0.01, 900],
  ];
  return { along, widths: [44, width * 0.46 + 10, width * 0.6, width * 0.62, width * 0.72] };
};

/** A head and three clearings below each other. */
const standing = (form: ColumnPlan["form"], x: number, width: number): ColumnPlan => ({
  form,
  head: box(x, 360, width, form === "calm" ? 54 : 48),
  top: box(x - 3, 418, width + 6, 114),
  middle: box(x - 3, 534, width + 6, 80),
  bottom: box(x - 3, 616, width + 6, 126),
  trail: trail(x, width),
});

const CALM = { from: 22, width: 372, apart: 392 };
const NARROW = { from: 20, width: 222, apart: 232 };
const OPEN = { width: 230, shift: 6 };
const PLACE = { width: 620, top: 372, height: 500, gap: 18 };
const RIGHT = 1590;

export const calmColumns = eachColumn((_, index) => standing("calm", CALM.from + CALM.apart * index, CALM.width));

type Opened = { columns: Columns; place: Box };

/** The open column keeps its place; what it opens is to its right, and further columns are to the right of that. */
export function halfColumns(open: Column): Opened {
  const opened = COLUMNS.indexOf(open);
  const x = NARROW.from + NARROW.apart * opened + OPEN.shift;
  const place = box(x + OPEN.width + PLACE.gap, PLACE.top, PLACE.width, PLACE.height);
  const columns = eachColumn((_, index) => {
    if (index === opened) return standing("open", x, OPEN.width);
    if (index < opened) return standing("narrow", NARROW.from + NARROW.apart * index, NARROW.width);
    return standing("narrow", place.x + place.width + 10 + NARROW.apart * (index - opened - 1), NARROW.width);
  });
  return { columns, place };
}

/** Columns that are not in use fold away to the left; the one in use stands beside them. */
export function foldedColumns(open: Column | null): Opened {
  const folded = COLUMNS.filter((column) => column !== open);
  const apart = folded.length > 3 ? 166 : 216;
  const columns = eachColumn((column) => {
    if (column === open) return standing("open", 114, 222);
    const y = 200 + folded.indexOf(column) * apart;
    const bottom = box(6, y + 100, 100, folded.length > 3 ? 60 : 76);
    return { form: "folded", head: box(20, y, 72, 72), top: bottom, middle: bottom, bottom };
  });
  const x = open ? 346 : 122;
  return { columns, place: box(x, PLACE.top, RIGHT - x, PLACE.height) };
}

/** On a phone held sideways the open column stands at the left, and what it opens lies over the other three. */
export function coveredColumns(open: Column | null): Opened {
  const opened = standing("open", CALM.from, CALM.width);
  const columns = eachColumn((column) => (column === open ? opened : { ...opened, form: "covered" }));
  const x = open ? CALM.from + CALM.width + PLACE.gap : CALM.from;
  return { columns, place: box(x, 360, RIGHT - x, 512) };
}

const TABS = { from: 22, width: 162, apart: 171, y: 46, height: 144, crowd: 88 };
const ROWS = { first: 46, apart: 212, head: 68, clearings: 76, height: 130 };
const OPEN_ROW = { y: TABS.y + TABS.height + 14, height: 144 };

/** The three clearings beside each other. */
const inRow = (y: number, height: number): Pick<ColumnPlan, "top" | "middle" | "bottom"> => ({
  top: box(18, y, 228, height),
  middle: box(250, y, 246, height),
  bottom: box(500, y, 206, height),
});

export const uprightCalm = eachColumn((_, index) => {
  const y = ROWS.first + ROWS.apart * index;
  return { form: "calm", head: box(22, y, 676, ROWS.head), ...inRow(y + ROWS.clearings, ROWS.height) };
});

/** Four heads beside each other, and the clearings of the open column below them. */
export const uprightOpen = (open: Column | null): Columns =>
  eachColumn((column, index) => {
    const head = box(TABS.from + TABS.apart * index, TABS.y, TABS.width, TABS.height);
    const crowd = box(head.x, head.y + TABS.crowd, head.width, head.height - TABS.crowd);
    if (column !== open) return { form: "folded", head, top: crowd, middle: crowd, bottom: crowd };
    return { form: "open", head, ...inRow(OPEN_ROW.y, OPEN_ROW.height) };
  });

/** How far down the columns reach on the upright map. */
export const uprightReach = (open: Column | null, opened: boolean): number => {
  if (!opened) return ROWS.first + COLUMNS.length * ROWS.apart;
  return open ? OPEN_ROW.y + OPEN_ROW.height : TABS.y + TABS.height;
};
