import { hex, type Rgb } from "../../solid/color.ts";
import { box, sphere, torus } from "../../solid/shapes/forms.ts";
import { curved, lathe, type ProfilePoint } from "../../solid/shapes/lathe.ts";
import { joined, type Point, placed, type Shape, warped } from "../../solid/shapes/shape.ts";
import { tube } from "../../solid/shapes/tube.ts";
import { glowing } from "../../solid/surfaces/glowing.ts";
import { horn, mirrored } from "../core/details.ts";
import type { Figure } from "../core/figure.ts";
import type { HatKind } from "./outfit.ts";
import type { Frame } from "./skeleton.ts";

/** Profiles in head sizes, the brow at zero: up outside, down inside. */
const PROFILES: Partial<Record<HatKind, readonly ProfilePoint[]>> = {
  wizard: [[1.0, 0.02], [1.75, -0.02], [1.78, 0.06], [1.12, 0.16], [0.98, 0.5], [0.62, 1.3], [0.3, 2.1], [0, 2.75]],
  witch: [[1.0, 0.02], [1.95, -0.02], [1.98, 0.05], [1.1, 0.14], [0.92, 0.55], [0.55, 1.4], [0.26, 2.1], [0, 2.6]],
  straw: [[1.0, 0.02], [1.85, -0.12], [1.88, -0.04], [1.1, 0.14], [1.02, 0.5], [0.8, 0.82], [0, 0.92]],
  cowboy: [[1.0, 0.02], [1.7, 0.0], [1.74, 0.08], [1.1, 0.14], [1.04, 0.55], [0.88, 0.98], [0.4, 1.05], [0, 0.92]],
  chef: [[1.02, -0.05], [1.06, 0.55], [1.08, 0.6], [1.45, 0.9], [1.5, 1.25], [1.2, 1.6], [0.6, 1.72], [0, 1.68]],
  hard: [[1.12, 0], [1.3, -0.02], [1.32, 0.05], [1.14, 0.1], [1.08, 0.5], [0.78, 0.9], [0.34, 1.08], [0, 1.1]],
  fire: [[1.12, 0], [1.6, -0.16], [1.62, -0.08], [1.14, 0.12], [1.1, 0.55], [0.8, 0.98], [0.3, 1.16], [0, 1.18]],
  soldier: [[1.1, -0.12], [1.3, -0.16], [1.32, -0.08], [1.2, 0.2], [1.1, 0.6], [0.75, 0.95], [0.3, 1.1], [0, 1.12]],
  viking: [[1.08, -0.06], [1.14, -0.06], [1.14, 0.12], [1.1, 0.45], [0.8, 0.86], [0.34, 1.06], [0, 1.14]],
  top: [[1.0, 0.02], [1.5, 0.0], [1.52, 0.08], [1.04, 0.14], [1.0, 1.2], [1.05, 1.35], [0.98, 1.4], [0, 1.4]],
  beret: [[1.0, 0.1], [1.06, 0.16], [1.4, 0.3], [1.42, 0.5], [1.1, 0.7], [0, 0.75]],
  nurse: [[0.9, 0.62], [1.0, 0.6], [1.08, 1.0], [0.95, 1.02], [0, 0.95]],
  turban: [[1.08, -0.1], [1.22, 0.02], [1.3, 0.4], [1.15, 0.85], [0.7, 1.12], [0, 1.16]],
  santa: [[1.02, 0.05], [1.06, 0.3], [0.95, 0.75], [0.66, 1.25], [0.34, 1.7], [0, 1.95]],
  elf: [[1.02, 0.05], [1.06, 0.3], [0.9, 0.8], [0.6, 1.35], [0.3, 1.9], [0, 2.2]],
  jester: [[1.02, 0.02], [1.08, 0.3], [0.98, 0.75], [0.5, 1.02], [0, 1.05]],
};

const cloth = new Set<HatKind>(["wizard", "witch", "chef", "beret", "nurse", "turban", "santa", "elf", "jester", "straw", "top"]);

