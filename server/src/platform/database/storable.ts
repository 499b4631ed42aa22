/**
 * Whether every text in a value can be kept: PostgreSQL refuses NUL and half a surrogate pair. Asked once for all calls,
 * so that no operation can be made to fail by odd bytes. The depth is bounded: nothing here nests deeply.
 */
export function isStorable(value: unknown, depth = 32): boolean {
  if (typeof value === "string") return !value.includes("\u0000") && value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  if (depth === 0) return false;
  if (Array.isArray(value)) return value.every((each) => isStorable(each, depth - 1));
  return Object.entries(value).every(([key, each]) => isStorable(key) && isStorable(each, depth - 1));
}
