import { darker, hex } from "@blenda/forge/solid/color";
import type { Random } from "@blenda/forge/solid/random";
import { ball, box, sphere } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, placed, type Shape, warped } from "@blenda/forge/solid/shapes/shape";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { Vector3 } from "three";
import { creature } from "../core/creature.ts";
import { drawHeavy, HEAVY_STANCES, heavyClips, JOINTS, sided } from "./heavy-frame.ts";

/** A boulder with flat faces where it broke. */
function boulder(random: Random, at: Point, size: Point): Shape {
  const faces = Array.from({ length: 11 }, () => ({
    way: new Vector3(random.between(-1, 1), random.between(-1, 1), random.between(-1, 1)).normalize(),
    limit: random.between(0.7, 0.86),
  }));
  const rough = warped(
    ball(1.08, 3),
    (point) => {
      for (const { way, limit } of faces) {
        const out = point.dot(way) - limit;
        if (out > 0) point.addScaledVector(way, -out);
      }
    },
    24,
  );
  return placed(rough, { at, scale: size });
}

export const golem = creature({
  id: "golem",
  nouns: ["rock golem", "rock monster", "stone giant", "earth elemental", "stone monster", "rock giant"],
  about: "a golem: a heavy walker made of boulders with shining eyes",
  metresPerUnit: 1.4,
  colors: [0x8f8b82, 0x7f8388, 0x938370],
  second: 0x5f5c56,
  dark: 0x3f3d3a,
  stances: HEAVY_STANCES,
  wears: ["body rock stone", "joint", "rune eye"],
  make(figure, stance, tones) {
    const { brief } = figure;
    const random = brief.random.fork("boulders");
    drawHeavy(figure, stance);
    const stone = brief.made("stone", tones.main);
    const deep = brief.made("stone", brief.color(1, darker(tones.main, 0.35)));
    const put = (bone: string, at: Point, size: Point, isDeep = false) =>
      figure.attach(isDeep ? "joints" : "boulders", bone, boulder(random, at, size), isDeep ? deep : stone);
    put("pelvis", [0, 0.8, 0], [0.3, 0.2, 0.24], true);
    put("spine", [0, 1.06, 0], [0.3, 0.26, 0.26], true);
    put("spine", [0, 1.34, 0.02], [0.54, 0.32, 0.36]);
    put("spine", [0.26, 1.5, -0.1], [0.26, 0.2, 0.26]);
    put("spine", [-0.26, 1.5, -0.1], [0.26, 0.2, 0.26]);
    put("head", [0, 1.66, 0.16], [0.2, 0.2, 0.2]);
    put("head", [0, 1.75, 0.28], [0.19, 0.06, 0.1]);
    put("head", [0, 1.53, 0.24], [0.16, 0.09, 0.13]);
    for (const [side, word] of [
      [1, "left"],
      [-1, "right"],
    ] as const) {
      const at = (name: keyof typeof JOINTS, x = 0, y = 0, z = 0): Point => {
        const [jx, jy, jz] = sided(JOINTS[name], side);
        return [jx + x * side, jy + y, jz + z];
      };
      put(`arm ${word}`, at("shoulder", 0.06, 0.02), [0.24, 0.24, 0.24]);
      put(`arm ${word}`, at("elbow", -0.04, 0.16), [0.15, 0.2, 0.15], true);
      put(`forearm ${word}`, at("elbow", 0.01, -0.16, 0.02), [0.2, 0.25, 0.2]);
      put(`forearm ${word}`, at("wrist", 0, -0.1, 0.03), [0.2, 0.19, 0.2]);
      put(`forearm ${word}`, at("wrist", -0.13, -0.1, 0.14), [0.08, 0.11, 0.08]);
      put(`thigh ${word}`, at("hip", 0.01, -0.16), [0.19, 0.24, 0.19]);
      put(`shin ${word}`, at("knee", 0, 0, 0.02), [0.14, 0.13, 0.14], true);
      put(`shin ${word}`, at("ankle", 0, 0.16), [0.19, 0.22, 0.19]);
      put(`shin ${word}`, at("ankle", 0, -0.01, 0.06), [0.22, 0.11, 0.27]);
    }
    const light = glowing(brief.light(brief.color(2, hex(0x6ae8ff))));
    const eye = (side: number) => placed(sphere(0.038, 14), { at: [side * 0.075, 1.67, 0.34], scale: [1.2, 0.8, 0.7] });
    figure.attach("eyes", "head", joined([eye(1), eye(-1)]), light);
    const rune = (x: number, y: number, wide: number, high: number, turn: number) =>
      placed(box(wide, high, 0.09, 0.008), { at: [x, y, 0.335], turn: [-4, 0, turn] });
    figure.attach(
      "rune",
      "spine",
      joined([rune(0, 1.35, 0.03, 0.22, 0), rune(0.045, 1.41, 0.03, 0.12, -45), rune(-0.045, 1.35, 0.03, 0.12, 45)]),
      light,
    );
    heavyClips(figure);
  },
});
