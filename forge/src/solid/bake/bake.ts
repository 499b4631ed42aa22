import { type Matrix4, Vector3 } from "three";
import type { Bitmap, MaterialMaps } from "../../model.ts";
import { type Pulse, within } from "../../pulse.ts";
import { ATLAS_CELLS, type Unwrapped } from "../atlas/unwrap.ts";
import type { Part } from "../part.ts";
import type { Point } from "../shapes/shape.ts";
import { emptySample, resetSample, type Sample, type Spot } from "../surfaces/surface.ts";
import { CellLookup } from "./cell-lookup.ts";
import { curvatureMap, heightMap, idMap } from "./extra-maps.ts";
import { fillGaps } from "./fill.ts";
import { blank, byte } from "./maps.ts";
import { normalMap } from "./normal-map.ts";
import { type Occlusion, occlusionOf } from "./occlusion.ts";
import { Corners, facesByTexel } from "./raster.ts";

/** A part in the finished model: how much its own units were scaled, and where its object stands. */
export interface PlacedPart extends Part {
  /** Model units per unit of the part. */
  scale: number;
  /** Lowest and highest point of the object the part belongs to, in model units. */
  ground: number;
  top: number;
  /** Painted over the surface by the place in the model: text, emblems. */
  stamp?: Stamp;
  /** Which thing of the scene it belongs to: the same object for all its parts. */
  thing?: PlacedThing;
}

export interface PlacedThing {
  name: string;
  /** From the thing's own units to the model. */
  place: Matrix4;
  /** The middle of its base, in model units. */
  base: Point;
  /** Who holds, wears or bears it, and where: it goes along with the bone that is nearest there. */
  carrier?: { thing: PlacedThing; at: Point };
}

/** Text and emblems: painted over what a part is made of, by the place and the normal in the model. The normal is reused. */
export type Stamp = (x: number, y: number, z: number, normal: Vector3, out: Sample) => void;

interface BakeOptions {
  size: number;
  /** Also height, curvature and id maps. */
  hasExtraMaps: boolean;
}

/** Asks every texel's surface what it is made of and writes the answers into maps. */
export async function bake(mesh: Unwrapped, parts: readonly PlacedPart[], options: BakeOptions, pulse: Pulse): Promise<MaterialMaps> {
  const { size, hasExtraMaps } = options;
  const faces = facesByTexel(mesh, size);
  const occlusion = await occlusionOf(mesh, solidFaces(mesh, parts), faces, size, within(pulse, 0, 0.45));
  const canvas = new Canvas(size);
  await paint(canvas, mesh, parts, faces, occlusion, within(pulse, 0.45, 0.9));
  await pulse("relief", 0.9);
  const normal = normalMap(canvas.heights, mesh, faces, size);
  const maps: MaterialMaps = { baseColor: canvas.baseColor, normal, orm: canvas.orm };
  if (canvas.hasGlow) maps.emissive = canvas.emissive;
  if (hasExtraMaps) {
    maps.height = heightMap(canvas.heights, faces, size);
    maps.curvature = curvatureMap(occlusion, faces, mesh, size);
    maps.id = idMap(mesh, parts, faces, size);
  }
  await pulse("relief", 0.95);
  fillGaps(Object.values(maps), faces, size, Math.max(3, size / ATLAS_CELLS));
  return maps;
}

/** Glass and liquid keep no light from what is behind them. */
function solidFaces({ indices, partOfFace }: Unwrapped, parts: readonly PlacedPart[]): Uint32Array {
  if (!parts.some(({ clear }) => clear)) return indices;
  return indices.filter((_, corner) => !parts[partOfFace[Math.floor(corner / 3)]].clear);
}

class Canvas {
  readonly baseColor: Bitmap;
  readonly orm: Bitmap;
  readonly emissive: Bitmap;
  /** In model units. */
  readonly heights: Float32Array;
  hasGlow = false;

  constructor(size: number) {
    this.baseColor = blank(size, 3);
    this.orm = blank(size, 3);
    this.emissive = blank(size, 3);
    this.heights = new Float32Array(size * size);
  }
}

async function paint(
  canvas: Canvas,
  mesh: Unwrapped,
  parts: readonly PlacedPart[],
  faces: Int32Array,
  occlusion: Occlusion,
  pulse: Pulse,
): Promise<void> {
  const size = canvas.baseColor.width;
  const corners = new Corners(mesh, size);
  const lookup = new CellLookup(occlusion, size);
  const spot: Spot = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, u: 0, v: 0, open: 1, edge: 0, upward: 0, altitude: 0 };
  const sample = emptySample();
  const base = canvas.baseColor.data;
  const orm = canvas.orm.data;
  const emissive = canvas.emissive.data;
  let lastFace = -1;
  for (let y = 0; y < size; y++) {
    if (y % 32 === 0) await pulse("paint", y / size);
    for (let x = 0; x < size; x++) {
      const texel = y * size + x;
      const face = faces[texel];
      if (face < 0) continue;
      if (face !== lastFace) corners.take(face);
      lastFace = face;
      corners.move(x, y);
      const part = parts[mesh.partOfFace[face]];
      look(spot, corners, mesh, part);
      lookup.read(x, y, mesh.chartOfFace[face]);
      spot.open = lookup.open;
      spot.edge = lookup.edge;
      resetSample(sample);
      part.surface(spot, sample);
      if (part.stamp) stampTexel(part.stamp, corners, mesh, sample);
      const at = texel * 3;
      base[at] = byte(sample.color[0]);
      base[at + 1] = byte(sample.color[1]);
      base[at + 2] = byte(sample.color[2]);
      orm[at] = byte(spot.open);
      orm[at + 1] = byte(Math.max(sample.roughness, 0.04));
      orm[at + 2] = byte(sample.metallic);
      canvas.heights[texel] = sample.height * part.scale;
      if (sample.glow[0] + sample.glow[1] + sample.glow[2] <= 0) continue;
      canvas.hasGlow = true;
      for (let channel = 0; channel < 3; channel++) emissive[at + channel] = byte(sample.glow[channel]);
    }
  }
}

const stampNormal = new Vector3();

function stampTexel(stamp: Stamp, corners: Corners, { positions, normals }: Unwrapped, out: Sample): void {
  const at = (of: Float32Array, axis: number) => corners.blend(of, 3, axis);
  stampNormal.set(at(normals, 0), at(normals, 1), at(normals, 2)).normalize();
  stamp(at(positions, 0), at(positions, 1), at(positions, 2), stampNormal, out);
}

function look(spot: Spot, corners: Corners, { own, positions, normals }: Unwrapped, part: PlacedPart): void {
  spot.x = corners.blend(own, 8, 0);
  spot.y = corners.blend(own, 8, 1);
  spot.z = corners.blend(own, 8, 2);
  const nx = corners.blend(own, 8, 3);
  const ny = corners.blend(own, 8, 4);
  const nz = corners.blend(own, 8, 5);
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  spot.nx = nx / length;
  spot.ny = ny / length;
  spot.nz = nz / length;
  spot.u = corners.blend(own, 8, 6);
  spot.v = corners.blend(own, 8, 7);
  spot.upward = corners.blend(normals, 3, 1);
  spot.altitude = (corners.blend(positions, 3, 1) - part.ground) / (part.top - part.ground || 1);
}
