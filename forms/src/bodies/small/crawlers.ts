import { hex, smoothstep } from "@blenda/forge/solid/color";
import { sphere } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, placed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";
import { swing } from "../core/clips.ts";
import { coatOf } from "../core/coat.ts";
import { creature, plainSkin } from "../core/creature.ts";
import { horn } from "../core/details.ts";
import { eyes } from "../core/face.ts";
import type { Figure } from "../core/figure.ts";
import { wearing } from "../core/own-colors.ts";

const STEPS = 26;

/** The line of a snake's back, from head to tail. */
function snakeLine(stance: "crawling" | "coiled" | "rearing" | "sleeping"): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, step): Point => {
    const t = step / STEPS;
    if (stance === "crawling")
      return [Math.sin(t * 10.5) * 0.3 * (0.35 + t * 0.65), t < 0.12 ? 0.1 + (0.12 - t) * 1.6 : 0.09, 0.95 - t * 2.1];
    const rise = stance === "sleeping" ? 0 : stance === "rearing" ? 0.34 : 0.24;
    if (t < rise) {
      const up = 1 - t / rise;
      const height = stance === "rearing" ? 0.95 : 0.42;
      return [Math.sin(up * 2.6) * 0.06, 0.26 + up * height, 0.1 + up * up * 0.2 + (stance === "coiled" ? up * 0.22 : 0)];
    }
    const round = (t - rise) / (1 - rise);
    const turn = round * (stance === "sleeping" ? 15 : 11.5);
    const radius = stance === "sleeping" ? 0.12 + round * 0.46 : 0.16 + round * 0.4;
    return [Math.sin(turn) * radius, Math.max(0.085, 0.24 - round * 0.34), Math.cos(turn) * radius * 0.92];
  });
}

const snake = creature({
  id: "snake",
  already: "long",
  nouns: ["cobra", "python", "viper", "serpent", "rattlesnake", "anaconda"],
  about: "a snake with patterned scales",
  metresPerUnit: 0.8,
  colors: [0x6a9a3a, 0xb08a4a, 0x4a8a7a, 0xc07a3a],
  second: 0xefe4b4,
  dark: 0x33491f,
  stances: {
    coiled: ["coiled", "sitting", "curled", "lying"],
    crawling: ["crawling", "slithering", "walking", "moving"],
    rearing: ["rearing", "standing", "attacking", "upright"],
    sleeping: ["sleeping", "asleep", "resting"],
  },
  wears: wearing(["body skin scale", "belly stripe spot pattern"]),
  make(figure, stance, tones) {
    const line = snakeLine(stance);
    const chance = figure.brief.random.fork("snake");
    const stout = chance.between(0.94, 1.08);
    const thick = (t: number) => 0.09 * stout * (t < 0.08 ? 0.72 + t * 3.5 : 1) * (1 - smoothstep(0.45, 1, t) * 0.86);
    const boneOf = (step: number) => (step < 2 ? "head" : `spine ${Math.min(8, 1 + Math.floor((step - 2) / 3))}`);
    // From the middle of the back outwards: the bones begin where the body lies still.
    figure.bone("spine 8", null, line[23], line[STEPS]);
    for (let part = 7; part >= 1; part--) figure.bone(`spine ${part}`, `spine ${part + 1}`, line[part * 3 + 2], line[part * 3 - 1]);
    figure.bone("head", "spine 1", line[2], line[0]);
    for (let step = 1; step <= STEPS; step++)
      figure.limb(boneOf(step), line[step - 1], line[step], [thick((step - 1) / STEPS), thick(step / STEPS)], { soft: 0.02 });
    const [hx, hy, hz] = line[0];
    const way: Point = [0, -0.1, 1];
    const nose: Point = [hx, hy + way[1] * 0.16, hz + 0.16];
    figure.lump("head", [hx, hy, hz + 0.06], [0.125, 0.09, 0.15], { soft: 0.06 });
    figure.limb("head", [hx, hy - 0.01, hz + 0.1], nose, [0.085, 0.06], { soft: 0.06 });
    if (stance === "rearing") figure.lump("spine 1", [line[4][0], line[4][1], line[4][2]], [0.19, 0.2, 0.06], { soft: 0.08 });
    const along = alongLine(line);
    const coat = coatOf(figure.brief, { covering: "scales", main: tones.main });
    const patterned: Surface = (at, out) => {
      coat(at, out);
      const t = along(at.x, at.y, at.z);
      tint(out, tones.dark, smoothstep(0.25, 0.5, Math.sin(t * 95)) * smoothstep(-0.35, 0.25, at.ny) * 0.9);
      tint(out, tones.second, smoothstep(-0.45, -0.75, at.ny) * 0.9);
    };
    figure.parts.push({ name: "body", shape: figure.skin({ triangles: 11_000, soft: 0.02 }), surface: patterned });
    eyes(
      figure,
      "head",
      [hx, hy + 0.01, hz + 0.1],
      { aside: 58, up: 32 },
      { size: 0.034, color: 0xe6b81f, kind: "slit" },
      stance === "sleeping",
    );
    if (stance !== "sleeping") {
      const [tx, ty, tz] = [nose[0], nose[1] - 0.03, nose[2] + 0.04];
      const fork = [1, -1].map((side) =>
        horn(
          [
            [tx, ty, tz + 0.1],
            [tx + side * 0.012, ty - 0.005, tz + 0.15],
            [tx + side * 0.035, ty + 0.01, tz + 0.19],
          ],
          0.01,
          6,
        ),
      );
      figure.attach(
        "tongue",
        "head",
        joined([
          tube(
            [
              [tx, ty, tz - 0.02],
              [tx, ty, tz + 0.11],
            ],
            0.01,
            { isStraight: true, sides: 6 },
          ),
          ...fork,
        ]),
        plainSkin(hex(0xc0283a), 0.4),
      );
    }
    const spine = [1, 2, 3, 4, 5, 6, 7].map((part) => [`spine ${part}`, swing("y", 6, part / 7)] as const);
    figure.clip({ name: "idle", seconds: 3, turns: { head: swing("y", 12), "spine 1": swing("x", 4, 0.2) } });
    figure.clip({ name: "walk", seconds: 1.6, turns: Object.fromEntries(spine) });
  },
});

