import { hex, smoothstep } from "@blenda/forge/solid/color";
import { sphere } from "@blenda/forge/solid/shapes/forms";
import { type Point, placed } from "@blenda/forge/solid/shapes/shape";
import { type Surface, tint } from "@blenda/forge/solid/surfaces/surface";
import { bob, swing } from "../core/clips.ts";
import { coatOf } from "../core/coat.ts";
import { creature, plainSkin } from "../core/creature.ts";
import { fin } from "../core/details.ts";
import { eyes } from "../core/face.ts";
import type { Figure } from "../core/figure.ts";

const starfish = creature({
  id: "starfish",
  nouns: ["sea star"],
  about: "a starfish with five arms",
  metresPerUnit: 0.2,
  colors: [0xe8743a, 0xe05a5a, 0xe6a23a],
  second: 0xfbd9a4,
  dark: 0xa8421f,
  stances: {
    lying: ["lying", "resting"],
    standing: ["standing", "upright", "waving"],
    walking: ["walking", "crawling"],
    sleeping: ["sleeping", "asleep", "curled"],
  },
  make(figure, stance, tones) {
    const isUp = stance === "standing";
    figure.bone("body", null, [0, 0.1, 0], [0, 0.2, 0]);
    figure.turn("body", isUp ? [78, 0, 0] : [0, 0, 0], isUp ? [0, 0.8, 0] : [0, 0, 0]);
    figure.lump("body", [0, 0.1, 0], [0.3, 0.13, 0.3]);
    for (let arm = 0; arm < 5; arm++) {
      const turn = (arm / 5) * 2 * Math.PI + Math.PI;
      const [x, z] = [Math.sin(turn), Math.cos(turn)];
      const bend = stance === "walking" ? (arm % 2 ? 16 : -8) : stance === "sleeping" ? -30 : 0;
      figure.bone(`arm ${arm + 1}`, "body", [x * 0.22, 0.1, z * 0.22], [x * 0.85, 0.05, z * 0.85]);
      figure.turn(`arm ${arm + 1}`, [-z * bend, 0, x * bend]);
      figure.limb(`arm ${arm + 1}`, [x * 0.15, 0.1, z * 0.15], [x * 0.82, 0.055, z * 0.82], [0.17, 0.06]);
    }
    const skin = coatOf(figure.brief, {
      covering: "scales",
      main: tones.main,
      pattern: { name: "spots", color: tones.second, scale: 2.2, only: (_x, y) => smoothstep(0.08, 0.12, y) },
    });
    figure.parts.push({ name: "body", shape: figure.skin({ triangles: 7_000, soft: 0.1 }), surface: skin });
    const [left, right] = [-0.1, 0.1].map((x) => figure.surfaceAt([x, 0.1, 0.06], [0, 1, 0.15]));
    for (const at of [left, right]) figure.attach("eyes", "body", placed(sphere(0.055, 16), { at }), plainSkin(hex(0x17120f), 0.1));
    figure.clip({ name: "idle", seconds: 4, turns: { "arm 1": swing("x", 6), "arm 3": swing("x", 6, 0.5) } });
    figure.clip({
      name: "walk",
      seconds: 2,
      turns: Object.fromEntries([1, 2, 3, 4, 5].map((arm) => [`arm ${arm}`, swing("x", 12, arm / 5)])),
    });
  },
});

