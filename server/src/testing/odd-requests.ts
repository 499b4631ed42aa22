import { contract } from "@blenda/domain/contract";
import fc from "fast-check";

interface Call {
  path: string;
  method: "GET" | "POST";
  fields: string[];
}

export interface OddRequest {
  method: string;
  /** From the root, with its query. */
  url: string;
  headers: Record<string, string>;
  body: string | null;
}

type Declared = { "~orpc": { route: { method: "GET" | "POST" }; inputSchema?: { shape?: object } } };

/** Every operation of the contract but the live stream, which never ends by itself. */
const calls: Call[] = Object.entries(contract)
  .filter(([domain]) => domain !== "live")
  .flatMap(([domain, operations]) =>
    Object.entries(operations).map(([name, call]) => {
      const { route, inputSchema } = (call as unknown as Declared)["~orpc"];
      return { path: `/api/${domain}/${name}`, method: route.method, fields: Object.keys(inputSchema?.shape ?? {}) };
    }),
  );
export const operationCount = calls.length;

const known = ["", "\u0000", "\ud800", "1e400", "9223372036854775808", "not-a-uuid", "../../etc/passwd", "%00", "' or 1=1 --"];
const odd = fc.oneof(
  fc.constantFrom(...known, "<img src=x onerror=alert(1)>", "__proto__", "a".repeat(20_000)),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.double(),
  fc.bigInt().map(String),
);
const mostly = <T>(usual: T, ...others: T[]) =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(usual, ...others) });

function bodyFor({ fields }: Call) {
  const names = fc.oneof(fc.constantFrom(...fields, "isAdmin", "__proto__", "constructor"), fc.string({ maxLength: 20 }));
  return fc.oneof(fc.dictionary(names, odd, { maxKeys: 8 }), odd);
}

const requests = fc.constantFrom(...calls).chain((call) =>
  fc.record({
    call: fc.constant(call),
    body: bodyFor(call),
    isTorn: mostly(false, true),
    method: mostly<string>(call.method, "GET", "POST", "PUT", "DELETE", "PATCH"),
    type: mostly("application/json", "text/plain", "multipart/form-data", "application/json\ta", ""),
    session: fc.oneof(fc.constant(""), fc.constant(null), fc.string({ unit: "grapheme-ascii", maxLength: 100 })),
    tail: fc.oneof({ weight: 6, arbitrary: fc.constant("") }, { weight: 1, arbitrary: fc.webPath({ size: "small" }) }),
    address: fc.ipV4(),
  }),
);

/**
 * Requests nobody means, the same ones for the same seed. `origin` is the site's own, so that they get past the door; a
 * third of them come from somebody who is signed in.
 */
export function oddRequests(count: number, seed: number, origin: string, signedInCookie: string): OddRequest[] {
  return fc.sample(requests, { numRuns: count, seed }).map(({ call, body, isTorn, method, type, session, tail, address }) => {
    const url = new URL(call.path + tail, origin);
    const isAsking = method === "GET";
    if (isAsking && typeof body === "object" && body !== null)
      for (const [key, value] of Object.entries(body))
        url.searchParams.set(key.toWellFormed(), asText(value).toWellFormed().slice(0, 2_000));
    return {
      method,
      url: url.pathname + url.search,
      headers: {
        origin,
        "x-forwarded-for": address,
        cookie: session === null ? signedInCookie : `session=${encodeURIComponent(session)}`,
        ...(!isAsking && type && { "content-type": type }),
      },
      body: isAsking
        ? null
        : asText(body)
            .slice(isTorn ? 1 : 0)
            .toWellFormed(),
    };
  });
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
