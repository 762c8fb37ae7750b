import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import CampTile from "../../src/games/prehistory/drawing/board/CampTile.svelte";
import PaintingBoard from "../../src/games/prehistory/drawing/board/PaintingBoard.svelte";
import CentralWheelArt from "../../src/games/prehistory/drawing/CentralWheelArt.svelte";
import CeremonyCardArt from "../../src/games/prehistory/drawing/CeremonyCardArt.svelte";
import FireCircleArt from "../../src/games/prehistory/drawing/FireCircleArt.svelte";
import { seatAt, dancesAt } from "../../src/games/prehistory/drawing/fire";
import GainsArt from "../../src/games/prehistory/drawing/GainsArt.svelte";
import GatherTileArt from "../../src/games/prehistory/drawing/GatherTileArt.svelte";
import HuntingCardArt from "../../src/games/prehistory/drawing/HuntingCardArt.svelte";
import MetricArt from "../../src/games/prehistory/drawing/MetricArt.svelte";
import { COLOURS, DEEDS, KINDS, METRICS, WHEELS, type Colour, type Cubes } from "../../src/games/prehistory/drawing/names";
import PriceWheelArt from "../../src/games/prehistory/drawing/PriceWheelArt.svelte";
import { SPECIES_SIGNS } from "../../src/games/prehistory/drawing/signs";
import TrackArt from "../../src/games/prehistory/drawing/TrackArt.svelte";
import TrilithArt from "../../src/games/prehistory/drawing/TrilithArt.svelte";
import { CAPSTONE, onCapstone } from "../../src/games/prehistory/drawing/trilith";
import { CAMPS, CENTRAL, CEREMONY, HUNTING, LAND, PAINTING, PAIRS, TRACK, wheel } from "../gallery/prehistory/faces";
import { count, figures, SYMBOLS, used } from "../drawn";

const cubes = (html: string): string[] => used(html).filter((id) => id.startsWith("cube-"));
const sorted = (names: readonly string[]): string[] => [...names].toSorted();

describe("cards", () => {
  test("there are as many as in the box", () => {
    expect(HUNTING).toHaveLength(30);
    expect(CEREMONY).toHaveLength(34);
  });

  test("for hunting show species, value, points and what they bring", () => {
    for (const face of HUNTING) {
      const { body } = render(HuntingCardArt, { props: { face } });
      const shown = used(body);
      for (const symbol of shown) expect(SYMBOLS, face.id).toContain(symbol);
      expect(shown, face.id).toContain(`icon-${SPECIES_SIGNS[face.species]}`);
      expect(shown.includes("icon-deer-track"), face.id).toBe(face.kind === "footprint");
      expect(figures(body), face.id).toEqual([face.value, ...(face.points ? [face.points] : [])].map(String));
      for (const [kind, what] of face.reward) {
        if (kind === "bones") expect(shown).toContain("bone");
        else expect(cubes(body)).toEqual([`cube-${what}`]);
        expect(shown.includes("sun-disc"), face.id).toBe(kind === "marker");
      }
    }
  });

  test("for ceremonies show value, bone, and what is to be reached or how often it counts", () => {
    for (const face of CEREMONY) {
      const { body } = render(CeremonyCardArt, { props: { face } });
      expect(used(body).includes("bone"), face.id).toBe(face.bones > 0);
      const reach = (face.reach ?? []).flatMap(([least, points]) => [`${least}+`, String(points)]);
      const each = face.each ? [String(face.each.per), String(face.each.points), `≤${face.each.most}`] : [];
      expect(figures(body), face.id).toEqual([String(face.value), ...reach, ...each]);
    }
  });

  test("are never drawn alike where they differ", () => {
    const drawn = [
      ...HUNTING.map((face) => render(HuntingCardArt, { props: { face: { ...face, id: "same" } } }).body),
      ...CEREMONY.map((face) => render(CeremonyCardArt, { props: { face: { ...face, id: "same" } } }).body),
    ];
    expect(new Set(drawn).size).toBe(HUNTING.length + CEREMONY.length);
  });

  test("tell everything that ceremonies count by another picture", () => {
    const pictures = METRICS.map((metric) => render(MetricArt, { props: { metric } }).body);
    expect(new Set(pictures).size).toBe(METRICS.length);
    for (const picture of pictures) for (const symbol of used(picture)) expect(SYMBOLS).toContain(symbol);
    expect(new Set(CEREMONY.map(({ counts }) => counts))).toEqual(new Set(METRICS));
  });
});