/** A hat of its own: it belongs to who wears it. */
export function addHat(figure: Figure, frame: Frame, kind: HatKind, color: Rgb): void {
  const { brief } = figure;
  const s = frame.build.head;
  const [, y, z] = frame.headAt;
  const at = (x: number, up: number, ahead: number): Point => [x * s, y + up * s, z + ahead * s];
  const put = (name: string, shape: Shape, surface = brief.always(cloth.has(kind) ? "fabric" : "plastic", color)) => figure.attach(name, "head", shape, surface);
  const profile = PROFILES[kind];
  const brow = 0.52;
  if (profile) {
    const low = Math.min(...profile.map(([, up]) => up));
    const line: ProfilePoint[] = [[0, low], ...curved(profile, 26)].map(([r, up]) => [r * s, up * s]);
    let shape = lathe(line, { segments: brief.segments(36) });
    if (["wizard", "witch", "santa", "elf"].includes(kind))
      shape = warped(shape, (point) => {
        const up = Math.max(0, point.y / s - 0.8);
        point.z -= up * up * s * (kind === "santa" ? 0.5 : 0.16);
        point.x += up * up * s * (kind === "santa" ? 0.3 : 0.1);
        if (kind === "santa") point.y -= up * up * s * 0.35;
      });
    if (kind === "cowboy") shape = warped(shape, (point) => void (point.y += (Math.abs(point.x) > s * 1.05 ? (Math.abs(point.x) / s - 1.05) * 0.75 : 0) * s));
    if (kind === "fire") shape = warped(shape, (point) => void (point.z < -s ? (point.z *= 1.18) : 0));
    const tilt = kind === "beret" ? -14 : -6;
    put("hat", placed(shape, { at: at(0, brow, -0.08), turn: [tilt, 0, kind === "beret" ? -10 : 0] }), kind === "straw" ? brief.always("fabric", color) : undefined);
  }
  const band = (up: number, radius: number, thick: number, of: Rgb) => put("hat band", placed(torus(radius * s, thick * s, 40, 10), { at: at(0, brow + up, -0.08 - up * 0.1), turn: [-6, 0, 0] }), brief.always("leather", of));
  if (kind === "wizard" || kind === "witch" || kind === "straw" || kind === "cowboy" || kind === "top") band(kind === "top" ? 0.24 : 0.22, kind === "witch" ? 1.05 : 1.07, 0.09, hex(kind === "straw" ? 0xa02c22 : kind === "top" ? 0x8a2020 : 0x5a3a1c));
  if (kind === "santa" || kind === "elf") {
    band(0.12, 1.05, 0.2, hex(0xf6f3ee));
    put("bobble", placed(sphere(s * 0.28, 18), { at: kind === "santa" ? at(0.42, 1.98, -0.85) : at(0.2, 2.7, -0.4) }), brief.always("fabric", hex(0xf6f3ee)));
  }
  if (kind === "fire" || kind === "police") put("badge", placed(sphere(s * 0.22, 14), { at: at(0, brow + (kind === "fire" ? 0.55 : 0.32), kind === "fire" ? 0.92 : 1.08), scale: [1, 1.25, 0.4] }), brief.always("gold"));
  if (kind === "hard") put("ridge", tube([at(0, brow + 0.2, 1.02), at(0, brow + 1.05, 0.2), at(0, brow + 1.02, -0.5), at(0, brow + 0.2, -1.18)], s * 0.12, { sides: 8, rings: 16 }));
  if (kind === "viking") {
    const points = [at(0.95, brow + 0.35, -0.05), at(1.45, brow + 0.5, -0.05), at(1.75, brow + 0.95, 0), at(1.7, brow + 1.4, 0.1)];
    put("horns", joined([horn(points, s * 0.24), horn(mirrored(points), s * 0.24)]), brief.always("bone"));
    band(0.04, 1.1, 0.1, hex(0x8a6a3a));
  }
  if (kind === "police" || kind === "cap") {
    const crown = kind === "police" ? ([[0, -0.02], [1.05, -0.02], [1.06, 0.25], [1.4, 0.55], [1.36, 0.66], [0, 0.78]] as const) : ([[0, -0.02], [1.06, -0.02], [1.1, 0.3], [0.85, 0.72], [0.4, 0.9], [0, 0.94]] as const);
    put("hat", placed(lathe(crown.map(([r, up]) => [r * s, up * s] as const), { segments: 36 }), { at: at(0, brow, -0.08), turn: [-4, 0, 0] }), brief.always("fabric", color));
    put("peak", placed(sphere(s, 24), { scale: [0.78, 0.08, 0.62], at: at(0, brow + 0.02, 0.85), turn: [12, 0, 0] }), brief.always("plastic", kind === "police" ? hex(0x15171c) : color));
  }
  if (kind === "crown" || kind === "tiara") crown(figure, at, s, kind, put);
  if (kind === "halo") put("halo", placed(torus(s * 0.85, s * 0.1, 40, 12), { at: at(0, 1.75, -0.1), turn: [-10, 0, 0] }), glowing(hex(0xffe9a0)));
  if (kind === "headband") put("headband", placed(torus(s * 1.06, s * 0.12, 40, 10), { at: at(0, brow + 0.08, -0.1), turn: [-8, 0, 0], scale: [1, 1.6, 1] }), brief.always("fabric", color));
  if (kind === "astronaut") astronaut(figure, frame, color);
  if (kind === "knight") knight(figure, at, s);
  if (kind === "ninja") hood(figure, frame, color);
  if (kind === "pirate") pirate(at, s, color, put, figure);
  if (kind === "graduate") {
    put("hat", placed(lathe([[0, 0], [s * 1.05, 0], [s * 1.05, s * 0.5], [0, s * 0.55]], { segments: 32 }), { at: at(0, brow, -0.08) }), brief.always("fabric", color));
    put("board", placed(box(s * 2.5, s * 0.1, s * 2.5, 0.008), { at: at(0, brow + 0.55, -0.08), turn: [0, 45, 0] }), brief.always("fabric", color));
    put("tassel", tube([at(0, brow + 0.62, -0.08), at(1.2, brow + 0.6, 0.5), at(1.25, brow - 0.3, 0.55)], s * 0.05, { sides: 6, rings: 12 }), brief.always("fabric", hex(0xd9a92c)));
  }
  if (kind === "jester")
    for (const side of [1, -1]) {
      put("tail", tube([at(side * 0.3, brow + 0.75, -0.1), at(side * 1.1, brow + 1.2, -0.1), at(side * 1.7, brow + 0.6, 0)], (t) => s * (0.5 - t * 0.42), { sides: 12, rings: 14 }), brief.always("fabric", side > 0 ? color : hex(0xe0b02c)));
      put("bells", placed(sphere(s * 0.16, 14), { at: at(side * 1.75, brow + 0.5, 0) }), brief.always("gold"));
    }
}

