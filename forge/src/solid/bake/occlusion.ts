import { BufferAttribute, BufferGeometry, DoubleSide, Ray, Vector3 } from "three";
import { MeshBVH } from "three-mesh-bvh";
import type { Pulse } from "../../pulse.ts";
import { ATLAS_CELLS, type Unwrapped } from "../atlas/unwrap.ts";
import { Corners } from "./raster.ts";

/** How open and how edgy the skin is, once per cell of the atlas. */
export interface Occlusion {
  /** Whose cell it is; −1 when it is empty. */
  charts: Int32Array;
  openness: Float32Array;
  edges: Float32Array;
}

const OUTWARD_RAYS = 14;
const INWARD_RAYS = 6;
/** How far things cast their shade and how wide an edge counts, as parts of the model's radius. */
const SHADE_REACH = 0.6;
const EDGE_REACH = 0.05;

/** Asks the finished model itself: rays outwards find what stands in the way of light, rays inwards find how near the next edge is. */
export async function occlusionOf(mesh: Unwrapped, faces: Int32Array, size: number, pulse: Pulse): Promise<Occlusion> {
  const { bvh, radius } = rayTree(mesh);
  const texels = texelOfCell(faces, size);
  const openness = new Float32Array(ATLAS_CELLS ** 2);
  const edges = new Float32Array(ATLAS_CELLS ** 2);
  const corners = new Corners(mesh, size);
  const probe = new Probe(bvh, radius);
  for (let cell = 0; cell < texels.length; cell++) {
    if (cell % (ATLAS_CELLS * 8) === 0) await pulse("shade", cell / texels.length);
    const texel = texels[cell];
    if (texel < 0) continue;
    corners.take(faces[texel]);
    corners.move(texel % size, Math.floor(texel / size));
    probe.stand(corners, mesh, cell);
    openness[cell] = probe.openness();
    edges[cell] = probe.edge();
  }
  const charts = texels.map((texel) => (texel < 0 ? -1 : mesh.chartOfFace[faces[texel]]));
  return { charts, openness: softened(openness, charts), edges: softened(edges, charts) };
}

function rayTree({ positions, indices }: Unwrapped): { bvh: MeshBVH; radius: number } {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(positions.slice(), 3));
  geometry.setIndex(new BufferAttribute(indices.slice(), 1));
  geometry.computeBoundingSphere();
  return { bvh: new MeshBVH(geometry), radius: geometry.boundingSphere?.radius ?? 1 };
}

/** The covered texel nearest to the middle of every cell. */
function texelOfCell(faces: Int32Array, size: number): Int32Array {
  const step = size / ATLAS_CELLS;
  const out = new Int32Array(ATLAS_CELLS ** 2).fill(-1);
  const nearest = new Float32Array(out.length).fill(Infinity);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (faces[y * size + x] < 0) continue;
      const cell = Math.floor(y / step) * ATLAS_CELLS + Math.floor(x / step);
      const distance = Math.abs((x % step) - step / 2 + 0.4) + Math.abs((y % step) - step / 2 + 0.4);
      if (distance >= nearest[cell]) continue;
      nearest[cell] = distance;
      out[cell] = y * size + x;
    }
  }
  return out;
}

class Probe {
  private readonly bvh: MeshBVH;
  private readonly radius: number;
  private readonly ray = new Ray();
  private readonly point = new Vector3();
  private readonly normal = new Vector3();
  private readonly right = new Vector3();
  private readonly front = new Vector3();
  private turn = 0;

  constructor(bvh: MeshBVH, radius: number) {
    this.bvh = bvh;
    this.radius = radius;
  }

  stand(corners: Corners, mesh: Unwrapped, cell: number): void {
    const { positions, normals } = mesh;
    this.point.set(corners.blend(positions, 3, 0), corners.blend(positions, 3, 1), corners.blend(positions, 3, 2));
    this.normal.set(corners.blend(normals, 3, 0), corners.blend(normals, 3, 1), corners.blend(normals, 3, 2)).normalize();
    this.right.set(Math.abs(this.normal.y) < 0.9 ? 0 : 1, Math.abs(this.normal.y) < 0.9 ? 1 : 0, 0).cross(this.normal).normalize();
    this.front.crossVectors(this.normal, this.right);
    // Every cell looks in other directions, or the few rays would draw bands; `softened` evens the grain out.
    this.turn = ((cell * 0.61803398875) % 1) * 2 * Math.PI;
  }

  openness(): number {
    const reach = this.radius * SHADE_REACH;
    let shade = 0;
    for (let at = 0; at < OUTWARD_RAYS; at++) {
      const spread = (at + 0.5) / OUTWARD_RAYS;
      const distance = this.cast(Math.sqrt(spread), Math.sqrt(1 - spread), at, 1, reach);
      if (distance < reach) shade += 1 - distance / reach;
    }
    return 1 - shade / OUTWARD_RAYS;
  }

  /** Slanting rays only: straight down, a thin plate would look like one great edge. */
  edge(): number {
    const reach = this.radius * EDGE_REACH;
    let near = 0;
    for (let at = 0; at < INWARD_RAYS; at++) {
      const distance = this.cast(0.9, 0.436, at, -1, reach);
      if (distance < reach) near += 1 - distance / reach;
    }
    return Math.min(1, (near / INWARD_RAYS) * 2);
  }

  private cast(aside: number, along: number, at: number, side: 1 | -1, reach: number): number {
    const angle = this.turn + at * 2.399963;
    const x = aside * Math.cos(angle);
    const y = aside * Math.sin(angle);
    this.ray.direction.copy(this.normal).multiplyScalar(along * side).addScaledVector(this.right, x).addScaledVector(this.front, y);
    this.ray.origin.copy(this.point).addScaledVector(this.normal, side * this.radius * 2e-3);
    return this.bvh.raycastFirst(this.ray, DoubleSide, 0, reach)?.distance ?? Infinity;
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
