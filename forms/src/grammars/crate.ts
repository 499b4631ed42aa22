import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { darker, hex, lighter, mixRgb, type Rgb } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { box } from "@blenda/forge/solid/shapes/forms";
import { grid } from "@blenda/forge/solid/shapes/grid";
import { joined, type Point, patterned, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import type { Solid } from "@blenda/forge/solid/shapes/solids";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { chipped } from "@blenda/forge/solid/surfaces/aging";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { layered, type Surface } from "@blenda/forge/solid/surfaces/surface";

/** The four walls, then lid and floor: a body made at the front is turned to each. */
const SIDES: readonly Point[] = [
  [0, 0, 0],
  [0, 90, 0],
  [0, 180, 0],
  [0, 270, 0],
  [-90, 0, 0],
  [90, 0, 0],
];

export const crate: Grammar = {
  id: "crate",
  nouns: ["crate", "box", "supply crate", "cargo box", "container", "ammo box"],
  about: "a storage crate or cargo box for supplies, wooden with planks or armoured metal",
  traits: { vented: ["vent", "vents", "vented", "grille"], open: ["open"], bare: ["empty"] },
  metresPerUnit: 0.9,
  wears: ["plank", "batten edge corner"],
  build(brief) {
    const isMachine =
      brief.isStyle("sci-fi", "modern") || brief.has("rusty") || (brief.look.material !== null && brief.look.material !== "wood");
    return isMachine ? armoured(brief) : planked(brief);
  },
};

/** Planks in a frame of battens, nailed, with a brace across each wall. */
function planked(brief: Brief): Part[] {
  const { random } = brief;
  const planks: Shape[] = [];
  const battens: Shape[] = [];
  const nails: Shape[] = [];
  const count = random.whole(4, 6);
  const hasDiagonal = random.chance(0.7);
  const isOpen = brief.has("open") || brief.has("bare");
  for (const [index, turn] of SIDES.entries()) {
    if (index === 4 && isOpen) continue;
    const chance = random.fork(`side ${index}`);
    for (let at = 0; at < count; at++) {
      const width = 0.86 / count;
      const x = -0.43 + width * (at + 0.5);
      const sag = chance.between(-0.006, 0.006);
      const plank = patterned(box(width - 0.012, 0.86, 0.035, 0.007), [chance.between(0, 9), chance.between(0, 9), 0]);
      planks.push(
        placed(placed(plank, { at: [x, 0, 0.45 + sag], turn: [0, chance.between(-0.6, 0.6), chance.between(-0.5, 0.5)] }), { turn }),
      );
    }
    const beam = (length: number, width: number, depth: number) =>
      patterned(box(width, length, depth, 0.009), [chance.between(0, 9), chance.between(0, 9), 0]);
    for (const [x, y, length, lean] of frame(hasDiagonal && index < 4)) {
      battens.push(placed(placed(beam(length, 0.12, 0.045), { at: [x, y, 0.478], turn: [0, 0, lean] }), { turn }));
    }
    if (hasDiagonal && index < 4)
      battens.push(placed(placed(beam(1, 0.12, 0.036), { at: [0, 0, 0.474], turn: [0, 0, index % 2 === 0 ? 45 : -45] }), { turn }));
    for (const [nx, ny] of nailPlaces(brief)) nails.push(placed(placed(nailHead(brief), { at: [nx, ny, 0.502] }), { turn }));
  }
  const color = brief.color(0, hex(0xa87443));
  return [
    { name: "planks", shape: joined(planks), surface: brief.made("wood", color) },
    { name: "battens", shape: joined(battens), surface: brief.made("wood", brief.color(1, darker(color, 0.28))) },
    { name: "nails", shape: joined(nails), surface: brief.always("iron", hex(0x55585c)) },
    ...(isOpen && !brief.has("bare") ? [straw(brief)] : []),
    ...(brief.look.glow ? [runes(brief, brief.look.glow)] : []),
  ];
}

/** How high the bed in an open crate is. */
const BED = 0.34;

/** What goods are bedded on: a soft heap and loose stalks. */
function straw(brief: Brief): Part {
  const chance = brief.random.fork("straw");
  brief.socket({ name: "inside", at: [0, BED, 0], size: [0.8, 0.45 - BED, 0.8] });
  const heightAt = (x: number, z: number) => BED - 0.02 + brief.noise.fbm(x * 5, 3, z * 5, 2) * 0.06 - (x * x + z * z) * 0.12;
  const [columns, rows] = [brief.segments(14), brief.segments(14)];
  const bed = grid((u, v) => [u * 0.88 - 0.44, heightAt(u * 0.88 - 0.44, 0.44 - v * 0.88), 0.44 - v * 0.88], { columns, rows });
  const stalks = Array.from({ length: brief.isDetailed ? 180 : 90 }, () => {
    const [x, z] = [chance.between(-0.38, 0.38), chance.between(-0.38, 0.38)];
    const long = chance.between(0.05, 0.12);
    const stalk = tube(
      [
        [-long, 0, 0],
        [0, chance.between(0.005, 0.03), 0],
        [long, 0, 0],
      ],
      0.006,
      { sides: 4, rings: 5 },
    );
    return placed(stalk, { at: [x, heightAt(x, z), z], turn: [0, chance.between(0, 360), chance.between(-14, 14)] });
  });
  return { name: "straw", shape: joined([bed, ...stalks]), surface: brief.always("fabric", hex(0xd3b163)) };
}

/** Middle, length and lean of every batten. */
function frame(hasDiagonal: boolean): [number, number, number, number][] {
  const bars: [number, number, number, number][] = [
    [-0.43, 0, 0.98, 0],
    [0.43, 0, 0.98, 0],
    [0, 0.43, 0.74, 90],
    [0, -0.43, 0.74, 90],
  ];
  return hasDiagonal ? bars : [...bars, [0, 0, 0.74, 90]];
}

function nailPlaces(brief: Brief): [number, number][] {
  const corners: [number, number][] = [-1, 1].flatMap((sx) => [-1, 1].map((sy): [number, number] => [sx * 0.43, sy * 0.43]));
  if (!brief.isDetailed) return corners;
  return [
    ...corners,
    ...[-0.2, 0, 0.2].flatMap((at): [number, number][] => [
      [at, 0.43],
      [at, -0.43],
      [0.43, at],
      [-0.43, at],
    ]),
  ];
}

const nailHead = (brief: Brief): Shape => brief.solids.cylinder(0.017, 0.012, { top: 0.011, segments: 8 }).turn(90, 0, 0).shape(50);

function runes({ solids }: Brief, glow: Rgb): Part {
  const bars = SIDES.slice(0, 4).flatMap(([x, y, z]) => [
    solids.box(0.05, 0.2, 0.02, 0.006).turn(0, 0, 45).at(-0.07, 0, 0.5).turn(x, y, z),
    solids.box(0.05, 0.2, 0.02, 0.006).turn(0, 0, -45).at(0.07, 0, 0.5).turn(x, y, z),
  ]);
  return { name: "runes", shape: solids.union(...bars).shape(), surface: glowing(glow) };
}

/** Pressed metal with recessed panels, corner armour, bolts and status lights. */
function armoured(brief: Brief): Part[] {
  const { solids, random, look } = brief;
  const color = brief.color(0, hex(random.pick([0x4d6470, 0x5d6450, 0x4a5560, 0x3f6468])));
  const trim = brief.color(1, mixRgb(color, hex(0x84888d), 0.8));
  const glow = look.glow ?? (brief.isStyle("sci-fi") ? hex(0x35e6ff) : null);
  const recess = solids.extrude(octagon(0.32, 0.1), 0.1).at(0, 0, 0.484);
  const body = solids.box(0.92, 0.92, 0.92, 0.035).minus(...SIDES.map((turn) => recess.turn(...turn)));
  const plates = SIDES.map((turn, index) => plate(brief, index < 4).turn(...turn));
  const parts: Part[] = [
    { name: "body", shape: body.shape(), surface: painted(brief, color) },
    { name: "panels", shape: solids.union(...plates).shape(), surface: painted(brief, lighter(color, 0.12)) },
    { name: "armour", shape: solids.union(...armour(brief)).shape(), surface: painted(brief, trim) },
  ];
  if (glow) parts.push({ name: "lights", shape: lights(brief).shape(), surface: glowing(glow) });
  return parts;
}

/** Paint on metal; a material named in the words shows bare instead. */
function painted(brief: Brief, color: Rgb): Surface {
  const { look, noise } = brief;
  if (look.material && look.material !== "steel" && look.material !== "iron") return brief.made(look.material);
  const coat = brief.always("plastic", color);
  const matte: Surface = (_at, out) => {
    out.roughness += 0.14;
    out.metallic = 0.15;
  };
  const worn = layered(coat, matte, chipped(noise, 0.25 + look.wear, hex(0x9a958c), true));
  return look.wear > 0 ? brief.aged(worn, "iron") : worn;
}

function plate(brief: Brief, isWall: boolean): Solid {
  const { solids, isDetailed, look } = brief;
  const sheet = solids.extrude(octagon(0.28, 0.085), 0.035).at(0, 0, 0.437);
  const slots = Array.from({ length: isDetailed ? 7 : 5 }, (_, at) => {
    const step = isDetailed ? 0.058 : 0.08;
    return solids.box(0.3, 0.022, 0.1, 0.006).at(0, (at - (isDetailed ? 3 : 2)) * step, 0.45);
  });
  const isVented = isWall && (brief.has("vented") || look.style === "sci-fi" || look.style === null);
  return isVented ? sheet.minus(...slots) : sheet.minus(solids.box(0.3, 0.3, 0.02, 0.008).at(0, 0, 0.456));
}

function armour({ solids, isDetailed }: Brief): Solid[] {
  const out: Solid[] = [];
  const inside = solids.box(0.9, 0.9, 0.9);
  for (const sx of [-1, 1]) {
    for (const sy of [-1, 1])
      for (const sz of [-1, 1])
        out.push(
          solids
            .box(0.26, 0.26, 0.26, 0.028)
            .at(sx * 0.385, sy * 0.385, sz * 0.385)
            .minus(inside),
        );
  }
  for (const [index, [x, y, z]] of SIDES.entries()) {
    for (const sx of [-1, 1]) {
      for (const sy of [-1, 1]) {
        out.push(
          solids
            .cylinder(0.024, 0.02, { top: 0.016, segments: 8 })
            .turn(90, 0, 0)
            .at(sx * 0.385, sy * 0.385, 0.522)
            .turn(x, y, z),
        );
        out.push(
          solids
            .cylinder(0.015, 0.014, { top: 0.01, segments: 6 })
            .turn(90, 0, 0)
            .at(sx * 0.222, sy * 0.222, 0.459)
            .turn(x, y, z),
        );
      }
    }
    if (index < 4) out.push(solids.box(0.5, 0.06, 0.04, 0.014).at(0, -0.415, 0.47).turn(x, y, z));
    if (index < 4 && isDetailed)
      out.push(
        solids.box(0.05, 0.5, 0.03, 0.012).at(0.415, 0, 0.465).turn(x, y, z),
        solids.box(0.05, 0.5, 0.03, 0.012).at(-0.415, 0, 0.465).turn(x, y, z),
      );
  }
  return out;
}

function lights({ solids }: Brief): Solid {
  return solids.union(...SIDES.slice(0, 4).map(([x, y, z]) => solids.box(0.16, 0.024, 0.02, 0.007).at(0, 0.365, 0.462).turn(x, y, z)));
}

const octagon = (half: number, cut: number): [number, number][] => [
  [-half + cut, -half],
  [half - cut, -half],
  [half, -half + cut],
  [half, half - cut],
  [half - cut, half],
  [-half + cut, half],
  [-half, half - cut],
  [-half, -half + cut],
];
