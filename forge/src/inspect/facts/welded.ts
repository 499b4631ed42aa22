/** Vertices that stand in the same place count as one here: files split them wherever normals or UVs jump. */
interface Welded {
  /** Welded vertex of each original one. */
  of: Uint32Array;
  count: number;
}

const EMPTY = 0xffffffff;

/** @param tolerance two vertices closer than about this are the same. */
export function weldPositions(positions: ArrayLike<number>, tolerance: number): Welded {
  const vertices = positions.length / 3;
  const table = hashTable(vertices);
  const mask = table.length - 1;
  const of = new Uint32Array(vertices);
  const cells = new Float64Array(vertices * 3);
  let count = 0;
  for (let i = 0; i < vertices; i++) {
    const x = Math.round(positions[i * 3] / tolerance);
    const y = Math.round(positions[i * 3 + 1] / tolerance);
    const z = Math.round(positions[i * 3 + 2] / tolerance);
    let slot = mix(x, y, z) & mask;
    while (table[slot] !== EMPTY) {
      const other = table[slot] * 3;
      if (cells[other] === x && cells[other + 1] === y && cells[other + 2] === z) break;
      slot = (slot + 1) & mask;
    }
    if (table[slot] === EMPTY) {
      cells.set([x, y, z], count * 3);
      table[slot] = count++;
    }
    of[i] = table[slot];
  }
  return { of, count };
}

function hashTable(entries: number): Uint32Array {
  return new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(16, entries * 2)))).fill(EMPTY);
}

function mix(x: number, y: number, z: number): number {
  let hash = Math.imul(x | 0, 73_856_093) ^ Math.imul(y | 0, 19_349_663) ^ Math.imul(z | 0, 83_492_791);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 4;
}

interface EdgeFacts {
  open: number;
  nonManifold: number;
}

/** Edges of one face are open, of two closed, of three or more impossible for a real surface. `corners` are welded vertices, three to a face. */
export function countEdges(corners: Uint32Array): EdgeFacts {
  const table = hashTable(corners.length);
  const mask = table.length - 1;
  const low = new Uint32Array(corners.length);
  const high = new Uint32Array(corners.length);
  const faces = new Uint8Array(corners.length);
  let edges = 0;
  for (let t = 0; t < corners.length; t += 3) {
    for (let k = 0; k < 3; k++) {
      const a = corners[t + k];
      const b = corners[t + ((k + 1) % 3)];
      if (a === b) continue;
      const from = Math.min(a, b);
      const to = Math.max(a, b);
      let slot = mix(from, to, 0) & mask;
      while (table[slot] !== EMPTY && (low[table[slot]] !== from || high[table[slot]] !== to)) slot = (slot + 1) & mask;
      if (table[slot] === EMPTY) {
        low[edges] = from;
        high[edges] = to;
        table[slot] = edges++;
      }
      if (faces[table[slot]] < 255) faces[table[slot]]++;
    }
  }
  const facts = { open: 0, nonManifold: 0 };
  for (let e = 0; e < edges; e++) {
    if (faces[e] === 1) facts.open++;
    else if (faces[e] > 2) facts.nonManifold++;
  }
  return facts;
}
