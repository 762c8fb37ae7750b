// What is in the box, as the server tells it once: everything that is printed on cards, tiles, wheels and boards.
import { asList, asNumber, asRecord } from "../../json";
import type { Told } from "../../messages";
import { Contents } from "../common/contents.svelte";
import type {
  CampFace,
  CentralFace,
  CeremonyFace,
  HuntingFace,
  LandFace,
  PaintingFace,
  PairFace,
  TrackFace,
  WheelFace,
} from "./drawing/faces";

/** What development points buy, what a cube brings, and how many of them are a point. */
interface BoneNumbers {
  readonly turn: number;
  readonly step: number;
  readonly resource: number;
  readonly marker: number;
  readonly cube: number;
  readonly point: number;
}

class Box extends Contents {
  constructor() {
    super("prehistory");
  }

  central(id: string | null): CentralFace | undefined {
    return this.all<CentralFace>("wheels", "central").find((face) => face.id === id);
  }

  wheel(id: string): WheelFace | undefined {
    return this.all<WheelFace>("wheels", "action").find((face) => face.id === id);
  }

  prey(id: string | null): HuntingFace | undefined {
    return this.all<HuntingFace>("hunting", "card").find((face) => face.id === id);
  }

  rite(id: string | null): CeremonyFace | undefined {
    return this.all<CeremonyFace>("ceremony", "card").find((face) => face.id === id);
  }

  get centrals(): readonly CentralFace[] {
    return this.all<CentralFace>("wheels", "central");
  }

  get wheels(): readonly WheelFace[] {
    return this.all<WheelFace>("wheels", "action");
  }

  get hunting(): readonly HuntingFace[] {
    return this.all<HuntingFace>("hunting", "card");
  }

  get ceremonies(): readonly CeremonyFace[] {
    return this.all<CeremonyFace>("ceremony", "card");
  }

  get camps(): readonly CampFace[] {
    return this.all<CampFace>("camps", "camp");
  }

  get pairs(): readonly PairFace[] {
    return this.all<PairFace>("gathering", "pair");
  }

  get painting(): PaintingFace | undefined {
    return this.told["painting"] as PaintingFace | undefined;
  }

  get land(): LandFace | undefined {
    const map = this.told["map"] as LandFace | undefined;
    return map && { ...map, megalith_a: asNumber(asRecord(this.#setup["megaliths"])["a"]) };
  }

  get track(): TrackFace | undefined {
    return this.#setup["fishing"] as TrackFace | undefined;
  }

  get years(): number {
    return asNumber(asRecord(this.#setup["game"])["years"]);
  }

  get mostBones(): number {
    return asNumber(asRecord(this.#setup["limits"])["bones"]);
  }

  get bones(): BoneNumbers | undefined {
    return this.#setup["bones"] as BoneNumbers | undefined;
  }

  /** How many members more than camps may be on the map, and how much a camp counts at a megalith C. */
  get beyondCamps(): number {
    return asNumber(asRecord(this.#setup["limits"])["beyond_camps"]);
  }

  get campUnits(): number {
    return asNumber(asRecord(this.#setup["megaliths"])["camp_units"]);
  }

  /** How many red markers a gather tile costs in summer. */
  get tileMarkers(): number {
    return asNumber(asRecord(this.told["gathering"])["markers"]);
  }

  /** How many development points a turn of a wheel costs. */
  get turnPrice(): number {
    return asNumber(asRecord(this.#setup["bones"])["turn"]);
  }

  /** How many development points buy a resource, and how many of them are a point at the end. */
  get resourcePrice(): number {
    return asNumber(asRecord(this.#setup["bones"])["resource"]);
  }

  get bonesForPoint(): number {
    return asNumber(asRecord(this.#setup["bones"])["point"]);
  }

  /** What so many gather tiles of one kind, and so many pieces in a row of the painting, are worth at the end. */
  get setPoints(): readonly number[] {
    return asList(asRecord(this.told["gathering"])["set_points"]).map(asNumber);
  }

  get rowPoints(): readonly number[] {
    return asList(asRecord(this.told["painting"])["row_points"]).map(asNumber);
  }

  get #setup(): Told {
    return asRecord(this.told["setup"]);
  }
}

export const box = new Box();