describe("price wheels", () => {
  /** The segments of a drawn wheel: where each stands, in sixths from the top, and whether it is asked for. */
  function segmentsOf(html: string): { colour: string; from: number; asked: boolean }[] {
    const [turned] = /rotate\((-?\d+)deg\)/.exec(html)?.slice(1).map(Number) ?? [0];
    return [...html.matchAll(/class="segment([^"]*)" style="transform: rotate\((\d+)deg\);?">.*?#sign-(\w+)/gs)].map(
      ([, classes = "", own, colour = ""]) => ({
        colour,
        from: ((((Number(own) + (turned ?? 0)) / 60) % 6) + 6) % 6,
        asked: /\basked\b/.test(classes),
      }),
    );
  }

  const asked = (id: (typeof WHEELS)[number], position: number): string[] =>
    [0, 1, 2].map((index) => wheel(id).segments[(position - 1 + index) % 6] as string);

  test.each(["fishing", "hunting", "migration"] as const)("%s: ask at each position for the three under the notch", (id) => {
    for (const position of [1, 2, 3, 4, 5, 6]) {
      const segments = segmentsOf(render(PriceWheelArt, { props: { face: wheel(id), position } }).body);
      expect(segments).toHaveLength(6);
      const bright = segments.filter((segment) => segment.asked);
      expect(sorted(bright.map(({ colour }) => colour))).toEqual(sorted(asked(id, position)));
      expect(segments.find(({ from }) => from === 0)?.colour).toBe(asked(id, position)[1]);
      expect(bright.map(({ from }) => from).toSorted()).toEqual([0, 1, 5]);
    }
  });

  test("painting has a price for each of its six signs", () => {
    const segments = segmentsOf(render(PriceWheelArt, { props: { face: wheel("painting"), position: 2, asked: 6 } }).body);
    expect(segments.every((segment) => segment.asked)).toBe(true);
  });

  test("go round: past the last position comes the first", () => {
    const at = (position: number): unknown => segmentsOf(render(PriceWheelArt, { props: { face: wheel("fishing"), position } }).body);
    expect(at(7)).toEqual(at(1));
    expect(at(0)).toEqual(at(6));
    expect(at(-3)).toEqual(at(3));
  });

  test("in the middle show the cubes of each capstone and what colours are worth", () => {
    for (const face of CENTRAL) {
      const { body } = render(CentralWheelArt, { props: { face } });
      const onCapstones = DEEDS.flatMap((deed) => face.capstones[deed]);
      expect(cubes(body).slice(0, onCapstones.length)).toEqual(onCapstones.map((colour) => `cube-${colour}`));
      expect(cubes(body)).toHaveLength(onCapstones.length + COLOURS.length);
      expect(figures(body)).toEqual(["3", "2", "1"]);
    }
  });
});

describe("triliths", () => {
  const draw = (stones: readonly (Colour | null)[], capstone: Cubes, laying: Colour | null = null): string =>
    render(TrilithArt, { props: { deed: "hunting", stones, capstone, laying } }).body;

  test("carry the cubes of their hollows, what summer asks for, and the heap on the capstone", () => {
    expect(cubes(draw(["red", null], { white: 2 }))).toEqual(["cube-red", "cube-brown", "cube-white", "cube-white"]);
    expect(cubes(draw([null, null], {}))).toEqual(["cube-brown"]);
  });

  test("show a cube that would be laid in the first free hollow", () => {
    expect(cubes(draw([null, null], {}, "blue"))).toEqual(["cube-blue", "cube-brown"]);
    expect(cubes(draw(["red", null], {}, "blue"))).toEqual(["cube-red", "cube-blue", "cube-brown"]);
    expect(cubes(draw(["red", "red"], {}, "blue"))).toEqual(["cube-red", "cube-red", "cube-brown"]);
  });

  test("stand in shadow exactly when both hollows are taken", () => {
    expect(draw(["red", "grey"], {})).toContain("--menhir-shade-");
    expect(draw(["red", null], {})).not.toContain("--menhir-shade-");
  });

  test("have room for any heap on the capstone", () => {
    for (const heap of [1, 2, 5, 9, 20])
      for (let index = 0; index < heap; index++) {
        const [x] = onCapstone(index, heap);
        expect(Math.abs(x) + 19).toBeLessThanOrEqual(CAPSTONE.width / 2);
      }
  });
});

