import type { Brief } from "@blenda/forge/grammar/brief";
import { pairs } from "@blenda/forge/language/pieces/outlines";
import { hex, type Rgb } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import type { Random } from "@blenda/forge/solid/random";
import { cylinder, sphere } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { joined, type Point, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";

/** Where a topping may lie, and which way is out there. */
export interface Bed {
  at: Point;
  out: Point;
}

/** Places on a finished shape that do not face downwards. */
export function bedsOn(shape: Shape, count: number, chance: Random): Bed[] {
  const [position, normal] = [shape.getAttribute("position"), shape.getAttribute("normal")];
  const beds: Bed[] = [];
  for (let tries = 0; tries < count * 40 && beds.length < count; tries++) {
    const at = chance.whole(0, position.count - 1);
    if (normal.getY(at) < 0.1) continue;
    beds.push({
      at: [position.getX(at), position.getY(at), position.getZ(at)],
      out: [normal.getX(at), normal.getY(at), normal.getZ(at)],
    });
  }
  return beds;
}

const SUGARS: readonly number[] = [0xf4f0e6, 0xf2c12e, 0x3fa9e0, 0xe8467c, 0x6cc04a];

/** Sugar rods strewn over icing, in five colours. */
export function sprinkles(brief: Brief, beds: readonly Bed[], size = 0.05): Part[] {
  const chance = brief.random.fork("sprinkles");
  const rods = SUGARS.map((): Shape[] => []);
  for (const [index, { at, out }] of beds.entries()) {
    const side = chance.between(0, 2 * Math.PI);
    const flat: Point = [Math.sin(side), 0, Math.cos(side)];
    // Along the icing: the part of the direction that points out of it is taken away.
    const lean = flat[0] * out[0] + flat[2] * out[2];
    const along: Point = [flat[0] - out[0] * lean, -out[1] * lean, flat[2] - out[2] * lean];
    const end = (way: number): Point => [at[0] + along[0] * way, at[1] + along[1] * way, at[2] + along[2] * way];
    rods[index % SUGARS.length].push(
      tube([end(-size), end(-size * 0.9), end(size * 0.9), end(size)], (t) => (t === 0 || t === 1 ? size * 0.16 : size * 0.3), {
        sides: 6,
        isStraight: true,
      }),
    );
  }
  return rods.flatMap((shapes, at) =>
    shapes.length === 0
      ? []
      : [{ name: "sprinkles", shape: joined(shapes), surface: brief.always("porcelain", hex(SUGARS[at])), density: 0.6 }],
  );
}

/** A cherry with its stalk. */
export function cherries(brief: Brief, places: readonly Point[], size = 0.1): Part[] {
  const fruit = places.map((at) =>
    placed(sphere(size, brief.segments(22)), { at: [at[0], at[1] + size * 0.7, at[2]], scale: [1, 0.94, 1] }),
  );
  const stalks = places.map(([x, y, z]) =>
    tube(
      [
        [x, y + size * 1.5, z],
        [x + size * 0.2, y + size * 2.4, z],
        [x + size * 0.8, y + size * 3.1, z + size * 0.3],
      ],
      size * 0.09,
      { sides: 6, rings: 8 },
    ),
  );
  return [
    { name: "cherries", shape: joined(fruit), surface: brief.always("porcelain", hex(0xb5122c)) },
    { name: "stalks", shape: joined(stalks), surface: brief.always("wood", hex(0x5c6b2a)) },
  ];
}

/** A strand of cream laid round and round to a point. */
export function swirl(brief: Brief, width: number, turns: number, rise: number): Shape {
  const steps = Math.round(turns * 14);
  const path = Array.from({ length: steps + 1 }, (_, step): Point => {
    const t = step / steps;
    const angle = t * turns * 2 * Math.PI;
    const away = width * (1 - t) ** 0.9;
    return [Math.sin(angle) * away, rise * t, Math.cos(angle) * away];
  });
  const strand = tube(path, (t) => width * (0.46 - 0.34 * t) * (t > 0.97 ? 0.5 : 1), {
    sides: brief.segments(14),
    rings: brief.segments(steps * 2),
    flatten: 1,
  });
  const heart = lathe(pairs([0, -width * 0.4, width, -width * 0.4, width * 0.8, rise * 0.3, width * 0.3, rise * 0.8, 0, rise]), {
    segments: 16,
  });
  return joined([strand, heart]);
}

/** Candles in a ring, each with a flame. */
export function candles(brief: Brief, count: number, away: number, y: number, chance: Random): Part[] {
  const sticks: Shape[] = [];
  const flames: Shape[] = [];
  for (let at = 0; at < count; at++) {
    const angle = (at / count) * 2 * Math.PI + 0.3;
    const [x, z] = [Math.sin(angle) * away, Math.cos(angle) * away];
    sticks.push(placed(cylinder(0.024, 0.26, { bevel: 0.006, segments: 10 }), { at: [x, y + 0.11, z] }));
    flames.push(
      placed(lathe(pairs([0, 0, 0.02, 0.025, 0.026, 0.05, 0.014, 0.09, 0, 0.13]), { segments: 10, creaseDegrees: 80 }), {
        at: [x, y + 0.235, z],
      }),
    );
  }
  const wax: Rgb = hex(chance.pick([0x4fa8d8, 0xf2c84b, 0xf29ab0, 0x8fd08a]));
  return [
    { name: "candles", shape: joined(sticks), surface: twisted(brief, wax) },
    { name: "flames", shape: joined(flames), surface: glowing(brief.light(hex(0xffb638))) },
  ];
}

/** White wax with a coloured line wound round it. */
function twisted(brief: Brief, color: Rgb): Part["surface"] {
  const [white, bright] = [brief.always("porcelain", hex(0xf7f3ea)), brief.always("porcelain", color)];
  return (at, out) => ((((at.y * 9 + at.u) % 1) + 1) % 1 < 0.5 ? white : bright)(at, out);
}
