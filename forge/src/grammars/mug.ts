import { brightness, clamp01, darker, hex, lighter, mix, type Rgb, smoothstep } from "../solid/color.ts";
import type { Part } from "../solid/part.ts";
import { cylinder, sphere } from "../solid/shapes/forms.ts";
import { curved, lathe, type ProfilePoint } from "../solid/shapes/lathe.ts";
import { joined, type Point, placed, type Shape } from "../solid/shapes/shape.ts";
import { tube } from "../solid/shapes/tube.ts";
import { glowing } from "../solid/surfaces/glowing.ts";
import { type Surface, setColor, shade, tint } from "../solid/surfaces/surface.ts";
import type { Brief } from "./brief.ts";
import type { Grammar } from "./grammar.ts";
import { tankard } from "./mug-tankard.ts";
import { pairs } from "./pairs.ts";

type Form = "straight" | "barrel" | "tapered" | "teacup" | "enamel" | "bowl";

interface Cup {
  /** Outside, from the foot to the lip. */
  outline: ProfilePoint[];
  /** From the upper end of the handle to the lower one: away from the wall, and height. */
  handle: [number, number][];
  wall: number;
}

const FORMS: Record<Form, Cup> = {
  straight: {
    outline: pairs([0.42, 0, 0.45, 0.03, 0.46, 0.1, 0.46, 0.9, 0.46, 1]),
    handle: pairs([0, 0.82, 0.2, 0.86, 0.32, 0.74, 0.32, 0.38, 0.2, 0.24, 0, 0.24]),
    wall: 0.05,
  },
  barrel: {
    outline: pairs([0.34, 0, 0.38, 0.03, 0.48, 0.3, 0.5, 0.5, 0.46, 0.78, 0.42, 0.94, 0.43, 1]),
    handle: pairs([0, 0.8, 0.18, 0.84, 0.28, 0.7, 0.26, 0.4, 0.14, 0.26, 0, 0.26]),
    wall: 0.05,
  },
  tapered: {
    outline: pairs([0.3, 0, 0.34, 0.03, 0.37, 0.2, 0.44, 0.7, 0.5, 1]),
    handle: pairs([0, 0.84, 0.2, 0.86, 0.28, 0.7, 0.24, 0.42, 0.12, 0.26, 0, 0.28]),
    wall: 0.045,
  },
  teacup: {
    outline: pairs([0.24, 0, 0.26, 0.04, 0.22, 0.08, 0.34, 0.16, 0.46, 0.32, 0.52, 0.5, 0.54, 0.62, 0.58, 0.66]),
    handle: pairs([0, 0.56, 0.14, 0.62, 0.22, 0.54, 0.18, 0.4, 0.06, 0.3, -0.02, 0.3]),
    wall: 0.028,
  },
  enamel: {
    outline: pairs([0.42, 0, 0.44, 0.02, 0.445, 0.1, 0.45, 0.8, 0.46, 0.86]),
    handle: pairs([0, 0.76, 0.18, 0.78, 0.26, 0.66, 0.26, 0.36, 0.18, 0.22, 0, 0.22]),
    wall: 0.02,
  },
  bowl: {
    outline: pairs([0.26, 0, 0.3, 0.02, 0.44, 0.14, 0.53, 0.36, 0.54, 0.56, 0.5, 0.72, 0.49, 0.76]),
    handle: pairs([0, 0.58, 0.16, 0.62, 0.26, 0.5, 0.22, 0.32, 0.1, 0.2, 0, 0.22]),
    wall: 0.05,
  },
};

export const mug: Grammar = {
  id: "mug",
  nouns: [
    "mug",
    "cup",
    "coffee cup",
    "coffee mug",
    "teacup",
    "tea cup",
    "tankard",
    "beer mug",
    "stein",
    "beer stein",
    "camping mug",
    "goblet",
  ],
  about: "a mug or cup with a handle for coffee, tea or beer, of ceramic, enamel, wood or metal",
  traits: {
    teacup: ["teacup", "tea", "saucer", "english"],
    enamel: ["enamel", "camping", "tin", "outdoor"],
    barrel: ["round", "barrel", "cosy", "cozy"],
    tapered: ["latte", "tall", "slim"],
    bowl: ["wide", "cappuccino", "bowl", "big"],
    tankard: ["tankard", "beer", "stein", "ale", "tavern", "viking", "pint"],
    empty: ["empty"],
    saucer: ["saucer", "cappuccino", "espresso"],
    striped: ["striped", "stripes"],
    dotted: ["dotted", "dots", "spotted", "polka"],
    heart: ["heart", "love", "valentine"],
    speckled: ["speckled", "rustic", "handmade", "pottery", "stoneware"],
  },
  metresPerUnit: 0.1,
  build(brief) {
    const isTankard =
      brief.has("tankard") ||
      brief.isStyle("medieval") ||
      brief.look.material === "wood" ||
      brief.look.material === "glass" ||
      brief.isStyle("steampunk");
    return isTankard ? tankard(brief) : cup(brief);
  },
};

