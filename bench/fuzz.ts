// Thousands of odd requests over every operation of the contract. Whatever is sent, the answer is a refusal or a result, never a failure.
import { contract } from "@blenda/domain/contract";
import fc from "fast-check";
import { startServer } from "../server/src/testing/server-process.ts";

const REQUESTS = Number(process.argv[2] ?? 5_000);
const AT_ONCE = 16;
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const server = await startServer({ DATA_DIR: ".data/fuzz", REQUESTS_PER_MINUTE: "0", TRUSTED_PROXIES: "127.0.0.1" });

interface Call {
  path: string;
  method: "GET" | "POST";
  fields: string[];
}
const calls: Call[] = Object.entries(contract)
  .flatMap(([domain, operations]) => Object.entries(operations).map(([name, call]) => ({ domain, name, call })))
  .filter(({ domain }) => domain !== "live") // a stream never ends by itself
  .map(({ domain, name, call }) => {
    const { route, inputSchema } = (
      call as unknown as { "~orpc": { route: { method: "GET" | "POST" }; inputSchema?: { shape?: object } } }
    )["~orpc"];
    return { path: `/api/${domain}/${name}`, method: route.method, fields: Object.keys(inputSchema?.shape ?? {}) };
  });

const odd = fc.oneof(
  fc.constantFrom(
    "",
    "\u0000",
    "\ud800",
    "1e400",
    "9223372036854775808",
    "not-a-uuid",
    "../../etc/passwd",
    "%00",
    "' or 1=1 --",
    "<img src=x onerror=alert(1)>",
    "__proto__",
    "a".repeat(20_000),
  ),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.double(),
  fc.bigInt().map(String),
);
const bodies = (call: Call) =>
  fc.oneof(
    fc.dictionary(fc.oneof(fc.constantFrom(...call.fields, "isAdmin", "__proto__", "constructor"), fc.string({ maxLength: 20 })), odd, {
      maxKeys: 8,
    }),
    odd,
  );
const requests = fc.constantFrom(...calls).chain((call) =>
  fc.record({
    call: fc.constant(call),
    body: bodies(call),
    isRaw: fc.boolean().map((flip) => flip && Math.random() < 0.2),
    method: fc.oneof(
      { weight: 8, arbitrary: fc.constant(call.method) },
      { weight: 1, arbitrary: fc.constantFrom("GET", "POST", "PUT", "DELETE", "PATCH") },
    ),
    type: fc.oneof(
      { weight: 8, arbitrary: fc.constant("application/json") },
      { weight: 1, arbitrary: fc.constantFrom("text/plain", "multipart/form-data", "application/json\ta", "") },
    ),
    cookie: fc.oneof(
      fc.constant(""),
      fc.string({ unit: "grapheme-ascii", maxLength: 100 }).map((value) => `session=${encodeURIComponent(value)}`),
    ),
    tail: fc.oneof({ weight: 6, arbitrary: fc.constant("") }, { weight: 1, arbitrary: fc.webPath({ size: "small" }) }),
  }),
);

const statuses = new Map<number, number>();
const failures: string[] = [];
const sample = fc.sample(requests, { numRuns: REQUESTS, seed });
let next = 0;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (next < sample.length) {
      const request = sample[next++];
      if (request) await send(request);
    }
  }),
);
console.log(`seed ${seed}: ${REQUESTS} requests over ${calls.length} operations`);
console.log(Object.fromEntries([...statuses].sort(([a], [b]) => a - b)));
for (const failure of failures.slice(0, 10)) console.log(failure);
const stillWell = (await fetch(`${server.url}/api/ready`)).ok;
await server.stop();
process.exit(failures.length === 0 && stillWell ? 0 : 1);

async function send({ call, body, isRaw, method, type, cookie, tail }: (typeof sample)[number]): Promise<void> {
  const isGet = method === "GET";
  const text = (JSON.stringify(body) ?? "").slice(isRaw ? 1 : 0);
  const url = new URL(`${server.url}${call.path}${tail}`);
  if (isGet && typeof body === "object" && body !== null)
    for (const [key, value] of Object.entries(body)) url.searchParams.set(key.toWellFormed(), asText(value).toWellFormed().slice(0, 2_000));
  const address = `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join(".")}`;
  const headers: Record<string, string> = {
    origin: server.url,
    "x-forwarded-for": address,
    ...(cookie && { cookie }),
    ...(!isGet && type && { "content-type": type }),
  };
  const answer = await fetch(url, { method, headers, ...(!isGet && { body: text.toWellFormed() }) }).catch((error: Error) => error);
  if (answer instanceof Error) return void failures.push(`${method} ${call.path}: ${answer.cause ?? answer.message}`);
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  const said = await answer.text();
  if (answer.status >= 500) failures.push(`${answer.status} ${method} ${url.pathname} ${text.slice(0, 200)} → ${said.slice(0, 200)}`);
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
