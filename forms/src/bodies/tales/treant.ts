import type { Brief } from "@blenda/forge/grammar/brief";
import { darker, hex, lighter, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import { ball, sphere } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, placed, type Shape, warped } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { type Surface, setColor, tint } from "@blenda/forge/solid/surfaces/surface";
import { creature, plainSkin } from "../core/creature.ts";
import { horn } from "../core/details.ts";
import type { Figure } from "../core/figure.ts";
import { drawHeavy, HEAVY_STANCES, heavyClips, JOINTS, sided } from "./heavy-frame.ts";

type Put = (bone: string, shape: Shape) => void;

const bough = (points: Point[], from: number, to: number) =>
  tube(points, (t) => (from + (to - from) * t) * (1 + 0.12 * Math.sin(t * 17 + from * 60)), { sides: 12, rings: 14 });

function barkOf(brief: Brief, main: Rgb): Surface {
  return (at, out) => {
    const ridge = brief.noise.ridged(at.x * 9, at.y * 2.2, at.z * 9, 3);
    setColor(out, main);
    tint(out, darker(main, 0.55), smoothstep(0.35, 0.75, ridge));
    tint(out, lighter(main, 0.25), smoothstep(0.3, 0.05, ridge) * 0.6);
    tint(out, hex(0x6a8a3c), smoothstep(0.15, 0.5, brief.noise.fbm(at.x * 3, at.y * 3, at.z * 3, 2)) * Math.max(0, at.ny + 0.3) * 0.8);
    out.roughness = 0.9;
    out.height = -ridge * 0.02;
  };
}

function leavesOf(brief: Brief, green: Rgb): Surface {
  return (at, out) => {
    const cell = brief.noise.cells(at.x * 17, at.y * 17, at.z * 17);
    setColor(out, green);
    tint(out, darker(green, 0.5), smoothstep(0.25, 0.6, cell.near));
    tint(out, lighter(green, 0.35), cell.id * 0.45 + Math.max(0, at.ny) * 0.2);
    out.roughness = 0.8;
    out.height = (0.5 - cell.near) * 0.05;
  };
}

function addLimbs(put: Put): void {
  for (const [side, word] of [
    [1, "left"],
    [-1, "right"],
  ] as const) {
    const at = (name: keyof typeof JOINTS) => sided(JOINTS[name], side);
    const [shoulder, elbow, wrist, hip, knee, ankle] = [at("shoulder"), at("elbow"), at("wrist"), at("hip"), at("knee"), at("ankle")];
    put(`arm ${word}`, bough([[side * 0.16, 1.4, 0], shoulder, [shoulder[0] + side * 0.1, 1.22, 0.02], elbow], 0.17, 0.11));
    put(`forearm ${word}`, bough([elbow, [elbow[0] + side * 0.04, 0.78, 0.06], wrist], 0.115, 0.09));
    const fingers = [-1, 0, 1].map((step) =>
      horn(
        [
          wrist,
          [wrist[0] + step * 0.07, wrist[1] - 0.14, wrist[2] + 0.06],
          [wrist[0] + step * 0.1 - side * 0.02, wrist[1] - 0.3, wrist[2] + 0.12],
        ],
        0.05,
        8,
        0.25,
      ),
    );
    put(`forearm ${word}`, joined(fingers));
    put(`thigh ${word}`, bough([[side * 0.12, 0.86, 0], hip, knee], 0.2, 0.14));
    put(`shin ${word}`, bough([knee, [knee[0], 0.24, 0], ankle], 0.145, 0.13));
    const roots = [0.2, 1.1, -0.8, 2.4, -2.4].map((turn) => {
      const [x, z] = [Math.sin(turn), Math.cos(turn)];
      return horn(
        [
          [ankle[0], 0.14, ankle[2]],
          [ankle[0] + x * 0.14, 0.07, ankle[2] + z * 0.16],
          [ankle[0] + x * 0.28, 0.015, ankle[2] + z * 0.32],
        ],
        0.085,
        8,
        0.2,
      );
    });
    put(`shin ${word}`, joined(roots));
    const twig = horn(
      [
        [shoulder[0] - side * 0.06, 1.46, -0.05],
        [shoulder[0] + side * 0.06, 1.66, -0.1],
        [shoulder[0] + side * 0.16, 1.84, -0.06],
      ],
      0.055,
      8,
      0.3,
    );
    put("spine", twig);
  }
}

