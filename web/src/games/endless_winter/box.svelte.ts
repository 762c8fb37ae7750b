// What is in the box, as the server tells it once: everything that is printed on cards, stones, tiles and boards.
import { asList, asNumber, asRecord } from "../../json";
import type { Told } from "../../messages";
import { Contents } from "../common/contents.svelte";
import type {
  AnimalFace,
  CardFace,
  ChiefFace,
  ColumnPrices,
  HonorFace,
  OfferingFace,
  SetupFace,
  SiteTileFace,
  StoneFace,
  StonePrice,
  TerrainFace,
  TileFace,
} from "./drawing/faces";
import type { Gain } from "./drawing/names";

/** What a megalith on four others scores for each of them: one's own, and any other. */
interface MegalithPoints {
  readonly own_points: number;
  readonly other_points: number;
}

/** The numbers of a player's board. */
interface PlayerNumbers {
  readonly villages: number;
  readonly food_track: number;
  readonly labour_spaces: readonly number[];
  readonly rest_labour: number;
  readonly new_cards: number;
  readonly stone_prices: readonly StonePrice[];
  readonly megalith_incomes: readonly (readonly Gain[])[];
  readonly village_income: readonly Gain[];
}

class Box extends Contents {
  constructor() {
    super("endless_winter");
  }

  card(id: string | null): CardFace | undefined {
    return this.all<CardFace>("cards", "card").find((face) => face.id === id);
  }

  chief(id: string | null, side: string | null): ChiefFace | undefined {
    return this.all<ChiefFace>("chiefs", "side").find((face) => face.id === id && face.side === side);
  }

  animal(id: string | null): AnimalFace | undefined {
    return this.all<AnimalFace>("animals", "animal").find((face) => face.id === id);
  }

  stone(id: string | null): StoneFace | undefined {
    return this.all<StoneFace>("stones", "stone").find((face) => face.id === id);
  }

  setup(id: string | null): SetupFace | undefined {
    return this.all<SetupFace>("start", "setup").find((face) => face.id === id);
  }

  restTile(id: string | null): TileFace | undefined {
    return this.all<TileFace>("modules", "rest_tile").find((face) => face.id === id);
  }

  get animals(): readonly AnimalFace[] {
    return this.all<AnimalFace>("animals", "animal");
  }

  get terrains(): readonly TerrainFace[] {
    return this.all<TerrainFace>("land", "terrain");
  }

  get siteTiles(): readonly SiteTileFace[] {
    return this.all<SiteTileFace>("site", "tile");
  }

  get iceFinds(): readonly TileFace[] {
    return this.all<TileFace>("modules", "ice_find");
  }

  get prices(): ColumnPrices | undefined {
    return this.#numbers["columns"] as ColumnPrices | undefined;
  }

  get player(): PlayerNumbers | undefined {
    return this.#numbers["player"] as PlayerNumbers | undefined;
  }

  get offering(): OfferingFace | undefined {
    return this.#numbers["offering"] as OfferingFace | undefined;
  }

  get honor(): HonorFace | undefined {
    return this.#numbers["honor"] as HonorFace | undefined;
  }

  get megaliths(): MegalithPoints | undefined {
    return this.#numbers["megaliths"] as MegalithPoints | undefined;
  }

  /** What each place in the order brings in the eclipse. */
  get orderIncomes(): readonly (readonly Gain[])[] {
    return asList(this.#table["order_incomes"]) as readonly (readonly Gain[])[];
  }

  get rounds(): number {
    return asNumber(this.#table["rounds"]);
  }

  get firstEra(): number {
    return asNumber(this.#table["rounds_of_first_era"]);
  }

  /** How many points an empty pile brings instead. */
  get emptyPoints(): number {
    return asNumber(asRecord(this.#numbers["empty"])["points"]);
  }

  get #numbers(): Told {
    return asRecord(this.told["setup"]);
  }

  get #table(): Told {
    return asRecord(this.#numbers["table"]);
  }
}

export const box = new Box();
