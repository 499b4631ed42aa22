import { darker, hex, lighter, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import { box, sphere } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, placed, placement, type Shape, warped } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";
import { Matrix4 } from "three";
import { plainSkin } from "../core/creature.ts";
import { horn } from "../core/details.ts";
import type { Figure } from "../core/figure.ts";
import { ownColor } from "../core/own-colors.ts";
import { featherWing } from "../core/wings.ts";
import type { Drawn } from "./drawn.ts";

/** Long feathers: a shaft, barbs and a darker tip. */
function plume(color: Rgb, tip: Rgb): Surface {
  return (at, out) => {
    setColor(out, color);
    const barb = Math.sin((at.x + at.z) * 160 + at.y * 60);
    tint(out, tip, smoothstep(0.55, 0.9, at.v) * 0.6);
    shade(out, 0.94 + barb * 0.07);
    out.height = barb * 0.002;
    out.roughness = 0.7;
  };
}

export function beak(figure: Figure, { bird, headAt }: Drawn): void {
  const { kind, color } = bird.beak;
  const [long, thick] = [bird.beak.long * 1.25, bird.beak.thick * 1.2];
  const s = bird.head;
  const [x, y, z] = [0, headAt[1] - s * 0.12, headAt[2] + s * 0.86];
  const at = (up: number, ahead: number): Point => [x, y + up * s, z + ahead * s];
  const shapes: Shape[] = [];
  if (kind === "flat") {
    const bill = (high: number) =>
      warped(placed(sphere(1, 24), { scale: [thick * s, thick * s * high, long * s * 0.56] }), (point) => {
        const ahead = Math.max(0, point.z / (long * s));
        point.x *= 0.8 + ahead * 0.7;
        point.y += ahead * ahead * s * 0.25;
      });
    shapes.push(
      placed(bill(0.42), { at: at(0.06, long * 0.45) }),
      placed(bill(0.26), { at: at(-0.12, long * 0.4), scale: [0.88, 1, 0.92] }),
    );
  } else if (kind === "hook" || kind === "bent") {
    const drop = kind === "bent" ? 1.05 : 0.62;
    shapes.push(
      horn(
        [at(0.06, -0.2), at(0.1, long * 0.45), at(-0.05, long * 0.85), at(-drop * long, long * (kind === "bent" ? 0.95 : 1.02))],
        thick * s,
        12,
        0.08,
      ),
    );
    shapes.push(
      horn([at(-0.14, -0.15), at(-0.2, long * 0.4), at(-0.28, long * (kind === "bent" ? 0.5 : 0.66))], thick * s * 0.72, 10, 0.2),
    );
  } else {
    const open = kind === "long" ? 0.02 : 0.06;
    shapes.push(horn([at(open, -0.2), at(open, long * 0.4), at(-0.06, long)], thick * s, 12, 0.05));
    shapes.push(horn([at(-0.1, -0.2), at(-0.12, long * 0.4), at(-0.1, long * 0.86)], thick * s * 0.72, 10, 0.08));
  }
  figure.attach("beak", "head", joined(shapes), plainSkin(ownColor(figure.brief, "hard", color)));
}

