import { flat } from "@blenda/forge/language/numbers";
import { plate, slab } from "@blenda/forge/language/pieces/loft";
import { perforated } from "@blenda/forge/language/pieces/perforated";
import type { Part } from "@blenda/forge/solid/part";
import { box, cylinder, extruded, torus } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { type Point, patterned, placed, placement, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { dial, knob, type RadioKit } from "./kit.ts";

/** A lying cabinet with a bright front: loudspeaker on one side, dial and knobs on the other. */
export function tableRadio(kit: RadioKit): Part[] {
  const { brief, pieces, steps } = kit;
  const { random } = brief;
  const wide = random.between(1.45, 1.75);
  const tall = random.between(0.82, 1.0);
  const deep = 0.55;
  const round = brief.isStyle("low-poly") ? 0.08 : random.pick([0.06, 0.14, 0.22]);
  const side = random.pick([-1, 1]);
  // Made standing and laid down, so that the grain runs along it.
  pieces.add("cabinet", patterned(box(tall, wide, deep, round, steps)), { at: [0, tall / 2, 0], turn: [0, 0, 90] });
  const front = deep / 2;
  const [w, h] = [wide - 0.17, tall - 0.17];
  pieces.add("front", plate(w, h, 0.06, { corner: Math.max(0.05, round - 0.05), bevel: 0.02, steps }), {
    at: [0, tall / 2, front - 0.005],
  });
  const grilleW = w * 0.56;
  const grilleX = side * (w / 2 - grilleW / 2 - 0.07);
  const parts = grille(kit, grilleW, h - 0.14, [grilleX, tall / 2, front + 0.03]);
  const rightX = -side * (w / 2 - (w - grilleW - 0.21) / 2 - 0.06);
  const room = w - grilleW - 0.25;
  const dialH = h * 0.28;
  const dialY = tall / 2 + h * 0.21;
  pieces.add("dark", plate(room, dialH + 0.05, 0.04, { corner: 0.03, bevel: 0.01, steps }), { at: [rightX, dialY, front + 0.025] });
  parts.push(dial(kit, room - 0.06, dialH - 0.02, [rightX, dialY, front + 0.04]));
  const isSingle = random.chance(0.3);
  const size = Math.min(room * 0.23, 0.12);
  if (isSingle) parts.push(...knob(kit, size * 1.7, [rightX, tall / 2 - h * 0.2, front + 0.08]));
  else for (const x of [-1, 1]) parts.push(...knob(kit, size, [rightX + x * room * 0.27, tall / 2 - h * 0.18, front + 0.06]));
  for (const x of [-1, 0, 1])
    if (!isSingle)
      pieces.add(x === 0 ? "metal" : "dark", plate(0.07, 0.035, 0.04, { corner: 0.012, bevel: 0.008, steps }), {
        at: [rightX + x * 0.1, tall / 2 - h * 0.38, front + 0.03],
      });
  addStand(kit, wide, deep);
  addHandle(kit, wide, tall);
  pieces.add("dark", plate(wide - 0.4, tall - 0.3, 0.03, { corner: 0.04, bevel: 0.008, steps }), { at: [0, tall / 2, -front] });
  for (let at = -4; at <= 4; at++)
    pieces.add("cloth", box(wide * 0.4, 0.02, 0.02, 0.004), { at: [0, tall / 2 + at * 0.05, -front - 0.014] });
  return [...pieces.parts(kit.surfaces), ...parts];
}

/** Slats, bars or a punched sheet before dark cloth. */
function grille(kit: RadioKit, width: number, height: number, at: Point): Part[] {
  const { brief, pieces, steps, surfaces } = kit;
  const kind = brief.random.fork("grille").pick(["slats", "slats", "bars", "punched"]);
  const [x, y, z] = at;
  if (kind === "punched") {
    const surface = perforated(surfaces.grille, 0.034, (px, py) =>
      Math.abs(px) < width / 2 - 0.035 && Math.abs(py) < height / 2 - 0.035 ? 1 : 0,
    );
    return [
      { name: "grille", shape: plate(width, height, 0.04, { corner: 0.08, bevel: 0.015, steps }), surface, place: placement({ at }) },
    ];
  }
  pieces.add("cloth", plate(width, height, 0.02, { corner: 0.05, bevel: 0.005, steps }), { at });
  const isUpright = kind === "slats";
  const count = isUpright ? Math.round(width / 0.05) : 7;
  for (let bar = 0; bar < count; bar++) {
    const t = (bar + 0.5) / count - 0.5;
    if (isUpright) pieces.add("dark", box(0.02, height - 0.05, 0.035, 0.006), { at: [x + t * (width - 0.04), y, z + 0.01] });
    else pieces.add("grille", box(width - 0.05, 0.026, 0.05, 0.009), { at: [x, y + t * (height - 0.05), z + 0.015] });
  }
  const edge = 0.014;
  for (const sy of [-1, 1]) pieces.add("metal", box(width + edge, edge * 1.6, 0.05, 0.006), { at: [x, y + (sy * height) / 2, z + 0.008] });
  for (const sx of [-1, 1]) pieces.add("metal", box(edge * 1.6, height + edge, 0.048, 0.006), { at: [x + (sx * width) / 2, y, z + 0.008] });
  return [];
}

function addStand({ brief, pieces }: RadioKit, wide: number, deep: number): void {
  const chance = brief.random.fork("stand");
  const isSplayed = chance.chance(0.4);
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      const at: Point = [x * (wide / 2 - 0.2), isSplayed ? -0.11 : -0.03, z * (deep / 2 - 0.12)];
      if (isSplayed)
        pieces.add("cabinet", patterned(cylinder(0.022, 0.3, { top: 0.042, bevel: 0.006, segments: brief.segments(16) })), {
          at,
          turn: [-z * 12, 0, x * 12],
        });
      else pieces.add("metal", cylinder(0.065, 0.1, { top: 0.05, bevel: 0.012, segments: brief.segments(20) }), { at });
    }
  }
}

