// A place in a position, and the position with something else there; nothing that is given is changed.
import { asList, isRecord } from "../json";
import type { Told } from "../messages";

export type Path = readonly (string | number)[];

/** What stands at a place; nothing where there is no such place. */
export function valueAt(position: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => {
    if (typeof step === "number") return asList(value)[step];
    return isRecord(value) ? value[step] : undefined;
  }, position);
}

/** The same with another value at a place; without a value, the place is left out. */
export function withValue(thing: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof step === "number") {
    const list = [...asList(thing)];
    if (!rest.length && value === undefined) list.splice(step, 1);
    else list[step] = withValue(list[step], rest, value);
    return list;
  }
  const told: Told = isRecord(thing) ? thing : {};
  if (!rest.length && value === undefined) return Object.fromEntries(Object.entries(told).filter(([key]) => key !== step));
  return { ...told, [step]: withValue(told[step], rest, value) };
}

/** A place as the server names it, and back: players.0.goods.wood. */
export const placeOf = (path: Path): string => path.join(".");
export const pathOf = (place: string): Path => place.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