/** A wing laid against the side: a soft shield with two rows of long feathers below it. */
export function foldedWings(figure: Figure, { bird, middle, axis, tones }: Drawn): void {
  const [long, wide, high] = bird.body;
  for (const side of [1, -1]) {
    const bone = `wing ${side > 0 ? "left" : "right"}`;
    const at = (along: number, up: number, out: number): Point => [
      side * wide * out,
      middle[1] + axis[1] * along * long + axis[2] * up * high,
      middle[2] + axis[2] * along * long - axis[1] * up * high,
    ];
    if (bird.flippers) {
      const flipper = figure.skin({ triangles: 1200, soft: 0.05 }, [
        { bone, from: at(0.5, 0.2, 0.95), to: at(-0.55, -0.35, 1.22), thick: [high * 0.22, high * 0.16], wide: 0.42 },
      ]);
      figure.parts.push({ name: "wings", shape: flipper, surface: plainSkin(tones.main, 0.6) });
      continue;
    }
    const shield = figure.skin({ triangles: 1000, soft: 0.06 }, [
      { bone, from: at(0.42, 0.14, 0.9), to: at(-0.25, 0.12, 0.97), thick: [high * 0.5, high * 0.46], wide: 0.34 },
      { bone, from: at(-0.25, 0.12, 0.97), to: at(-1.1, 0.26, 0.6), thick: [high * 0.46, high * 0.1], wide: 0.34 },
    ]);
    figure.parts.push({
      name: "wings",
      shape: shield,
      surface:
        figure.parts[0] && figure.brief.look.material && !figure.brief.look.colors[1]
          ? figure.parts[0].surface
          : wingCoat(tones.wing, tones.tips, middle, axis),
    });
    const quills = [0, 1, 2, 3].map((step) => {
      const [from, to] = [at(-0.1 - step * 0.12, 0.02 - step * 0.1, 0.99 - step * 0.03), at(-1.24 - step * 0.05, 0.18 - step * 0.13, 0.56)];
      return tube(
        [from, [(from[0] + to[0]) / 2 + side * 0.012, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2], to],
        (t) => high * 0.13 * Math.sin(Math.PI * (0.25 + t * 0.72)),
        { sides: 6, rings: 6, flatten: 0.42 },
      );
    });
    figure.attach("wings", bone, joined(quills), plume(darker(tones.tips, 0.1), darker(tones.tips, 0.45)));
  }
}

/** Rows of covering feathers, drawn on. */
function wingCoat(color: Rgb, tips: Rgb, middle: Point, axis: Point): Surface {
  return (at, out) => {
    const along = (at.y - middle[1]) * axis[1] + (at.z - middle[2]) * axis[2];
    const up = (at.y - middle[1]) * axis[2] - (at.z - middle[2]) * axis[1];
    const row = Math.floor(along * 15);
    const inRow = along * 15 - row;
    const across = (up * 15 + (row & 1) * 0.5) % 1;
    const round = Math.hypot((across < 0 ? across + 1 : across) - 0.5, (1 - inRow) * 0.55);
    setColor(out, color);
    tint(out, tips, smoothstep(0.3, -0.4, along) * 0.7);
    shade(out, 0.82 + smoothstep(0.62, 0.4, round) * 0.22);
    out.height = smoothstep(0.62, 0.42, round) * 0.008;
    out.roughness = 0.7;
  };
}

export function spreadWings(figure: Figure, { bird, tones }: Drawn): void {
  const [long, wide] = bird.wing;
  const { flight, cover, down } = featherWing(long, wide);
  for (const side of [1, -1]) {
    const bone = `wing ${side > 0 ? "left" : "right"}`;
    const { head } = figure.boneOf(bone);
    const place = placement({ at: [head[0] * 0.8, head[1], head[2]], scale: [side, 1, 1] });
    const put = (shape: Shape, color: Rgb, tip: Rgb) => {
      const copy = side > 0 ? shape : turnedOver(shape);
      figure.attach("wings", bone, copy.clone().applyMatrix4(new Matrix4().copy(place)), plume(color, tip));
    };
    put(flight, tones.tips, darker(tones.tips, 0.4));
    put(cover, tones.wing, tones.wing);
    put(down, lighter(tones.wing, 0.08), tones.wing);
    const arm = tube(
      [
        head,
        [head[0] + side * long * 0.4, head[1] + 0.03, head[2] + wide * 0.1],
        [head[0] + side * long * 0.8, head[1] + 0.02, head[2] + wide * 0.05],
      ],
      (t) => 0.07 * (1 - t * 0.75),
      { sides: 8, rings: 12, flatten: 0.7 },
    );
    figure.attach("wings", bone, arm, plainSkin(tones.wing, 0.7));
  }
}

/** A copy to be mirrored keeps its faces outwards. */
export function turnedOver(shape: Shape): Shape {
  const copy = shape.clone();
  const index = copy.getIndex();
  if (index) {
    const swapped = index.clone();
    for (let at = 0; at < swapped.count; at += 3) {
      const second = swapped.getX(at + 1);
      swapped.setX(at + 1, swapped.getX(at + 2));
      swapped.setX(at + 2, second);
    }
    copy.setIndex(swapped);
  }
  return copy;
}

