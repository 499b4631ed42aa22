import { lighter, smoothstep } from "@blenda/forge/solid/color";
import { sphere } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { joined, type Point, placed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { type Surface, setColor, tint } from "@blenda/forge/solid/surfaces/surface";
import { bob, swing } from "../core/clips.ts";
import { coatOf } from "../core/coat.ts";
import { creature, plainSkin } from "../core/creature.ts";
import { eyes } from "../core/face.ts";
import type { Figure } from "../core/figure.ts";
import { wearing } from "../core/own-colors.ts";

const ARMS = 8;

const octopus = creature({
  id: "octopus",
  nouns: ["kraken"],
  about: "an octopus with eight arms and suckers",
  metresPerUnit: 0.5,
  colors: [0xd0553f, 0xb0487a, 0xd9763a, 0x7a5ab0],
  second: 0xf4c4a4,
  dark: 0x7a2a2a,
  stances: {
    standing: ["standing", "sitting"],
    swimming: ["swimming", "floating", "jumping"],
    walking: ["walking", "crawling", "running"],
    sleeping: ["sleeping", "asleep", "resting", "lying"],
  },
  wears: wearing(["body skin head", "arm tentacle sucker leg"]),
  make(figure, stance, tones) {
    const chance = figure.brief.random.fork("arms");
    const low = stance === "sleeping" ? 0.24 : stance === "swimming" ? 0.75 : 0.36;
    figure.bone("body", null, [0, low, 0], [0, low + 0.6, -0.06]);
    figure.lump("body", [0, low + 0.46, -0.1], [0.36, stance === "sleeping" ? 0.32 : 0.42, 0.36]);
    figure.lump("body", [0, low + 0.1, 0.02], [0.27, 0.2, 0.26]);
    const suckers = [];
    for (let arm = 0; arm < ARMS; arm++) {
      const turn = ((arm + 0.5) / ARMS) * 2 * Math.PI;
      const sway = chance.between(-0.35, 0.35);
      const curl = chance.between(0.4, 1);
      const steps = 7;
      const points = Array.from({ length: steps + 1 }, (_, step): Point => {
        const t = step / steps;
        const bend = turn + sway * t * t * 1.6 + (stance === "walking" ? 0.35 * t : 0);
        if (stance === "swimming") {
          const out = 0.14 + Math.sin(t * 2.6) * 0.2;
          return [Math.sin(bend) * out, low - t * 0.85, Math.cos(bend) * out - t * t * 0.15];
        }
        const reach = 0.16 + t * (stance === "sleeping" ? 0.5 : 0.82);
        const rise = t > 0.72 ? (t - 0.72) * curl * 0.75 : 0;
        return [Math.sin(bend) * reach, Math.max(0.075 - t * 0.04, low * (1 - t * 2.1)) + rise, Math.cos(bend) * reach];
      });
      let parent = "body";
      for (const half of [0, 1]) {
        const name = `arm ${arm + 1} ${half === 0 ? "root" : "tip"}`;
        figure.bone(name, parent, points[half * 4], points[half === 0 ? 4 : steps]);
        parent = name;
      }
      for (let step = 1; step <= steps; step++) {
        const thick = (t: number) => 0.105 * (1 - t) + 0.022;
        figure.limb(
          `arm ${arm + 1} ${step <= 4 ? "root" : "tip"}`,
          points[step - 1],
          points[step],
          [thick((step - 1) / steps), thick(step / steps)],
          { soft: 0.05 },
        );
        if (step > 1)
          suckers.push(
            placed(sphere(thick(step / steps) * 0.42, 8), {
              at: [points[step][0] * 1.0, points[step][1] - thick(step / steps) * 0.55, points[step][2]],
              scale: [1, 0.6, 1],
            }),
          );
      }
    }
    const coat = coatOf(figure.brief, {
      covering: "smooth",
      main: tones.main,
      pattern: { name: "dapples", color: tones.dark, scale: 1.1, only: (_x, y) => smoothstep(low, low + 0.5, y) * 0.6 },
    });
    figure.parts.push({ name: "body", shape: figure.skin({ triangles: 9_000, soft: 0.1 }), surface: coat });
    figure.attach("suckers", "body", joined(suckers), plainSkin(tones.second));
    eyes(figure, "body", [0, low + 0.2, 0], { aside: 34, up: 22 }, { size: 0.1, color: 0xe6b83a, kind: "slit" }, stance === "sleeping");
    const wave = Object.fromEntries(
      Array.from({ length: ARMS }, (_, arm) => [`arm ${arm + 1} tip`, swing(arm % 2 ? "x" : "z", 18, arm / ARMS)]),
    );
    const stroke = Object.fromEntries(
      Array.from({ length: ARMS }, (_, arm) => [`arm ${arm + 1} root`, swing(arm % 4 < 2 ? "x" : "z", 14, arm / ARMS)]),
    );
    figure.clip({ name: "idle", seconds: 3, turns: wave });
    figure.clip({ name: "swim", seconds: 1.6, turns: { ...wave, ...stroke }, moves: bob(0.12, 1) });
  },
});

const jellyfish = creature({
  id: "jellyfish",
  nouns: ["medusa jellyfish", "sea jelly"],
  about: "a jellyfish: a soft bell with long tentacles",
  metresPerUnit: 0.4,
  colors: [0xe69ac8, 0x8ab8f0, 0xb89af0],
  second: 0xfbe2f2,
  dark: 0x9a5a9a,
  stances: {
    floating: ["floating", "swimming"],
    rising: ["rising", "jumping", "pulsing"],
    drifting: ["drifting", "sinking", "sleeping", "resting"],
    turning: ["turning", "dancing", "diving"],
  },
  wears: wearing(["body bell head", "tentacle arm"]),
  make(figure, stance, tones) {
    const chance = figure.brief.random.fork("jelly");
    const wide = stance === "rising" ? 0.4 : stance === "drifting" ? 0.6 : 0.52;
    const tall = stance === "rising" ? 0.56 : stance === "drifting" ? 0.32 : 0.42;
    const lean: Point = stance === "turning" ? [24, 0, 26] : [0, 0, 0];
    figure.bone("bell", null, [0, 1.1, 0], [0, 1.1 + tall, 0]);
    figure.turn("bell", lean);
    const profile = Array.from({ length: 15 }, (_, step) => {
      const turn = -0.12 + (step / 14) * (Math.PI / 2 + 0.12);
      return [step === 14 ? 0 : wide * Math.cos(turn), 1.1 + tall * Math.sin(turn)] as const;
    });
    const inner = [...profile]
      .reverse()
      .slice(1)
      .map(([r, y]) => [Math.max(0, r - 0.05), y - 0.05] as const);
    const bell: Surface = (at, out) => {
      setColor(out, tones.main);
      const turn = Math.atan2(at.x, at.z);
      tint(out, tones.second, smoothstep(0.5, 1, Math.cos(turn * 12)) * 0.6 + smoothstep(1.15, 1.05, at.y) * 0.5);
      tint(out, lighter(tones.main, 0.4), Math.max(0, at.ny) * 0.4);
      for (let channel = 0; channel < 3; channel++)
        out.glow[channel] = (figure.brief.look.glow?.[channel] ?? tones.main[channel] * 0.16) * (figure.brief.look.glow ? 0.8 : 1);
      out.roughness = 0.2;
    };
    figure.attach(
      "bell",
      "bell",
      lathe([...profile, [0, 1.1 + tall - 0.05], ...inner], {
        segments: 48,
        radius: (angle, y) => 1 + (y < 1.16 ? Math.cos(angle * 12) * 0.025 : 0),
      }),
      bell,
    );
    for (let strand = 0; strand < 14; strand++) {
      const isArm = strand < 4;
      const turn = (strand / (isArm ? 4 : 10)) * 2 * Math.PI;
      const round = isArm ? wide * 0.22 : wide * 0.9;
      const long = isArm ? chance.between(0.75, 0.95) : chance.between(0.7, 1.05);
      const phase = chance.between(0, 6);
      const points = Array.from({ length: 8 }, (_, step): Point => {
        const t = step / 7;
        const wave = Math.sin(t * 7 + phase) * 0.06 * t;
        const drift = stance === "drifting" ? t * t * 0.3 : 0;
        return [Math.sin(turn) * (round - t * 0.05) + wave, 1.13 - t * long, Math.cos(turn) * (round - t * 0.05) + wave * 0.6 - drift];
      });
      const name = `tentacle ${strand + 1}`;
      figure.bone(name, "bell", points[0], points[7]);
      const shape = tube(points, (t) => (isArm ? 0.075 : 0.024) * (1 - t * 0.75) * (isArm ? 1 + 0.25 * Math.sin(t * 30) : 1), {
        sides: 8,
        rings: isArm ? 30 : 16,
      });
      figure.attach("tentacles", name, shape, plainSkin(isArm ? tones.second : tones.main, 0.3));
    }
    eyes(figureWithBell(figure, wide, tall), "bell", [0, 1.22, 0], { aside: 22, up: 2 }, { size: 0.06, color: 0x2a1a3a, kind: "bead" });
    const sway = Object.fromEntries(Array.from({ length: 14 }, (_, at) => [`tentacle ${at + 1}`, swing(at % 2 ? "x" : "z", 9, at / 14)]));
    figure.clip({ name: "idle", seconds: 3, turns: sway, moves: bob(0.04, 1) });
    figure.clip({ name: "swim", seconds: 1.8, turns: { ...sway, bell: swing("x", 5) }, moves: bob(0.22, 1) });
  },
});

/** The bell is turned on a lathe; eyes look for masses. */
function figureWithBell(figure: Figure, wide: number, tall: number): Figure {
  figure.lump("bell", [0, 1.1, 0], [wide, tall, wide]);
  return figure;
}

export const softSea = [octopus, jellyfish];
