import { hex } from "@blenda/forge/solid/color";
import { joined, type Point } from "@blenda/forge/solid/shapes/shape";
import { bob, swing } from "../core/clips.ts";
import { coatOf } from "../core/coat.ts";
import { creature, plainSkin } from "../core/creature.ts";
import { horn } from "../core/details.ts";
import { eyes } from "../core/face.ts";
import { dragonWings } from "../core/wings.ts";

export const pterodactyl = creature({
  id: "pterodactyl",
  nouns: ["pterosaur", "pteranodon", "flying dinosaur", "quetzalcoatlus"],
  about: "a flying reptile with skin wings, a long beak and a crest",
  metresPerUnit: 1.6,
  colors: [0x8a7a5a, 0x6f8a72, 0xa8704a],
  second: 0xd9a06a,
  dark: 0x4a3a2c,
  stances: {
    flying: ["flying", "flies", "soaring"],
    standing: ["standing", "sitting", "perched", "walking"],
    diving: ["diving", "hunting", "attacking"],
    sleeping: ["sleeping", "asleep", "resting"],
  },
  wears: ["body skin", "wing crest"],
  make(figure, stance, tones) {
    const isAsleep = stance === "sleeping";
    const pitch = { flying: 48, standing: 12, diving: 84, sleeping: 30 }[stance];
    figure.bone("chest", null, [0, 0.4, 0], [0, 0.9, 0.05]);
    figure.turn("chest", [pitch, 0, 0], [0, stance === "standing" || isAsleep ? 0 : 0.3, 0]);
    figure.lump("chest", [0, 0.62, 0], [0.16, 0.28, 0.15]);
    figure.limb("chest", [0, 0.4, -0.02], [0, 0.18, -0.1], [0.1, 0.02]);
    figure.bone("neck", "chest", [0, 0.85, 0.02], [0, 1.12, 0.08]);
    figure.turn("neck", [-pitch * 0.45 + (isAsleep ? 50 : 0), 0, 0]);
    figure.limb("neck", [0, 0.82, 0.02], [0, 1.12, 0.08], [0.1, 0.065]);
    figure.bone("head", "neck", [0, 1.14, 0.08], [0, 1.2, 0.5]);
    figure.turn("head", [-pitch * 0.3, 0, 0]);
    figure.lump("head", [0, 1.18, 0.12], [0.1, 0.1, 0.14]);
    for (const side of [1, -1]) {
      const name = side > 0 ? "leg left" : "leg right";
      figure.bone(name, "chest", [side * 0.1, 0.4, 0], [side * 0.12, 0.02, 0.04]);
      figure.turn(name, [stance === "standing" || isAsleep ? -pitch : 0, 0, 0]);
      figure.limb(name, [side * 0.1, 0.42, 0], [side * 0.12, 0.2, 0.05], [0.06, 0.035]);
      figure.limb(name, [side * 0.12, 0.2, 0.05], [side * 0.12, 0.03, 0.02], [0.035, 0.025]);
      figure.lump(name, [side * 0.12, 0.025, 0.07], [0.045, 0.025, 0.09]);
    }
    const coat = coatOf(figure.brief, {
      covering: "scales",
      main: tones.main,
      marks: [{ where: { at: [0, 0.6, 0.16], size: [0.12, 0.26, 0.1] }, color: tones.second }],
    });
    figure.parts.push({ name: "body", shape: figure.skin({ triangles: 6_000, soft: 0.06 }), surface: coat });
    dragonWings(figure, {
      at: [0.12, 0.82, -0.04],
      size: figure.brief.random.fork("wing").between(1.3, 1.45),
      color: tones.second,
      bone: tones.dark,
    });
    const fold = stance === "standing" ? 36 : isAsleep ? 58 : stance === "diving" ? 30 : -18;
    figure.turn("wing left", [-pitch * 0.5, 0, fold]);
    figure.turn("wing right", [-pitch * 0.5, 0, -fold]);
    const upper: Point[] = [
      [0, 1.2, 0.16],
      [0, 1.19, 0.45],
      [0, 1.15, 0.82],
    ];
    const lower: Point[] = [
      [0, 1.13, 0.16],
      [0, 1.1, 0.42],
      [0, 1.09, 0.72],
    ];
    figure.attach("beak", "head", joined([horn(upper, 0.075, 12), horn(lower, 0.05, 12)]), plainSkin(hex(0xd9b06a), 0.5));
    const crest: Point[] = [
      [0, 1.24, 0.08],
      [0, 1.36, -0.12],
      [0, 1.46, -0.4],
    ];
    figure.attach("crest", "head", horn(crest, 0.07, 12), plainSkin(tones.second, 0.5));
    eyes(figure, "head", [0, 1.19, 0.12], { aside: 66, up: 22 }, { size: 0.034, color: 0xf0b02c, kind: "slit" }, isAsleep);
    const flap = (by: number) => ({ "wing left": swing("z", by), "wing right": swing("z", -by) });
    figure.clip({ name: "idle", seconds: 3, turns: { ...flap(5), head: swing("y", 12) } });
    figure.clip({ name: "fly", seconds: 1.4, turns: flap(30), moves: bob(0.12, 1) });
  },
});
