/**
 * Gives every vertex the number of the first vertex at the same place. Split normals and seams leave several vertices at one
 * point; whoever needs neighbours asks here first.
 */
export function weldedIds(positions: ArrayLike<number>, tolerance = 1e-5): Uint32Array {
  const count = positions.length / 3;
  const ids = new Uint32Array(count);
  let size = 16;
  while (size < count * 2) size *= 2;
  const slots = new Int32Array(size).fill(-1);
  const scale = 1 / tolerance;
  for (let vertex = 0; vertex < count; vertex++) {
    const x = Math.round(positions[vertex * 3] * scale);
    const y = Math.round(positions[vertex * 3 + 1] * scale);
    const z = Math.round(positions[vertex * 3 + 2] * scale);
    let slot = (Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791)) & (size - 1);
    for (;;) {
      const other = slots[slot];
      if (other < 0) {
        slots[slot] = vertex;
        ids[vertex] = vertex;
        break;
      }
      const isSame =
        Math.round(positions[other * 3] * scale) === x &&
        Math.round(positions[other * 3 + 1] * scale) === y &&
        Math.round(positions[other * 3 + 2] * scale) === z;
      if (isSame) {
        ids[vertex] = other;
        break;
      }
      slot = (slot + 1) & (size - 1);
    }
  }
  return ids;
}
