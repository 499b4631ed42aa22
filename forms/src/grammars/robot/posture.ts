import type { Brief } from "@blenda/forge/grammar/brief";
import type { Point } from "@blenda/forge/solid/shapes/shape";
import { Euler, MathUtils, Matrix4, Vector3 } from "three";

/** Degrees by which its joints are bent against standing upright. */
interface Bend {
  hip: number;
  apart: number;
  knee: number;
  elbow: number;
}

/** On a chair, on the back of something, on the ground; the first that was asked for. */
const BENDS = {
  seated: { hip: -88, apart: 5, knee: 86, elbow: -48 },
  riding: { hip: -66, apart: 34, knee: 60, elbow: -60 },
  sitting: { hip: -90, apart: 9, knee: 8, elbow: -52 },
} as const satisfies Record<string, Bend>;
const UPRIGHT: Bend = { hip: 0, apart: 0, knee: 0, elbow: 0 };

export const HIP = 0.58;
const KNEE = 0.315;
const ELBOW = { y: 0.79, z: 0.005 };
/** Half the thickness of a thigh: what is below the hip when it lies on a seat. */
const THIGH = 0.11;

const about = ([x, y, z]: Point, turn: Point) =>
  new Matrix4()
    .makeTranslation(x, y, z)
    .multiply(new Matrix4().makeRotationFromEuler(new Euler(...(turn.map(MathUtils.degToRad) as [number, number, number]), "YXZ")))
    .multiply(new Matrix4().makeTranslation(-x, -y, -z));

/** Where the limbs of a robot are: everything is built upright and then bent here. */
export class Posture {
  readonly isDown: boolean;
  private readonly bend: Bend;

  constructor({ has }: { has: Brief["has"] }) {
    const name = (Object.keys(BENDS) as (keyof typeof BENDS)[]).find((each) => has(each));
    this.isDown = name !== undefined;
    this.bend = name ? BENDS[name] : UPRIGHT;
  }

  /** Of the side −1 or 1, with the hip so far from the middle. */
  thigh(side: number, x: number): Matrix4 {
    const { hip, apart } = this.bend;
    return about([x, HIP, 0], [hip, side * apart, 0]);
  }

  shin(side: number, x: number): Matrix4 {
    return this.thigh(side, x).multiply(about([x, KNEE, 0], [this.bend.knee, 0, 0]));
  }

  forearm(x: number): Matrix4 {
    return about([x, ELBOW.y, ELBOW.z], [this.bend.elbow, 0, 0]);
  }

  /** What a hand holds stays as upright as it was. */
  get wrist(): number {
    return this.bend.elbow * 0.2;
  }

  /** What it sits with. */
  get hips(): Point {
    return [0, HIP - THIGH, 0];
  }
}

export const moved = (at: Point, by: Matrix4) => new Vector3(...at).applyMatrix4(by).toArray() as Point;
