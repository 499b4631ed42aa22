import { darker, hex, lighter, smoothstep } from "@blenda/forge/solid/color";
import { sphere } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { type Surface, tint } from "@blenda/forge/solid/surfaces/surface";
import { boneAt, type Chain, chainWave, drawChain } from "../core/chain.ts";
import { bob } from "../core/clips.ts";
import { coatOf } from "../core/coat.ts";
import { creature, plainSkin } from "../core/creature.ts";
import { fin, horn, mirrored, tuft } from "../core/details.ts";
import { eyes } from "../core/face.ts";
import type { Figure } from "../core/figure.ts";

const STANCES = {
  flying: ["flying", "flies", "soaring", "floating"],
  standing: ["standing", "walking", "sitting"],
  rising: ["rising", "roaring", "attacking"],
  sleeping: ["sleeping", "asleep", "resting", "coiled"],
} as const;
type Stance = keyof typeof STANCES;
const STEPS = 40;

/** The back from the nape to the tip of the tail. */
function lineOf(stance: Stance): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, step): Point => {
    const t = step / STEPS;
    if (stance === "sleeping") {
      const [turn, r] = [t * 11, 0.3 + t * 0.62];
      return [Math.sin(turn) * r, 0.16 + (1 - t) * 0.22, Math.cos(turn) * r];
    }
    const z = 1.35 - t * 2.9;
    if (stance === "standing")
      return [Math.sin(t * 9.4) * 0.34 * smoothstep(0, 0.25, t), 0.42 + smoothstep(0.22, 0, t) * 0.42 - t * 0.16, z];
    const lift = stance === "rising" ? smoothstep(0.42, 0, t) * 0.9 : 0;
    return [
      Math.sin(t * 7 + 0.6) * 0.3 * smoothstep(0, 0.2, t),
      0.95 + Math.sin(t * 9.6 + 1.2) * 0.36 + lift,
      z * (stance === "rising" ? 0.8 : 1),
    ];
  });
}

const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

function addHead(figure: Figure, at: Point, hair: Surface, hornColor: Surface, isAsleep: boolean): void {
  const p = (x: number, y: number, z: number) => plus(at, [x, y, z]);
  const both = (line: Point[], make: (points: Point[]) => Shape) => {
    const local = line.map((point): Point => [point[0] - at[0], point[1], point[2]]);
    return joined([make(line), make(mirrored(local).map((point): Point => [point[0] + at[0], point[1], point[2]]))]);
  };
  figure.attach(
    "horns",
    "head",
    both([p(0.08, 0.16, 0.02), p(0.16, 0.32, -0.14), p(0.2, 0.4, -0.36), p(0.24, 0.56, -0.46)], (line) => horn(line, 0.045)),
    hornColor,
  );
  figure.attach(
    "horns",
    "head",
    both([p(0.18, 0.36, -0.24), p(0.26, 0.44, -0.2), p(0.32, 0.54, -0.2)], (line) => horn(line, 0.03)),
    hornColor,
  );
  figure.attach(
    "whiskers",
    "head",
    both([p(0.1, 0.0, 0.5), p(0.26, -0.02, 0.62), p(0.42, 0.1, 0.5), p(0.56, 0.04, 0.2), p(0.66, 0.14, -0.04)], (line) =>
      tube(line, (t) => 0.022 - t * 0.016, { sides: 8, rings: 24 }),
    ),
    hair,
  );
  const mane: Shape[] = [];
  for (let row = 0; row < 3; row++)
    for (let step = 0; step < 9; step++) {
      const turn = ((step - 4) / 4) * 2.3;
      const out: Point = [Math.sin(turn), Math.cos(turn) * 0.9, -0.9];
      mane.push(
        tuft(p(Math.sin(turn) * 0.15, Math.cos(turn) * 0.15, 0.02 - row * 0.1), out, 0.3 + (step % 2) * 0.07, 0.065, [0, -0.1, -0.35]),
      );
    }
  figure.attach("mane", "head", joined(mane), hair);
  const beard = [-0.07, 0, 0.07].map((x) => tuft(p(x, -0.17, 0.32), [x * 2, -1, 0.1], 0.26 - Math.abs(x), 0.05, [0, -0.2, -0.2]));
  figure.attach("beard", "head", joined(beard), hair);
  figure.attach("nostrils", "head", joined([1, -1].map((side) => placed(sphere(0.05, 14), { at: p(side * 0.07, 0.06, 0.55) }))), hornColor);
  figure.attach(
    "teeth",
    "head",
    both([p(0.08, -0.06, 0.5), p(0.09, -0.12, 0.52), p(0.08, -0.17, 0.5)], (line) => horn(line, 0.022)),
    plainSkin(hex(0xf8f4e6), 0.3),
  );
  eyes(figure, "head", p(0, 0.06, 0.12), { aside: 46, up: 26 }, { size: 0.06, color: 0xf2c81f, kind: "slit" }, isAsleep);
}

