// Everything that is printed, from the game's component data.
import boards from "../../../../src/trilith/games/prehistory/data/boards.toml?raw";
import camps from "../../../../src/trilith/games/prehistory/data/camps.toml?raw";
import ceremony from "../../../../src/trilith/games/prehistory/data/ceremony.toml?raw";
import gathering from "../../../../src/trilith/games/prehistory/data/gathering.toml?raw";
import hunting from "../../../../src/trilith/games/prehistory/data/hunting.toml?raw";
import map from "../../../../src/trilith/games/prehistory/data/map.toml?raw";
import painting from "../../../../src/trilith/games/prehistory/data/painting.toml?raw";
import setup from "../../../../src/trilith/games/prehistory/data/setup.toml?raw";
import wheels from "../../../../src/trilith/games/prehistory/data/wheels.toml?raw";
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
} from "../../../src/games/prehistory/drawing/faces";
import type { Wheel } from "../../../src/games/prehistory/drawing/names";
import { tomlOf } from "../toml";

const SETUP = tomlOf<{ fishing: TrackFace; megaliths: { a: number } }>(setup);
const WHEELS = tomlOf<{ central: CentralFace[]; action: WheelFace[] }>(wheels);

export const BOARDS = tomlOf<{ board: { id: string; income: number[][] }[] }>(boards).board;
export const CAMPS = tomlOf<{ camp: CampFace[] }>(camps).camp;
export const CEREMONY = tomlOf<{ card: CeremonyFace[] }>(ceremony).card;
export const HUNTING = tomlOf<{ card: HuntingFace[] }>(hunting).card;
export const PAIRS = tomlOf<{ pair: PairFace[] }>(gathering).pair;
export const PAINTING = tomlOf<PaintingFace>(painting);
export const LAND: LandFace = { ...tomlOf<LandFace>(map), megalith_a: SETUP.megaliths.a };
export const TRACK = SETUP.fishing;
export const CENTRAL = WHEELS.central;

export const wheel = (id: Wheel): WheelFace => WHEELS.action.find((face) => face.id === id) as WheelFace;
export const prey = (id: string | null): HuntingFace | undefined => HUNTING.find((face) => face.id === id);
export const rite = (id: string | null): CeremonyFace | undefined => CEREMONY.find((face) => face.id === id);

/** The fields that are there for so many players. */
export const fieldsFor = (players: number): string[] => [
  "e5",
  ...LAND.slot.filter((slot) => slot.players.includes(players)).flatMap(({ fields }) => fields),
];
