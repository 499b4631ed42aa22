import { hex } from "@blenda/forge/solid/color";
import { joined, type Point } from "@blenda/forge/solid/shapes/shape";
import { bob, swing } from "../core/clips.ts";
import { coatOf } from "../core/coat.ts";
import { creature, plainSkin } from "../core/creature.ts";
import { horn, mirrored } from "../core/details.ts";
import { ears } from "../core/ears.ts";
import { eyes } from "../core/face.ts";
import { dragonWings } from "../core/wings.ts";

export const bat = creature({
  id: "bat",
  nouns: ["vampire bat", "fruit bat", "halloween bat", "flying fox"],
  about: "a bat with wide skin wings and large ears",
  metresPerUnit: 0.25,
  colors: [0x3a3038, 0x4a3a34, 0x2c2a32],
  second: 0x6a4a4a,
  dark: 0x1c181c,
  stances: {
    flying: ["flying", "flies", "soaring"],
    standing: ["standing", "sitting", "perched"],
    diving: ["diving", "hunting", "attacking", "running"],
    sleeping: ["sleeping", "asleep", "hanging", "resting"],
  },
  wears: ["body fur", "wing ear"],
  make(figure, stance, tones) {
    const isAsleep = stance === "sleeping";
    figure.bone("chest", null, [0, 0.3, 0], [0, 0.7, 0]);
    const lean: Point = stance === "diving" ? [58, 0, 0] : stance === "flying" ? [22, 0, 0] : isAsleep ? [0, 0, 180] : [0, 0, 0];
    figure.turn("chest", lean, isAsleep ? [0, 0.4, 0] : [0, stance === "standing" ? 0 : 0.25, 0]);
    figure.bone("head", "chest", [0, 0.72, 0.02], [0, 1, 0.06]);
    figure.turn("head", stance === "diving" ? [-40, 0, 0] : stance === "flying" ? [-14, 0, 0] : [0, 0, 0]);
    figure.lump("chest", [0, 0.48, 0], [0.2, 0.3, 0.18]);
    figure.lump("chest", [0, 0.28, 0], [0.14, 0.16, 0.13]);
    figure.lump("head", [0, 0.86, 0.05], [0.2, 0.18, 0.18]);
    figure.lump("head", [0, 0.81, 0.2], [0.095, 0.075, 0.09]);
    for (const side of [1, -1]) {
      const name = side > 0 ? "leg left" : "leg right";
      figure.bone(name, "chest", [side * 0.09, 0.2, 0], [side * 0.11, 0.02, 0.06]);
      figure.limb(name, [side * 0.09, 0.2, 0], [side * 0.11, 0.03, 0.05], [0.05, 0.03]);
    }
    const coat = coatOf(figure.brief, {
      covering: "fur",
      main: tones.main,
      marks: [{ where: { at: [0, 0.5, 0.16], size: [0.14, 0.2, 0.1] }, color: tones.second }],
    });
    figure.parts.push({ name: "body", shape: figure.skin({ triangles: 5_000, soft: 0.06 }), surface: coat });
    dragonWings(figure, {
      at: [0.13, 0.6, -0.06],
      size: figure.brief.random.fork("wing").between(1.1, 1.25),
      color: tones.second,
      bone: tones.dark,
    });
    const fold = stance === "standing" ? 38 : isAsleep ? 52 : stance === "diving" ? 20 : -8;
    figure.turn("wing left", [0, isAsleep ? 30 : 0, fold]);
    figure.turn("wing right", [0, isAsleep ? -30 : 0, -fold]);
    ears(figure, "head", [0, 0.93, 0.02], 0.2, { kind: "point", size: 1.5, out: 28, color: tones.main, inner: tones.second });
    eyes(figure, "head", [0, 0.88, 0.08], { aside: 30, up: 12 }, { size: 0.05, color: 0xf0b02c, kind: "dark" }, isAsleep);
    const fang: Point[] = [
      [0.035, 0.77, 0.26],
      [0.036, 0.74, 0.268],
      [0.034, 0.7, 0.262],
    ];
    figure.attach("fangs", "head", joined([horn(fang, 0.014, 8), horn(mirrored(fang), 0.014, 8)]), plainSkin(hex(0xf8f4e8), 0.3));
    const flap = (by: number) => ({ "wing left": swing("z", by), "wing right": swing("z", -by) });
    figure.clip({ name: "idle", seconds: 2.4, turns: { ...flap(10), head: swing("y", 14) } });
    figure.clip({ name: "fly", seconds: 0.8, turns: flap(38), moves: bob(0.1, 1) });
  },
});