function cup(brief: Brief): Part[] {
  const form = formOf(brief);
  const plan = FORMS[form];
  const chance = brief.random.fork("size");
  const [wide, tall] = [chance.between(0.94, 1.08), brief.isStyle("cartoon") ? 0.85 : chance.between(0.92, 1.1)];
  const outline = plan.outline.map(([r, y]): ProfilePoint => [r * wide, y * tall]);
  const isEnamel = form === "enamel";
  const color = brief.color(
    0,
    hex(brief.random.fork("glaze").pick([0xd9572b, 0x2f6f86, 0xe9e2d2, 0x3d4a3a, 0xc8a24a, 0x8a3f4a, 0x3a4a78, 0x7fa394])),
  );
  const parts: Part[] = [
    { name: "body", shape: vessel(brief, outline, plan.wall), surface: glaze(brief, form, outline, color) },
    { name: "handle", shape: handle(brief, plan, outline, tall), surface: brief.made("porcelain", brief.look.colors[1] ?? color) },
  ];
  const lip = outline[outline.length - 1];
  if (isEnamel)
    parts.push({
      name: "rim",
      shape: lathe(
        pairs([0, -0.02, 0.018, -0.012, 0.024, 0, 0.018, 0.012, 0, 0.02, -0.02, 0.01, -0.02, -0.01]).map(
          ([r, y]): ProfilePoint => [lip[0] + r, lip[1] + y],
        ),
        { segments: brief.segments(64), creaseDegrees: 80 },
      ),
      surface: brief.always("iron", hex(0x55606e)),
    });
  if (!brief.has("empty")) parts.push(...drink(brief, outline, plan.wall));
  if (form === "teacup" || brief.has("saucer") || (form === "bowl" && chance.chance(0.6))) parts.push(...saucer(brief, color));
  if (brief.isStyle("sci-fi")) parts.push(...lights(brief, outline));
  return parts;
}

function formOf(brief: Brief): Form {
  const named = (Object.keys(FORMS) as Form[]).find((form) => brief.has(form));
  if (named) return named;
  if (brief.isStyle("ornate", "fantasy")) return "teacup";
  if (brief.isStyle("sci-fi", "modern")) return brief.random.pick(["straight", "tapered"]);
  if (brief.isStyle("retro")) return "enamel";
  return brief.random.pick(["straight", "straight", "barrel", "tapered", "bowl", "teacup", "enamel"]);
}

function vessel(brief: Brief, outline: readonly ProfilePoint[], wall: number): Shape {
  const outside = curved(outline, brief.segments(24));
  const [lipR, lipY] = outside[outside.length - 1];
  const inside = outside
    .filter(([, y]) => y > 0.1)
    .map(([r, y]): ProfilePoint => [r - wall, y])
    .reverse();
  const foot: ProfilePoint[] = [
    [0, 0.03],
    [outline[0][0] - 0.08, 0.03],
    [outline[0][0] - 0.05, 0],
  ];
  const flutes = brief.isStyle("ornate") ? 16 : 0;
  return lathe(
    [
      ...foot,
      ...outside,
      [lipR - wall * 0.2, lipY + wall * 0.36],
      [lipR - wall * 0.75, lipY + wall * 0.3],
      ...inside,
      [inside[inside.length - 1][0] * 0.7, 0.08],
      [0, 0.07],
    ],
    {
      segments: brief.segments(56),
      creaseDegrees: 55,
      radius: flutes > 0 ? (angle, y) => 1 + 0.02 * Math.cos(angle * flutes) * smoothstep(0.1, 0.3, y) : undefined,
    },
  );
}

function radiusAt(outline: readonly ProfilePoint[], height: number): number {
  const above = Math.max(
    1,
    outline.findIndex(([, y]) => y >= height),
  );
  const [[r0, y0], [r1, y1]] = [outline[above - 1], outline[above]];
  return mix(r0, r1, clamp01((height - y0) / (y1 - y0 || 1)));
}

/** An ear to the right of the cup; its ends run into the wall. */
function handle(brief: Brief, { handle: shape, wall }: Cup, outline: readonly ProfilePoint[], tall: number): Shape {
  const path = shape.map(([away, y], at): Point => {
    const isEnd = at === 0 || at === shape.length - 1;
    return [radiusAt(outline, y * tall) + away - (isEnd ? wall * 0.6 : 0), y * tall, 0];
  });
  const thick = brief.isStyle("cartoon") ? 0.085 : wall > 0.04 ? 0.055 : 0.036;
  return tube(path, (t) => thick * (1 + 0.35 * Math.abs(t * 2 - 1) ** 3), {
    sides: brief.segments(14),
    rings: brief.segments(30),
    flatten: brief.isStyle("cartoon") ? 1 : 1.35,
  });
}

