import { smoothstep } from "@blenda/forge/solid/color";
import { joined, type Point } from "@blenda/forge/solid/shapes/shape";
import { type Surface, tint } from "@blenda/forge/solid/surfaces/surface";
import { boneAt, type Chain, chainWave, drawChain } from "../core/chain.ts";
import { bob, swing } from "../core/clips.ts";
import { coatOf } from "../core/coat.ts";
import { creature, plainSkin } from "../core/creature.ts";
import { fin } from "../core/details.ts";
import { eyes } from "../core/face.ts";

const SWIMS = {
  swimming: ["swimming", "swims", "floating"],
  diving: ["diving", "dives", "hunting"],
  rising: ["rising", "looking", "standing"],
  sleeping: ["sleeping", "asleep", "resting", "lying"],
} as const;

type Swim = keyof typeof SWIMS;

/** Neck and back of a plesiosaur, from the nape to the tip of the tail. */
function backOf(stance: Swim, isHumped: boolean): Point[] {
  return Array.from({ length: 31 }, (_, step): Point => {
    const t = step / 30;
    const neck = smoothstep(0.46, 0.02, t);
    const hump = isHumped && t > 0.3 ? Math.max(0, Math.sin((t - 0.3) * 15)) * 0.2 * (1 - t) * 1.6 : 0;
    const up = { swimming: 0.72, diving: -0.18, rising: 1.15, sleeping: 0.06 }[stance] * neck;
    const pull = { swimming: 0.42, diving: 0, rising: 0.68, sleeping: 0 }[stance] * neck * neck;
    const aside = stance === "sleeping" ? neck * neck * 0.7 : 0;
    return [aside, 0.5 + up + hump - (t > 0.7 ? (t - 0.7) * 0.2 : 0), 1.35 - t * 2.7 - pull];
  });
}

const plesiosaur = creature({
  id: "plesiosaur",
  nouns: ["loch ness monster", "nessie", "lake monster", "elasmosaurus", "sea monster", "water dinosaur", "swimming dinosaur"],
  about: "a plesiosaur or lake monster: a round body with four flippers and a long neck",
  metresPerUnit: 3,
  colors: [0x4f7a8a, 0x5a8a6a, 0x6a7a5a],
  second: 0xd6dcc0,
  dark: 0x2a4650,
  stances: SWIMS,
  traits: { humped: ["humped", "ness", "nessie", "lake"] },
  wears: ["body skin", "belly"],
  make(figure, stance, tones) {
    const points = backOf(stance, figure.brief.has("humped"));
    const stout = figure.brief.random.fork("stout").between(0.94, 1.08);
    const chain: Chain = {
      points,
      bones: 6,
      soft: 0.08,
      wide: 1.12,
      thick: (t) => stout * (0.075 + 0.21 * smoothstep(0.24, 0.52, t) * smoothstep(0.96, 0.6, t) + 0.03 * smoothstep(0.3, 0.1, t) * t),
    };
    drawChain(figure, chain);
    const [hx, hy, hz] = points[0];
    figure.lump("head", [hx, hy + 0.03, hz + 0.04], [0.105, 0.095, 0.13]);
    figure.limb("head", [hx, hy + 0.01, hz + 0.1], [hx, hy - 0.02, hz + 0.26], [0.08, 0.055]);
    const flipper = stance === "sleeping" ? -0.1 : stance === "diving" ? 0.16 : -0.16;
    for (const [share, long] of [
      [0.48, 0.62],
      [0.72, 0.48],
    ] as const) {
      const step = Math.round(share * 30);
      const [x, y, z] = points[step];
      const low = Math.min(y, 0.52) - 0.08;
      const bone = boneAt(chain, step);
      for (const side of [1, -1]) {
        const name = `flipper ${share < 0.6 ? "front" : "hind"} ${side > 0 ? "left" : "right"}`;
        const root: Point = [x + side * 0.2, low, z];
        const tip: Point = [x + side * (0.26 + long), low + flipper, z - long * 0.55];
        figure.bone(name, bone, root, tip);
        const middle: Point = [x + side * (0.22 + long * 0.5), low + flipper * 0.4, z - long * 0.12];
        figure.limb(name, root, middle, [0.085, 0.075], { soft: 0.05 });
        figure.limb(name, middle, tip, [0.075, 0.02], { soft: 0.03 });
        figure.limb(name, [middle[0], middle[1], middle[2] - 0.08], tip, [0.05, 0.02], { soft: 0.05 });
      }
    }
    const coat = coatOf(figure.brief, { covering: "hide", main: tones.main, pattern: { name: "dapples", color: tones.dark, scale: 1.4 } });
    const pale: Surface = (at, out) => {
      coat(at, out);
      if (!figure.brief.look.material) tint(out, tones.second, smoothstep(-0.25, -0.6, at.ny) * 0.9);
    };
    figure.parts.push({ name: "body", shape: figure.skin({ triangles: 9_000, soft: 0.07 }), surface: pale });
    eyes(figure, "head", [hx, hy + 0.03, hz + 0.06], { aside: 62, up: 24 }, { size: 0.032, color: 0x2a1c14 }, stance === "sleeping");
    const rows = {
      "flipper front left": swing("z", 16),
      "flipper front right": swing("z", -16),
      "flipper hind left": swing("z", 12, 0.4),
      "flipper hind right": swing("z", -12, 0.4),
    };
    figure.clip({ name: "idle", seconds: 4, turns: { ...chainWave(chain, "y", 2.5), ...rows }, moves: bob(0.04, 1) });
    figure.clip({ name: "swim", seconds: 2, turns: { ...chainWave(chain, "y", 5), ...rows }, moves: bob(0.08, 1) });
  },
});

