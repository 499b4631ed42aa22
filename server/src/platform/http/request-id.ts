import { randomFillSync } from "node:crypto";

const BYTES = 8;
const pool = Buffer.alloc(BYTES * 512);
let used = pool.length;

/** Sixteen hexadecimal digits that cannot be guessed. Chance is fetched for many at once: alone it costs more than a kept answer. */
export function newRequestId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += BYTES;
  return pool.toString("hex", used - BYTES, used);
}