const isOutside = (at: { x: number; z: number; nx: number; nz: number; y: number }) => at.nx * at.x + at.nz * at.z > -0.02 && at.y > 0.002;

type Pattern = "plain" | "dipped" | "striped" | "dotted" | "heart" | "speckled" | "waves";

/** The glaze and what is painted on it. */
function glaze(brief: Brief, form: Form, outline: readonly ProfilePoint[], color: Rgb): Surface {
  const { look, noise } = brief;
  if (look.material && look.material !== "porcelain" && look.material !== "clay") return brief.made(look.material);
  const named = (["striped", "dotted", "heart", "speckled"] as const).find((pattern) => brief.has(pattern));
  const pattern: Pattern =
    named ??
    (form === "enamel"
      ? "speckled"
      : brief.isStyle("low-poly")
        ? "plain"
        : form === "teacup"
          ? brief.random.fork("pattern").pick(["plain", "striped", "dotted", "waves"])
          : brief.random.fork("pattern").pick(["plain", "dipped", "striped", "dotted", "heart", "speckled", "waves", "dipped"]));
  const second = look.colors[1] ?? (brightness(color) > 0.6 ? hex(0x2f5f86) : hex(0xf2ece0));
  const top = outline[outline.length - 1][1];
  const base = brief.made("porcelain", color);
  const inner: Rgb = form === "enamel" || pattern !== "plain" ? hex(0xf4f0e6) : lighter(color, 0.1);
  const glow = look.glow;
  const gilt = brief.always("gold");
  return (at, out) => {
    base(at, out);
    if (!isOutside(at)) {
      tint(out, inner, 0.92);
      shade(out, 0.8 + at.open * 0.2);
      return;
    }
    if (form === "teacup" && at.y > top * 0.965) return gilt(at, out);
    const r = Math.hypot(at.x, at.z);
    const share = PATTERNS[pattern](
      Math.atan2(at.x, at.z),
      at.y / top,
      r,
      noise.fbm(at.x * 3, at.y * 2, at.z * 3, 2),
      noise.at(at.x * 34, at.y * 34, at.z * 34),
    );
    if (pattern === "dipped" && share < 0.5) {
      // Bare clay below the glaze.
      setColor(out, hex(0xc9a27a));
      out.roughness = 0.8;
      out.height = noise.at(at.x * 60, at.y * 60, at.z * 60) * 0.003;
    } else if (pattern !== "dipped") tint(out, second, share);
    if (glow && share > 0.5 && pattern !== "dipped") for (let channel = 0; channel < 3; channel++) out.glow[channel] = glow[channel] * 0.8;
  };
}

/** How much of the second colour is here: angle (0 in front), height 0 to 1, radius, slow noise, fast noise. */
const PATTERNS: Record<Pattern, (angle: number, y: number, r: number, slow: number, fast: number) => number> = {
  plain: () => 0,
  dipped: (_angle, y, _r, slow) => smoothstep(-0.01, 0.01, y - 0.3 - slow * 0.16),
  striped: (_angle, y) =>
    smoothstep(0.02, 0, Math.abs(y - 0.3) - 0.05) +
    smoothstep(0.02, 0, Math.abs(y - 0.52) - 0.1) +
    smoothstep(0.02, 0, Math.abs(y - 0.74) - 0.05),
  dotted(angle, y, r) {
    const row = Math.floor(y * 6);
    const count = Math.round((2 * Math.PI * r) / 0.2);
    const x = (((((angle / (2 * Math.PI)) * count + (row % 2) * 0.5) % 1) + 1) % 1) - 0.5;
    return y > 0.95 ? 0 : smoothstep(0.3, 0.26, Math.hypot(x, ((y * 6) % 1) - 0.5));
  },
  heart(angle, y, r) {
    const [x, up] = [Math.abs(angle * r) / 0.22, (y - 0.5) / 0.26];
    const value = (x * x + up * up - 0.6) ** 3 - x * x * up * up * up * 1.1;
    return smoothstep(0.004, -0.004, value);
  },
  speckled: (_angle, y, _r, slow, fast) => smoothstep(0.42, 0.5, fast) * 0.9 + smoothstep(0.08, 0.05, y + slow * 0.05) * 0.6,
  waves: (angle, y) =>
    smoothstep(0.03, 0, Math.abs(((y * 5 + 0.12 * Math.sin(angle * 8) * 5 * 0.4) % 1) - 0.5) - 0.16) *
    smoothstep(0.12, 0.14, y) *
    smoothstep(0.92, 0.9, y),
};

