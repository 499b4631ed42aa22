import { contract } from "@blenda/domain/contract";
import fc from "fast-check";
import { z } from "zod";
import { mostly, nearly, odd, type Shape } from "./odd-values.ts";

interface Call {
  path: string;
  method: "GET" | "POST";
  shape: Shape;
}

export interface OddRequest {
  method: string;
  /** From the root, with its query; written as it is, never resolved. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
  /** The sender, by their place in the list of people; the first is signed out. */
  role: number;
  /** Sent twice at the same moment. */
  isTwice: boolean;
}

type Procedure = { "~orpc": { route: { method: "GET" | "POST" }; inputSchema?: z.ZodType } };

/** Every operation of the contract but the live stream, which never ends by itself. */
const calls: Call[] = Object.entries(contract)
  .filter(([domain]) => domain !== "live")
  .flatMap(([domain, operations]) =>
    Object.entries(operations).map(([name, call]) => {
      const { route, inputSchema } = (call as unknown as Procedure)["~orpc"];
      const shape = inputSchema ? (z.toJSONSchema(inputSchema, { io: "input", unrepresentable: "any" }) as Shape) : { type: "object" };
      return { path: `/api/${domain}/${name}`, method: route.method, shape };
    }),
  );
export const operationCount = calls.length;

const UPLOADS = ["account/photo", "portfolio/media", "inbox/attachment", "generation/picture", "refunds/picture"].map(
  (path) => `/api/${path}`,
);
/** Everything that is no operation. A star stands for whatever comes there. */
const ROUTES = [
  ...["/", "/*", "/product/*", "/learning/*", "/shop/*", "/marketplace?*", "/mailbox", "/status", "//*", "/\\*", "/order/*"],
  ...["/files/*", "/downloads/*/*", "/invoices/*", "/invoices/*.pdf", "/assets/*", "/favicon.svg", "/robots.txt"],
  ...["/sitemap.xml", "/sitemap-products.xml?after=*", "/sitemap-shops.xml?after=*", "/sitemap-*.xml"],
  ...["/auth/google/start?link=*", "/auth/google/callback?code=*&state=*", "/auth/popup.js", "/demo-google/*", "/demo-google/auth?*"],
  ...["/api/test-provider/actions?clientSecret=*", "/api/test-provider/tokens", "/webhooks/simulated", "/webhooks/stripe", "/webhooks/*"],
  ...[
    "/api/health",
    "/api/ready",
    "/api/docs",
    "/api/openapi.json",
    "/api/*",
    "/api/*/*",
    ...UPLOADS,
    ...UPLOADS.map((path) => `${path}?name=*&x=*`),
  ],
];
export const routeCount = ROUTES.length;

const METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"];
const TYPES = [
  "text/plain",
  "multipart/form-data",
  "application/json\ta",
  "",
  "image/png",
  "image/webp",
  "application/pdf",
  "model/gltf-binary",
];
/** Of files that go on differently. */
const BEGINNINGS = ["\u0089PNG\r\n\u001a\n", "%PDF-1.7", "MZ%PDF-", "glTF\u0002\u0000\u0000\u0000", "RIFF\u0000\u0000\u0000\u0000WEBPVP8 "];
const RANGES = ["bytes=0-0", "bytes=-1", "bytes=5-2", "bytes=99999999999999999999-", "bytes=0-1,2-3", "bytes=", "lines=1"];
const ODD_PATHS = ["", ".", "..", "[", "a:99999/", "\\[", "%zz", "%00", "%2e%2e%2f", "@evil", "?", "#", ";", "a".repeat(250), "%ED%A0%80"];

/** Headers a client may send or leave out. Everybody has an address of their own, so that limits stay out of the way. */
const headers = fc
  .record({
    "x-forwarded-for": mostly(fc.ipV4(), fc.constantFrom("", "x", "::1", "1.1.1.1, 2.2.2.2"), 30),
    "content-type": mostly(fc.constant("application/json"), fc.constantFrom(...TYPES), 8),
    range: mostly(fc.constant(""), fc.constantFrom(...RANGES), 6),
    "if-none-match": mostly(fc.constant(""), fc.constantFrom("*", '"x"', "x"), 10),
    "accept-encoding": mostly(fc.constant("br"), fc.constantFrom("", "gzip", "br;q=0", "*"), 6),
    "x-signature": mostly(fc.constant(""), fc.constantFrom("t=1,v1=00", "t=,v1=", "x"), 6),
    "content-encoding": mostly(fc.constant(""), fc.constantFrom("gzip", "br"), 40),
    "user-agent": mostly(fc.constant("fuzz"), fc.constantFrom("", "x".repeat(4_000)), 20),
  })
  .map((given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== "")));

const ofCall = (call: Call) => {
  const input = nearly(call.shape);
  const method = mostly(fc.constant<string>(call.method), fc.constantFrom(...METHODS), 25);
  return fc.tuple(input, method, mostly(fc.constant(0), fc.nat({ max: 40 }), 12)).map(([given, method, torn]) => {
    const isAsking = method === "GET" || method === "HEAD";
    const path = isAsking ? `${call.path}?${queryOf(given)}` : call.path;
    return { method, path, body: isAsking ? null : asText(given).slice(torn).toWellFormed(), headers: {} };
  });
};

const ofRoute = (route: string) => {
  const isUpload = UPLOADS.some((path) => route.startsWith(path));
  const part = fc.oneof(
    fc.constantFrom(...ODD_PATHS),
    fc.nat({ max: 999 }).map((n) => `~id${n}~`),
    fc.webSegment(),
  );
  const method = mostly(fc.constant(isUpload ? "POST" : "GET"), fc.constantFrom(...METHODS), 4);
  const body = isUpload ? fc.oneof(fc.constantFrom("", ...BEGINNINGS), odd) : odd;
  const type = fc.constantFrom(...(isUpload ? TYPES.slice(-4) : TYPES));
  return fc.tuple(fc.array(part, { minLength: 4, maxLength: 4 }), method, body, type).map(([parts, method, body, type]) => ({
    method,
    path: route.replaceAll("*", () => parts.pop() ?? ""),
    body: method === "GET" || method === "HEAD" ? null : asText(body).toWellFormed(),
    headers: type ? { "content-type": type } : {},
  }));
};

const requests = fc.record({
  asked: fc.oneof({ weight: 4, arbitrary: fc.oneof(...calls.map(ofCall)) }, { weight: 1, arbitrary: fc.oneof(...ROUTES.map(ofRoute)) }),
  headers,
  role: fc.nat({ max: 999 }),
  isTwice: mostly(fc.constant(false), fc.constant(true), 6),
});

/** Requests no browser means to send, the same ones for the same seed. `origin` is the site's own, so that they get past the door. */
export function oddRequests(count: number, seed: number, origin: string): OddRequest[] {
  return fc.sample(requests, { numRuns: count, seed }).map(({ asked, headers, role, isTwice }) => ({
    ...asked,
    headers: { origin, ...headers, ...asked.headers },
    role,
    isTwice,
  }));
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

/** As the API reads it: `a[0]=…`, `a[b]=…`. */
function queryOf(given: unknown, name = ""): string {
  if (typeof given !== "object" || given === null)
    return `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(asText(given).toWellFormed().slice(0, 2_000))}`;
  const parts = Object.entries(given).map(([key, value]) => queryOf(value, name ? `${name}[${key}]` : key));
  return parts.join("&").slice(0, 8_000);
}
