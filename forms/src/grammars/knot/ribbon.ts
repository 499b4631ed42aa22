import type { Brief } from "@blenda/forge/grammar/brief";
import { grid } from "@blenda/forge/solid/shapes/grid";
import type { Shape } from "@blenda/forge/solid/shapes/shape";
import { Vector3 } from "three";
import type { Strand } from "./curves.ts";

/** The skin of a strand: a cross-section carried along without twisting, then twisted as asked. Open strands must end thin. */
export function ribbon(brief: Brief, strand: Strand, isClosed = isLoop(strand)): Shape {
  const rows = Math.max(24, brief.segments(Math.round(150 * strand.length)));
  const columns = Math.max(8, brief.segments(strand.roundness < 0.6 ? 20 : 16));
  const centres = Array.from({ length: rows + 1 }, (_, row) => new Vector3(...strand.at((row % (isClosed ? rows : rows + 1)) / rows)));
  const frames = carriedFrames(centres, isClosed);
  const power = 0.12 + 0.88 * strand.roundness;
  const bent = (value: number) => Math.sign(value) * Math.abs(value) ** power;
  const point = new Vector3();
  return grid(
    (u, v) => {
      const row = Math.round(v * rows);
      const t = row / rows;
      const { side, up } = frames[row];
      const round = (u === 1 ? 0 : u) * 2 * Math.PI;
      const [a, b] = [bent(Math.cos(round)) * strand.wide(t), bent(Math.sin(round)) * strand.thick(t)];
      const twist = strand.twist * 2 * Math.PI * t;
      const [c, s] = [Math.cos(twist), Math.sin(twist)];
      point
        .copy(centres[row])
        .addScaledVector(side, a * c - b * s)
        .addScaledVector(up, a * s + b * c);
      return [point.x, point.y, point.z];
    },
    { columns, rows, creaseDegrees: strand.roundness < 0.6 ? 40 : 75 },
  );
}

function isLoop({ at }: Strand): boolean {
  const [x0, y0, z0] = at(0);
  const [x1, y1, z1] = at(1);
  return Math.hypot(x1 - x0, y1 - y0, z1 - z0) < 1e-6;
}

interface Frame {
  side: Vector3;
  up: Vector3;
}

function carriedFrames(centres: readonly Vector3[], isClosed: boolean): Frame[] {
  const last = centres.length - 1;
  const forwards = centres.map((centre, at) => {
    const before = at > 0 ? centres[at - 1] : isClosed ? centres[last - 1] : centre;
    const after = at < last ? centres[at + 1] : isClosed ? centres[1] : centre;
    return after.clone().sub(before).normalize();
  });
  const start = Math.abs(forwards[0].z) < 0.9 ? new Vector3(0, 0, 1) : new Vector3(1, 0, 0);
  let side = start;
  const frames = forwards.map((forward) => {
    side = side.clone().addScaledVector(forward, -side.dot(forward)).normalize();
    return { forward, side };
  });
  // What a loop has turned on its way round is spread over the whole of it, or the seam would gape.
  const leftover = isClosed ? angleBetween(frames[last].side, frames[0].side, forwards[0]) : 0;
  return frames.map(({ forward, side: own }, at) => {
    const turned = own.clone().applyAxisAngle(forward, (leftover * at) / last);
    return { side: turned, up: new Vector3().crossVectors(forward, turned) };
  });
}

function angleBetween(from: Vector3, to: Vector3, axis: Vector3): number {
  return Math.atan2(new Vector3().crossVectors(from, to).dot(axis), from.dot(to));
}