/** A line of rounds from the crown to the curled tip of the tail. */
function drawSeahorse(figure: Figure): void {
  const spine: Point[] = [
    [0, 1.5, 0.02],
    [0, 1.3, -0.06],
    [0, 1.08, 0.02],
    [0, 0.82, 0.08],
    [0, 0.58, 0.0],
    [0, 0.36, -0.06],
    [0, 0.16, 0.0],
    [0, 0.05, 0.16],
    [0, 0.13, 0.3],
    [0, 0.26, 0.24],
    [0, 0.24, 0.14],
  ];
  const thick = [0.14, 0.14, 0.19, 0.23, 0.18, 0.12, 0.09, 0.07, 0.055, 0.04, 0.03];
  const names = ["neck", "neck", "chest", "body", "body", "tail 1", "tail 1", "tail 2", "tail 2", "tail 2"];
  figure.bone("body", null, [0, 0.82, 0.08], [0, 0.4, -0.06]);
  figure.bone("chest", "body", [0, 0.82, 0.08], [0, 1.1, 0.02]);
  figure.bone("neck", "chest", [0, 1.1, 0.02], [0, 1.5, 0.02]);
  figure.bone("head", "neck", [0, 1.5, 0.02], [0, 1.45, 0.45]);
  figure.bone("tail 1", "body", [0, 0.36, -0.06], [0, 0.1, 0.02]);
  figure.bone("tail 2", "tail 1", [0, 0.1, 0.02], [0, 0.2, 0.3]);
  for (let at = 1; at < spine.length; at++)
    figure.limb(names[at - 1], spine[at - 1], spine[at], [thick[at - 1], thick[at]], { soft: 0.05 });
  figure.lump("head", [0, 1.52, 0.06], [0.15, 0.16, 0.17]);
  figure.limb("head", [0, 1.47, 0.18], [0, 1.42, 0.48], [0.075, 0.055], { soft: 0.08 });
  figure.lump("head", [0, 1.42, 0.5], [0.06, 0.06, 0.04], { soft: 0.03 });
}

const seahorse = creature({
  id: "seahorse",
  nouns: ["sea horse"],
  about: "a seahorse with a curled tail",
  metresPerUnit: 0.2,
  colors: [0xe6a23a, 0xe0763a, 0x5ab09a],
  second: 0xfbe6b4,
  dark: 0xa85a1f,
  stances: {
    swimming: ["swimming", "standing", "floating"],
    resting: ["resting", "sitting"],
    sleeping: ["sleeping", "asleep", "lying"],
    diving: ["diving", "jumping", "racing"],
  },
  make(figure, stance, tones) {
    drawSeahorse(figure);
    const pitch = stance === "diving" ? 42 : stance === "sleeping" ? 80 : stance === "resting" ? -14 : 0;
    figure.turn("body", [pitch, 0, 0], [0, pitch ? 0.3 : 0, 0]);
    figure.turn("neck", stance === "resting" ? [24, 0, 0] : undefined);
    figure.turn("head", stance === "resting" ? [14, 20, 0] : [-pitch * 0.4, 0, 0]);
    const coat = coatOf(figure.brief, {
      covering: "plates",
      main: tones.main,
      marks: [{ where: { at: [0, 0.85, 0.34], size: [0.13, 0.4, 0.2] }, color: tones.second, soft: 0.02 }],
    });
    const banded: Surface = (at, out) => {
      coat(at, out);
      const ring = Math.sin(at.y * 62);
      out.height += ring * 0.006;
      tint(out, tones.dark, Math.max(0, -ring) * 0.25);
    };
    figure.parts.push({ name: "body", shape: figure.skin({ triangles: 8_000, soft: 0.06 }), surface: banded });
    const fins = plainSkin(tones.second, 0.5);
    figure.attach(
      "fins",
      "chest",
      placed(
        fin(
          [
            [0.05, -0.2],
            [-0.28, -0.16],
            [-0.34, 0.05],
            [-0.26, 0.22],
            [0.05, 0.16],
          ],
          0.04,
        ),
        { at: [0, 0.85, -0.12] },
      ),
      fins,
    );
    figure.attach(
      "crest",
      "head",
      placed(
        fin(
          [
            [0.16, 0],
            [0.14, 0.16],
            [0.04, 0.08],
            [-0.02, 0.2],
            [-0.1, 0.06],
            [-0.2, 0.14],
            [-0.16, -0.06],
          ],
          0.05,
        ),
        { at: [0, 1.64, 0.0] },
      ),
      fins,
    );
    eyes(figure, "head", [0, 1.54, 0.1], { aside: 72, up: 8 }, { size: 0.055, color: 0x1a120e, kind: "white" }, stance === "sleeping");
    figure.clip({ name: "idle", seconds: 3, turns: { neck: swing("x", 5), "tail 2": swing("x", 10) }, moves: bob(0.04, 1) });
    figure.clip({
      name: "swim",
      seconds: 1.6,
      turns: { body: swing("x", 6), "tail 1": swing("x", 10), "tail 2": swing("x", 14, 0.2) },
      moves: bob(0.14, 1),
    });
  },
});

export const shallows = [starfish, seahorse];
