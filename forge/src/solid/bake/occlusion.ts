import { Box3, Sphere, Vector3 } from "three";
import type { Pulse } from "../../pulse.ts";
import { ATLAS_CELLS, type Unwrapped } from "../atlas/unwrap.ts";
import { Corners } from "./raster.ts";
import { RayTree } from "./ray-tree.ts";
import { SKY_VIEWS, Sky } from "./sky.ts";

/** How open and how edgy the skin is, once per cell of the atlas. */
export interface Occlusion {
  /** Whose cell it is; −1 when it is empty. */
  charts: Int32Array;
  openness: Float32Array;
  edges: Float32Array;
}

const EDGE_RAYS = { fine: 3, coarse: 2 } as const;
/** How wide an edge counts, as a part of the model's radius. */
const EDGE_REACH = 0.05;

/** Asks the finished model itself: how much sky a point sees, and by rays inwards how near the next edge is. */
export async function occlusionOf(mesh: Unwrapped, solid: Uint32Array, faces: Int32Array, size: number, pulse: Pulse): Promise<Occlusion> {
  await pulse("shade", 0);
  // A small texture shows no difference: one answer for four cells, and fewer sides and rays to look with.
  const isCoarse = size <= ATLAS_CELLS;
  const probe = new Probe(mesh, solid, isCoarse ? "coarse" : "fine");
  const texels = texelOfCell(faces, size);
  const openness = new Float32Array(ATLAS_CELLS ** 2);
  const edges = new Float32Array(ATLAS_CELLS ** 2);
  const corners = new Corners(mesh, size);
  const charts = texels.map((texel) => (texel < 0 ? -1 : mesh.chartOfFace[faces[texel]]));
  for (let cell = 0; cell < texels.length; cell++) {
    if (cell % (ATLAS_CELLS * 8) === 0) await pulse("shade", cell / texels.length);
    const texel = texels[cell];
    if (texel < 0) continue;
    const block = isCoarse ? firstOfBlock(cell) : cell;
    if (block !== cell && charts[block] === charts[cell]) {
      openness[cell] = openness[block];
      edges[cell] = edges[block];
      continue;
    }
    corners.take(faces[texel]);
    corners.move(texel % size, Math.floor(texel / size));
    probe.stand(corners, mesh, cell);
    openness[cell] = probe.openness();
    edges[cell] = probe.edge();
  }
  return { charts, openness: softened(openness, charts), edges: softened(edges, charts) };
}

/** The cell above and to the left in a block of two by two. */
function firstOfBlock(cell: number): number {
  const x = cell % ATLAS_CELLS;
  const y = Math.floor(cell / ATLAS_CELLS);
  return (y - (y % 2)) * ATLAS_CELLS + x - (x % 2);
}

/** The covered texel nearest to the middle of every cell. */
function texelOfCell(faces: Int32Array, size: number): Int32Array {
  const step = size / ATLAS_CELLS;
  const cells = Int32Array.from({ length: size }, (_, at) => Math.floor(at / step));
  const aside = Float32Array.from({ length: size }, (_, at) => Math.abs((at % step) - step / 2 + 0.4));
  const out = new Int32Array(ATLAS_CELLS ** 2).fill(-1);
  const nearest = new Float32Array(out.length).fill(Infinity);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (faces[y * size + x] < 0) continue;
      const cell = cells[y] * ATLAS_CELLS + cells[x];
      const distance = aside[x] + aside[y];
      if (distance >= nearest[cell]) continue;
      nearest[cell] = distance;
      out[cell] = y * size + x;
    }
  }
  return out;
}

class Probe {
  private readonly tree: RayTree;
  private readonly sky: Sky;
  private readonly radius: number;
  private readonly edgeRays: number;
  private readonly point = new Vector3();
  private readonly normal = new Vector3();
  private readonly right = new Vector3();
  private readonly front = new Vector3();
  private turn = 0;

  constructor(mesh: Unwrapped, solid: Uint32Array, detail: "fine" | "coarse") {
    this.edgeRays = EDGE_RAYS[detail];
    const ball = new Box3().setFromArray(mesh.positions).getBoundingSphere(new Sphere());
    this.radius = ball.radius;
    this.tree = new RayTree(mesh.positions, mesh.indices);
    this.sky = new Sky({ positions: mesh.positions, indices: solid }, ball.center, ball.radius, SKY_VIEWS[detail]);
  }

  stand(corners: Corners, mesh: Unwrapped, cell: number): void {
    const { positions, normals } = mesh;
    this.point.set(corners.blend(positions, 3, 0), corners.blend(positions, 3, 1), corners.blend(positions, 3, 2));
    this.normal.set(corners.blend(normals, 3, 0), corners.blend(normals, 3, 1), corners.blend(normals, 3, 2)).normalize();
    this.right
      .set(Math.abs(this.normal.y) < 0.9 ? 0 : 1, Math.abs(this.normal.y) < 0.9 ? 1 : 0, 0)
      .cross(this.normal)
      .normalize();
    this.front.crossVectors(this.normal, this.right);
    // Every cell looks in other directions, or the few rays would draw bands; `softened` evens the grain out.
    this.turn = ((cell * 0.61803398875) % 1) * 2 * Math.PI;
  }

  openness(): number {
    return this.sky.openness(this.point, this.normal);
  }

  /** Slanting rays only: straight down, a thin plate would look like one great edge. */
  edge(): number {
    const reach = this.radius * EDGE_REACH;
    let near = 0;
    for (let at = 0; at < this.edgeRays; at++) near += 1 - this.inward(this.turn + at * 2.399963, reach) / reach;
    return Math.min(1, (near / this.edgeRays) * 2);
  }

  private inward(angle: number, reach: number): number {
    const { normal, right, front, point } = this;
    const x = 0.9 * Math.cos(angle);
    const y = 0.9 * Math.sin(angle);
    const lift = -this.radius * 2e-3;
    return this.tree.distance(
      point.x + normal.x * lift,
      point.y + normal.y * lift,
      point.z + normal.z * lift,
      right.x * x + front.x * y - normal.x * 0.436,
      right.y * x + front.y * y - normal.y * 0.436,
      right.z * x + front.z * y - normal.z * 0.436,
      reach,
    );
  }
}

/** The mean over neighbouring cells of the same chart. */
function softened(values: Float32Array, charts: Int32Array): Float32Array {
  const out = new Float32Array(values.length);
  for (let y = 0; y < ATLAS_CELLS; y++) {
    for (let x = 0; x < ATLAS_CELLS; x++) {
      const cell = y * ATLAS_CELLS + x;
      out[cell] = values[cell];
      if (charts[cell] < 0) continue;
      let sum = 0;
      let weight = 0;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          if (x + dx < 0 || y + dy < 0 || x + dx >= ATLAS_CELLS || y + dy >= ATLAS_CELLS) continue;
          const other = cell + dy * ATLAS_CELLS + dx;
          if (charts[other] !== charts[cell]) continue;
          const share = dx === 0 && dy === 0 ? 2 : 1;
          sum += values[other] * share;
          weight += share;
        }
      }
      out[cell] = sum / weight;
    }
  }
  return out;
}
