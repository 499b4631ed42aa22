import { isErrorCode, markOfName, redactText } from "./redact-text.ts";

const MAX_DEPTH = 6;
const MAX_ENTRIES = 100;
/** Of one value with everything in it. */
const MAX_PARTS = 1_000;
const MAX_STACK_LINES = 30;

interface Walk {
  /** The values this one lies in: a circle ends where it meets itself. */
  above: object[];
  /** How many parts may still be looked at. */
  left: number;
}

/**
 * What a log may say of any value (spec 1 §9): e-mail addresses, codes, tokens, user ids and phone numbers are
 * replaced wherever they stand. The answer is plain data, ready for JSON. It never throws; doing it twice changes nothing more.
 */
export function redact(value: unknown): unknown {
  return attempt(value, { above: [], left: MAX_PARTS });
}

/** A getter, a proxy or a `toString` may throw; the rest of the value is still worth reading. */
function attempt(value: unknown, walk: Walk): unknown {
  const depth = walk.above.length;
  try {
    return walkInto(value, walk);
  } catch {
    return "[unreadable]";
  } finally {
    walk.above.length = depth;
  }
}

function walkInto(value: unknown, walk: Walk): unknown {
  walk.left -= 1;
  if (typeof value === "string") return redactText(value);
  if (typeof value === "function") return "[function]";
  if (typeof value === "bigint" || typeof value === "symbol") return redactText(String(value));
  if (typeof value !== "object" || value === null) return value;
  if (walk.above.includes(value)) return "[circle]";
  if (walk.above.length >= MAX_DEPTH || walk.left <= 0) return "[more]";
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "[no date]" : redactText(value.toISOString());
  if (value instanceof URL) return redactText(value.href);
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return `[${value.byteLength} bytes]`;
  walk.above.push(value);
  if (value instanceof Error) return ofError(value, walk);
  if (value instanceof Map) return ofRecord(Object.fromEntries([...value].map(([name, each]) => [String(name), each])), walk);
  if (value instanceof Set) return ofList([...value], walk);
  if (Array.isArray(value)) return ofList(value, walk);
  return ofRecord(value as Record<string, unknown>, walk);
}

function ofList(list: readonly unknown[], walk: Walk): unknown[] {
  const shown = list.slice(0, MAX_ENTRIES).map((each) => attempt(each, walk));
  return list.length > MAX_ENTRIES ? [...shown, "[more]"] : shown;
}

function ofRecord(record: Record<string, unknown>, walk: Walk): Record<string, unknown> {
  const out: [string, unknown][] = [];
  for (const name of Object.keys(record)) {
    if (out.length >= MAX_ENTRIES || walk.left <= 0) {
      out.push(["…", "[more]"]);
      break;
    }
    out.push([redactText(name), ofEntry(record, name, walk)]);
  }
  return Object.fromEntries(out);
}

function ofEntry(record: Record<string, unknown>, name: string, walk: Walk): unknown {
  const mark = markOfName(name);
  if (!mark) return attempt(lazily(record, name), walk);
  const value = lazily(record, name);
  if (value === null || value === undefined || typeof value === "boolean") return value;
  // How many tokens, how many sessions: a count opens nothing. A number may well be a code, a phone or an id.
  if (typeof value === "number" && mark !== "[code]" && mark !== "[phone]" && mark !== "[id]") return value;
  return mark === "[code]" && isErrorCodeOrState(String(value)) ? value : mark;
}

function lazily(record: Record<string, unknown>, name: string): unknown {
  try {
    return record[name];
  } catch {
    return "[unreadable]";
  }
}

/** PostgreSQL names its errors with five characters. */
const isErrorCodeOrState = (value: string): boolean => isErrorCode(value) || /^[0-9A-Z]{5}$/.test(value);

function ofError(error: Error, walk: Walk): Record<string, unknown> {
  const { name, message, stack, cause, code, errors } = error as Error & { code?: unknown; errors?: unknown };
  return {
    name: attempt(name, walk),
    message: attempt(message, walk),
    ...(code !== undefined && { code: ofEntry({ code }, "code", walk) }),
    ...(typeof stack === "string" && { stack: stackLines(stack, `${name}: ${message}`) }),
    ...(cause !== undefined && { cause: attempt(cause, walk) }),
    ...(Array.isArray(errors) && { errors: attempt(errors, walk) }),
  };
}

/** The places only, one line each: the message above them has been said already and may have line breaks of its own. */
function stackLines(stack: string, heading: string): string[] {
  const places = stack.startsWith(heading) ? stack.slice(heading.length) : stack;
  return places
    .split("\n", MAX_STACK_LINES + 1)
    .map((line) => line.trim())
    .filter(Boolean)
    .map(redactText);
}
