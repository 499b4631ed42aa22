import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { pairs } from "@blenda/forge/language/pieces/outlines";
import { darker, hex, lighter, type Rgb } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { cylinder } from "@blenda/forge/solid/shapes/forms";
import { grid } from "@blenda/forge/solid/shapes/grid";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { type Point, placed, type Shape, smoothed } from "@blenda/forge/solid/shapes/shape";
import { layerCake } from "./layer-cake.ts";
import { cream, crust, icing } from "./surfaces.ts";
import { type Bed, bedsOn, cherries, sprinkles, swirl } from "./toppings.ts";

const ICINGS: readonly number[] = [0xf08cae, 0x5a3320, 0xf4efe2, 0x8fd0c4, 0xf0c54f, 0xb79ae0, 0xe8604c];

export const cake: Grammar = {
  id: "cake",
  nouns: ["birthday cake", "wedding cake", "cupcake", "muffin", "dessert", "pastry"],
  about: "something sweet and baked to eat: a layer cake with icing, a cupcake with cream, a glazed donut with sprinkles",
  traits: {
    donut: ["donut", "doughnut", "ring-shaped", "glazed"],
    cupcake: ["cupcake", "muffin"],
    layered: ["birthday", "wedding", "layer", "layered", "tall"],
    candles: ["birthday", "candle", "candles", "party"],
    chocolate: ["chocolate", "cocoa", "brownie"],
    strawberry: ["strawberry", "cherry", "berry", "fruit"],
    sweet: ["dessert", "pastry", "sweet", "snack"],
    plain: ["plain", "simple"],
  },
  metresPerUnit: 0.1,
  wears: ["icing frosting cream glaze", "sponge paper wall", "filling"],
  build(brief) {
    const chance = brief.random.fork("sweet");
    const own = brief.has("chocolate") ? 0x5a3320 : brief.has("strawberry") ? 0xf08cae : chance.pick(ICINGS);
    const color = brief.color(0, hex(own));
    if (brief.has("donut")) return donut(brief, color);
    if (brief.has("cupcake")) return cupcake(brief, color);
    return brief.has("sweet") ? chance.fork("kind").pick([layerCake, cupcake, donut])(brief, color) : layerCake(brief, color);
  },
};

/** A ring of dough, icing over its upper half that ran down in waves. */
function donut(brief: Brief, color: Rgb): Part[] {
  const chance = brief.random.fork("donut");
  const [ring, thick] = [0.62, chance.between(0.31, 0.36)];
  const flat = 0.84;
  const [columns, rows] = [brief.segments(72), brief.segments(32)];
  const waves = chance.whole(7, 10);
  const shift = chance.between(0, 9);
  const around = (size: (turn: number, side: number) => number): Shape =>
    smoothed(
      grid(
        (u, v) => {
          const [turn, side] = [(u % 1) * 2 * Math.PI, -(v % 1) * 2 * Math.PI];
          const r = size(turn, side) * thick;
          const away = ring + Math.cos(side) * r;
          return [Math.sin(turn) * away, -Math.sin(side) * r * flat, Math.cos(turn) * away];
        },
        { columns, rows, breaks: [Math.round(rows / 4), Math.round(rows / 2), Math.round((rows * 3) / 4)] },
      ),
      75,
    );
  const dough = around(() => 1);
  // Below its edge the icing dives into the dough, where nobody sees it.
  const glaze = around((turn, side) => {
    const run = 0.12 * Math.sin(turn * waves) + 0.2 * brief.noise.at(Math.sin(turn) * 2 + shift, Math.cos(turn) * 2, 4);
    const above = -Math.sin(side) + 0.12 + run;
    return 0.9 + 0.165 * Math.min(1, Math.max(0, above / 0.16 + 0.5));
  });
  const beds = Array.from({ length: brief.has("plain") ? 0 : brief.isDetailed ? 130 : 80 }, (): Bed => {
    const [turn, side] = [chance.between(0, 2 * Math.PI), Math.PI / 2 + chance.between(-0.85, 0.85)];
    const away = ring + Math.cos(side) * thick * 1.075;
    const out: Point = [Math.sin(turn) * Math.cos(side), Math.sin(side), Math.cos(turn) * Math.cos(side)];
    return { at: [Math.sin(turn) * away, Math.sin(side) * thick * 1.075 * flat, Math.cos(turn) * away], out };
  });
  return [
    { name: "dough", shape: dough, surface: crust(brief, hex(0xc07a38), [-0.07, 0.07]) },
    { name: "icing", shape: glaze, surface: icing(brief, color) },
    ...sprinkles(brief, beds, 0.045),
  ];
}

/** A pleated paper cup, a dome of cake, and cream wound to a point. */
function cupcake(brief: Brief, color: Rgb): Part[] {
  const chance = brief.random.fork("cupcake");
  const pleats = brief.isStyle("low-poly") ? 10 : 26;
  const cup = lathe(pairs([0, 0, 0.4, 0, 0.42, 0.02, 0.55, 0.52, 0.56, 0.54, 0.53, 0.53, 0.5, 0.44, 0, 0.44]), {
    segments: pleats * (brief.isStyle("low-poly") ? 2 : 4),
    creaseDegrees: 30,
    radius: (angle, y) => 1 + (y > 0.01 && y < 0.55 ? 0.028 * Math.cos(angle * pleats) : 0),
  });
  const dome = lathe(pairs([0, 0.4, 0.5, 0.42, 0.56, 0.5, 0.54, 0.58, 0.4, 0.66, 0, 0.7]), {
    segments: brief.segments(40),
    creaseDegrees: 60,
  });
  const rise = chance.between(0.62, 0.8);
  const top = placed(swirl(brief, 0.36, chance.between(2.6, 3.3), rise), { at: [0, 0.7, 0] });
  const baked = brief.has("chocolate") ? hex(0x4a2a1a) : hex(0xcf9350);
  const paper = brief.color(1, hex(chance.pick([0xe8467c, 0x3f8fc0, 0x6b3a22, 0xf2c84b, 0xf4efe4])));
  return [
    { name: "cup", shape: cup, surface: brief.always("paper", paper) },
    { name: "cake", shape: dome, surface: crust(brief, baked, [9, 9]) },
    { name: "cream", shape: top, surface: cream(brief, brief.look.colors.length > 0 ? color : lighter(color, 0.2)) },
    ...(chance.chance(0.6) ? sprinkles(brief, bedsOn(top, 34, chance), 0.034) : []),
    ...cherries(brief, [[0, 0.66 + rise, 0]], 0.12),
    {
      name: "rim",
      shape: placed(cylinder(0.5, 0.05, { segments: brief.segments(40) }), { at: [0, 0.43, 0] }),
      surface: brief.always("paper", darker(paper, 0.2)),
    },
  ];
}