type At = (x: number, up: number, ahead: number) => Point;
type Put = (name: string, shape: Shape, surface?: ReturnType<Figure["brief"]["always"]>) => void;

function crown({ brief }: Figure, at: At, s: number, kind: "crown" | "tiara", put: Put): void {
  const isTiara = kind === "tiara";
  const gold = brief.always("gold");
  put("crown", placed(torus(s * 1.02, s * 0.09, 40, 10), { at: at(0, 0.78, -0.1), turn: [-8, 0, 0], scale: [1, 1.5, 1] }), gold);
  const count = isTiara ? 5 : 8;
  const spikes = Array.from({ length: count }, (_, step) => {
    const turn = isTiara ? ((step - 2) * 30 * Math.PI) / 180 : (step / count) * 2 * Math.PI;
    const high = isTiara ? 0.62 - Math.abs(step - 2) * 0.14 : 0.6;
    const [x, z] = [Math.sin(turn), Math.cos(turn)];
    return [horn([at(x * 1.0, 0.75, z - 0.1), at(x * 1.08, 0.9 + high * 0.4, z * 1.08 - 0.12), at(x * 1.14, 0.9 + high, z * 1.14 - 0.14)], s * 0.26, 6, 0.1), placed(sphere(s * 0.1, 10), { at: at(x * 1.15, 0.93 + high, z * 1.15 - 0.14) })];
  });
  put("crown", joined(spikes.flat()), gold);
  put("gem", placed(sphere(s * 0.15, 12), { at: at(0, 0.95, 0.95), scale: [1, 1.2, 0.6] }), brief.always("crystal", hex(0xc0203a)));
}

function astronaut(figure: Figure, { headAt, build }: Frame, color: Rgb): void {
  const s = build.head;
  const { brief } = figure;
  const at: Point = [0, headAt[1] - s * 0.05, headAt[2] - s * 0.05];
  figure.attach("collar ring", "head", placed(torus(s * 1.1, s * 0.22, 36, 10), { at: [0, headAt[1] - s * 1.25, headAt[2] - s * 0.1] }), brief.always("steel"));
  const shell = figure.skin({ triangles: 1_800, soft: 0.02 }, [
    { bone: "head", at: [0, at[1] + s * 0.1, at[2] - s * 0.28], size: [s * 1.5, s * 1.55, s * 1.32] },
    ...[1, -1].map((side) => ({ bone: "head", at: [side * s * 1.45, at[1], at[2]] as Point, size: [s * 0.3, s * 0.42, s * 0.42] as Point })),
  ]);
  figure.parts.push({ name: "helmet", shape: shell, surface: brief.always("plastic", color) });
  figure.attach("visor", "head", placed(sphere(1, 32), { at: [0, at[1] + s * 0.12, at[2] + s * 0.42], scale: [s * 1.18, s * 1.08, s * 0.86] }), brief.always("gold", hex(0xd9a441)));
}

