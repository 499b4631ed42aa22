import { brightness, hex, mixRgb, type Rgb, smoothstep } from "../solid/color.ts";
import type { Part } from "../solid/part.ts";
import { box, cylinder } from "../solid/shapes/forms.ts";
import { lathe, type ProfilePoint } from "../solid/shapes/lathe.ts";
import { joined, placed, type Shape } from "../solid/shapes/shape.ts";
import { tube } from "../solid/shapes/tube.ts";
import { glowing } from "../solid/surfaces/glowing.ts";
import { type Surface, setColor, tint } from "../solid/surfaces/surface.ts";
import type { Brief } from "./brief.ts";
import { coated } from "./coat.ts";

const PAINTS = [0x2f5f8f, 0x4a6b3a, 0xa8442a, 0xc08a22, 0x556069, 0x2f7a70];

/** A drum of sheet metal: rolling hoops, a seamed rim, two screw caps. With science fiction it becomes a canister. */
export function drum(brief: Brief): Part[] {
  const { look, random } = brief;
  const isToxic = brief.has("toxic");
  const color = brief.color(0, isToxic ? hex(0xd1a51c) : brief.has("explosive") ? hex(0xa82a1e) : hex(random.fork("paint").pick(PAINTS)));
  if (brief.isStyle("sci-fi")) return canister(brief, color);
  const r = brief.has("slim") ? 0.31 : brief.has("fat") ? 0.46 : random.between(0.36, 0.41);
  const height = random.between(1.06, 1.2);
  const hasLid = !brief.has("open");
  const parts: Part[] = [
    { name: "drum", shape: shell(brief, r, height, hasLid), surface: marked(brief, coated(brief, color), color, r, height) },
    { name: "caps", shape: caps(brief, r, height, hasLid), surface: brief.always("steel", hex(0x8d9196)) },
  ];
  const ooze = look.glow ?? (isToxic ? hex(0x7dff3a) : null);
  if (ooze) parts.push(slime(brief, r, height, ooze));
  else if (!hasLid)
    parts.push({
      name: "contents",
      shape: lathe(
        [
          [r - 0.02, height * 0.86],
          [0, height * 0.86],
        ],
        { segments: brief.segments(40) },
      ),
      surface: brief.always("obsidian"),
    });
  return parts;
}

function shell(brief: Brief, r: number, height: number, hasLid: boolean): Shape {
  const ribs = brief.random.fork("ribs").pick([
    [0.34, 0.66],
    [0.33, 0.67],
    [0.25, 0.5, 0.75],
  ]);
  const wall: ProfilePoint[] = [
    [0, 0.025],
    [r - 0.03, 0.025],
    [r - 0.02, 0],
    [r + 0.012, 0],
    [r + 0.016, 0.012],
    [r + 0.012, 0.026],
    [r, 0.034],
  ];
  for (const share of ribs) {
    const y = share * height;
    for (const [out, up] of [
      [0, -0.04],
      [0.012, -0.026],
      [0.024, -0.009],
      [0.024, 0.009],
      [0.012, 0.026],
      [0, 0.04],
    ])
      wall.push([r + out, y + up]);
  }
  wall.push([r, height - 0.034], [r + 0.012, height - 0.026], [r + 0.016, height - 0.012], [r + 0.01, height], [r - 0.018, height]);
  wall.push(
    ...(hasLid
      ? ([
          [r - 0.026, height - 0.03],
          [r * 0.5, height - 0.026],
          [0, height - 0.026],
        ] as ProfilePoint[])
      : ([
          [r - 0.018, height * 0.8],
          [0, height * 0.8],
        ] as ProfilePoint[])),
  );
  const dent = brief.look.wear > 0.3 ? 0.06 * brief.look.wear : 0;
  return lathe(wall, {
    segments: brief.segments(56),
    creaseDegrees: 42,
    radius: dent > 0 ? (angle, y) => 1 - dent * Math.max(0, brief.noise.at(Math.sin(angle) * 2, y * 3, Math.cos(angle) * 2)) : undefined,
  });
}

