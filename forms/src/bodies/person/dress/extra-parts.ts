import type { Rgb } from "@blenda/forge/solid/color";
import { grid } from "@blenda/forge/solid/shapes/grid";
import { joined, type Point, type Shape } from "@blenda/forge/solid/shapes/shape";
import type { Figure } from "../../core/figure.ts";
import type { Mass } from "../../core/mass.ts";
import type { Flesh } from "../flesh.ts";
import { type Frame, SIDES } from "../skeleton.ts";

export interface Making {
  figure: Figure;
  frame: Frame;
  flesh: Flesh;
  color: Rgb;
  hair: Rgb;
  skin: Rgb;
  isLying: boolean;
}

/** A thin cloth with two sides, from a sheet seen from its front. */
export function clothOf(at: (u: number, v: number, thick: number) => Point, columns: number, rows: number): Shape {
  const front = grid((u, v) => at(u, v, 0.006), { columns, rows });
  const back = grid((u, v) => at(1 - u, v, -0.006), { columns, rows });
  const edge = (fixed: number, isRow: boolean, flip: boolean) =>
    grid((u, v) => (isRow ? at(flip ? 1 - u : u, fixed, 0.006 - v * 0.012) : at(fixed, flip ? u : 1 - u, v * 0.012 - 0.006)), {
      columns: isRow ? columns : rows,
      rows: 1,
    });
  return joined([front, back, edge(0, true, true), edge(1, true, false), edge(0, false, true), edge(1, false, false)]);
}

/** On the front of the body at this height. */
export const front = ({ figure, flesh }: Making, x: number, y: number, out = 0.012): Point => {
  const [px, py, pz] = figure.surfaceAt([x, y, 0], [0, 0, 1], flesh.torso(0.02));
  return [px, py, pz + out];
};

export function ringAround({ figure, flesh }: Making, y: number, out: number): Point[] {
  const masses: Mass[] = flesh.torso(out);
  return Array.from({ length: 22 }, (_, step) => {
    const turn = (step / 22) * 2 * Math.PI;
    return figure.surfaceAt([0, y, 0], [Math.sin(turn), 0, Math.cos(turn)], masses);
  });
}

/** A point of the head, in head sizes from its middle. */
export const headPoint =
  ({ frame }: Making) =>
  (x: number, y: number, z: number): Point => {
    const s = frame.build.head;
    return [x * s, frame.headAt[1] + y * s, frame.headAt[2] + z * s];
  };

/** Where the hands are, in the pose. */
export const handsOf = ({ figure }: Making): Point[] =>
  SIDES.map(({ name }) => {
    const { head } = figure.boneOf(`hand ${name}`);
    return figure.posed(`hand ${name}`, [head[0], head[1] - 0.06, head[2] + 0.03]).toArray() as Point;
  });
