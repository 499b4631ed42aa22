const BYTE_ORDER_MARK = 0xfe_ff;

/** JSON as the framework reads it: `undefined` for what is none, and for what names a prototype. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text);
    return mayNamePrototype(text) && namesPrototype(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** An escaped letter may be one of such a name. */
const mayNamePrototype = (text: string) => text.includes("__proto__") || text.includes("constructor") || text.includes("\\u");

/** Without recursion: how deep it goes is asked elsewhere. */
function namesPrototype(value: unknown): boolean {
  const left = [value];
  for (let each = left.pop(); each !== undefined; each = left.pop()) {
    if (typeof each !== "object" || each === null) continue;
    if (Object.hasOwn(each, "__proto__")) return true;
    const made: unknown = Object.hasOwn(each, "constructor") ? each.constructor : undefined;
    if (typeof made === "object" && made !== null && Object.hasOwn(made, "prototype")) return true;
    for (const inside of Object.values(each)) left.push(inside);
  }
  return false;
}
