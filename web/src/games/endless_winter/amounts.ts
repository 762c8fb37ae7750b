// What is paid and gained, in words.
import type { Words } from "../../i18n";
import { exchangesOf, type Exchange } from "./drawing/columns";
import { halves, type ColumnPrices, type StonePrice } from "./drawing/faces";
import { FIELDS, type Column, type Gain } from "./drawing/names";

/** Where halves are counted, the figure is written. */
const amountInWords = ([what, count]: Gain, words: Words): string =>
  words.say(`note-amount-${what}`, { count: Number.isInteger(count) ? count : halves(count) });

/** "1 tool + 2 food" */
export const gainsInWords = (gains: readonly Gain[], words: Words): string => gains.map((gain) => amountInWords(gain, words)).join(" + ");

/** "1 food → 1 village" */
const exchangeInWords = ({ pays, gains }: Exchange, words: Words): string =>
  [pays, gains]
    .filter(({ length }) => length)
    .map((each) => gainsInWords(each, words))
    .join(" → ");

/** What can be done in each field of a column, and for which price. */
export const fieldsInWords = (column: Column, prices: ColumnPrices, stone: StonePrice | null, words: Words): string =>
  FIELDS.map((field) => {
    const lines = exchangesOf(column, field, prices, stone).map((exchange) => exchangeInWords(exchange, words));
    return words.say(`note-field-${field}`, { what: lines.join(" · ") });
  }).join(" ");