function caps(brief: Brief, r: number, height: number, hasLid: boolean): Shape {
  const pieces: Shape[] = [];
  const screw = (size: number, x: number, z: number) => {
    pieces.push(placed(cylinder(size, 0.03, { bevel: 0.008, segments: brief.segments(24) }), { at: [x, height - 0.016, z] }));
    pieces.push(placed(cylinder(size * 0.62, 0.03, { bevel: 0.006, segments: 6 }), { at: [x, height - 0.002, z] }));
  };
  if (hasLid) {
    screw(0.055, 0, r * 0.58);
    screw(0.032, 0.04, -r * 0.62);
  }
  // The clamp that closes the ring round the lid.
  pieces.push(
    placed(box(0.1, 0.03, 0.03, 0.008), { at: [0.05, height - 0.02, r + 0.02] }),
    placed(cylinder(0.012, 0.11, { bevel: 0.003, segments: 10 }), { turn: [0, 0, 90], at: [0.05, height - 0.02, r + 0.042] }),
  );
  return joined(pieces);
}

/** A puddle on the lid and tongues of different length running down the wall. */
function slime(brief: Brief, r: number, height: number, color: Rgb): Part {
  const chance = brief.random.fork("slime");
  const pieces = [
    lathe(
      [
        [r - 0.02, height - 0.034],
        [r - 0.022, height - 0.012],
        [r * 0.6, height - 0.004],
        [0, height - 0.002],
      ],
      { segments: brief.segments(40), creaseDegrees: 60, radius: (angle) => 0.94 + 0.06 * Math.sin(angle * 3 + 1) },
    ),
  ];
  for (let at = 0; at < 7; at++) {
    const angle = at * 0.9 + chance.between(-0.25, 0.25);
    const length = chance.between(0.16, 0.62);
    const on = (out: number, y: number): [number, number, number] => [(r + out) * Math.sin(angle), y, (r + out) * Math.cos(angle)];
    const size = chance.between(0.026, 0.045);
    pieces.push(
      tube(
        [
          on(-0.07, height - 0.012),
          on(0.002, height + 0.006),
          on(0.022, height - 0.03),
          on(0.012, height - length * 0.6),
          on(0.012, height - length),
        ],
        (t) => size * (0.75 + 0.25 * Math.sin(t * 9)) * (t > 0.9 ? Math.sqrt(Math.max(0, (1 - t) * 10)) * 1.15 + 0.02 : 1 + t * 0.2),
        { sides: brief.segments(10), rings: brief.segments(24) },
      ),
    );
  }
  return { name: "slime", shape: joined(pieces), surface: glowing(color, 0.85), density: 0.7 };
}

/** Paint with a band and a sign on the front and back. */
function marked(brief: Brief, coat: Surface, color: Rgb, r: number, height: number): Surface {
  const { look } = brief;
  if (look.material && look.material !== "steel" && look.material !== "iron" && look.material !== "plastic") return coat;
  const second = look.colors[1] ?? (brightness(color) > 0.5 ? hex(0x1d1e20) : hex(0xe9e4d6));
  const kind = brief.has("toxic")
    ? "trefoil"
    : brief.has("explosive")
      ? "flame"
      : brief.random.fork("mark").pick(["stripes", "drop", "band", "bands", "none"]);
  return (at, out) => {
    coat(at, out);
    const away = Math.hypot(at.x, at.z);
    if (away < r - 0.008 || Math.abs(at.ny) > 0.7 || out.metallic > 0.6) return;
    const around = Math.atan2(at.x, Math.abs(at.z)) * r;
    const y = at.y - height / 2;
    tint(out, second, MARKS[kind](around, y) * 0.94);
  };
}

const MARKS: Record<string, (x: number, y: number) => number> = {
  none: () => 0,
  band: (_x, y) => smoothstep(0.135, 0.13, Math.abs(y)),
  bands: (_x, y) => smoothstep(0.02, 0.015, Math.abs(Math.abs(y) - 0.11)) + smoothstep(0.05, 0.045, Math.abs(y)),
  stripes: (x, y) => smoothstep(0.105, 0.1, Math.abs(y)) * smoothstep(0.24, 0.26, Math.abs((((x + y) * 7.4) % 1) + 1.5) % 1),
  drop(x, y) {
    const taper = y > 0 ? 1 + y * 5 : 1;
    return smoothstep(0.105, 0.1, Math.hypot(x * taper, y * 0.8)) + smoothstep(0.012, 0.008, Math.abs(Math.hypot(x, y) - 0.16));
  },
  flame(x, y) {
    const inside = Math.max(Math.abs(x) + Math.abs(y), 0);
    const border = smoothstep(0.012, 0.008, Math.abs(inside - 0.19));
    const tongue = Math.hypot(x * (1 + Math.max(0, y + 0.02) * 14 - 0.6 * Math.sin(y * 40) * 0.3), y * 0.9 + 0.03);
    return border + smoothstep(0.085, 0.08, tongue);
  },
  /** The sign for radiation: three blades round a dot. */
  trefoil(x, y) {
    const away = Math.hypot(x, y);
    const third = (((Math.atan2(x, y) / (2 * Math.PI)) * 3 + 3.5) % 1) - 0.5;
    const blade = smoothstep(0.26, 0.24, Math.abs(third)) * smoothstep(0.155, 0.15, away) * smoothstep(0.045, 0.05, away);
    return blade + smoothstep(0.032, 0.028, away);
  },
};