function knight(figure: Figure, at: At, s: number): void {
  const { brief } = figure;
  const steel = brief.always("steel", brief.color(3, hex(0xb9bec6)));
  const shape = lathe(([[0, -1.02], [0.82, -1.0], [1.06, -0.6], [1.18, 0.1], [1.14, 0.6], [0.86, 1.05], [0.4, 1.28], [0, 1.34]] as const).map(([r, up]) => [r * s, up * s] as const), { segments: 36, creaseDegrees: 60 });
  figure.attach("helmet", "head", placed(shape, { at: at(0, 0.05, 0.02) }), steel);
  const dark = brief.always("iron", hex(0x15161a));
  for (const side of [1, -1]) figure.attach("slits", "head", placed(box(s * 0.62, s * 0.15, s * 0.3, 0.004), { at: at(side * 0.45, 0.12, 1.02), turn: [0, side * 24, 0] }), dark);
  for (const row of [-0.3, -0.52]) for (const x of [-0.4, -0.15, 0.15, 0.4]) figure.attach("holes", "head", placed(sphere(s * 0.06, 8), { at: at(x, row, 1.12 - Math.abs(x) * 0.3 + (row + 0.3) * 0.6) }), dark);
  figure.attach("ridge", "head", tube([at(0, -0.9, 0.95), at(0, -0.2, 1.24), at(0, 0.6, 1.2), at(0, 1.3, 0.4), at(0, 1.2, -0.5)], s * 0.07, { sides: 8, rings: 24 }), steel);
  const plume = [0, 1, 2, 3, 4].map((step) => horn([at(0, 1.3, 0.1 - step * 0.12), at(0, 1.75 - step * 0.06, -0.3 - step * 0.25), at(0, 1.6 - step * 0.3, -0.9 - step * 0.22)], s * 0.24, 8, 0.15));
  figure.attach("plume", "head", joined(plume), brief.always("fabric", brief.color(2, hex(0xb3261e))));
}

function hood(figure: Figure, { headAt, build }: Frame, color: Rgb): void {
  const s = build.head;
  const at = (x: number, up: number, ahead: number): Point => [x * s, headAt[1] + up * s, headAt[2] + ahead * s];
  const cloth = figure.brief.always("fabric", color);
  const shape = figure.skin({ triangles: 2_400, soft: 0.03 }, [
    { bone: "head", at: at(0, 0.35, -0.14), size: [s * 1.1, s * 0.98, s * 1.1] },
    { bone: "head", at: at(0, -0.55, 0.08), size: [s * 0.92, s * 0.62, s * 1.02] },
    { bone: "neck", from: at(0, -0.9, 0), to: at(0, -1.5, 0), thick: [s * 0.6, s * 0.7] },
  ]);
  figure.parts.push({ name: "hood", shape, surface: cloth });
  for (const side of [1, -1]) figure.attach("ties", "head", placed(box(s * 0.24, s * 1.2, s * 0.06, 0.004), { at: at(side * 0.2, 0.0, -1.28), turn: [16, 0, side * 14] }), figure.brief.always("fabric", hex(0xb3261e)));
}

function pirate(at: At, s: number, color: Rgb, put: Put, figure: Figure): void {
  const { brief } = figure;
  const brow = 0.5;
  const brim = warped(lathe(([[0, -0.05], [1.0, -0.05], [1.9, 0.05], [1.92, 0.12], [1.0, 0.2], [0.95, 0.7], [0.5, 0.92], [0, 0.95]] as const).map(([r, up]) => [r * s, up * s] as const), { segments: 48 }), (point) => {
    const away = Math.max(0, Math.hypot(point.x, point.z) / s - 1);
    // Turned up at three sides.
    const turn = Math.atan2(point.x, point.z);
    const lift = 0.5 + 0.5 * Math.cos(turn * 3 + Math.PI);
    point.y += away * s * (0.25 + 0.75 * (1 - lift));
    point.x *= 1 - away * 0.3 * (1 - lift);
    point.z *= 1 - away * 0.3 * (1 - lift);
  });
  put("hat", placed(brim, { at: at(0, brow, -0.05), turn: [-4, 0, 0] }), brief.always("leather", color));
  put("skull", placed(sphere(s * 0.26, 16), { at: at(0, brow + 0.62, 1.12), scale: [1, 1, 0.5] }), brief.always("bone", hex(0xf3efe4)));
  for (const side of [1, -1]) put("skull", placed(sphere(s * 0.07, 10), { at: at(side * 0.1, brow + 0.66, 1.24) }), brief.always("plastic", hex(0x15130f)));
}
