import { darker, hex } from "@blenda/forge/solid/color";
import { box, cylinder, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { grid } from "@blenda/forge/solid/shapes/grid";
import { joined, type Point, placed, type Shape, warped } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { Vector3 } from "three";
import type { Figure } from "../core/figure.ts";
import type { Mass } from "../core/mass.ts";
import { addNeckwear, loopRound, NECKWEAR_TRAITS } from "../core/neckwear.ts";
import type { FourLegged } from "./plan.ts";
import type { Drawn } from "./skeleton.ts";

export const DRESS_TRAITS = {
  saddle: ["saddle", "saddled"],
  ...NECKWEAR_TRAITS,
  bow: ["bow", "ribbon", "bowtie"],
  scarf: ["scarf", "shawl"],
  blanket: ["blanket", "rug", "caparison"],
  boots: ["boots", "boot", "wellies", "wellingtons"],
  shoes: ["shoes", "shoe", "sneakers", "sneaker", "trainers", "slippers"],
} as const;

const body = (figure: Figure): Mass[] => figure.masses.filter(({ bone }) => bone === "hips" || bone === "chest" || bone === "neck");

/** A cloth laid over the back between two places along it, so far down each side. */
function overBack(figure: Figure, middle: Point, from: number, to: number, degrees: number, lift: number): Shape {
  const masses = body(figure);
  const at = (u: number, v: number, out: number): Point => {
    const angle = ((0.5 - u) * 2 * degrees * Math.PI) / 180;
    const z = from + (to - from) * v;
    const way: Point = [Math.sin(angle), Math.cos(angle), 0];
    const hit = new Vector3(...figure.surfaceAt([0, middle[1], z], way, masses));
    return hit.addScaledVector(new Vector3(...way), out).toArray() as Point;
  };
  const columns = 26;
  const rows = 8;
  const cache = new Map<string, Point>();
  const once = (u: number, v: number, out: number) => {
    const key = `${u.toFixed(3)} ${v.toFixed(3)} ${out}`;
    const known = cache.get(key) ?? at(u, v, out);
    cache.set(key, known);
    return known;
  };
  const top = grid((u, v) => once(u, v, lift), { columns, rows });
  const under = grid((u, v) => once(1 - u, v, -lift), { columns, rows });
  const rim = (v: number, isBack: boolean) => grid((u, w) => once(isBack ? 1 - u : u, v, w * 2 * lift - lift), { columns, rows: 1 });
  const side = (u: number, isLeft: boolean) => grid((v, w) => once(u, isLeft ? v : 1 - v, w * 2 * lift - lift), { columns: rows, rows: 1 });
  return joined([top, under, rim(0, false), rim(1, true), side(0, true), side(1, false)]);
}

export function dress(figure: Figure, plan: FourLegged, drawn: Drawn): void {
  const { brief } = figure;
  const cloth = brief.color(2, hex(0xb3261e));
  if (brief.has("blanket") || brief.has("saddle")) back(figure, plan, drawn);
  if (brief.has("boots") || brief.has("shoes")) for (const { name, isFront } of drawn.legs) shoe(figure, plan, name, isFront);
  const { neckFrom, neckTo } = drawn;
  const masses = figure.masses.filter(({ bone }) => bone === "neck" || bone === "head" || bone === "chest");
  const share = plan.neck.long > 0.25 ? 0.5 : 0.35;
  const at: Point = [0, neckFrom[1] + (neckTo[1] - neckFrom[1]) * share, neckFrom[2] + (neckTo[2] - neckFrom[2]) * share];
  const axis = new Vector3(...neckTo).sub(new Vector3(...neckFrom)).normalize();
  const ahead = new Vector3(0, -axis.z, axis.y).multiplyScalar(axis.y >= 0 ? 1 : -1);
  if (ahead.z < 0) ahead.negate();
  const ring = (turn: number, out: number): Point => {
    const way = new Vector3(1, 0, 0).multiplyScalar(Math.sin(turn)).addScaledVector(ahead, Math.cos(turn));
    return new Vector3(...figure.surfaceAt(at, way.toArray() as Point, masses)).addScaledVector(way, out).toArray() as Point;
  };
  const size = Math.max(0.03, plan.head.size * 0.13);
  const front = ring(0, size * 0.6);
  const before = (y: number, out: number): Point => [0, y, Math.max(figure.surfaceAt([0, y, at[2]], [0, 0, 1])[2], front[2]) + out];
  const neck = { figure, ring, before, size, cloth };
  addNeckwear(neck);
  if (brief.has("scarf")) {
    const end = (side: number) =>
      placed(box(size * 2.2, plan.head.size * 1.3, size * 0.7, size * 0.25), {
        at: [side * size * 1.3, front[1] - plan.head.size * 0.6, front[2] + size * 0.6],
        turn: [-8, 0, side * 7],
      });
    figure.attach("scarf", "neck", joined([loopRound(neck, size * 1.5, 1), end(1), end(-0.6)]), brief.always("fabric", cloth));
  }
  const isBare = !["scarf", ...Object.keys(NECKWEAR_TRAITS)].some((trait) => brief.has(trait));
  if (brief.has("bow") || (plan.wearsBow && isBare))
    figure.attach(
      "bow",
      "neck",
      bowAt(front, size * (plan.wearsBow ? (brief.has("bow") ? 3.2 : 2.6) : 2.4)),
      brief.always("fabric", cloth),
    );
}

/** Two loops and a knot. */
export function bowAt(at: Point, size: number): Shape {
  const loops = [1, -1].map((side) =>
    placed(sphere(size, 18), { at: [side * size * 0.85, 0, 0], scale: [0.95, 0.72, 0.38], turn: [0, 0, side * 12] }),
  );
  const ends = [1, -1].map((side) =>
    placed(box(size * 0.4, size * 1.3, size * 0.16, 0.01), { at: [side * size * 0.4, -size * 0.8, 0], turn: [0, 0, side * 24] }),
  );
  return placed(joined([...loops, ...ends, placed(sphere(size * 0.36, 14), { scale: [1, 1.1, 0.9] })]), { at });
}

/** Half width, half height and half length of a shoe over each kind of foot, and how far ahead of the ankle it is, in ankle widths. */
const LASTS = {
  paw: { half: [1.55, 1.5, 2.25], ahead: 0.8 },
  claw: { half: [1.55, 1.35, 2.3], ahead: 0.8 },
  pad: { half: [1.6, 1.3, 1.75], ahead: 0.25 },
  hoof: { half: [1.6, 1.5, 1.85], ahead: 0.45 },
} as const;

/** A toe cap with a flat sole; a boot has a shaft up to the ankle joint and a cuff besides. */
function shoe(figure: Figure, plan: FourLegged, name: string, isFront: boolean): void {
  const { brief } = figure;
  // Whoever walks on two legs has hands in front.
  if (isFront && plan.arms) return;
  const isBoot = brief.has("boots");
  const { head, tail } = figure.boneOf(`${name} foot`);
  const [wide, size] = [plan.limb[2], plan.footSize ?? 1];
  const { half, ahead } = LASTS[plan.foot];
  const [x, y, z] = tail;
  const sole = y + wide * 0.04;
  const cap = warped(
    placed(sphere(1, brief.segments(26)), { scale: [half[0] * wide * size, half[1] * wide, half[2] * wide * size] }),
    (point) => {
      point.set(point.x + x, Math.max(sole, point.y + sole + wide * 0.35), point.z + z + ahead * wide);
    },
  );
  const top = isBoot ? 1.12 : Math.min(0.75, (wide * 1.7) / Math.max(Math.hypot(head[1] - y, head[2] - z), 1e-6));
  const at = (share: number): Point => [
    x + (head[0] - x) * share,
    sole + wide * 0.3 + (head[1] - sole - wide * 0.3) * share,
    z + (head[2] - z) * share,
  ];
  const shaft = tube([at(0), at(top * 0.5), at(top)], (t) => wide * (1.45 + (isBoot ? 0.14 * t : 0)), { sides: 20, rings: 8 });
  const color = brief.color(2, hex(isBoot ? 0x7a3f1e : 0xc0302a));
  const leather = brief.always(isBoot ? "leather" : "fabric", color);
  figure.attach(isBoot ? "boots" : "shoes", `${name} foot`, joined([cap, shaft]), leather);
  const way = new Vector3(...at(top)).sub(new Vector3(...at(0)));
  const cuff = placed(torus(wide * (isBoot ? 1.56 : 1.42), wide * (isBoot ? 0.26 : 0.16), 28, 10), {
    turn: [(Math.atan2(way.z, way.y) * 180) / Math.PI, 0, 0],
    at: at(top),
  });
  figure.attach("cuffs", `${name} foot`, cuff, brief.always("fabric", isBoot ? darker(color, 0.25) : hex(0xf0eee8)));
  const slab = placed(cylinder(1, wide * 0.42, { bevel: wide * 0.12, segments: brief.segments(28) }), {
    scale: [half[0] * wide * size * 1.04, 1, half[2] * wide * size * 1.03],
    at: [x, sole - wide * 0.1, z + ahead * wide],
  });
  figure.attach("soles", `${name} foot`, slab, brief.always("rubber", hex(isBoot ? 0x2c211b : 0xf0eee8)));
}

function back(figure: Figure, plan: FourLegged, drawn: Drawn): void {
  const { brief } = figure;
  const { long, chest, belly } = plan;
  const middle: Point = [0, drawn.shoulderAt[1], 0];
  const cloth = brief.color(2, hex(0xb3261e));
  if (brief.has("blanket")) {
    figure.attach("blanket", "chest", overBack(figure, middle, -long * 0.42, long * 0.34, 112, 0.016), brief.always("fabric", cloth));
    if (!brief.has("saddle")) return;
  }
  if (!brief.has("blanket"))
    figure.attach(
      "saddle cloth",
      "chest",
      overBack(figure, middle, -long * 0.2, long * 0.28, 96, 0.012),
      brief.always("fabric", hex(0xe9dfc8)),
    );
  const leather = brief.always("leather", cloth);
  const [from, to] = [-long * 0.14, long * 0.22];
  figure.attach("saddle", "chest", overBack(figure, middle, from, to, 66, 0.034), leather);
  const top = figure.surfaceAt([0, middle[1], (from + to) / 2], [0, 1, 0], body(figure));
  const rear = figure.surfaceAt([0, middle[1], from], [0, 1, 0], body(figure));
  const fore = figure.surfaceAt([0, middle[1], to], [0, 1, 0], body(figure));
  const wide = chest[0];
  const arch = (at: Point, height: number, z: number, thick: number) =>
    tube(
      [
        [-wide * 0.7, at[1] - wide * 0.18, at[2] + z],
        [-wide * 0.42, at[1] + height, at[2] + z * 2],
        [0, at[1] + height * 1.5, at[2] + z * 2.6],
        [wide * 0.42, at[1] + height, at[2] + z * 2],
        [wide * 0.7, at[1] - wide * 0.18, at[2] + z],
      ],
      (t) => thick * (0.5 + Math.sin(Math.PI * t)),
      { sides: 10, rings: 20 },
    );
  const horn = placed(cylinder(0.03, 0.1, { top: 0.035 }), { at: [0, fore[1] + 0.1, fore[2] + 0.01] });
  figure.attach("saddle", "chest", joined([arch(rear, 0.075, -0.02, 0.038), arch(fore, 0.04, 0.012, 0.032), horn]), leather);
  const girth = tube(
    Array.from({ length: 24 }, (_, step) => {
      const turn = (step / 24) * 2 * Math.PI;
      const way: Point = [Math.sin(turn), Math.cos(turn), 0];
      return new Vector3(...figure.surfaceAt([0, middle[1], long * 0.1], way, body(figure)))
        .addScaledVector(new Vector3(...way), 0.004)
        .toArray() as Point;
    }),
    0.022,
    { isClosed: true, sides: 8, rings: 64, flatten: 0.6 },
  );
  figure.attach("girth", "chest", girth, brief.always("leather", hex(0x3a2a20)));
  for (const side of [1, -1]) {
    const hang: Point = [side * (belly[0] + 0.035), middle[1] - belly[1] * 0.95, long * 0.06];
    const strap = tube([[side * (belly[0] + 0.03), middle[1] + belly[1] * 0.2, long * 0.06], hang], 0.014, { isStraight: true, sides: 6 });
    const iron = placed(torus(0.06, 0.011, 24, 8), { turn: [90, 90, 0], at: [hang[0], hang[1] - 0.05, hang[2]] });
    figure.attach("stirrups", "chest", strap, brief.always("leather", hex(0x3a2a20)));
    figure.attach("stirrups", "chest", iron, brief.always("steel"));
  }
  brief.socket({
    name: "seat",
    at: figure.posed("chest", [top[0], top[1] + 0.05, top[2]]).toArray() as Point,
    size: [wide * 2, 1, long * 0.4],
  });
}
