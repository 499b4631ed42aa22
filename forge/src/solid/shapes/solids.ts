import createManifold, { type Manifold, type ManifoldToplevel } from "manifold-3d";
import { makeShape, type Point, type Shape } from "./shape.ts";

/** A body with an inside, for cutting and joining. Every step gives a new one; Y is up, everything is made about the origin. */
export interface Solid {
  at(x: number, y: number, z: number): Solid;
  /** Degrees round x, then y, then z. */
  turn(x: number, y: number, z: number): Solid;
  scale(x: number, y?: number, z?: number): Solid;
  plus(...others: Solid[]): Solid;
  minus(...others: Solid[]): Solid;
  meet(other: Solid): Solid;
  /** Moves every point of the skin; ask for more points with `fine` first. */
  warp(move: (point: [number, number, number]) => void): Solid;
  /** No edge longer than this. */
  fine(length: number): Solid;
  /** Ready to be a part: edges sharper than the angle stay hard. */
  shape(creaseDegrees?: number): Shape;
}

export interface Solids {
  /** With an edge cut off by `bevel` all round. */
  box(width: number, height: number, depth: number, bevel?: number): Solid;
  /** Standing. */
  cylinder(radius: number, height: number, options?: { top?: number; bevel?: number; segments?: number }): Solid;
  sphere(radius: number, segments?: number): Solid;
  /** A flat outline (x, y, anticlockwise) given depth along z; `top` scales the far end. */
  extrude(
    outline: readonly (readonly [number, number])[],
    depth: number,
    options?: { top?: number; twistDegrees?: number; slices?: number },
  ): Solid;
  /** A profile of radius and height turned round Y. */
  revolve(profile: readonly (readonly [number, number])[], segments?: number): Solid;
  hull(...bodies: (Solid | Point)[]): Solid;
  union(...bodies: Solid[]): Solid;
}

let library: Promise<ManifoldToplevel> | undefined;

async function loadLibrary(): Promise<ManifoldToplevel> {
  const loaded = await createManifold();
  loaded.setup();
  return loaded;
}

/** The workshop for one model. The bodies live outside JavaScript's memory: call `free` when the shapes are taken. */
export async function openSolids(): Promise<{ solids: Solids; free: () => void }> {
  library ??= loadLibrary();
  const { Manifold, CrossSection } = await library;
  const bodies: { delete(): void }[] = [];
  const keep = <T extends { delete(): void }>(body: T): T => {
    bodies.push(body);
    return body;
  };
  const inner = new WeakMap<Solid, Manifold>();
  const bodyOf = (solid: Solid): Manifold => {
    const body = inner.get(solid);
    if (!body) throw new Error("a solid of another workshop");
    return body;
  };
  const wrap = (raw: Manifold): Solid => {
    const body = keep(raw);
    const solid: Solid = {
      at: (x, y, z) => wrap(body.translate([x, y, z])),
      turn: (x, y, z) => wrap(body.rotate([x, y, z])),
      scale: (x, y = x, z = x) => wrap(body.scale([x, y, z])),
      plus: (...others) => wrap(Manifold.union([body, ...others.map(bodyOf)])),
      minus: (...others) => wrap(Manifold.difference([body, ...others.map(bodyOf)])),
      meet: (other) => wrap(body.intersect(bodyOf(other))),
      warp: (move) => wrap(body.warp(move)),
      fine: (length) => wrap(body.refineToLength(length)),
      shape: (creaseDegrees = 32) => toShape(keep(body.calculateNormals(0, creaseDegrees))),
    };
    inner.set(solid, body);
    return solid;
  };
  const box: Solids["box"] = (width, height, depth, bevel = 0) => {
    const cut = Math.min(bevel, Math.min(width, height, depth) * 0.45) * 2;
    if (cut <= 0) return wrap(Manifold.cube([width, height, depth], true));
    const slabs = [
      Manifold.cube([width, height - cut, depth - cut], true),
      Manifold.cube([width - cut, height, depth - cut], true),
      Manifold.cube([width - cut, height - cut, depth], true),
    ].map(keep);
    return wrap(Manifold.hull(slabs));
  };
  const revolve: Solids["revolve"] = (profile, segments = 48) => {
    const flat = keep(new CrossSection([profile.map(([r, y]) => [r, y] as [number, number])]));
    return wrap(keep(flat.revolve(segments)).rotate([-90, 0, 0]));
  };
  const cylinder: Solids["cylinder"] = (radius, height, { top = radius, bevel = 0, segments = 32 } = {}) => {
    const half = height / 2;
    if (bevel <= 0) return wrap(keep(Manifold.cylinder(height, radius, top, segments, true)).rotate([-90, 0, 0]));
    return revolve(
      [
        [0, -half],
        [radius - bevel, -half],
        [radius, -half + bevel],
        [top, half - bevel],
        [top - bevel, half],
        [0, half],
      ],
      segments,
    );
  };
  return {
    free: () => {
      for (const body of bodies) body.delete();
      bodies.length = 0;
    },
    solids: {
      box,
      cylinder,
      revolve,
      sphere: (radius, segments = 32) => wrap(Manifold.sphere(radius, segments)),
      extrude: (outline, depth, { top = 1, twistDegrees = 0, slices = 0 } = {}) => {
        const flat = keep(new CrossSection([outline.map(([x, y]) => [x, y] as [number, number])]));
        return wrap(flat.extrude(depth, slices, twistDegrees, [top, top], true));
      },
      hull: (...parts) => wrap(Manifold.hull(parts.map((part) => (isPoint(part) ? [part[0], part[1], part[2]] : bodyOf(part))))),
      union: (...parts) => wrap(Manifold.union(parts.map(bodyOf))),
    },
  };
}

const isPoint = (part: Solid | Point): part is Point => Array.isArray(part);

function toShape(body: Manifold): Shape {
  const { numVert, numProp, vertProperties, triVerts } = body.getMesh();
  const positions = new Float32Array(numVert * 3);
  const normals = new Float32Array(numVert * 3);
  for (let vertex = 0; vertex < numVert; vertex++) {
    for (let axis = 0; axis < 3; axis++) {
      positions[vertex * 3 + axis] = vertProperties[vertex * numProp + axis];
      normals[vertex * 3 + axis] = vertProperties[vertex * numProp + 3 + axis];
    }
  }
  return makeShape(positions, triVerts, { normals });
}
