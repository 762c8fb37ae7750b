// Whether it is explained that bots hold their answer: in the first few matches on this device.
import { storage } from "../storage";

const MOST = 3;

export function isExplained(match: string): boolean {
  const known = (storage.get("held") ?? "").split(" ").filter(Boolean);
  if (known.includes(match)) return true;
  if (known.length >= MOST) return false;
  storage.set("held", [...known, match].join(" "));
  return true;
}
