// What is in the box, as the server tells it once: faces of cards and buildings, how many fit where, what pips bring.
import { asList, asNumber, asRecord, asText, isRecord } from "../../json";
import type { Told } from "../../messages";
import { Contents } from "../common/contents.svelte";
import type { BuildingFace, CardFace } from "./drawing/faces";

type Parts = readonly (string | number)[];

const parts = (value: unknown): Parts =>
  asList(value).filter((part): part is string | number => typeof part === "string" || typeof part === "number");

class Box extends Contents {
  constructor() {
    super("stone_age");
  }

  card(id: string): CardFace | null {
    const found = this.#find("cards", "card", id);
    return found && { id, when_taken: parts(found["when_taken"]), at_the_end: parts(found["at_the_end"]) };
  }

  building(id: string): BuildingFace | null {
    const found = this.#find("buildings", "building", id);
    if (!found) return null;
    const price = parts(found["price"]);
    return typeof found["points"] === "number" ? { id, price, points: found["points"] } : { id, price };
  }

  get cards(): readonly CardFace[] {
    return this.all<CardFace>("cards", "card");
  }

  get buildings(): readonly BuildingFace[] {
    return this.all<BuildingFace>("buildings", "building");
  }

  /** How many points hungry people cost. */
  get penalty(): number {
    return asNumber(asRecord(this.#setup["feeding"])["penalty"]);
  }

  /** Where there is less room for so many players: places of the village in a round, and players at a place for resources. */
  limits(players: number): { readonly village: number; readonly parties: number } {
    const found = asRecord(asRecord(this.#setup["players"])[String(players)]);
    return { village: asNumber(found["village_places"]), parties: asNumber(found["parties"]) };
  }

  /** How many people fit at a place. */
  room(spot: string): number {
    return asNumber(asRecord(this.#setup["places"])[spot.replace(/_\d$/, "")]);
  }

  /** How many pips bring one of a good. */
  pips(good: string): number {
    return asNumber(asRecord(asRecord(this.#setup["goods"])[good])["pips"]);
  }

  /** How many points one of a good counts where what is paid counts. */
  worth(good: string): number {
    return asNumber(asRecord(asRecord(this.#setup["goods"])[good])["worth"]);
  }

  get #setup(): Told {
    return asRecord(this.told["setup"]);
  }

  #find(file: string, kind: string, id: string): Told | null {
    const all = asList(asRecord(this.told[file])[kind]).filter(isRecord);
    return all.find((each) => asText(each["id"]) === id) ?? null;
  }
}

export const box = new Box();
