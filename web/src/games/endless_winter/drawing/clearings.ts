// The outlines of clearings: snow trodden down to the earth. Each column and field has its own.
import { blob } from "../../../drawing/rough";
import { COLUMNS, FIELDS, type Column, type Field } from "./names";

export const clearing = (column: Column, field: Field, width: number, height: number): string =>
  blob(width / 2, height / 2, width / 2, height / 2, {
    rough: Math.min(6, height * 0.06),
    seed: 61 + COLUMNS.indexOf(column) + FIELDS.indexOf(field),
    count: 30,
    detail: 0.024,
  });
