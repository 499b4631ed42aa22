import { flat } from "@blenda/forge/language/numbers";
import { anticlockwise, softOutline } from "@blenda/forge/language/pieces/outlines";
import { darker, hex, smoothstep } from "@blenda/forge/solid/color";
import { cylinder, extruded, sphere } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, placed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { type Surface, setColor, tint } from "@blenda/forge/solid/surfaces/surface";
import { cloth } from "../../core/cloth.ts";
import { horn, mirrored, ruff } from "../../core/details.ts";
import { dragonWings } from "../../core/wings.ts";
import type { Extra } from "../outfit.ts";
import { SIDES } from "../skeleton.ts";
import { headPoint, type Making } from "./extra-parts.ts";

/** Growths of people who are half beast. */
export const GROWN = {
  "bat wings"({ figure, frame, color }) {
    dragonWings(figure, {
      at: [0.06, frame.shoulderY - 0.12, -frame.build.chest * 0.7],
      size: frame.build.torso * 1.5,
      color,
      bone: darker(color, 0.3),
    });
  },
  "spade tail"({ figure, frame, skin }) {
    const y = frame.hipY;
    const line: Point[] = [
      [0, y, -0.1],
      [0.06, y - 0.16, -0.3],
      [0.16, y - 0.3, -0.44],
      [0.34, y - 0.18, -0.44],
      [0.38, y + 0.04, -0.4],
    ];
    figure.attach(
      "tail",
      "hips",
      tube(line, (t) => 0.03 - t * 0.016, { sides: 8, rings: 28 }),
      figure.brief.always("plastic", skin),
    );
    const spade = anticlockwise(softOutline(flat`0 0.14, 0.07 0.0, 0.02 0.01, 0 -0.02, -0.02 0.01, -0.07 0.0`, 28));
    figure.attach(
      "tail",
      "hips",
      placed(extruded(spade, 0.03, { bevel: 0.01 }), { at: [0.38, y + 0.04, -0.4], turn: [0, 30, -10] }),
      figure.brief.always("plastic", skin),
    );
  },
  "bat ears"(making) {
    const { figure, frame, skin } = making;
    const at = headPoint(making);
    const s = frame.build.head;
    const ear = [at(0.8, 0.05, -0.1), at(1.6, 0.4, -0.2), at(2.5, 0.75, -0.45)];
    figure.attach(
      "ears",
      "head",
      joined(
        [ear, mirrored(ear)].map((points) =>
          tube(points, (t) => s * (0.12 + 0.4 * Math.sin(Math.min(1, t * 1.05) * Math.PI)) * (1 - t * 0.5), {
            sides: 10,
            rings: 12,
            flatten: 0.35,
          }),
        ),
      ),
      figure.brief.always("plastic", skin),
    );
  },
  fangs(making) {
    const at = headPoint(making);
    const tooth = [at(0.22, -0.58, 0.92), at(0.25, -0.42, 1.02), at(0.24, -0.28, 1.04)];
    const s = making.frame.build.head;
    making.figure.attach(
      "fangs",
      "head",
      joined([horn(tooth, s * 0.09), horn(mirrored(tooth), s * 0.09)]),
      making.figure.brief.always("bone", hex(0xf6f1e2)),
    );
  },
  "goat horns"(making) {
    const at = headPoint(making);
    const s = making.frame.build.head;
    const curl = [at(0.4, 0.8, 0.4), at(0.62, 1.3, 0.25), at(0.85, 1.5, -0.3), at(1.05, 1.2, -0.75), at(1.15, 0.8, -0.65)];
    making.figure.attach(
      "horns",
      "head",
      joined([horn(curl, s * 0.22), horn(mirrored(curl), s * 0.22)]),
      making.figure.brief.always("bone", hex(0x8a7456)),
    );
  },
  "one eye"(making) {
    const { figure, frame } = making;
    const s = frame.build.head;
    const at = headPoint(making);
    const look: Surface = (spot, out) => {
      const away = Math.hypot(spot.x, spot.y - at(0, 0.16, 0)[1]) / s;
      setColor(out, [0.97, 0.96, 0.93]);
      tint(out, hex(0x4a8a3a), smoothstep(0.24, 0.21, away));
      tint(out, hex(0x0c0b0e), smoothstep(0.13, 0.1, away));
      tint(out, [1, 1, 1], smoothstep(0.07, 0.05, Math.hypot(spot.x + s * 0.09, spot.y - at(0, 0.26, 0)[1]) / s));
      out.roughness = 0.06;
    };
    figure.attach("eye", "head", placed(sphere(s * 0.42, 28), { at: at(0, 0.16, 0.78), scale: [1, 0.95, 0.85] }), look);
    const brow = [-0.5, -0.25, 0, 0.25, 0.5].map((x) => at(x, 0.62 - x * x * 0.5, 1.02 - x * x * 0.5));
    figure.attach("brows", "head", tube(brow, s * 0.1, { sides: 8, rings: 14 }), figure.brief.always("plastic", darker(making.skin, 0.5)));
  },
  "red eyes"(making) {
    const at = headPoint(making);
    const s = making.frame.build.head;
    const eyes = [1, -1].map((side) => placed(sphere(s * 0.26, 20), { at: at(side * 0.38, 0.1, 0.82), scale: [1, 1, 0.6] }));
    making.figure.attach("eyes", "head", joined(eyes), glowing(making.figure.brief.light(hex(0xff2a1c))));
  },
  "fur ruff"({ figure, frame, color }) {
    const { build, shoulderY } = frame;
    const locks = ruff(figure.brief.random.fork("ruff"), [
      { at: [0, 0, 0], radius: build.head * 0.62, count: 15, long: build.head * 1.0, wide: build.head * 0.3, back: 0.5 },
      { at: [0, 0, build.head * 0.2], radius: build.head * 0.5, count: 13, long: build.head * 0.8, wide: build.head * 0.26, back: 0.2 },
    ]);
    figure.attach(
      "fur",
      "chest",
      placed(locks, { turn: [-90, 0, 0], at: [0, shoulderY + build.head * 0.1, 0] }),
      cloth(figure.brief, color),
    );
  },
  hooves({ figure }) {
    for (const { name } of SIDES) {
      const { head } = figure.boneOf(`foot ${name}`);
      figure.attach(
        "hooves",
        `foot ${name}`,
        placed(cylinder(0.125, 0.11, { top: 0.1, bevel: 0.012 }), { at: [head[0], 0.035, 0.045], scale: [0.85, 1, 1.15] }),
        figure.brief.always("bone", hex(0x3a2c20)),
      );
    }
  },
  "bird feet"({ figure }) {
    for (const { name } of SIDES) {
      const { head } = figure.boneOf(`foot ${name}`);
      const toe = (turn: number, long: number) =>
        horn(
          [
            [head[0], 0.07, 0],
            [head[0] + Math.sin(turn) * long * 0.6, 0.04, Math.cos(turn) * long * 0.6],
            [head[0] + Math.sin(turn) * long, 0.008, Math.cos(turn) * long],
          ],
          0.034,
          8,
          0.2,
        );
      figure.attach(
        "talons",
        `foot ${name}`,
        joined([toe(0, 0.24), toe(0.6, 0.2), toe(-0.6, 0.2), toe(3.14, 0.14)]),
        figure.brief.always("plastic", hex(0xe0a83a)),
      );
    }
  },
} satisfies Partial<Record<Extra, (making: Making) => void>>;
