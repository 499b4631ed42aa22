import { clamp01, hex, mix, type Rgb, smoothstep } from "../solid/color.ts";
import type { Part } from "../solid/part.ts";
import { cylinder, sphere, torus } from "../solid/shapes/forms.ts";
import { lathe } from "../solid/shapes/lathe.ts";
import { joined, type Point, placed, type Shape, warped } from "../solid/shapes/shape.ts";
import { tube } from "../solid/shapes/tube.ts";
import { glowing } from "../solid/surfaces/glowing.ts";
import { layered, type Surface } from "../solid/surfaces/surface.ts";
import type { Brief } from "./brief.ts";
import { cushion } from "./cushion.ts";
import type { Grammar } from "./grammar.ts";
import { pairs } from "./pairs.ts";
import { swept } from "./swept.ts";

const CLOTHS = [0x2f7f86, 0x8a4b3a, 0x44583a, 0x3b4a78, 0xb98a4a, 0x7a3f55, 0x9a9286, 0xc9b892];

type Build = "boxy" | "rolled" | "wing" | "tub";

export const armchair: Grammar = {
  id: "armchair",
  nouns: ["armchair", "sofa", "couch", "easy chair", "lounge chair", "recliner", "wing chair", "loveseat", "settee", "club chair"],
  about: "a soft upholstered armchair, sofa or couch with cushions and armrests",
  traits: {
    sofa: ["sofa", "couch", "settee", "three-seater", "long", "wide"],
    pair: ["loveseat", "two-seater", "double"],
    boxy: ["boxy", "square", "minimal", "scandinavian"],
    rolled: ["chesterfield", "rolled", "club", "tufted", "buttoned"],
    wing: ["wing", "wingback", "winged", "grandfather"],
    tub: ["tub", "round", "barrel", "curved"],
    plain: ["plain", "simple"],
  },
  metresPerUnit: 0.5,
  build(brief) {
    const seats = brief.has("sofa") ? 3 : brief.has("pair") ? 2 : 1;
    const build = buildOf(brief, seats);
    const size = {
      seats,
      inner: seats === 1 ? 1.16 : seats * 1.08,
      depth: brief.random.between(1.34, 1.5),
      seat: brief.random.between(0.78, 0.88),
      arm: brief.random.between(0.22, 0.3),
      back: build === "wing" ? 2.1 : brief.random.between(1.5, 1.75),
    };
    const isTufted = build === "rolled" || brief.isStyle("ornate", "steampunk");
    const cloth = clothOf(brief, isTufted);
    const parts: Part[] = [
      {
        name: "upholstery",
        shape: joined(build === "tub" ? tub(brief, size) : frame(brief, size, build)),
        surface: isTufted ? tufted(cloth, size) : cloth,
      },
      { name: "seat", shape: joined(seatCushions(brief, size)), surface: cloth },
      ...feet(brief, size, build),
    ];
    if (!brief.has("plain")) parts.push(...pillows(brief, size));
    if (isTufted) parts.push(studs(brief, size, build));
    return parts;
  },
};

interface Size {
  seats: number;
  /** Between the arms. */
  inner: number;
  depth: number;
  seat: number;
  arm: number;
  back: number;
}

function buildOf(brief: Brief, seats: number): Build {
  const named = (["boxy", "rolled", "wing", "tub"] as const).find((name) => brief.has(name));
  if (named && !(named === "tub" && seats > 1)) return named;
  if (brief.isStyle("ornate", "medieval", "fantasy", "steampunk")) return seats > 1 ? "rolled" : brief.random.pick(["rolled", "wing"]);
  if (brief.isStyle("modern", "sci-fi", "low-poly", "cartoon")) return seats > 1 ? "boxy" : brief.random.pick(["boxy", "tub"]);
  return brief.random.pick(seats > 1 ? (["boxy", "rolled"] as const) : (["boxy", "boxy", "rolled", "wing", "tub"] as const));
}

function clothOf(brief: Brief, isTufted: boolean): Surface {
  const color = brief.color(
    0,
    isTufted ? hex(brief.random.fork("hide").pick([0x6b3a22, 0x4a2c1f, 0x2f4a3a, 0x5a1f26])) : hex(brief.random.fork("cloth").pick(CLOTHS)),
  );
  return brief.made(isTufted ? "leather" : "fabric", color);
}

const soft = (brief: Brief) => (brief.isStyle("low-poly") ? 3 : brief.isDetailed ? 14 : 9);

