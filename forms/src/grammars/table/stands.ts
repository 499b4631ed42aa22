import type { Brief } from "@blenda/forge/grammar/brief";
import { beam } from "@blenda/forge/language/pieces/beam";
import { lacquer } from "@blenda/forge/language/pieces/finishes";
import { darker, hex, mix, type Rgb } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { box, cylinder, sphere } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";
import type { TableSize } from "./size.ts";
import { pedestal, trestles, turnedLeg } from "./supports.ts";

export type Stand = "square" | "turned" | "splayed" | "trestle" | "pedestal" | "hairpin" | "panels";

export const standSurface = (brief: Brief): Surface => {
  if (brief.isStyle("sci-fi")) return brief.always("steel", hex(0x8a8f96));
  const second: Rgb = brief.look.colors[1] ?? darker(brief.color(0, hex(0x6b4328)), 0.12);
  return brief.look.material && brief.look.material !== "glass" ? brief.made(brief.look.material) : brief.always("wood", second);
};

export function standParts(brief: Brief, size: TableSize, stand: Stand): Part[] {
  const inset = size.isRound ? 0.7 : 1;
  const [x, z] = [(size.width / 2 - 0.1) * inset, (size.depth / 2 - 0.1) * inset];
  const corners = [-1, 1].flatMap((sx) => [-1, 1].map((sz): [number, number] => [sx, sz]));
  const under = size.height - size.thick;
  const wood = standSurface(brief);
  const grain = brief.random.fork("legs");
  const wrap = (shapes: Shape[], surface = wood): Part[] => [{ name: "stand", shape: joined(shapes), surface }];
  switch (stand) {
    case "square": {
      const fat = brief.isStyle("cartoon") ? 0.16 : grain.between(0.085, 0.12);
      return wrap([
        ...corners.map(([sx, sz]) =>
          beam(
            [
              [sx * x, 0, sz * z],
              [sx * x, under + 0.01, sz * z],
            ],
            fat,
            fat,
            { grain, rows: 3, taper: (t) => mix(0.66, 1, Math.min(1, t * 1.3)) },
          ),
        ),
        ...aprons(brief, size, x, z, under),
      ]);
    }
    case "turned":
      return wrap(
        [...corners.map(([sx, sz]) => placed(turnedLeg(brief, under), { at: [sx * x, 0, sz * z] })), ...aprons(brief, size, x, z, under)],
        brief.isStyle("ornate") && !brief.look.material ? brief.always("gold", brief.look.colors[1]) : wood,
      );
    case "splayed":
      return wrap([
        ...corners.map(([sx, sz]) =>
          tube(
            [
              [sx * (x + 0.04), 0, sz * (z + 0.03)],
              [sx * (x - 0.14), under + 0.005, sz * (z - 0.1)],
            ],
            (t) => mix(0.028, 0.055, t),
            { sides: brief.segments(16), rings: 6 },
          ),
        ),
        ...aprons(brief, size, x - 0.14, z - 0.1, under),
      ]);
    case "hairpin":
      return wrap(
        corners.flatMap(([sx, sz]) => [hairpin(brief, sx, sz, x, z, under)]),
        brief.always("iron", brief.look.colors[1] ?? hex(0x6c6e72)),
      );
    case "trestle":
      return wrap(trestles(brief, size, under));
    case "panels":
      return wrap(panels(brief, size, under), brief.isStyle("sci-fi") ? lacquer(brief, brief.look.colors[1] ?? hex(0x7d838b), 0.12) : wood);
    default:
      return wrap(pedestal(brief, size, under), brief.isStyle("modern", "sci-fi") ? brief.always("steel", brief.look.colors[1]) : wood);
  }
}

function aprons(brief: Brief, { isRound, thick }: TableSize, x: number, z: number, under: number): Shape[] {
  const grain = brief.random.fork("aprons");
  const tall = isRound ? 0.09 : grain.between(0.1, 0.15);
  const y = under - tall / 2 + 0.002 - thick * 0.02;
  return [-1, 1].flatMap((side) => [
    placed(
      beam(
        [
          [0, -x, 0],
          [0, x, 0],
        ],
        tall,
        0.04,
        { grain },
      ),
      { turn: [0, 0, -90], at: [0, y, side * z] },
    ),
    placed(
      beam(
        [
          [0, -z, 0],
          [0, z, 0],
        ],
        0.04,
        tall,
        { grain },
      ),
      { turn: [90, 0, 0], at: [side * x, y, 0] },
    ),
  ]);
}

function hairpin(brief: Brief, sx: number, sz: number, x: number, z: number, under: number): Shape {
  const top = (dx: number, dz: number): Point => [sx * (x - dx), under + 0.01, sz * (z - dz)];
  const foot: Point = [sx * (x + 0.02), 0.014, sz * (z + 0.02)];
  const rods = [top(0.16, 0), top(0, 0.13)].map((from) => tube([from, foot], 0.013, { sides: brief.segments(10), rings: 4 }));
  const plate = placed(box(0.22, 0.012, 0.2, 0.004), { at: [sx * (x - 0.06), under - 0.005, sz * (z - 0.05)] });
  return joined([...rods, placed(sphere(0.02, 8), { at: foot }), plate]);
}

function panels(brief: Brief, { width, depth }: TableSize, under: number): Shape[] {
  const chance = brief.random.fork("panels");
  const lean = chance.pick([0, 8, -8]);
  const x = width / 2 - 0.2;
  const sides = [-1, 1].flatMap((side) => [
    placed(box(0.09, under + 0.02, depth - 0.16, 0.03), { turn: [0, 0, side * lean], at: [side * x, under / 2, 0] }),
    placed(box(0.16, 0.06, depth - 0.06, 0.022), { at: [side * (x + Math.sin((lean * Math.PI) / 180) * under * 0.5), 0.03, 0] }),
  ]);
  return [
    ...sides,
    placed(box(x * 2, 0.24, 0.05, 0.02), { at: [0, under * 0.62, 0] }),
    ...(brief.isDetailed
      ? [0.3, 0.8].map((share) =>
          placed(cylinder(0.02, x * 2, { bevel: 0.002, segments: 14 }), { turn: [0, 0, 90], at: [0, under * share, -0.1] }),
        )
      : []),
  ];
}