function addLegs(figure: Figure, chain: Chain, claw: Surface): void {
  const { points, thick } = chain;
  const last = points.length - 1;
  for (const share of [0.24, 0.58]) {
    const step = Math.round(share * last);
    const [x, y, z] = points[step];
    const bone = boneAt(chain, step);
    for (const side of [1, -1]) {
      const r = thick(share);
      const knee: Point = [x + side * (r + 0.14), y - 0.12, z + 0.1];
      const foot: Point = [x + side * (r + 0.12), Math.max(0.05, y - 0.34), z - 0.02];
      figure.limb(bone, [x + side * r * 0.5, y, z], knee, [0.1, 0.06], { soft: 0.05 });
      figure.limb(bone, knee, foot, [0.06, 0.042], { soft: 0.03 });
      figure.lump(bone, plus(foot, [0, 0, 0.04]), [0.06, 0.04, 0.07]);
      const claws = [-0.05, 0, 0.05].map((out) =>
        horn([plus(foot, [out, 0, 0.07]), plus(foot, [out * 1.5, 0.01, 0.13]), plus(foot, [out * 1.6, -0.04, 0.17])], 0.022, 8),
      );
      figure.attach("claws", bone, joined(claws), claw);
    }
  }
}

export const easternDragon = creature({
  id: "eastern dragon",
  nouns: ["chinese dragon", "asian dragon", "japanese dragon", "oriental dragon", "lung dragon", "serpent dragon", "noodle dragon"],
  about: "an eastern dragon: a long winding body with mane, antlers and whiskers, without wings",
  metresPerUnit: 2,
  colors: [0xc0302a, 0x2f8a6a, 0xd9a02c, 0x3f6fb8],
  second: 0xf2d28a,
  dark: 0xe0a92c,
  stances: STANCES,
  wears: ["body scale skin", "belly", "mane fin whisker beard"],
  make(figure, stance, tones) {
    const points = lineOf(stance);
    const stout = figure.brief.random.fork("stout").between(0.92, 1.1);
    const chain: Chain = {
      points,
      bones: 6,
      thick: (t) => stout * (0.13 + 0.05 * Math.sin(Math.min(1, t * 1.6) * Math.PI)) * (1 - smoothstep(0.55, 1, t) * 0.86),
    };
    drawChain(figure, chain);
    const head = plus(points[0], [0, 0.05, 0.08]);
    const p = (x: number, y: number, z: number) => plus(head, [x, y, z]);
    figure.lump("head", p(0, 0.04, 0.02), [0.18, 0.16, 0.2]);
    figure.limb("head", p(0, 0.02, 0.16), p(0, 0.0, 0.5), [0.14, 0.105]);
    figure.limb("head", p(0, -0.1, 0.1), p(0, -0.14, 0.42), [0.09, 0.06], { soft: 0.02 });
    for (const side of [1, -1]) figure.lump("head", p(side * 0.1, 0.13, 0.12), [0.07, 0.06, 0.09]);
    const hair = plainSkin(figure.brief.color(2, hex(0xf0c04a)), 0.6);
    const claw = plainSkin(hex(0xf2ead2), 0.4);
    addLegs(figure, chain, claw);
    const coat = coatOf(figure.brief, { covering: "scales", main: tones.main });
    const bellied: Surface = (at, out) => {
      coat(at, out);
      if (figure.brief.look.material) return;
      tint(out, tones.second, smoothstep(-0.35, -0.7, at.ny));
      tint(out, darker(tones.main, 0.4), smoothstep(0.75, 0.95, at.ny) * 0.5);
    };
    figure.parts.push({ name: "body", shape: figure.skin({ triangles: 11_000, soft: 0.05 }), surface: bellied });
    const back = plainSkin(lighter(figure.brief.color(2, hex(0xf0c04a)), 0.05), 0.6);
    for (let step = 2; step < STEPS - 1; step += 1) {
      const [x, y, z] = points[step];
      const [, ny, nz] = points[step + 1];
      const size = chain.thick(step / STEPS) * 0.75 + 0.02;
      const slope = (Math.atan2(y - ny, Math.max(0.001, z - nz)) * 180) / Math.PI;
      const yaw = (Math.atan2(points[step - 1][0] - points[step + 1][0], points[step - 1][2] - points[step + 1][2]) * 180) / Math.PI;
      const plate = fin(
        [
          [-0.7, -0.3],
          [0.6, -0.3],
          [0.1, 0.5],
          [-0.7, 1.0],
          [-0.5, 0.2],
        ],
        0.3,
        false,
      );
      figure.attach(
        "fins",
        boneAt(chain, step),
        placed(plate, {
          scale: size,
          turn: [stance === "sleeping" ? 0 : -slope, yaw, 0],
          at: [x, y + chain.thick(step / STEPS) * 0.85, z],
        }),
        back,
      );
    }
    const [tip, before] = [points[STEPS], points[STEPS - 2]];
    const way: Point = [tip[0] - before[0], tip[1] - before[1], tip[2] - before[2]];
    const brush = [-0.8, -0.4, 0, 0.4, 0.8].map((up) =>
      tuft(tip, [way[0] + up * 0.05, way[1] + up * 0.14, way[2]], 0.4 - Math.abs(up) * 0.14, 0.07, [0, 0.05, 0]),
    );
    figure.attach("tail", "body 6", joined(brush), hair);
    addHead(figure, head, hair, claw, stance === "sleeping");
    figure.clip({ name: "idle", seconds: 4, turns: chainWave(chain, "y", 3) });
    figure.clip({ name: "fly", seconds: 2.4, turns: chainWave(chain, "x", 6), moves: bob(0.12, 1) });
  },
});
