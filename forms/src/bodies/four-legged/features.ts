import { darker, lighter } from "@blenda/forge/solid/color";
import { sphere } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";
import { fin, horn, ruff, tuft } from "../core/details.ts";
import { dragonWings } from "../core/wings.ts";
import { bony, crestPoints, hairSurface, headAt, type Making } from "./feature-parts.ts";
import { onHead } from "./flesh.ts";
import { BEAST_FEATURES } from "./growths/beast-features.ts";
import { HEAD_FEATURES } from "./growths/head-features.ts";
import { LEGEND_FEATURES } from "./growths/legend-features.ts";
import { TALE_FEATURES } from "./growths/tale-features.ts";
import type { Feature } from "./plan.ts";

export function addFeatures(making: Making): void {
  for (const feature of making.plan.features ?? []) MAKERS[feature](making);
}

/** Plates from the neck to the tip of the tail. */
function addCrest(making: Making, scale: number): void {
  const { figure, plan, tones } = making;
  const backs: { bone: string; at: Point; size: number }[] = crestPoints(making, 5).map(({ at }) => ({ bone: "neck", at, size: 0.1 }));
  for (const step of [0, 1, 2, 3, 4]) {
    const z = plan.long * (0.4 - step * 0.22);
    backs.push({ bone: z > 0 ? "chest" : "hips", at: figure.surfaceAt([0, plan.leg, z], [0, 1, 0]), size: 0.14 });
  }
  for (const step of [1, 2, 3, 4]) {
    const { head } = figure.boneOf(`tail ${step}`);
    backs.push({
      bone: `tail ${step}`,
      at: figure.surfaceAt(
        head,
        [0, 1, 0.2],
        figure.masses.filter(({ bone }) => bone.startsWith("tail")),
      ),
      size: 0.12 - step * 0.015,
    });
  }
  const surface = figure.brief.always("plastic", figure.brief.color(1, darker(tones.dark, 0.05)));
  for (const { bone, at, size } of backs)
    figure.attach(
      "crest",
      bone,
      placed(
        fin(
          [
            [-0.6, -0.25],
            [0.6, -0.25],
            [0.25, 0.45],
            [-0.25, 1.05],
            [-0.4, 0.3],
          ],
          0.3,
        ),
        { at, scale: size * scale },
      ),
      surface,
    );
}

