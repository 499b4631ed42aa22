import { flat } from "@blenda/forge/language/numbers";
import { slab } from "@blenda/forge/language/pieces/loft";
import { pairs } from "@blenda/forge/language/pieces/outlines";
import { clamp01, darker, hex, lighter, smoothstep } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { box, cylinder, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { curved, lathe } from "@blenda/forge/solid/shapes/lathe";
import type { Point } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";
import { bail, type LanternKit, litGlass, part } from "./kit.ts";

/** Paper over bamboo hoops, wooden caps, a tassel below. */
export function paperLantern(kit: LanternKit): Part[] {
  const { brief, pieces, segments, flame } = kit;
  const { random } = brief;
  const form = random.pick(["round", "long", "pear", "drum"]);
  const high = form === "long" ? 1.2 : form === "drum" ? 0.8 : 0.9;
  const outline: Record<string, number[]> = {
    round: [0.2, 0, 0.42, 0.16, 0.54, 0.45, 0.42, 0.74, 0.2, 0.9],
    long: [0.22, 0, 0.34, 0.14, 0.37, 0.6, 0.34, 1.06, 0.22, 1.2],
    pear: [0.16, 0, 0.34, 0.18, 0.5, 0.58, 0.42, 0.8, 0.2, 0.9],
    drum: [0.3, 0, 0.44, 0.08, 0.47, 0.4, 0.44, 0.72, 0.3, 0.8],
  };
  const hoops = brief.isStyle("low-poly") ? 6 : 11;
  const steps = hoops * (brief.isStyle("low-poly") ? 1 : 4);
  const isHung = random.chance(0.55);
  const base = isHung ? 0.42 : 0.06;
  const skin = curved(pairs(outline[form]), steps).map(([r, y], at): [number, number] => [
    r * (1 - 0.035 * Math.sin((Math.PI * at * hoops) / steps) ** 2),
    y + base,
  ]);
  const shape = lathe([[0, base], ...skin, [0, base + high]], { segments, creaseDegrees: 32 });
  const rim = pairs(outline[form]);
  for (const [r, y, sign] of [
    [rim[0][0], base, -1],
    [rim[rim.length - 1][0], base + high, 1],
  ] as const) {
    pieces.add("wood", cylinder(r * 1.06, 0.08, { bevel: 0.015, segments }), { at: [0, y + sign * 0.02, 0] });
    pieces.add("trim", torus(r * 1.06, 0.014, segments, 6), { at: [0, y + sign * 0.045, 0] });
  }
  pieces.add("trim", torus(0.07, 0.014, brief.segments(24), 6), { at: [0, base + high + 0.13, 0], turn: [90, 0, 0] });
  pieces.add("trim", cylinder(0.02, 0.08, { bevel: 0.005, segments: 10 }), { at: [0, base + high + 0.06, 0] });
  if (isHung) addHanger(kit, base, base + high);
  const color = brief.color(
    0,
    brief.look.material === "paper" ? hex(0xf2e8d0) : hex(random.pick([0xd6281f, 0xe8722a, 0xf0d9a8, 0xd6281f])),
  );
  const tassel = brief.color(1, hex(0xe0a52e));
  const paper: Surface = (at, out) => {
    const rise = (at.y - base) / high;
    const ring = Math.abs((((rise * hoops) % 1) + 1) % 1);
    const rib = smoothstep(0.12, 0.04, Math.min(ring, 1 - ring));
    const fibre = brief.noise.fbm(at.x * 18, at.y * 18, at.z * 18, 3);
    setColor(out, color);
    shade(out, 0.92 + fibre * 0.25);
    tint(out, darker(color, 0.6), rib * 0.55);
    out.roughness = 0.85;
    const near = Math.exp(-((rise - 0.42) ** 2) * 7);
    for (let channel = 0; channel < 3; channel++)
      out.glow[channel] =
        (color[channel] * 0.55 + flame[channel] * 0.25 * near) * (0.25 + near * 0.8) * (1 - rib * 0.6) * (0.9 + fibre * 0.3);
    out.height = rib * 0.006;
  };
  const threads: Surface = (at, out) => {
    setColor(out, tassel);
    shade(out, 0.75 + 0.25 * Math.cos(Math.atan2(at.x, at.z) * 30));
    out.roughness = 0.8;
  };
  return [...pieces.parts({ ...kit.surfaces, wax: threads }), part("paper", shape, paper)];
}

/** A tassel below, and a crook of wood on a foot that carries it all. */
function addHanger({ brief, pieces, segments }: LanternKit, low: number, top: number): void {
  pieces.add("trim", cylinder(0.012, 0.16, { bevel: 0.003, segments: 8 }), { at: [0, low - 0.09, 0] });
  pieces.add("trim", sphere(0.04, brief.segments(16)), { at: [0, low - 0.14, 0] });
  const tassel = flat`0 0, 0.055 0, 0.06 0.03, 0.035 0.17, 0.02 0.21, 0 0.22`;
  const threads = lathe(tassel, { segments: brief.segments(20), radius: (angle) => 1 + 0.12 * Math.cos(angle * 10) });
  pieces.add("wax", threads, { at: [0, low - 0.35, 0] });
  const x = -0.74;
  const crook: Point[] = [
    [x, 0.04, 0],
    [x, top * 0.5, 0],
    [x, top, 0],
    [x * 0.86, top + 0.24, 0],
    [x * 0.45, top + 0.34, 0],
    [x * 0.08, top + 0.27, 0],
    [0, top + 0.19, 0],
  ];
  pieces.add(
    "wood",
    tube(crook, (t) => 0.04 - 0.016 * t, { sides: brief.segments(10), rings: brief.segments(40) }),
  );
  const foot = lathe(flat`0 0, 0.3 0, 0.31 0.02, 0.28 0.05, 0.08 0.08, 0.06 0.14, 0 0.14`, { segments });
  pieces.add("wood", foot, { at: [x, 0, 0], scale: [1.35, 1, 1.2] });
}

/** Hammered brass with a lace of holes, light in every one of them. */
export function piercedLantern(kit: LanternKit): Part[] {
  const { brief, pieces, segments } = kit;
  const { random } = brief;
  const outline = random.pick([
    [0.1, 0.1, 0.3, 0.2, 0.46, 0.46, 0.42, 0.7, 0.24, 0.9, 0.12, 1.02, 0.1, 1.1],
    [0.12, 0.1, 0.34, 0.16, 0.4, 0.4, 0.28, 0.72, 0.36, 0.9, 0.22, 1.1, 0.08, 1.24],
    [0.16, 0.1, 0.42, 0.3, 0.44, 0.56, 0.3, 0.76, 0.16, 0.88, 0.12, 1.06, 0.06, 1.22],
  ]);
  const profile = curved(pairs(outline), brief.segments(30));
  const last = profile[profile.length - 1];
  const ribs = random.pick([8, 10, 12]);
  const shape = lathe([[0, 0.1], ...profile, [0, last[1]]], {
    segments: Math.ceil(segments / ribs) * ribs,
    creaseDegrees: 50,
    radius: (angle) => 1 + 0.03 * Math.abs(Math.cos((angle * ribs) / 2)),
  });
  pieces.add("trim", lathe(flat`0 0, 0.24 0, 0.26 0.02, 0.22 0.05, 0.12 0.08, 0.13 0.12, 0 0.12`, { segments }));
  pieces.add(
    "trim",
    lathe(flat`0 0, 0.11 0, 0.12 0.03, 0.07 0.07, 0.05 0.12, 0.07 0.16, 0.02 0.23, 0 0.24`, { segments: brief.segments(28) }),
    { at: [0, last[1] - 0.02, 0] },
  );
  pieces.add("trim", torus(0.09, 0.016, brief.segments(28), 6), { at: [0, last[1] + 0.28, 0], turn: [90, 15, 0] });
  for (const at of [0.32, 0.62]) {
    const [r, y] = profile[Math.round(at * (profile.length - 1))];
    pieces.add("trim", torus(r * 1.025, 0.016, segments, 6), { at: [0, y, 0] });
  }
  return [...pieces.parts(kit.surfaces), part("shade", shape, pierced(kit, last[1]))];
}

/** Rosettes of drop-shaped holes in rows, larger at the belly. */
function pierced({ brief, flame, stain, surfaces }: LanternKit, top: number): Surface {
  const petals = brief.random.fork("petals").pick([5, 6, 8]);
  const tones = [flame, stain ?? flame];
  const { noise } = brief;
  return (at, out) => {
    surfaces.frame(at, out);
    const { near } = noise.cells(at.x * 16, at.y * 16, at.z * 16);
    out.height += near * 0.004;
    shade(out, 0.72);
    if (at.y < 0.16 || at.y > top - 0.16) return;
    const r = Math.hypot(at.x, at.z);
    const row = Math.floor(at.y / 0.17);
    const turn = (Math.atan2(at.x, at.z) / (2 * Math.PI)) * 12 + (row % 2) * 0.5;
    const x = (turn - Math.floor(turn) - 0.5) * ((2 * Math.PI * r) / 12);
    const y = at.y - (row + 0.5) * 0.17;
    const d = Math.hypot(x, y) / Math.min(0.085, (2 * Math.PI * r) / 24);
    const wave = 0.5 + 0.5 * Math.cos(Math.atan2(x, y) * petals);
    const hole = Math.max(smoothstep(0.1, 0, Math.abs(d - 0.55) - 0.2 * wave) * (d > 0.3 ? 1 : 0), smoothstep(0.16, 0.1, d));
    if (hole <= 0.3) return;
    const light = tones[row % 2];
    setColor(out, lighter(light, 0.3));
    out.metallic = 0;
    out.height -= 0.012;
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = clamp01(light[channel] * 1.05);
  };
}

/** A core of light in an armoured cage. */
export function powerLantern(kit: LanternKit): Part[] {
  const { brief, pieces, segments } = kit;
  const { random } = brief;
  const sides = random.pick([6, 8]);
  const high = random.between(0.55, 0.75);
  const r = 0.34;
  const base = 0.26;
  const top = base + high;
  const drum = (profile: number[]) => lathe(pairs(profile), { segments: sides, creaseDegrees: 20 });
  pieces.add("frame", drum([0, 0, 0.4, 0, 0.44, 0.05, 0.44, 0.16, 0.38, base, 0, base]));
  pieces.add("frame", drum([0, top, 0.38, top, 0.44, top + 0.07, 0.42, top + 0.15, 0.28, top + 0.22, 0, top + 0.22]));
  for (const y of [0.105, top + 0.1]) pieces.add("light", drum([0, y - 0.012, 0.447, y - 0.012, 0.447, y + 0.012, 0, y + 0.012]));
  for (const y of [base, top]) pieces.add("trim", torus(0.3, 0.03, segments, 8), { at: [0, y, 0] });
  const bars = random.pick([3, 4]);
  for (let bar = 0; bar < bars; bar++) {
    const angle = ((bar + 0.5) / bars) * 360;
    const a = (angle * Math.PI) / 180;
    const at: Point = [r * 1.12 * Math.sin(a), base + high / 2, r * 1.12 * Math.cos(a)];
    pieces.add("frame", slab(0.11, high + 0.1, 0.07, { corner: 0.02, bevel: 0.01, steps: 1 }), { at, turn: [0, angle, 0] });
    pieces.add("light", box(0.018, high * 0.5, 0.02, 0.005), { at: [at[0] * 1.095, at[1], at[2] * 1.095], turn: [0, angle, 0] });
    for (const y of [-1, 1])
      pieces.add("trim", cylinder(0.022, 0.03, { bevel: 0.006, segments: 8 }), {
        at: [at[0] * 1.1, at[1] + y * high * 0.42, at[2] * 1.1],
        turn: [90, angle, 0],
      });
  }
  const core = lathe(flat`0 ${base}, 0.2 ${base}, 0.22 ${base + 0.03}, 0.22 ${top - 0.03}, 0.2 ${top}, 0 ${top}`, {
    segments,
    creaseDegrees: 40,
  });
  for (const t of [0.25, 0.5, 0.75]) pieces.add("trim", torus(0.225, 0.014, segments, 6), { at: [0, base + high * t, 0] });
  pieces.add("dark", cylinder(0.1, 0.1, { bevel: 0.02, segments: brief.segments(20) }), { at: [0, top + 0.24, 0] });
  const grip: Point[] = [
    [-0.3, top + 0.14, 0],
    [-0.3, top + 0.36, 0],
    [-0.22, top + 0.44, 0],
    [0.22, top + 0.44, 0],
    [0.3, top + 0.36, 0],
    [0.3, top + 0.14, 0],
  ];
  if (random.chance(0.5)) bail(kit, 0.43, top + 0.08, top + 0.5, true);
  else pieces.add("dark", tube(grip, 0.034, { sides: brief.segments(10), isStraight: true }));
  return [...pieces.parts(kit.surfaces), part("core", core, litGlass(kit, base + high / 2, high * 0.62))];
}
