import { darker, hex, smoothstep } from "@blenda/forge/solid/color";
import { sphere } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, placed } from "@blenda/forge/solid/shapes/shape";
import { bob, swing } from "../core/clips.ts";
import { coatOf } from "../core/coat.ts";
import { creature, plainSkin } from "../core/creature.ts";
import { fin, horn } from "../core/details.ts";
import { eyes } from "../core/face.ts";

const GLIDING = {
  swimming: ["swimming", "floating", "swims"],
  diving: ["diving", "hunting", "attacking"],
  leaping: ["leaping", "jumping", "flying"],
  resting: ["resting", "sleeping", "asleep", "lying"],
} as const;

const stingray = creature({
  id: "stingray",
  nouns: ["manta ray", "manta", "ray fish", "skate fish"],
  about: "a flat ray with wide wings and a long thin tail",
  metresPerUnit: 0.8,
  colors: [0x5a6b7a, 0x7a6a52, 0x465a78],
  second: 0xeef0ec,
  dark: 0x2c3644,
  stances: GLIDING,
  make(figure, stance, tones) {
    const pitch = stance === "diving" ? 28 : stance === "leaping" ? -30 : 0;
    figure.bone("body", null, [0, 0.35, -0.3], [0, 0.35, 0.4]);
    figure.turn("body", [pitch, 0, 0], [0, stance === "resting" ? -0.24 : 0, 0]);
    figure.lump("body", [0, 0.35, 0.05], [0.3, 0.12, 0.46]);
    const lift = { swimming: 12, diving: 4, leaping: 26, resting: -4 }[stance];
    for (const side of [1, -1]) {
      const name = side > 0 ? "wing left" : "wing right";
      figure.bone(name, "body", [side * 0.2, 0.35, 0], [side * 0.85, 0.35, -0.1]);
      figure.turn(name, [0, 0, side * lift]);
      for (const [x, z, wide, long] of [
        [0.34, 0.04, 0.24, 0.36],
        [0.54, -0.02, 0.22, 0.24],
        [0.74, -0.1, 0.18, 0.13],
      ])
        figure.lump(name, [side * x, 0.35, z], [wide, 0.055 - x * 0.02, long], { soft: 0.08 });
    }
    figure.bone("tail", "body", [0, 0.35, -0.38], [0, 0.38, -1.3]);
    figure.limb("tail", [0, 0.35, -0.36], [0, 0.37, -0.9], [0.06, 0.026]);
    figure.limb("tail", [0, 0.37, -0.9], [0, 0.4, -1.4], [0.026, 0.012]);
    const low = 0.33;
    const coat = coatOf(figure.brief, {
      covering: "smooth",
      main: tones.main,
      pattern: { name: "spots", color: tones.dark, scale: 1.4, only: (_x, y) => smoothstep(low, low + 0.05, y) },
      marks: [{ where: { at: [0, low - 0.12, 0], size: [1.1, 0.12, 0.6] }, color: tones.second }],
    });
    figure.parts.push({ name: "body", shape: figure.skin({ triangles: 7_000, soft: 0.06 }), surface: coat });
    eyes(figure, "body", [0, 0.36, 0.32], { aside: 62, up: 34 }, { size: 0.045, color: 0xd9b83a, kind: "dark" }, stance === "resting");
    const lobe: Point[] = [
      [0.12, 0.34, 0.44],
      [0.15, 0.34, 0.56],
      [0.12, 0.33, 0.64],
    ];
    const other = lobe.map(([x, y, z]): Point => [-x, y, z]);
    figure.attach(
      "lobes",
      "body",
      joined([horn(lobe, 0.045, 10, 0.4), horn(other, 0.045, 10, 0.4)]),
      plainSkin(darker(tones.main, 0.1), 0.4),
    );
    const flap = (by: number) => ({ "wing left": swing("z", by), "wing right": swing("z", -by), tail: swing("y", by * 0.6) });
    figure.clip({ name: "idle", seconds: 4, turns: flap(8), moves: bob(0.04, 1) });
    figure.clip({ name: "swim", seconds: 2, turns: flap(22), moves: bob(0.1, 1) });
  },
});