/** How far along a line the nearest of its points lies, 0 to 1, smooth between points. */
function alongLine(line: readonly Point[]): (x: number, y: number, z: number) => number {
  return (x, y, z) => {
    let [best, near] = [0, Infinity];
    for (let at = 1; at < line.length; at++) {
      const [a, b] = [line[at - 1], line[at]];
      const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
      const t = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy + (z - a[2]) * dz) / (dx * dx + dy * dy + dz * dz)));
      const away = (x - a[0] - dx * t) ** 2 + (y - a[1] - dy * t) ** 2 + (z - a[2] - dz * t) ** 2;
      if (away < near) [near, best] = [away, (at - 1 + t) / (line.length - 1)];
    }
    return best;
  };
}

/** Eyes on the ends of two horns. */
function hornEyes(figure: Figure, bone: string, at: Point, long: number, surface: Surface): void {
  for (const side of [1, -1]) {
    const tip: Point = [at[0] + side * long * 0.5, at[1] + long, at[2] + long * 0.4];
    const root: Point = [at[0] + side * 0.06, at[1] - 0.03, at[2]];
    figure.attach(
      "horns",
      bone,
      tube([root, [root[0] + side * long * 0.15, at[1] + long * 0.5, at[2] + long * 0.12], tip], (t) => 0.036 - t * 0.012, {
        sides: 8,
        rings: 10,
      }),
      surface,
    );
    figure.attach("eyes", bone, placed(sphere(0.05, 16), { at: tip }), plainSkin(hex(0x1a1210), 0.08));
  }
}

const snail = creature({
  id: "snail",
  nouns: ["garden snail"],
  about: "a snail with a spiral shell",
  metresPerUnit: 0.05,
  colors: [0xd9b98a, 0xc9a87a, 0xe0c49a],
  second: 0xf3e2c0,
  dark: 0x9a5a2a,
  stances: {
    crawling: ["crawling", "walking", "standing", "racing", "running"],
    stretching: ["stretching", "rearing", "climbing"],
    resting: ["resting", "sitting", "lying"],
    sleeping: ["sleeping", "asleep", "hiding"],
  },
  wears: wearing(["body skin foot", "shell house"]),
  make(figure, stance, tones) {
    const isIn = stance === "sleeping";
    const up = stance === "stretching" ? 0.42 : stance === "resting" ? 0.12 : 0.26;
    const ahead = isIn ? 0.2 : stance === "resting" ? 0.42 : 0.58;
    figure.bone("foot", null, [0, 0.08, -0.5], [0, 0.08, 0.2]);
    figure.bone("neck", "foot", [0, 0.1, 0.2], [0, 0.1 + up, ahead]);
    figure.bone("head", "neck", [0, 0.1 + up, ahead], [0, 0.12 + up, ahead + 0.15]);
    figure.limb("foot", [0, 0.1, 0.3], [0, 0.05, isIn ? -0.5 : -0.78], [0.15, 0.04], { wide: 1.25 });
    figure.limb("neck", [0, 0.12, 0.22], [0, 0.1 + up, ahead], [0.15, 0.125]);
    figure.lump("head", [0, 0.12 + up, ahead + 0.04], [0.135, 0.125, 0.15]);
    const coat = coatOf(figure.brief, { covering: "hide", main: tones.main });
    figure.parts.push({ name: "body", shape: figure.skin({ triangles: 5_000, soft: 0.09 }), surface: coat });
    if (!isIn) hornEyes(figure, "head", [0, 0.22 + up, ahead + 0.06], stance === "resting" ? 0.16 : 0.26, plainSkin(tones.main));
    const shellColor = figure.brief.color(1, tones.dark);
    const turns = 2.6;
    const spiral = Array.from({ length: 60 }, (_, step): Point => {
      const t = step / 59;
      const angle = -1.9 + t * turns * 2 * Math.PI;
      const radius = 0.34 * (1 - t) ** 1.15;
      return [t * 0.12, 0.52 + Math.sin(angle) * radius, -0.12 + Math.cos(angle) * radius];
    });
    const surface: Surface = (at, out) => {
      setColor(out, shellColor);
      tint(out, tones.second, smoothstep(0.3, 0.5, Math.sin(at.u * 6.28 * 2)) * 0.5);
      shade(out, 0.9 + Math.sin(at.v * 420) * 0.07);
      out.height = Math.sin(at.v * 420) * 0.003;
      out.roughness = 0.3;
    };
    figure.attach(
      "shell",
      "foot",
      tube(spiral, (t) => 0.205 * (1 - t) ** 0.9 + 0.02, { sides: 20, rings: 110 }),
      surface,
    );
    figure.clip({ name: "idle", seconds: 4, turns: { neck: swing("x", 5), head: swing("y", 10) } });
    figure.clip({ name: "walk", seconds: 2.4, turns: { neck: swing("x", 9), head: swing("x", -6) } });
  },
});