/** The back of an eel. */
function eelLine(stance: Swim): Point[] {
  return Array.from({ length: 31 }, (_, step): Point => {
    const t = step / 30;
    if (stance === "sleeping") return [Math.sin(t * 9) * (0.16 + t * 0.4), 0.12, Math.cos(t * 9) * (0.16 + t * 0.4)];
    const wave = Math.sin(t * 8.5) * 0.24 * (0.25 + t);
    const lift = stance === "rising" ? smoothstep(0.5, 0, t) * 0.7 : stance === "diving" ? (t - 0.5) * 0.7 : 0;
    return [wave, 0.5 + lift, 1.1 - t * 2.3];
  });
}

const eel = creature({
  id: "eel",
  already: "long",
  nouns: ["moray", "moray eel", "electric eel", "conger"],
  about: "an eel: a long smooth fish with one fin along its back",
  metresPerUnit: 0.5,
  colors: [0x5a6a3c, 0x6f5f34, 0x4a5a5a],
  second: 0xe0d49a,
  dark: 0x2a3220,
  stances: SWIMS,
  wears: ["body skin", "belly fin"],
  make(figure, stance, tones) {
    const points = eelLine(stance);
    const chain: Chain = {
      points,
      bones: 6,
      wide: 0.8,
      soft: 0.03,
      thick: (t) =>
        figure.brief.random.fork("stout").between(0.95, 1.1) *
        (0.115 + 0.02 * Math.sin(Math.min(1, t * 2) * Math.PI)) *
        (1 - smoothstep(0.45, 1, t) * 0.82),
    };
    drawChain(figure, chain);
    const [x, y, z] = points[0];
    const way = { swimming: 0, diving: -0.1, rising: 0.1, sleeping: 0 }[stance];
    figure.lump("head", [x, y + 0.02, z + 0.05], [0.105, 0.12, 0.16]);
    figure.limb("head", [x, y + 0.02, z + 0.12], [x, y + way + 0.01, z + 0.3], [0.095, 0.06], { soft: 0.03 });
    figure.limb("head", [x, y - 0.06, z + 0.1], [x, y + way - 0.075, z + 0.27], [0.065, 0.042], { soft: 0.015 });
    const coat = coatOf(figure.brief, {
      covering: "smooth",
      main: tones.main,
      pattern: { name: "dapples", color: tones.dark, scale: 2.2 },
    });
    const pale: Surface = (at, out) => {
      coat(at, out);
      if (!figure.brief.look.material) tint(out, tones.second, smoothstep(-0.2, -0.65, at.ny) * 0.85);
      out.roughness = 0.2;
    };
    figure.parts.push({ name: "body", shape: figure.skin({ triangles: 7_000, soft: 0.03 }), surface: pale });
    const edge = plainSkin(figure.brief.color(1, tones.dark), 0.4);
    for (let step = 4; step < 30; step++) {
      const [a, b] = [points[step], points[step + 1]];
      const long = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) * 0.62;
      const r = chain.thick(step / 30);
      const yaw = (Math.atan2(a[0] - b[0], a[2] - b[2]) * 180) / Math.PI;
      const pitch = (-Math.atan2(a[1] - b[1], Math.hypot(a[0] - b[0], a[2] - b[2])) * 180) / Math.PI;
      const strip = fin(
        [
          [-long, -0.03],
          [long, -0.03],
          [long, r * 0.4 + 0.05],
          [-long, r * 0.4 + 0.06],
        ],
        0.022,
        false,
      );
      const under =
        step > 12
          ? [
              strip
                .clone()
                .rotateZ(Math.PI)
                .translate(0, -r * 2, 0),
            ]
          : [];
      const turned = joined([strip, ...under])
        .rotateX((pitch * Math.PI) / 180)
        .rotateY((yaw * Math.PI) / 180);
      figure.attach("fin", boneAt(chain, step), turned.translate((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + r * 0.96, (a[2] + b[2]) / 2), edge);
    }
    eyes(figure, "head", [x, y + 0.03, z + 0.14], { aside: 64, up: 30 }, { size: 0.034, color: 0xe0b83a }, stance === "sleeping");
    figure.clip({ name: "idle", seconds: 3, turns: chainWave(chain, "y", 5) });
    figure.clip({ name: "swim", seconds: 1.2, turns: chainWave(chain, "y", 11), moves: bob(0.03, 1) });
  },
});

export const lakeMonsters = [plesiosaur, eel];
