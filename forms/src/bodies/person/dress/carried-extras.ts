import { flat } from "@blenda/forge/language/numbers";
import { hex, lighter } from "@blenda/forge/solid/color";
import { box, extruded, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { joined, placed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { cloth } from "../../core/cloth.ts";
import type { Mass } from "../../core/mass.ts";
import type { Extra } from "../outfit.ts";
import { front, type Making } from "./extra-parts.ts";

/** Worn on the head and the arms. */
export const CARRIED = {
  scarf(making) {
    const { figure, frame, color } = making;
    const s = frame.build.head;
    const ring = placed(torus(s * 0.6, s * 0.24, 32, 12), { at: [0, frame.shoulderY + 0.025, 0.005], turn: [8, 0, 0] });
    const end = placed(box(0.09, 0.28, 0.03, 0.012), { at: front(making, 0.06, frame.shoulderY - 0.14, 0.02), turn: [-6, 0, 6] });
    figure.attach("scarf", "chest", joined([ring, end]), cloth(figure.brief, color));
  },
  shield(making) {
    const { figure, color } = making;
    const { head } = figure.boneOf("hand left");
    const grip = figure.posed("hand left", [head[0], head[1], head[2]]);
    const outline = flat`-0.19 0.22, -0.19 -0.02, -0.12 -0.2, 0 -0.3, 0.12 -0.2, 0.19 -0.02, 0.19 0.22, 0 0.27`;
    const shape = placed(extruded(outline, 0.04, { bevel: 0.012 }), {
      turn: [0, 35, 0],
      at: [grip.x + 0.06, grip.y + 0.05, grip.z + 0.06],
    });
    figure.parts.push({ name: "shield", shape, surface: figure.brief.always("steel", lighter(color, 0.1)) });
  },
  plates(making) {
    const { figure, frame } = making;
    const { build, shoulderY } = frame;
    const steel = figure.brief.always("steel", figure.brief.color(0, hex(0xb9bec6)));
    for (const [name, side] of [
      ["left", 1],
      ["right", -1],
    ] as const) {
      figure.attach(
        "pauldron",
        `arm ${name}`,
        placed(sphere(0.1 * build.limb, 24), { at: [side * (build.shoulder + 0.01), shoulderY - 0.05, 0], scale: [1, 0.82, 1.05] }),
        steel,
      );
      const knee = figure.boneOf(`shin ${name}`).head;
      figure.attach(
        "knee",
        `shin ${name}`,
        placed(sphere(0.085 * build.limb, 20), { at: [knee[0], knee[1], knee[2] + 0.03], scale: [1, 1.1, 0.8] }),
        steel,
      );
      const elbow = figure.boneOf(`forearm ${name}`).head;
      figure.attach("elbow", `forearm ${name}`, placed(sphere(0.07 * build.limb, 18), { at: elbow }), steel);
    }
  },
  "eye patch"(making) {
    const { figure, frame } = making;
    const s = frame.build.head;
    const [, y, z] = frame.headAt;
    const dark = figure.brief.always("leather", hex(0x17130f));
    figure.attach(
      "eye patch",
      "head",
      placed(sphere(s * 0.25, 16), { at: [s * 0.36, y + s * 0.08, z + s * 0.93], scale: [1, 1, 0.35], turn: [0, 20, 0] }),
      dark,
    );
    figure.attach("eye patch", "head", placed(torus(s * 1.02, s * 0.035, 40, 8), { at: [0, y + s * 0.22, z], turn: [0, 0, 16] }), dark);
  },
  "clown nose"(making) {
    const { figure, frame } = making;
    const s = frame.build.head;
    figure.attach(
      "nose",
      "head",
      placed(sphere(s * 0.26, 20), { at: [0, frame.headAt[1] - s * 0.14, frame.headAt[2] + s * 1.14] }),
      figure.brief.always("plastic", hex(0xe02a24)),
    );
  },
  glasses(making) {
    const { figure, frame } = making;
    const s = frame.build.head;
    const [, y, z] = frame.headAt;
    const dark = figure.brief.always("plastic", hex(0x22201f));
    const rims = [1, -1].map((side) =>
      placed(torus(s * 0.26, s * 0.045, 28, 8), { at: [side * s * 0.36, y + s * 0.06, z + s * 1.06], turn: [90, 0, 0] }),
    );
    const bridge = tube(
      [
        [-s * 0.1, y + s * 0.08, z + s * 1.08],
        [s * 0.1, y + s * 0.08, z + s * 1.08],
      ],
      s * 0.04,
      { isStraight: true, sides: 6 },
    );
    const arms = [1, -1].map((side) =>
      tube(
        [
          [side * s * 0.6, y + s * 0.08, z + s * 1.02],
          [side * s * 1.02, y + s * 0.05, z - s * 0.1],
        ],
        s * 0.04,
        { isStraight: true, sides: 6 },
      ),
    );
    figure.attach("glasses", "head", joined([...rims, bridge, ...arms]), dark);
  },
  mask(making) {
    const { figure, frame, color } = making;
    const s = frame.build.head;
    const [, y, z] = frame.headAt;
    const shape = figure.skin(
      { triangles: 900, soft: 0.02 },
      [-0.62, 0, 0.62].map(
        (x): Mass => ({
          bone: "head",
          at: [x * s, y + s * 0.1, z + s * (x === 0 ? 0.86 : 0.66)],
          size: [s * 0.4, s * 0.2, s * 0.24],
          soft: 0.04,
        }),
      ),
    );
    figure.parts.push({ name: "mask", shape, surface: cloth(figure.brief, color) });
  },
} satisfies Partial<Record<Extra, (making: Making) => void>>;