const caterpillar = creature({
  id: "caterpillar",
  nouns: ["inchworm"],
  about: "a caterpillar of many round rings",
  metresPerUnit: 0.05,
  colors: [0x7ab83a, 0x9ac04a],
  second: 0xf2d24a,
  dark: 0x3f7a2a,
  stances: {
    crawling: ["crawling", "walking"],
    arched: ["arched", "jumping", "climbing"],
    rearing: ["rearing", "standing", "sitting"],
    sleeping: ["sleeping", "asleep", "curled", "resting"],
  },
  make(figure, stance, tones) {
    const rings = 8;
    const line = Array.from({ length: rings + 1 }, (_, at): Point => {
      const t = at / rings;
      if (stance === "sleeping") return [Math.sin(t * 5.2) * 0.42, 0.15, Math.cos(t * 5.2) * 0.42];
      const arch = stance === "arched" ? Math.sin(t * Math.PI) * 0.5 : Math.max(0, Math.sin(t * 9.5 - 2)) * 0.08;
      const rear = stance === "rearing" ? Math.max(0, 0.45 - t) * 1.6 : 0;
      return [0, 0.15 + arch + rear, 0.85 - t * (stance === "arched" ? 1.25 : 1.75) - rear * 0.3];
    });
    figure.bone("tail", null, line[rings - 1], line[rings]);
    for (let at = rings - 1; at >= 1; at--) figure.bone(`ring ${at}`, at === rings - 1 ? "tail" : `ring ${at + 1}`, line[at], line[at - 1]);
    figure.bone("head", "ring 1", line[1], line[0]);
    for (let at = 1; at <= rings; at++) figure.lump(at === rings ? "tail" : `ring ${at}`, line[at], [0.15, 0.15, 0.15], { soft: 0.03 });
    figure.lump("head", line[0], [0.18, 0.18, 0.17], { soft: 0.03 });
    const coat = coatOf(figure.brief, {
      covering: "smooth",
      main: tones.main,
      pattern: { name: "spots", color: tones.second, scale: 1.6 },
    });
    figure.parts.push({ name: "body", shape: figure.skin({ triangles: 6_000, soft: 0.03 }), surface: coat });
    eyes(figure, "head", line[0], { aside: 28, up: 10 }, { size: 0.062, color: 0x1a120e, kind: "white" }, stance === "sleeping");
    const feet = line
      .slice(1)
      .flatMap(([x, y, z]) =>
        [1, -1].map((side) => placed(sphere(0.05, 10), { at: [x + side * 0.09, y - 0.13, z], scale: [0.8, 1, 0.8] })),
      );
    figure.attach("feet", "tail", joined(feet), plainSkin(tones.dark));
    hornEyes(figure, "head", [line[0][0], line[0][1] + 0.15, line[0][2]], 0.18, plainSkin(tones.dark));
    const wave = Object.fromEntries(Array.from({ length: rings - 1 }, (_, at) => [`ring ${at + 1}`, swing("x", 6, at / rings)]));
    figure.clip({ name: "idle", seconds: 3, turns: { head: swing("y", 12) } });
    figure.clip({ name: "walk", seconds: 1.4, turns: wave });
  },
});

export const crawlers = [snake, snail, caterpillar];