function addHandle({ brief, pieces }: RadioKit, wide: number, tall: number): void {
  if (!brief.random.fork("handle").chance(0.6)) return;
  const x = wide / 2 - 0.18;
  const end: readonly [number, number][] = [
    [x, -0.03],
    [x, 0.05],
    [x - 0.03, 0.1],
    [x - 0.1, 0.13],
    [x - 0.3, 0.14],
  ];
  const right = end.map(([at, rise]): Point => [at, tall + rise, 0]);
  const path = [...right.map(([at, y, z]): Point => [-at, y, z]), ...right.reverse()];
  pieces.add("metal", tube(path, 0.026, { sides: brief.segments(12), rings: brief.segments(40) }));
}

/** An arch, pointed or round, of so many steps, its foot on y = 0. */
function arch(width: number, height: number, isPointed: boolean, count: number): [number, number][] {
  const half = width / 2;
  const rise = isPointed ? width * 0.72 : half;
  const curve = Array.from({ length: count + 1 }, (_, at): [number, number] => {
    const angle = (at / count) * Math.PI;
    const lift = isPointed ? 1 - Math.abs(Math.cos(angle)) ** 1.7 : Math.sin(angle);
    return [half * Math.cos(angle), height - rise + rise * lift];
  });
  return [[-half, 0], [half, 0], ...curve];
}

