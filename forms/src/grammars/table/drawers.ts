import type { Brief } from "@blenda/forge/grammar/brief";
import type { Motion, Part } from "@blenda/forge/solid/part";
import { box, cylinder, sphere } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, patterned, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";

interface Place {
  width: number;
  depth: number;
  height: number;
  thick: number;
}

/** A chest of drawers under one or both ends of a desk, with knobs or bars. */
export function drawers(brief: Brief, { width, depth, height, thick }: Place, wood: Surface): Part[] {
  const chance = brief.random.fork("drawers");
  const sides = chance.pick([[1], [-1], [-1, 1]]);
  const rows = chance.whole(2, 3);
  const under = height - thick;
  const wide = Math.min(0.44, width * 0.28);
  const tall = under - (chance.chance(0.5) ? 0.1 : 0.42);
  const hasKnobs = !brief.isStyle("modern", "sci-fi") && chance.chance(0.6);
  const front = brief.isStyle("sci-fi")
    ? brief.always("plastic", brief.color(0, [0.8, 0.82, 0.84]))
    : brief.made("wood", brief.color(0, [0.55, 0.36, 0.2]));
  const metal = brief.always(brief.isStyle("modern", "sci-fi") ? "steel" : "brass");
  const each = (tall - 0.03) / rows;
  const deep = depth - 0.12;
  const [frame, tray] = [hollow(brief, [wide, tall, deep], "front"), hollow(brief, [wide - 0.07, each - 0.05, deep - 0.05], "top")];
  return sides.flatMap((side) => {
    const x = side * (width / 2 - wide / 2 - 0.05);
    const drawer = (row: number): Part[] => {
      const y = under - 0.015 - each * (row + 0.5);
      const z = depth / 2 - 0.055;
      const motion: Motion = { kind: "slide", at: [x, y, 0], axis: [0, 0, 1], from: 0, to: deep * 0.6 };
      const grown = patterned(box(each - 0.02, wide - 0.05, 0.03, 0.01), [chance.between(0, 9), chance.between(0, 9), 0]);
      const plate = placed(grown, { turn: [0, 0, 90], at: [x, y, z] });
      return [
        { name: "drawer", shape: joined([plate, placed(tray, { at: [x, y - 0.004, -0.012] })]), surface: front, motion },
        { name: "pull", shape: placed(hasKnobs ? knob() : bar(), { at: [x, y, z + 0.014] }), surface: metal, motion },
      ];
    };
    const chest = placed(patterned(frame, [side, 0, 0]), { at: [x, under - tall / 2 + 0.004, 0] });
    return [{ name: "drawers", shape: chest, surface: wood }, ...Array.from({ length: rows }, (_, row) => drawer(row)).flat()];
  });
}

/** A box without its front or its top: the chest, and the tray that slides in it. */
function hollow(brief: Brief, [width, height, depth]: Point, open: "front" | "top"): Shape {
  const room = brief.solids.box(width - 0.03, height - 0.03, depth - 0.03, 0);
  const isFront = open === "front";
  return brief.solids
    .box(width, height, depth, 0.008)
    .minus(room.at(0, isFront ? 0 : 0.03, isFront ? 0.03 : 0))
    .shape();
}

const knob = (): Shape =>
  joined([
    placed(sphere(0.024, 12), { at: [0, 0, 0.026] }),
    placed(cylinder(0.012, 0.03, { bevel: 0.002, segments: 10 }), { turn: [90, 0, 0], at: [0, 0, 0.008] }),
  ]);
const bar = (): Shape =>
  tube(
    [
      [-0.07, 0, 0],
      [-0.07, 0, 0.03],
      [-0.05, 0, 0.036],
      [0.05, 0, 0.036],
      [0.07, 0, 0.03],
      [0.07, 0, 0],
    ],
    0.008,
    { sides: 8, rings: 18 },
  );
