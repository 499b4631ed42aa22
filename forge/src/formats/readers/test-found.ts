/** What a reader finds in a file, in the words of the model. What it has no words for it leaves out. */
export interface Found {
  /** Names of the parts that have triangles, in the order of the alphabet, as every format spells them. */
  parts: string[];
  triangles: number;
  /** Metres, Y up: x, y and z of the lowest corner, then of the highest. */
  box?: number[];
  /** Mean of all corners of all triangles: tells left from right and front from back, which a box often does not. */
  middle?: number[];
  /** What the triangles enclose, in cubic metres; less than nothing where the file shows its inside or its mirror picture. */
  volume?: number;
  bones?: number;
  /** Names and tenths of a second. */
  clips?: [string, number][];
  /** How many parts or bones move, over all clips. */
  movers?: number;
  /** Maps of the first material. */
  maps?: MapKind[];
  /** Of materials one can see through, in percent. */
  opacities?: number[];
}

export const MAP_KINDS = ["color", "normal", "roughness", "metallic", "emissive"] as const;
export type MapKind = (typeof MAP_KINDS)[number];

/** Adds up triangles wherever a reader keeps them. */
export class Measure {
  triangles = 0;
  private readonly low = [Infinity, Infinity, Infinity];
  private readonly high = [-Infinity, -Infinity, -Infinity];
  private readonly sum = [0, 0, 0];
  private six = 0;

  /** Corners as numbers in a row, where `shift` puts them. */
  add(positions: ArrayLike<number>, indices: ArrayLike<number>, shift: readonly number[] = [0, 0, 0]): void {
    const [a, b, c] = [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ];
    for (let at = 0; at < indices.length; at += 3) {
      for (const [corner, point] of [a, b, c].entries())
        for (let axis = 0; axis < 3; axis++) this.reach(axis, (point[axis] = positions[indices[at + corner] * 3 + axis] + shift[axis]));
      this.six += a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
      this.triangles++;
    }
  }

  private reach(axis: number, value: number): void {
    this.low[axis] = Math.min(this.low[axis], value);
    this.high[axis] = Math.max(this.high[axis], value);
    this.sum[axis] += value;
  }

  get measured(): Required<Pick<Found, "triangles" | "box" | "middle" | "volume">> {
    const { triangles, low, high, sum, six } = this;
    return { triangles, box: [...low, ...high], middle: sum.map((value) => value / (triangles * 3)), volume: six / 6 };
  }
}

export const tenths = (seconds: number) => Math.round(seconds * 10);