const squid = creature({
  id: "squid",
  nouns: ["cuttlefish", "giant squid", "calamari"],
  about: "a squid with a pointed mantle, fins and ten arms",
  metresPerUnit: 0.6,
  colors: [0xd86a5a, 0xc85a8a, 0xe0906a],
  second: 0xf6d4c4,
  dark: 0x7a2a34,
  stances: GLIDING,
  make(figure, stance, tones) {
    const lean: Point =
      stance === "diving" ? [62, 0, 0] : stance === "leaping" ? [-24, 0, 12] : stance === "resting" ? [0, 0, 18] : [14, 0, 0];
    figure.bone("body", null, [0, 0.72, 0], [0, 1.6, 0]);
    figure.turn("body", lean);
    figure.limb("body", [0, 0.86, 0], [0, 1.2, -0.02], [0.2, 0.23], { soft: 0.06 });
    figure.limb("body", [0, 1.2, -0.02], [0, 1.66, -0.04], [0.22, 0.035], { soft: 0.06 });
    figure.lump("body", [0, 0.72, 0], [0.17, 0.16, 0.17]);
    const chance = figure.brief.random.fork("arms");
    const spread = stance === "resting" ? 0.3 : stance === "leaping" ? 0.42 : 0.2;
    for (let arm = 0; arm < 10; arm++) {
      const isLong = arm % 5 === 2;
      const [turn, wave] = [(arm / 10) * 2 * Math.PI, chance.between(0, 6)];
      const long = isLong ? 0.95 : 0.55;
      const name = `arm ${arm + 1}`;
      const points = Array.from({ length: 6 }, (_, step): Point => {
        const t = step / 5;
        const out = 0.1 + spread * t + Math.sin(t * 5 + wave) * 0.04 * t;
        return [Math.sin(turn) * out, 0.66 - t * long, Math.cos(turn) * out];
      });
      figure.bone(name, "body", points[0], points[5]);
      for (let step = 1; step < 6; step++) {
        const thick = (at: number) => (isLong ? 0.032 : 0.055 * (1 - at / 7)) + (isLong && at > 3 ? 0.022 : 0);
        figure.limb(name, points[step - 1], points[step], [thick(step - 1), thick(step)], { soft: 0.03 });
      }
    }
    const coat = coatOf(figure.brief, {
      covering: "smooth",
      main: tones.main,
      pattern: { name: "spots", color: tones.dark, scale: 2, only: (_x, y) => smoothstep(0.8, 1.1, y) * 0.7 },
    });
    figure.parts.push({ name: "body", shape: figure.skin({ triangles: 9_000, soft: 0.05 }), surface: coat });
    const flap = fin(
      [
        [0, -0.22],
        [0.3, -0.06],
        [0.2, 0.14],
        [0, 0.3],
      ],
      0.03,
    );
    for (const side of [1, -1])
      figure.attach(
        "fins",
        "body",
        placed(flap.clone(), { turn: [0, side * 90, 0], at: [side * 0.06, 1.36, -0.02] }),
        plainSkin(darker(tones.main, 0.08), 0.35),
      );
    figure.attach(
      "eyes",
      "body",
      joined([1, -1].map((side) => placed(sphere(0.085, 20), { at: [side * 0.155, 0.76, 0.06], scale: [0.6, 1, 1] }))),
      plainSkin(hex(0xf6f0e0), 0.1),
    );
    figure.attach(
      "pupils",
      "body",
      joined([1, -1].map((side) => placed(sphere(0.05, 16), { at: [side * 0.185, 0.76, 0.075], scale: [0.6, 1, 1] }))),
      plainSkin(hex(0x17130f), 0.1),
    );
    const waves = Object.fromEntries(Array.from({ length: 10 }, (_, arm) => [`arm ${arm + 1}`, swing(arm % 2 ? "x" : "z", 9, arm / 10)]));
    figure.clip({ name: "idle", seconds: 3, turns: waves, moves: bob(0.04, 1) });
    figure.clip({ name: "swim", seconds: 1.4, turns: { ...waves, body: swing("x", 6) }, moves: bob(0.2, 1) });
  },
});

export const seaGliders = [stingray, squid];