function frame(brief: Brief, { inner, depth, seat, arm, back }: Size, build: Build): Shape[] {
  const steps = soft(brief);
  const isToy = brief.isStyle("cartoon");
  const power = isToy ? 3.4 : build === "boxy" ? 8 : 5;
  const whole = inner + arm * 2;
  const base = placed(cushion(whole - 0.06, 0.36, depth - 0.04, { power: 14, steps }), { at: [0, seat - 0.4, 0] });
  const tilt = build === "boxy" ? -7 : -10;
  const tall = back - seat + 0.5;
  const rear = placed(cushion(build === "boxy" ? whole - 0.04 : inner + 0.12, tall, 0.32, { power, steps }), {
    turn: [tilt, 0, 0],
    at: [0, back - tall / 2, -depth / 2 + 0.1],
  });
  const sides = [-1, 1].flatMap((side) => armShapes(brief, side, { inner, depth, seat, arm }, build, power));
  if (build === "wing")
    sides.push(
      ...[-1, 1].map((side) =>
        placed(cushion(0.17, tall * 0.62, 0.56, { power: 3.2, steps }), {
          turn: [-8, side * 14, 0],
          at: [side * (inner / 2 + 0.04), back - tall * 0.36, -depth / 2 + 0.34],
        }),
      ),
    );
  return [base, rear, ...sides];
}

function armShapes(
  brief: Brief,
  side: number,
  { inner, depth, seat, arm }: Pick<Size, "inner" | "depth" | "seat" | "arm">,
  build: Build,
  power: number,
): Shape[] {
  const steps = soft(brief);
  const x = side * (inner / 2 + arm / 2);
  const top = seat + (build === "boxy" ? 0.36 : 0.44);
  const wall = placed(cushion(arm, top - 0.22, depth - 0.06, { power, steps }), { at: [x, (top + 0.22) / 2 - 0.02, 0.02] });
  if (build === "boxy") return [wall];
  const roll = placed(
    lathe(
      pairs([0, -0.5, 0.6, -0.5, 0.92, -0.49, 1, -0.46, 1, 0.46, 0.92, 0.49, 0.6, 0.5, 0, 0.5]).map(([r, y]) => [
        r * arm * 0.62,
        y * (depth - 0.02),
      ]),
      { segments: brief.segments(28), creaseDegrees: 55 },
    ),
    { turn: [90, 0, 0], at: [x + side * 0.06, top - 0.06, 0.03] },
  );
  return [wall, roll];
}

/** One thick wall bent round the seat, lower towards its ends. */
function tub(brief: Brief, { inner, depth, seat, back }: Size): Shape[] {
  const steps = soft(brief);
  const [rx, rz] = [inner / 2 + 0.18, depth / 2 - 0.02];
  const top = Math.min(back, seat + 0.78);
  const wall = swept(
    (u, v) => {
      const angle = mix(-128, 128, v) * (Math.PI / 180);
      const ring = u * 2 * Math.PI;
      const [cx, cy] = [Math.cos(ring), Math.sin(ring)];
      const round = (Math.abs(cx) ** 4 + Math.abs(cy) ** 4) ** -0.25;
      const high = mix(seat + 0.24, top, Math.cos(angle / 2) ** 2.2);
      const low = 0.3;
      const end = Math.sqrt(Math.max(0, 1 - Math.max(0, Math.abs(v * 2 - 1) - 0.93) ** 2 / 0.0049));
      const thick = (0.15 + 0.02 * Math.cos(angle)) * (0.25 + 0.75 * end);
      const y = mix(low, high, 0.5) + (cy * round * (high - low)) / 2;
      const lean = 0.12 * smoothstep(low, high, y);
      const r = 1 + lean;
      return [(rx * r + cx * round * thick) * Math.sin(angle), y, -(rz * r + cx * round * thick) * Math.cos(angle)];
    },
    { columns: brief.segments(20), rows: brief.segments(40), creaseDegrees: 70 },
  );
  const base = placed(cushion(inner + 0.16, 0.36, depth - 0.14, { power: 3.4, steps }), { at: [0, seat - 0.36, 0.04] });
  return [wall, base];
}

function seatCushions(brief: Brief, { seats, inner, depth, seat }: Size): Shape[] {
  const steps = soft(brief);
  const wide = inner / seats;
  const sag = (shape: Shape) =>
    warped(
      shape,
      (point) => {
        if (point.y > 0)
          point.y +=
            0.035 * Math.cos(clamp01(Math.abs(point.x / wide) * 2) * 1.57) * Math.cos(clamp01(Math.abs(point.z / depth) * 2) * 1.57);
      },
      80,
    );
  return Array.from({ length: seats }, (_, at) => {
    const x = (at - (seats - 1) / 2) * wide;
    return placed(joined([sag(cushion(wide - 0.012, 0.26, depth - 0.26, { power: 7, steps })), piping(brief, wide - 0.03, depth - 0.28)]), {
      at: [x, seat - 0.11, 0.12],
    });
  });
}

/** The cord sewn into the upper seam. */
function piping(brief: Brief, width: number, depth: number): Shape {
  const [x, z] = [width / 2, depth / 2];
  const c = 0.07;
  const path: Point[] = [
    [-x + c, 0, z],
    [x - c, 0, z],
    [x, 0, z - c],
    [x, 0, -z + c],
    [x - c, 0, -z],
    [-x + c, 0, -z],
    [-x, 0, -z + c],
    [-x, 0, z - c],
  ];
  return placed(tube(path, 0.014, { sides: 6, rings: brief.segments(48), isClosed: true }), { at: [0, 0.088, 0] });
}