/** Coffee with foam, tea, or whatever glows. */
function drink(brief: Brief, outline: readonly ProfilePoint[], wall: number): Part[] {
  const top = outline[outline.length - 1][1];
  const y = top * 0.86;
  const r = radiusAt(outline, y) - wall * 0.7;
  const pool = lathe(
    [
      [r, y + 0.008],
      [r * 0.96, y],
      [r * 0.5, y],
      [0, y],
    ],
    { segments: brief.segments(56), creaseDegrees: 70 },
  );
  if (brief.look.glow) return [{ name: "drink", shape: pool, surface: glowing(brief.look.glow, 0.9) }];
  const kind = brief.has("teacup") ? "tea" : brief.random.fork("drink").pick(["latte", "coffee", "latte", "tea"]);
  const { noise } = brief;
  const surface: Surface = (at, out) => {
    const away = Math.hypot(at.x, at.z) / r;
    const cloud = noise.fbm(at.x * 9, 1, at.z * 9, 3);
    if (kind === "latte") {
      setColor(out, hex(0x9a6236));
      // A leaf of milk: lobes along a stalk.
      const lobe = Math.abs(at.x / r) - (0.42 - Math.abs(at.z / r) * 0.35) * (0.62 + 0.38 * Math.cos(at.z * 26 + Math.abs(at.x) * 14));
      tint(
        out,
        hex(0xf3e4c8),
        smoothstep(0.03, -0.03, lobe) * smoothstep(0.86, 0.7, away) * smoothstep(0.02, 0.05, Math.abs(at.x / r) + 0.02),
      );
      tint(out, hex(0x6b3d1e), smoothstep(0.86, 1, away) * 0.7 + clamp01(cloud) * 0.3);
      out.roughness = 0.5;
    } else {
      setColor(out, kind === "tea" ? hex(0x8f4a16) : hex(0x2a160c));
      tint(out, kind === "tea" ? hex(0xc47a2c) : hex(0x8a5a32), smoothstep(0.86, 1, away) * 0.7 + smoothstep(0.25, 0.4, cloud) * 0.4);
      out.roughness = 0.08;
    }
  };
  return [{ name: "drink", shape: pool, surface }];
}

function saucer(brief: Brief, color: Rgb): Part[] {
  const plate = lathe(
    curved(pairs([0.36, -0.1, 0.4, -0.1, 0.62, -0.05, 0.86, 0.03, 0.9, 0.05]), brief.segments(8)).concat(
      curved(pairs([0.88, 0.065, 0.6, -0.01, 0.4, -0.03, 0.3, -0.035, 0.02, -0.035]), brief.segments(10)),
      [[0, -0.035]],
    ),
    { segments: brief.segments(64), creaseDegrees: 55 },
  );
  const under = lathe(
    [
      [0, -0.09],
      [0.36, -0.1],
    ],
    { segments: brief.segments(64) },
  );
  const spoon = joined([
    tube(
      [
        [-0.7, 0.06, 0.36],
        [-0.3, 0.07, 0.5],
        [0.12, 0.02, 0.6],
      ],
      (t) => mix(0.026, 0.018, t),
      { sides: 8, rings: 12, flatten: 0.6 },
    ),
    placed(sphere(0.1, brief.segments(18)), { at: [0.22, 0.02, 0.62], scale: [1.4, 0.34, 0.9] }),
  ]);
  return [
    { name: "saucer", shape: joined([plate, under]), surface: brief.made("porcelain", brief.look.colors[1] ?? color) },
    { name: "spoon", shape: spoon, surface: brief.always("silver") },
  ];
}

function lights(brief: Brief, outline: readonly ProfilePoint[]): Part[] {
  const glow = brief.look.glow ?? hex(0x35e6ff);
  const top = outline[outline.length - 1][1];
  const rings = [0.12, 0.7].map((share) =>
    placed(cylinder(radiusAt(outline, share * top) + 0.012, 0.03, { bevel: 0.008, segments: brief.segments(56) }), {
      at: [0, share * top, 0],
    }),
  );
  const collar = placed(cylinder(radiusAt(outline, top * 0.2) + 0.02, 0.1, { bevel: 0.02, segments: brief.segments(56) }), {
    at: [0, 0.03, 0],
  });
  return [
    { name: "lights", shape: joined(rings), surface: glowing(glow) },
    { name: "base", shape: collar, surface: brief.always("rubber", darker(hex(0x34363a), 0.1)) },
  ];
}
