import { AUDIT } from "./constants.ts";
import type { Change } from "./model.ts";

/** What differs between two states: every value that was changed, added or removed, by its place in them. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const was = leavesOf(before);
  const is = leavesOf(after);
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => was.get(field) !== is.get(field))
    .slice(0, AUDIT.MOST_CHANGES)
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }));
}

/** Where a value is no object there is nothing to name it by. */
const WHOLE = "value";

/** Every value by its path. Of a list of words each word is one, so that what was added to it is what differs. */
function leavesOf(value: unknown, path = "", leaves = new Map<string, string>()): Map<string, string> {
  if (value === null || value === undefined) return leaves;
  if (Array.isArray(value) && value.every((each) => typeof each === "string")) {
    for (const each of value) leaves.set(`${path || WHOLE} ${each}`, each);
  } else if (Array.isArray(value)) {
    for (const [at, each] of value.entries()) leavesOf(each, path ? `${path}.${at + 1}` : String(at + 1), leaves);
  } else if (typeof value === "object") {
    for (const [name, each] of Object.entries(value)) leavesOf(each, path ? `${path}.${name}` : name, leaves);
  } else {
    leaves.set(path || WHOLE, String(value));
  }
  return leaves;
}