function feet(brief: Brief, { inner, depth, arm, seat }: Size, build: Build): Part[] {
  const chance = brief.random.fork("feet");
  const [x, z] = [inner / 2 + arm * (build === "tub" ? -0.2 : 0.4), depth / 2 - (build === "tub" ? 0.34 : 0.14)];
  const tall = seat - 0.54;
  const isTurned = build === "rolled" || build === "wing";
  const profile = pairs([0, 0, 0.04, 0, 0.06, 0.08, 0.035, 0.3, 0.075, 0.55, 0.075, 0.75, 0.05, 0.85, 0.09, 1, 0, 1]);
  const legs = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sz) => {
      if (isTurned)
        return placed(
          lathe(
            profile.map(([r, y]) => [r, y * tall]),
            { segments: brief.segments(18), creaseDegrees: 45 },
          ),
          { at: [sx * x, 0, sz * z] },
        );
      return tube(
        [
          [sx * (x + 0.06), 0, sz * (z + 0.05)],
          [sx * x, tall + 0.04, sz * z],
        ],
        (t) => mix(0.032, 0.06, t),
        { sides: brief.segments(14), rings: 4 },
      );
    }),
  );
  const isMetal = brief.isStyle("modern", "sci-fi") && chance.chance(0.6);
  const parts: Part[] = [
    {
      name: "feet",
      shape: joined(legs),
      surface: isMetal ? brief.always("brass") : brief.always("wood", hex(chance.pick([0x5a3822, 0xa5713f, 0x3a2a20]))),
    },
  ];
  const glow = brief.look.glow ?? (brief.isStyle("sci-fi") ? hex(0x35e6ff) : null);
  if (glow)
    parts.push({
      name: "light",
      shape: placed(torus(0.5, 0.03, brief.segments(48), 8), { at: [0, tall, 0], scale: [inner + arm, 1, depth * 0.86] }),
      surface: glowing(glow),
    });
  return parts;
}

function pillows(brief: Brief, { inner, seats, depth, seat }: Size): Part[] {
  const chance = brief.random.fork("pillows");
  const color: Rgb = brief.look.colors[1] ?? hex(chance.pick([0xe3a63a, 0xd9d0bd, 0xb5533c, 0x5f7f9a, 0x8fa37a]));
  const count = seats > 1 ? 2 : chance.chance(0.75) ? 1 : 0;
  if (count === 0) return [];
  const shapes = Array.from({ length: count }, (_, at) => {
    const side = count === 1 ? chance.between(-0.6, 0.6) : at * 2 - 1;
    return placed(cushion(0.54, 0.54, 0.22, { power: 3.4, steps: soft(brief) }), {
      turn: [-22, side * -16, chance.between(-14, 14)],
      at: [side * (inner / 2 - 0.36), seat + 0.3, -depth / 2 + 0.46],
    });
  });
  return [{ name: "pillow", shape: joined(shapes), surface: brief.always("fabric", color) }];
}

/** Diamonds pulled in by buttons, on the inside of back and arms. */
function tufted(cloth: Surface, { seat }: Size): Surface {
  return layered(cloth, (at, out) => {
    if (at.y < seat || at.nz < 0.35) return;
    const fromLine = (value: number) => 0.5 - Math.abs(((((value * 2.9) % 1) + 1) % 1) - 0.5);
    const [a, b] = [fromLine(at.x + at.y), fromLine(at.x - at.y)];
    const seam = 1 - smoothstep(0, 0.1, Math.min(a, b));
    const button = 1 - smoothstep(0.02, 0.3, Math.hypot(a, b));
    out.height -= (1 - smoothstep(0, 0.32, Math.min(a, b))) * 0.022 + button * 0.03;
    for (let channel = 0; channel < 3; channel++) out.color[channel] *= 1 - seam * 0.3;
  });
}

/** Brass nails round the front of each roll. */
function studs(brief: Brief, { inner, arm, depth, seat }: Size, build: Build): Part {
  const shapes: Shape[] = [];
  const r = build === "boxy" ? 0 : arm * 0.5;
  const front = depth / 2 + 0.022;
  for (const side of [-1, 1]) {
    const [x, y] = [side * (inner / 2 + arm / 2 + 0.06), seat + 0.38];
    const count = r > 0 ? 14 : 0;
    for (let at = 0; at < count; at++) {
      const angle = (at / count) * 6.283;
      shapes.push(placed(sphere(0.014, 6), { at: [x + r * Math.cos(angle), y + r * Math.sin(angle), front] }));
    }
    shapes.push(placed(cylinder(0.03, 0.03, { bevel: 0.01, segments: 12 }), { turn: [90, 0, 0], at: [x, y, front] }));
  }
  return { name: "studs", shape: joined(shapes), surface: brief.always("brass") };
}