function addCrown(figure: Figure, leaves: Surface): void {
  const { brief } = figure;
  const random = brief.random.fork("branches");
  const clump = (at: Point, size: number) =>
    placed(
      warped(
        ball(1, 3),
        (point) => point.multiplyScalar(1 + brief.noise.fbm(point.x * 3 + at[0] * 9, point.y * 3, point.z * 3, 2) * 0.28),
        60,
      ),
      { at, scale: [size * 1.1, size * 0.85, size] },
    );
  const crown = Array.from({ length: 9 }, (_, step) => {
    const [turn, r] = [step * 2.4, 0.12 + step * 0.038];
    return clump(
      [Math.sin(turn) * r, 2.16 - step * 0.018 + random.between(-0.04, 0.06), Math.cos(turn) * r - 0.04],
      random.between(0.22, 0.28),
    );
  });
  figure.attach("leaves", "head", joined(crown), leaves);
  figure.attach("leaves", "spine", joined([1, -1].map((side) => clump([side * 0.64, 1.84, -0.08], 0.19))), leaves);
}

function addFace(figure: Figure, put: Put, leaves: Surface, hollowColor: Rgb): void {
  const { brief } = figure;
  const dark = plainSkin(hollowColor, 0.9);
  const hollow = (side: number) =>
    placed(sphere(0.075, 18), { at: [side * 0.13, 1.82, 0.25], scale: [1, 0.8, 0.6], turn: [0, 0, side * 14] });
  figure.attach(
    "hollows",
    "head",
    joined([hollow(1), hollow(-1), placed(sphere(0.1, 18), { at: [0, 1.58, 0.31], scale: [1.25, 0.5, 0.5] })]),
    dark,
  );
  const eye = (side: number) => placed(sphere(0.036, 14), { at: [side * 0.13, 1.82, 0.29] });
  figure.attach("eyes", "head", joined([eye(1), eye(-1)]), glowing(brief.light(brief.color(2, hex(0xffc040)))));
  put(
    "head",
    horn(
      [
        [0, 1.8, 0.27],
        [0, 1.72, 0.38],
        [0, 1.66, 0.43],
      ],
      0.06,
      8,
      0.6,
    ),
  );
  put(
    "head",
    joined(
      [1, -1].map((side) =>
        tube(
          [
            [side * 0.03, 1.88, 0.29],
            [side * 0.14, 1.93, 0.28],
            [side * 0.25, 1.9, 0.2],
          ],
          0.034,
          { sides: 8, rings: 10 },
        ),
      ),
    ),
  );
  const beard = Array.from({ length: 9 }, (_, step) => {
    const x = (step - 4) * 0.045;
    return horn(
      [
        [x, 1.52, 0.31 - Math.abs(x) * 0.3],
        [x * 1.1, 1.4, 0.36 - Math.abs(x) * 0.3],
        [x * 0.7, 1.3 + Math.abs(x) * 0.6, 0.36],
      ],
      0.045,
      8,
      0.2,
    );
  });
  figure.attach("beard", "head", joined(beard), leaves);
}

export const treant = creature({
  id: "treant",
  nouns: ["ent", "tree man", "treeman", "tree monster", "walking tree", "living tree", "forest spirit", "tree ent"],
  about: "a treant: an old tree with a face that walks on its roots",
  metresPerUnit: 2.6,
  colors: [0x6a4c30, 0x5c4a38, 0x74583a],
  second: 0x4f8a38,
  dark: 0x2a1c12,
  stances: HEAVY_STANCES,
  wears: ["bark body trunk", "leaf crown beard", "eye"],
  make(figure, stance, tones) {
    const { brief } = figure;
    drawHeavy(figure, stance);
    const grown = brief.look.material ? brief.made(brief.look.material, tones.main) : barkOf(brief, tones.main);
    const put = (bone: string, shape: Shape) => figure.attach("bark", bone, shape, grown);
    put(
      "spine",
      bough(
        [
          [0, 0.62, 0],
          [0.03, 1, 0.02],
          [-0.02, 1.4, 0],
          [0, 1.72, 0.02],
        ],
        0.26,
        0.34,
      ),
    );
    put(
      "head",
      bough(
        [
          [0, 1.5, 0.02],
          [0.02, 1.8, 0.03],
          [0, 2.02, 0],
        ],
        0.33,
        0.24,
      ),
    );
    addLimbs(put);
    const leaves = leavesOf(brief, brief.color(1, hex(0x4f8a38)));
    addCrown(figure, leaves);
    addFace(figure, put, leaves, tones.dark);
    heavyClips(figure);
  },
});