export function tailFeathers(figure: Figure, { bird, tones, stance }: Drawn): void {
  const { long, wide, up, count } = bird.tail;
  if (count === 0) return;
  const { head } = figure.boneOf("tail");
  const isFan = bird.features?.includes("fan tail");
  const isSickle = bird.features?.includes("tail plumes");
  const feathers = Array.from({ length: count }, (_, step) => {
    const t = count === 1 ? 0 : step / (count - 1) - 0.5;
    const turn = t * (isFan ? 190 : wide) * (Math.PI / 180);
    const lift = ((up + (stance === "flying" ? -up * 0.6 : 0)) * Math.PI) / 180;
    const out: Point = isFan
      ? [Math.sin(turn), Math.cos(turn) * 0.95, -0.35]
      : [Math.sin(turn), Math.sin(lift), -Math.cos(lift) * Math.cos(turn)];
    const end: Point = [
      head[0] + out[0] * long,
      head[1] + out[1] * long - (isSickle ? long * 0.42 * Math.abs(Math.cos(turn)) : 0),
      head[2] + out[2] * long,
    ];
    const mid: Point = [
      head[0] + out[0] * long * 0.5,
      head[1] + out[1] * long * (isSickle ? 0.72 : 0.62) + Math.abs(t) * 0.01,
      head[2] + out[2] * long * 0.5,
    ];
    return tube(
      [[head[0], head[1], head[2] + 0.03], mid, end],
      (v) => long * (isFan ? 0.09 : 0.13) * Math.sin(Math.PI * (0.2 + v * 0.72)),
      { sides: 6, rings: 8, flatten: isFan ? 0.6 : 0.4 },
    );
  });
  figure.attach(
    "tail",
    "tail",
    joined(feathers),
    isFan ? peacock(head, long) : plume(isSickle ? tones.tips : tones.wing, darker(tones.tips, 0.3)),
  );
}

/** Green plumes with an eye near their ends. */
function peacock(root: Point, long: number): Surface {
  return (at, out) => {
    const away = Math.hypot(at.x - root[0], at.y - root[1], at.z - root[2]) / long;
    setColor(out, hex(0x2f7a4a));
    const eye = Math.abs(away - 0.88);
    tint(out, hex(0xc9a23a), smoothstep(0.12, 0.1, eye));
    tint(out, hex(0x1f6ab0), smoothstep(0.075, 0.06, eye));
    tint(out, hex(0x141a4a), smoothstep(0.035, 0.025, eye));
    out.roughness = 0.45;
  };
}

export function feet(figure: Figure, { bird }: Drawn): void {
  const thick = bird.legThick ?? 0.024;
  const surface = plainSkin(hex(bird.feet), 0.55);
  for (const name of ["left", "right"]) {
    const leg = figure.boneOf(`leg ${name}`);
    const foot = figure.boneOf(`foot ${name}`);
    const [x, , z] = leg.tail;
    figure.attach(
      "legs",
      `leg ${name}`,
      tube(
        [
          [x, leg.head[1] - (leg.head[1] - leg.tail[1]) * 0.3, z],
          [x, bird.leg * 0.5, z - thick * 0.8],
          [x, 0.02, z],
        ],
        thick,
        { sides: 8, rings: 10 },
      ),
      surface,
    );
    const size = thick * 5;
    const toes = [-32, 0, 32].map((turn) => {
      const way = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
      return tube(
        [
          [x, 0.02, z],
          [x + way[0] * size * 0.6, 0.024, z + way[1] * size * 0.6],
          [x + way[0] * size, 0.012, z + way[1] * size],
        ],
        (t) => thick * (0.95 - t * 0.5),
        { sides: 7, rings: 6 },
      );
    });
    toes.push(
      tube(
        [
          [x, 0.02, z],
          [x, 0.012, z - size * 0.5],
        ],
        (t) => thick * (0.9 - t * 0.5),
        { isStraight: true, sides: 7, rings: 3 },
      ),
    );
    if (bird.webbed) toes.push(placed(box(size * 0.95, 0.016, size * 0.72, 0.006), { at: [x, 0.016, z + size * 0.5] }));
    // In boots nobody sees them.
    if (!figure.brief.has("boots")) figure.attach("legs", `foot ${name}`, joined(toes), surface);
    if (foot.parent === null) throw new Error("a foot without a leg");
  }
}