/** An arched cabinet of the thirties: cloth behind wooden tracery, a round dial, three knobs. */
export function cathedralRadio(kit: RadioKit): Part[] {
  const { brief, pieces, steps } = kit;
  const { random } = brief;
  const wide = random.between(0.95, 1.1);
  const tall = random.between(1.25, 1.5);
  const isPointed = random.chance(0.4);
  const count = brief.segments(36);
  const deep = 0.6;
  const hasValves = brief.isStyle("steampunk", "ornate", "fantasy");
  const facing = (inset: number, depth: number, bevel: number) =>
    extruded(arch(wide - inset * 2, tall - inset, isPointed, count), depth, { bevel, bevelSteps: 2, creaseDegrees: 30 });
  pieces.add("cabinet", patterned(facing(0.02, deep, 0.02)), { at: [0, 0.08, 0] });
  pieces.add("cabinet", patterned(facing(0, 0.07, 0.02), [3, 1, 0]), { at: [0, 0.08, deep / 2 - 0.02] });
  pieces.add("cabinet", patterned(facing(0, 0.05, 0.015), [5, 2, 0]), { at: [0, 0.08, -deep / 2 + 0.03] });
  pieces.add("cabinet", plank(0.1, wide + (hasValves ? 0.62 : 0.12), deep + 0.1, 7), { at: [0, 0.05, 0], turn: [0, 0, 90] });
  pieces.add("dark", slab(wide + 0.06, 0.02, deep + 0.05, { corner: 0.03, bevel: 0.005, steps }), { at: [0, 0.11, 0] });
  const z = deep / 2 + 0.018;
  const window = facing(0.13, 0.03, 0.006);
  pieces.add("cloth", window, { at: [0, 0.08, z - 0.006], scale: [1, 1, 1] });
  // The lower front is a board that carries dial and knobs; the cloth shows above it.
  const board = tall * 0.42;
  pieces.add("cabinet", plank(board, wide - 0.2, 0.06, 9), { at: [0, 0.1 + board / 2, z], turn: [0, 0, 90] });
  const bars = random.pick([3, 5]);
  for (let bar = 0; bar < bars; bar++) {
    const x = ((bar + 0.5) / bars - 0.5) * (wide - 0.26);
    const top = archHeight(x, wide - 0.26, tall - 0.13, isPointed);
    pieces.add("cabinet", patterned(box(0.045, top - board + 0.04, 0.05, 0.014, 2), [bar, 4, 0]), {
      at: [x, 0.08 + (top + board) / 2, z + 0.008],
    });
  }
  pieces.add("metal", tube(rim(arch(wide - 0.26, tall - 0.13, isPointed, count).slice(1)), 0.016, { sides: 8, isStraight: true }), {
    at: [0, 0.08, z + 0.012],
  });
  if (hasValves) addValves(kit, wide / 2 + 0.15);
  const dialY = 0.1 + board * 0.64;
  pieces.add("metal", torus(0.15, 0.024, brief.segments(36), 10), { at: [0, dialY, z + 0.035], turn: [90, 0, 0] });
  const scale = dial(kit, 0.3, 0.3, [0, dialY, z + 0.03]);
  const face = { ...scale, shape: placed(cylinder(0.148, 0.03, { bevel: 0.006, segments: brief.segments(36) }), { turn: [90, 0, 0] }) };
  const parts = [
    face,
    ...[-1, 0, 1].flatMap((side) => knob(kit, side === 0 ? 0.06 : 0.075, [side * wide * 0.28, 0.1 + board * 0.24, z + 0.05], "dark")),
  ];
  return [...pieces.parts(kit.surfaces), ...parts];
}

/** Glowing bulbs in brass sockets on the plinth, with a pipe over to the cabinet. */
function addValves({ brief, pieces }: RadioKit, x: number): void {
  const segments = brief.segments(24);
  for (const side of [-1, 1]) {
    for (const z of [-0.16, 0.16]) {
      const tall = z > 0 ? 0.34 : 0.46;
      pieces.add("metal", lathe(flat`0 0.1, 0.1 0.1, 0.105 0.12, 0.09 0.17, 0.075 0.2, 0 0.2`, { segments }), {
        at: [side * x, 0, z],
      });
      const glass = flat`0 0.18, 0.06 0.18, 0.085 0.25, 0.085 ${tall}, 0.05 ${tall + 0.08}, 0.02 ${tall + 0.12}, 0 ${tall + 0.13}`;
      pieces.add("lamp", lathe(glass, { segments, creaseDegrees: 60 }), { at: [side * x, 0, z] });
      for (const y of [0.27, tall - 0.02]) pieces.add("metal", torus(0.088, 0.009, segments, 6), { at: [side * x, y, z] });
    }
    const pipe: Point[] = [
      [side * x, 0.12, 0],
      [side * x, 0.62, 0],
      [side * (x - 0.05), 0.72, 0],
      [side * (x - 0.22), 0.74, 0],
    ];
    pieces.add("metal", tube(pipe, 0.03, { sides: brief.segments(10), rings: brief.segments(20) }));
  }
}

const plank = (height: number, length: number, depth: number, shift: number): Shape =>
  patterned(box(height, length, depth, 0.02, 2), [shift, shift, 0]);

const rim = (outline: readonly [number, number][]): Point[] => outline.map(([x, y]) => [x, y, 0]);

function archHeight(x: number, width: number, height: number, isPointed: boolean): number {
  const c = Math.min(1, Math.abs((2 * x) / width));
  const rise = isPointed ? width * 0.72 : width / 2;
  return height - rise + rise * (isPointed ? 1 - c ** 1.7 : Math.sqrt(1 - c * c));
}
