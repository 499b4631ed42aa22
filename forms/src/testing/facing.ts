import { indicesOf } from "@blenda/forge/solid/shapes/shape";
import { weldedIds } from "@blenda/forge/solid/shapes/weld";

/** Closed bodies that hold less than nothing: their faces look inwards. Open sheets are left out. */
export function bodiesInsideOut(shape: Parameters<typeof indicesOf>[0]): number {
  const { array: p, count } = shape.getAttribute("position");
  const indices = indicesOf(shape);
  const ids = weldedIds(p);
  const parent = ids.slice();
  const rootOf = (id: number): number => {
    while (parent[id] !== id) id = parent[id] = parent[parent[id]];
    return id;
  };
  const edges = new Map<number, number>();
  for (let at = 0; at < indices.length; at += 3) {
    for (let k = 0; k < 3; k++) {
      const [a, b] = [ids[indices[at + k]], ids[indices[at + ((k + 1) % 3)]]];
      if (a === b) continue;
      parent[rootOf(a)] = rootOf(b);
      const key = a < b ? a * count + b : b * count + a;
      edges.set(key, (edges.get(key) ?? 0) + (a < b ? 1 : -1));
    }
  }
  const isOpen = new Uint8Array(count);
  for (const [key, turns] of edges) if (turns !== 0) isOpen[rootOf(Math.floor(key / count))] = 1;
  const volumes = new Float64Array(count);
  for (let at = 0; at < indices.length; at += 3) {
    const root = rootOf(ids[indices[at]]);
    if (isOpen[root]) continue;
    const [a, b, c] = [indices[at] * 3, indices[at + 1] * 3, indices[at + 2] * 3];
    volumes[root] +=
      (p[a] * (p[b + 1] * p[c + 2] - p[b + 2] * p[c + 1]) +
        p[a + 1] * (p[b + 2] * p[c] - p[b] * p[c + 2]) +
        p[a + 2] * (p[b] * p[c + 1] - p[b + 1] * p[c])) /
      6;
  }
  return volumes.filter((volume) => volume < -1e-6).length;
}

/** Share of the faces whose shading normals look the same way as the face itself. */
export function outwardShare(shape: Parameters<typeof indicesOf>[0]): number {
  const { array: p } = shape.getAttribute("position");
  const { array: n } = shape.getAttribute("normal");
  const indices = indicesOf(shape);
  let good = 0;
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [indices[at] * 3, indices[at + 1] * 3, indices[at + 2] * 3];
    const [ux, uy, uz, vx, vy, vz] = [
      p[b] - p[a],
      p[b + 1] - p[a + 1],
      p[b + 2] - p[a + 2],
      p[c] - p[a],
      p[c + 1] - p[a + 1],
      p[c + 2] - p[a + 2],
    ];
    const [fx, fy, fz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const along = fx * (n[a] + n[b] + n[c]) + fy * (n[a + 1] + n[b + 1] + n[c + 1]) + fz * (n[a + 2] + n[b + 2] + n[c + 2]);
    if (fx * fx + fy * fy + fz * fz < 1e-18 || along > 0) good++;
  }
  return good / (indices.length / 3);
}
