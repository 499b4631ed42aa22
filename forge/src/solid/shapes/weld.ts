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
  const places = new Float64Array(count * 3);
  for (let at = 0; at < places.length; at++) places[at] = Math.round(positions[at] * scale);
  for (let vertex = 0; vertex < count; vertex++) {
    const x = places[vertex * 3];
    const y = places[vertex * 3 + 1];
    const z = places[vertex * 3 + 2];
    let slot = (Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791)) & (size - 1);
    for (;;) {
      const other = slots[slot];
      if (other < 0) {
        slots[slot] = vertex;
        ids[vertex] = vertex;
        break;
      }
      if (places[other * 3] === x && places[other * 3 + 1] === y && places[other * 3 + 2] === z) {
        ids[vertex] = other;
        break;
      }
      slot = (slot + 1) & (size - 1);
    }
  }
  return ids;
}