const MAKERS: Record<Feature, (making: Making) => void> = {
  ...BEAST_FEATURES,
  ...HEAD_FEATURES,
  ...LEGEND_FEATURES,
  ...TALE_FEATURES,
  mane(making) {
    const { figure, plan, hair } = making;
    const chance = figure.brief.random.fork("mane");
    const size = plan.head.size;
    const locks = crestPoints(making, 11).flatMap(({ at, out }) =>
      [0, 1].map((row) => {
        const side = row === 0 ? 0.75 : 0.35;
        return tuft(
          at,
          [side, out[1] * 0.7, out[2] * 0.7],
          size * chance.between(1.05, 1.35) * (row === 0 ? 1 : 0.75),
          size * 0.27,
          [0.2, -0.6, -0.15],
        );
      }),
    );
    figure.attach("mane", "neck", joined(locks), hairSurface(figure, hair));
  },
  forelock({ figure, drawn, plan, hair }) {
    const s = plan.head.size;
    const at = (x: number, y: number, z: number) => onHead(drawn, s, x, y, z);
    const locks = [-0.18, 0, 0.18].map((x) => tuft(at(x, 0.92, 0.2), [x * 1.5, 0.25, 0.85], s * 0.8, s * 0.16, [0, -0.5, 0.1]));
    figure.attach("mane", "head", joined(locks), hairSurface(figure, hair));
  },
  "hair tail"({ figure, plan, hair }) {
    const chance = figure.brief.random.fork("tail");
    for (const step of [1, 2, 3, 4]) {
      const { head, tail } = figure.boneOf(`tail ${step}`);
      const way: Point = [0, tail[1] - head[1], tail[2] - head[2]];
      const wide = plan.tail.thick[step > 2 ? 1 : 0];
      const locks = [-0.5, 0, 0.5].map((x) =>
        tuft(
          [x * wide, head[1], head[2]],
          [x * 0.25, way[1], way[2]],
          plan.tail.long * chance.between(0.42, 0.52),
          wide * 0.95,
          [0, -0.15, 0],
          0.9,
        ),
      );
      figure.attach("tail", `tail ${step}`, joined(locks), hairSurface(figure, hair));
    }
  },
  "lion mane"(making) {
    const { figure, drawn, plan, hair } = making;
    const s = plan.head.size;
    const [, y, z] = drawn.middle;
    const shape = ruff(figure.brief.random.fork("mane"), [
      { at: [0, y - s * 0.02, z + s * 0.12], radius: s * 0.82, count: 20, long: s * 0.62, wide: s * 0.24, back: 0.25 },
      { at: [0, y - s * 0.1, z - s * 0.25], radius: s * 0.9, count: 20, long: s * 0.75, wide: s * 0.28, back: 0.5 },
      { at: [0, y - s * 0.25, z - s * 0.7], radius: s * 0.85, count: 18, long: s * 0.8, wide: s * 0.3, back: 0.9 },
    ]);
    figure.attach("mane", "head", shape, hairSurface(figure, hair));
    const chest = ruff(
      figure.brief.random.fork("chest"),
      [{ at: [0, y - s * 0.9, z - s * 0.55], radius: s * 0.5, count: 9, long: s * 0.8, wide: s * 0.3, back: -0.1 }],
      95,
      265,
    );
    figure.attach("mane", "neck", chest, hairSurface(figure, darker(hair, 0.12)));
  },
  trunk() {},
  wool() {},
  "eye bumps"() {},
  "low crest": (making) => addCrest(making, 0.42),
  "ringed tail"({ figure, plan, tones }) {
    for (const step of [1, 2, 3]) {
      const { head, tail } = figure.boneOf(`tail ${step}`);
      const way = placed(sphere(plan.tail.thick[1] * 1.12, 20), {
        scale: [1, 1, 0.34],
        at: [0, (head[1] + tail[1]) / 2, (head[2] + tail[2]) / 2],
        turn: [(-Math.atan2(tail[1] - head[1], head[2] - tail[2]) * -180) / Math.PI, 0, 0],
      });
      figure.attach("rings", `tail ${step}`, way, hairSurface(figure, tones.dark));
    }
  },
  "brush mane"(making) {
    const { figure, plan, hair } = making;
    const size = plan.head.size;
    const count = Math.max(9, Math.round(plan.neck.long * 24));
    const locks = crestPoints(making, count).map(({ at, out }, step) =>
      tuft(at, [(step % 2 ? 1 : -1) * 0.08, out[1], out[2]], size * 0.42, size * 0.17, [0, 0, -0.05], 0.7),
    );
    figure.attach("mane", "neck", joined(locks), hairSurface(figure, hair));
  },
  "dragon wings"({ figure, plan, tones }) {
    dragonWings(figure, {
      at: [plan.chest[0] * 0.55, plan.leg + plan.chest[1] * 0.75, plan.long * 0.22],
      size: 1.15,
      color: tones.second,
      bone: tones.main,
    });
  },
  crest: (making) => addCrest(making, 1),
  "back plates"(making) {
    const { figure, plan, tones } = making;
    const surface = figure.brief.always("plastic", figure.brief.color(1, tones.dark));
    const rest = figure.masses.filter(({ bone }) => bone.startsWith("tail") || bone === "hips");
    for (const step of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const isTail = step > 6;
      const tail = figure.boneOf(`tail ${Math.max(1, step - 6)}`).tail;
      const z = isTail ? tail[2] : plan.long * (0.62 - step * 0.2);
      const size = 0.1 + 0.19 * Math.sin((Math.PI * (step + 0.8)) / 11);
      const at = isTail ? figure.surfaceAt(tail, [0, 1, 0], rest) : figure.surfaceAt([0, plan.leg, z], [0, 1, 0]);
      const plate = fin(
        [
          [-0.45, -0.3],
          [0.45, -0.3],
          [0.7, 0.5],
          [0, 1.25],
          [-0.7, 0.5],
        ],
        0.2,
      );
      figure.attach(
        "plates",
        isTail ? `tail ${step - 6}` : z > 0 ? "chest" : "hips",
        placed(plate, { at: [(step % 2 ? 1 : -1) * 0.035, at[1], at[2]], scale: size, turn: [0, 0, step % 2 ? -8 : 8] }),
        surface,
      );
    }
    const end = figure.boneOf("tail 4");
    const thorns = [0.2, 0.75].flatMap((t) =>
      [1, -1].map((side) => {
        const [y, z] = [1, 2].map((axis) => end.head[axis] + (end.tail[axis] - end.head[axis]) * t);
        return horn(
          [
            [0, y, z],
            [side * 0.1, y + 0.1, z - 0.05],
            [side * 0.17, y + 0.22, z - 0.12],
          ],
          0.034,
          8,
        );
      }),
    );
    figure.attach("thorns", "tail 4", joined(thorns), bony(making));
  },
  spines({ figure, plan, tones }) {
    const chance = figure.brief.random.fork("spines");
    const spines: Shape[] = [];
    for (let ring = 0; ring < 13; ring++)
      for (let step = 0; step < 13; step++) {
        const angle = (-104 + (208 * (step + (ring % 2) * 0.5)) / 12.5) * (Math.PI / 180);
        const z = plan.long * (0.86 - ring * 0.122);
        const way: Point = [Math.sin(angle), Math.cos(angle), 0.4 - ring * 0.115];
        const at = figure.surfaceAt(
          [0, plan.leg, z * 0.75],
          way,
          figure.masses.filter(({ bone }) => bone === "hips" || bone === "chest"),
        );
        const long = 0.15 * chance.between(0.8, 1.15);
        spines.push(
          horn(
            [
              at,
              [at[0] + way[0] * long * 0.55, at[1] + way[1] * long * 0.55, at[2] + (way[2] - 0.15) * long * 0.55],
              [at[0] + way[0] * long, at[1] + way[1] * long, at[2] + (way[2] - 0.4) * long],
            ],
            0.026,
            5,
          ),
        );
      }
    const light = lighter(tones.dark, 0.75);
    const surface: Surface = (at, out) => {
      setColor(out, tones.dark);
      tint(out, light, at.v > 0.72 ? 1 : at.v > 0.55 ? 0.2 : 0);
      out.roughness = 0.6;
    };
    figure.attach("spines", "hips", joined(spines), surface);
  },
  shell({ figure, plan, tones }) {
    const { noise } = figure.brief;
    const shape = placed(sphere(1, 40), {
      scale: [plan.chest[0] * 1.32, plan.chest[1] * 1.5, plan.long * 0.82],
      at: [0, plan.leg + plan.chest[1] * 0.1, 0],
    });
    const surface: Surface = (at, out) => {
      const cell = noise.cells(at.x * 3.2, at.y * 2.2, at.z * 3.2);
      const gap = Math.max(0, 1 - (cell.next - cell.near) * 7);
      setColor(out, tones.dark);
      tint(out, lighter(tones.dark, 0.3), cell.near * 0.6);
      shade(out, 1 - gap * 0.5);
      if (at.y < plan.leg - plan.chest[1] * 0.25) setColor(out, tones.second);
      out.height = -gap * 0.02;
      out.roughness = 0.45;
    };
    figure.attach("shell", "hips", shape, surface);
    const rim = Array.from({ length: 24 }, (_, step): Point => {
      const turn = (step / 24) * 2 * Math.PI;
      return [Math.sin(turn) * plan.chest[0] * 1.32, plan.leg - plan.chest[1] * 0.15, Math.cos(turn) * plan.long * 0.82];
    });
    figure.attach(
      "shell",
      "hips",
      tube(rim, 0.05, { isClosed: true, sides: 10, rings: 64 }),
      figure.brief.always("plastic", darker(tones.dark, 0.25)),
    );
  },
  humps() {},
  "wool cap"(making) {
    const at = headAt(making);
    const s = making.plan.head.size;
    const curls = [
      [0, 1.0, 0.2],
      [0.35, 0.95, 0],
      [-0.35, 0.95, 0],
      [0.2, 1.05, -0.3],
      [-0.2, 1.05, -0.3],
      [0, 0.98, 0.45],
    ].map(([x, y, z]) => placed(sphere(s * 0.36, 16), { at: at(x, y, z) }));
    making.figure.attach("wool", "head", joined(curls), hairSurface(making.figure, making.tones.main));
  },
};
