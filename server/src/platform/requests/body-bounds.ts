/**
 * How much a call may hold, whatever it is: a schema looks at everything it is given, and names everything it does not know. No
 * call of the contract takes nearly as much.
 */
export const BODY = {
  /** Names of one object. */
  MOST_NAMES: 100,
  /** Elements of one list: the bytes of a security key, one by one, are the most. */
  MOST_ELEMENTS: 8_000,
  /** Names and elements of all objects and lists together: what the longest formatted text has. */
  MOST_PARTS: 30_000,
  /** Of a call open to visitors, in bytes: the longest a visitor sends is an order with its invoice. */
  VISITORS_BYTES: 163_840,
} as const;

/** Stops at the first thing that is too much. Without recursion: how deep it goes is asked elsewhere. */
export function isWithinBounds(body: unknown): boolean {
  const left = [body];
  let parts = 0;
  for (let value = left.pop(); value !== undefined; value = left.pop()) {
    if (typeof value !== "object" || value === null) continue;
    const inside: unknown[] = Array.isArray(value) ? value : Object.values(value);
    if (inside.length > (Array.isArray(value) ? BODY.MOST_ELEMENTS : BODY.MOST_NAMES)) return false;
    parts += inside.length;
    if (parts > BODY.MOST_PARTS) return false;
    for (const each of inside) if (typeof each === "object") left.push(each);
  }
  return true;
}