describe("round the fire", () => {
  test("every shaman stands on the seat of its colour", () => {
    const shamans: Colour[][] = [["grey", "red", "white"], ["blue", "red", "white"], ["red"], ["red"]];
    const { body } = render(FireCircleArt, { props: { shamans } });
    expect(used(body).filter((id) => id.startsWith("person-"))).toHaveLength(8);
    const [, atRed = ""] = body.split("#cube-red");
    expect(used(atRed.split("#cube-")[0] ?? "").filter((id) => id.startsWith("person-"))).toEqual(
      [0, 1, 2, 3].map((seat) => `person-${seat}`),
    );
  });

  test("seats lie apart, and those on one seat can all be seen", () => {
    const seats = COLOURS.map(seatAt);
    seats.forEach(([x, y], index) => {
      for (const [otherX, otherY] of seats.slice(index + 1)) expect(Math.hypot((x - otherX) / 92, (y - otherY) / 52)).toBeGreaterThan(1);
    });
    const xs = [0, 1, 2, 3].map((index) => dancesAt(index, 4)[0]);
    xs.slice(1).forEach((x, index) => expect(x - (xs[index] as number)).toBeGreaterThan(12));
  });
});

describe("tiles, tracks and boards", () => {
  test("gather tiles differ by kind and by their bone", () => {
    const tiles = KINDS.flatMap((kind) => [kind, `${kind}_bone`]);
    const drawn = tiles.map((tile) => render(GatherTileArt, { props: { tile } }).body);
    expect(new Set(drawn).size).toBe(12);
    drawn.forEach((body, index) => expect(used(body).includes("bone"), tiles[index]).toBe(index % 2 === 1));
    expect(used(render(GatherTileArt, { props: { tile: null } }).body)).toEqual([]);
  });

  test("the fishing track shows where the next points and bones begin, and nothing else", () => {
    const { body } = render(TrackArt, { props: { face: TRACK, at: (step) => [step, 7] } });
    const stones = body.split(/translate\(\d+ 7\)/).slice(1);
    expect(stones).toHaveLength(TRACK.track + 1);
    const points = new Map(TRACK.points);
    const bones = new Map(TRACK.bones);
    stones.forEach((stone, step) => {
      expect(figures(stone), `${step}`).toEqual(points.has(step) ? [String(points.get(step))] : []);
      expect(used(stone), `${step}`).toEqual(bones.has(step) ? ["bone"] : []);
    });
  });

  test("every reward of the box can be drawn", () => {
    const rewards = [
      ...LAND.tile.flatMap(({ reward }) => (reward ? [reward] : [])),
      ...PAIRS.map(({ bonus }) => bonus),
      ...PAINTING.row_bonus,
      ...PAINTING.column_bonus,
    ];
    for (const gains of rewards) {
      const { body } = render(GainsArt, { props: { gains } });
      const coloured = gains.filter(([kind]) => kind === "resource" || kind === "marker");
      expect(cubes(body)).toEqual(coloured.map(([, colour]) => `cube-${colour}`));
      expect(count(body, "#sun-disc")).toBe(gains.filter(([kind]) => kind === "marker").length);
      for (const [kind, amount] of gains)
        if (kind === "points" || (kind === "bones" && amount > 1)) expect(figures(body)).toContain(String(amount));
      for (const symbol of used(body)) expect(SYMBOLS).toContain(symbol);
    }
  });

  test("camps show their points, who stays, who goes home, and their bones", () => {
    for (const face of CAMPS) {
      const { body } = render(CampTile, { props: { face } });
      expect(figures(body)).toEqual([String(face.points)]);
      expect(count(body, 'class="member')).toBe(face.grey + face.black);
      expect(count(body, "stays")).toBe(face.grey);
      expect(count(body, "#bone")).toBe(face.bones);
    }
  });

  test("the painting has all nine pieces with their signs, and lights only the bonuses that are brought", () => {
    const props = { face: PAINTING, painted: ["1_2", "3_3"], lit: ["row_2", "column_1", "column_3"] };
    const { body } = render(PaintingBoard, { props });
    const signs = PAINTING.piece.flatMap(({ symbols }) => symbols);
    expect(used(body).filter((id) => id.startsWith("icon-"))).toEqual(signs.map((sign) => `icon-${sign}`));
    expect(body.match(/class="[^"]*\bpainted\b/g)).toHaveLength(2);
    expect(body.match(/class="bonus[^"]*\blit\b/g)).toHaveLength(3);
  });
});