/** A pressure canister: armour rings, ribs, a window of light all round and a carrying frame. */
function canister(brief: Brief, color: Rgb): Part[] {
  const { random, look, solids } = brief;
  const glow = look.glow ?? (brief.has("toxic") ? hex(0x7dff3a) : random.fork("light").pick([hex(0x35e6ff), hex(0xff8a2a), hex(0x8a6bff)]));
  const r = brief.has("slim") ? 0.28 : random.between(0.32, 0.38);
  const ribs = random.pick([6, 8, 10]);
  const [low, high] = random.pick([
    [0.36, 0.84],
    [0.52, 0.78],
    [0.3, 0.62],
  ]);
  const dark = mixRgb(color, hex(0x7c8086), 0.85);
  const skin = solids.cylinder(r, 1.1, { bevel: 0.03, segments: brief.segments(48) }).at(0, 0.6, 0);
  const window = solids
    .cylinder(r + 0.1, high - low, { segments: 48 })
    .at(0, (low + high) / 2, 0)
    .minus(solids.cylinder(r - 0.04, 2, { segments: brief.segments(48) }));
  const pads = Array.from({ length: ribs }, (_, at) =>
    solids
      .box(0.075, 1.02, 0.075, 0.018)
      .at(0, 0.6, r - 0.006)
      .turn(0, (at / ribs) * 360, 0),
  );
  const collars = [0.07, 1.12].map((y) => solids.cylinder(r + 0.055, 0.13, { bevel: 0.028, segments: brief.segments(48) }).at(0, y, 0));
  const clamps = Array.from({ length: ribs }, (_, at) =>
    solids
      .box(0.11, 0.17, 0.06, 0.014)
      .at(0, at % 2 === 0 ? 1.12 : 0.07, r + 0.045)
      .turn(0, (at / ribs) * 360, 0),
  );
  const lid = solids.cylinder(r * 0.72, 0.1, { top: r * 0.6, bevel: 0.018, segments: brief.segments(36) }).at(0, 1.2, 0);
  const grip = tube(
    [
      [-0.15, 1.22, 0],
      [-0.15, 1.32, 0],
      [-0.09, 1.36, 0],
      [0.09, 1.36, 0],
      [0.15, 1.32, 0],
      [0.15, 1.22, 0],
    ],
    0.021,
    { sides: brief.segments(12), rings: brief.segments(28) },
  );
  const core: Surface = (at, out) => {
    setColor(out, [glow[0] * 0.3, glow[1] * 0.3, glow[2] * 0.3]);
    const swirl = 0.45 + 0.75 * brief.noise.fbm(at.x * 5, at.y * 9, at.z * 5, 3);
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = glow[channel] * Math.max(0.18, swirl + 0.25);
    out.roughness = 0.12;
  };
  const lamp = placed(cylinder(0.05, 0.03, { bevel: 0.01, segments: 20 }), { at: [0, 1.25, 0] });
  return [
    { name: "body", shape: skin.minus(window).shape(), surface: coated(brief, color) },
    { name: "frame", shape: solids.union(...pads, ...collars).shape(), surface: brief.made("steel", look.colors[1] ?? dark) },
    { name: "clamps", shape: solids.union(...clamps, lid).shape(), surface: coated(brief, mixRgb(color, hex(0x26282c), 0.7)) },
    { name: "grip", shape: grip, surface: brief.always("rubber") },
    {
      name: "core",
      shape: placed(cylinder(r - 0.036, high - low + 0.04, { bevel: 0, segments: brief.segments(48) }), { at: [0, (low + high) / 2, 0] }),
      surface: core,
    },
    { name: "lamp", shape: lamp, surface: glowing(glow) },
  ];
}
