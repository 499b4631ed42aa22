import fc from "fast-check";

/** As much of JSON Schema as our contract has. */
export interface Shape {
  type?: string;
  anyOf?: Shape[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Shape;
  prefixItems?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
}

/** Stands for an id that is real, put in when the request leaves; see `withIds`. */
const someId = fc.nat({ max: 9_999 }).map((n) => `~id${n}~`);
export const withIds = (text: string, ids: readonly string[]): string =>
  text.replaceAll(/~id(\d+)~/g, (_, n) => ids[Number(n) % ids.length] ?? "nobody");

const MOMENTS = ["0001-01-01T00:00:00.000Z", "2026-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z"];
const ODD_MOMENTS = [
  "0000-01-01T00:00:00.000Z",
  "+275760-09-13T00:00:00.000Z",
  "-271821-04-20T00:00:00.000Z",
  "2026-02-30T00:00:00.000Z",
  "-0",
];
const ODD_NUMBERS = [0, -0, -1, 0.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, -1e308, Number.MIN_VALUE];
const ODD_TEXTS = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "1e400",
  "9223372036854775808",
  "../../etc/passwd",
  "%00",
  "' or 1=1 --",
  "a".repeat(20_000),
];
const ODDER_TEXTS = [
  "<img src=x onerror=alert(1)>",
  "__proto__",
  "constructor",
  "\u202e\u2028\ufeff",
  "👩‍👩‍👧".repeat(50),
  "1|x",
  "%",
  "\\",
  "\r\nx: y",
];

const encoded = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString("base64url");
const cursor = fc.oneof(
  fc.constantFrom(...ODD_MOMENTS.map((at) => `${at}|x`), ...ODD_TEXTS.slice(0, -1)),
  fc.tuple(fc.constantFrom(...MOMENTS, ...ODD_MOMENTS, "\u0000"), fc.oneof(someId, fc.constantFrom("", "\u0000", 5, null))).map(encoded),
  fc.tuple(fc.constantFrom(...ODD_NUMBERS)).map(encoded),
  fc.tuple(fc.constantFrom("newest", "x"), ...Array.from({ length: 4 }, () => fc.constantFrom(...ODD_NUMBERS))).map(encoded),
);

export const odd = fc.oneof(
  fc.constantFrom<unknown>(...ODD_TEXTS, ...ODDER_TEXTS, ...ODD_MOMENTS, ...ODD_NUMBERS, null, true, [], {}),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.bigInt().map(String),
  cursor,
);

export const mostly = <Value>(usual: fc.Arbitrary<Value>, other: fc.Arbitrary<Value>, weight = 12): fc.Arbitrary<Value> =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: other });

/** What a call takes, nearly: most fields are as they should be, so that the operation behind them is reached. */
export const nearly = (shape: Shape, name = ""): fc.Arbitrary<unknown> => mostly(fitting(shape, name), odd);

function fitting(shape: Shape, name: string): fc.Arbitrary<unknown> {
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map((choice) => fitting(choice, name)));
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if ("const" in shape) return fc.constant(shape.const);
  if (shape.type === "null") return fc.constant(null);
  if (shape.type === "boolean") return fc.boolean();
  if (shape.prefixItems) return fc.tuple(...shape.prefixItems.map((part) => nearly(part, name)));
  if (shape.type === "array") return fc.array(nearly(shape.items ?? {}, name), { maxLength: 4 });
  if (shape.type === "string") return textOf(shape, name);
  if (shape.type === "integer" || shape.type === "number") return numberOf(shape);
  if (shape.type === "object") return objectOf(shape);
  return odd;
}

function objectOf({ properties = {}, required = [] }: Shape): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, nearly(field, name)]));
  const whole = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  const torn = fc
    .tuple(whole, fc.constantFrom(...Object.keys(fields), "isAdmin"), odd)
    .map(([given, name, value]) => ({ ...given, [name]: value }));
  const short = fc.record(fields, { requiredKeys: [] });
  return mostly<unknown>(whole, fc.oneof(torn, short), 10);
}

function numberOf({ type, minimum = -1_000, maximum = 100_000 }: Shape): fc.Arbitrary<unknown> {
  const within = type === "integer" ? fc.integer({ min: minimum, max: maximum }) : fc.double({ min: minimum, max: maximum, noNaN: true });
  return mostly<unknown>(fc.oneof(within, fc.constantFrom(minimum, maximum)), fc.constantFrom(...ODD_NUMBERS), 4);
}

function textOf({ format, minLength = 0, maxLength = 200 }: Shape, name: string): fc.Arbitrary<unknown> {
  if (format === "date-time") return fc.constantFrom(...MOMENTS);
  if (/^(after|before|cursor)$/.test(name)) return fc.oneof(cursor, someId);
  if (name === "key") return fc.oneof(fc.uuid(), fc.constantFrom("same-key-1", "same-key-2", "same-key-3"));
  if (/(id|ids|slug|secret|method)$/i.test(name)) return someId;
  if (/email/i.test(name)) return fc.nat({ max: 500 }).map((n) => `fuzz-${n}@example.com`);
  if (/password/i.test(name)) return fc.constantFrom("Blenda-fuzz-1", "short");
  const words = fc.constantFrom("chair", "A chair of oak that is long enough", "Ünïcödé ☃ 𝟙", "US", "MAX_LENGTH");
  return words.map((word) => (word === "MAX_LENGTH" ? "x".repeat(Math.min(maxLength, 30_000)) : word.padEnd(minLength, ".")));
}
