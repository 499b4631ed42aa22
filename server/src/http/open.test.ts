import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { BODY } from "../platform/requests/body-bounds.ts";
import { ADA, testApp } from "../testing/app.ts";
import { signedInCookie } from "../testing/session.ts";
import { openHttp } from "./open.ts";

const app = await testApp();
const config = { PUBLIC_URL: "http://blenda.test", TRUSTED_PROXIES: [], REQUESTS_PER_MINUTE: 0, isProduction: false };
const http = await openHttp(app.services, config);
const ours = { origin: "http://blenda.test" };
const json = { ...ours, "content-type": "application/json" };
const message = { name: "Ada", email: "ada@example.com", topic: "other", message: "A question that is long enough.", key: "key-12345678" };

test("health says ok while the process lives, ready asks every part", async () => {
  expect((await http.inject("/api/health")).json()).toEqual({ status: "ok" });
  const ready = await http.inject("/api/ready");
  expect(ready.statusCode).toBe(200);
  expect(ready.json()).toMatchObject({
    status: "ok",
    checks: [{ name: "database" }, { name: "jobs" }, { name: "mail" }, { name: "search" }, { name: "storage" }],
  });
});

test("a failing part makes it not ready, and health does not care", async () => {
  const broken = await openHttp(
    { ...app.services, storage: { ...app.services.storage, check: () => Promise.reject(new Error("full")) } },
    config,
  );
  const ready = await broken.inject("/api/ready");
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toMatchObject({ status: "failing", checks: expect.arrayContaining([{ name: "storage", isOk: false }]) });
  expect((await broken.inject("/api/health")).statusCode).toBe(200);
});

test("mail that does not leave is named, and the shop is ready all the same", async () => {
  const mail = { check: () => Promise.reject(new Error("refused")), send: () => Promise.reject(new Error("refused")), close: () => {} };
  const ready = await (await openHttp({ ...app.services, mail }, config)).inject("/api/ready");
  expect(ready.statusCode).toBe(200);
  expect(ready.json()).toMatchObject({ status: "degraded", checks: expect.arrayContaining([{ name: "mail", isOk: false }]) });
});

test("a process whose index has not read the catalogue is not ready", async () => {
  const reading = vi.spyOn(app.services.search, "products").mockRejectedValueOnce(new Error("still reading"));
  const ready = await http.inject("/api/ready");
  reading.mockRestore();
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toMatchObject({ status: "failing", checks: expect.arrayContaining([{ name: "search", isOk: false }]) });
});

test("operation ids are <domain>.<operation> in an OpenAPI 3.1 document", async () => {
  const document = (await http.inject("/api/openapi.json")).json();
  expect(document.openapi).toMatch(/^3\.1/);
  expect(document.paths["/information/contact"].post.operationId).toBe("information.contact");
  expect((await http.inject("/api/docs")).body).toContain("information.contact");
});

test("every answer carries the security headers, and pages allow no inline script", async () => {
  for (const url of ["/", "/api/health", "/api/identity/session", "/nowhere"]) {
    const { headers } = await http.inject(url);
    expect(headers["content-security-policy"], url).toMatch(/script-src 'self';/);
    expect(headers["content-security-policy"], url).toMatch(/frame-ancestors 'none'/);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "x-request-id": expect.stringMatching(/^[0-9a-f]{16}$/),
    });
  }
});

const contact = (headers: Record<string, string>, payload: string | Buffer = JSON.stringify(message)) =>
  http.inject({ method: "POST", url: "/api/information/contact", headers, payload });

test.each([
  ["another site", { "content-type": "application/json", origin: "https://evil.example" }],
  ["a site whose name begins like ours", { "content-type": "application/json", origin: "http://blenda.test.evil.example" }],
  ["no page at all", { "content-type": "application/json" }],
  ["a sandboxed frame", { "content-type": "application/json", origin: "null" }],
  ["a cross-site fetch", { "content-type": "application/json", "sec-fetch-site": "cross-site" }],
])("an unsafe request from %s is refused and changes nothing", async (_who, headers) => {
  const answer = await contact(headers);
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toEqual({ code: "ORIGIN_REFUSED", message: "This request didn't come from our site" });
  expect(await app.db.selectFrom("mails").selectAll().execute()).toEqual([]);
});

test("a request from our own page passes, and a refusal is exactly code, message and data", async () => {
  expect((await contact(json)).statusCode).toBe(200);
  const refused = await contact(json, JSON.stringify({ ...message, key: "key-other123", email: "nobody" }));
  expect(refused.statusCode).toBe(400);
  expect(Object.keys(refused.json()).sort()).toEqual(["code", "data", "message"]);
  expect(refused.json().data).toEqual({ fields: ["email"] });
});

test.each([
  ["text/plain", JSON.stringify(message), {}],
  ["application/x-www-form-urlencoded", "name=a", {}],
  ["application/json", gzipSync(JSON.stringify(message)), { "content-encoding": "gzip" }],
  ["application/json", brotliCompressSync(JSON.stringify(message)), { "content-encoding": "br" }],
])("a body of %s in another form than plain JSON is 415", async (type, body, extra) => {
  const answer = await contact({ ...ours, "content-type": type, ...(extra as Record<string, string>) }, body);
  expect(answer.statusCode).toBe(415);
  expect(answer.json().code).toBe("UNSUPPORTED_MEDIA_TYPE");
});

test.each([
  ["not JSON", "{", 400],
  ["nothing", "", 400],
  ["a prototype", '{"__proto__":{"isAdmin":true}}', 400],
  ["a list", "[]", 400],
  ["nested 10,000 deep", `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`, 400],
  ["more than a megabyte", JSON.stringify({ ...message, message: "x".repeat(1_100_000) }), 413],
  ["longer than anything a visitor sends", JSON.stringify({ ...message, message: "x".repeat(BODY.VISITORS_BYTES) }), 413],
])("a body that is %s is refused", async (_what, body, status) => {
  const answer = await contact(json, body);
  expect(answer.statusCode).toBe(status);
  expect(answer.body).not.toMatch(/at .*\.ts|node_modules|SyntaxError/);
});

test("eighty thousand unknown names are refused by their size, and as many as fit are not named back", async () => {
  const body = (names: number) =>
    JSON.stringify({ ...message, ...Object.fromEntries(Array.from({ length: names }, (_, n) => [`k${n}`, 1])) });
  const many = await contact(json, body(80_000));
  expect([many.statusCode, many.body.length < 200]).toEqual([413, true]);
  const fitting = await contact(json, body(15_000));
  expect([fitting.statusCode, fitting.json().data, fitting.body.length < 200]).toEqual([400, undefined, true]);
  const { cookie } = await signedInCookie(app.services, ADA.id);
  const own = { method: "POST", url: "/api/account/updateProfile", headers: { ...json, cookie }, payload: body(80_000) } as const;
  expect((await http.inject(own)).body.length).toBeLessThan(200);
});

test("the sixth message of an hour from one address is refused with the time to wait", async () => {
  const send = (n: number) => contact(json, JSON.stringify({ ...message, key: `key-${n}-123456` }));
  for (let n = 0; n < 5; n++) expect((await send(n)).statusCode).toBe(200);
  const refused = await send(5);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.json()).toMatchObject({
    code: "TOO_MANY_REQUESTS",
    message: expect.stringMatching(/^Too many requests. Please try again in/),
  });
});

test("a flood from one address is refused whatever it calls itself", async () => {
  const limited = await openHttp(app.services, { ...config, REQUESTS_PER_MINUTE: 5 });
  const ask = (forged: string) => limited.inject({ url: "/api/identity/session", headers: { "x-forwarded-for": forged } });
  const statuses = [];
  for (let n = 0; n < 8; n++) statuses.push((await ask(`198.51.100.${n}`)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  const refused = await ask("198.51.100.9");
  expect(refused.headers["retry-after"]).toBeDefined();
  expect(refused.json()).toMatchObject({ code: "TOO_MANY_REQUESTS", data: { retryAfterSeconds: expect.any(Number) } });
});

test("the session cookie says who asks, and signing out makes it useless", async () => {
  const { cookie } = await signedInCookie(app.services, ADA.id);
  const session = () => http.inject({ url: "/api/identity/session", headers: { cookie } });
  expect((await session()).json().user).toMatchObject({ id: ADA.id, isAdmin: false });
  expect((await session()).headers["cache-control"]).toBe("no-store");
  const out = await http.inject({ method: "POST", url: "/api/identity/signOut", headers: { ...json, cookie }, payload: "{}" });
  expect(out.statusCode).toBe(200);
  expect(out.headers["set-cookie"]).toMatch(/session=;/);
  expect((await session()).json().user).toBeNull();
});

test("an expired session is nobody", async () => {
  const { cookie } = await signedInCookie(app.services, ADA.id);
  app.passMinutes(31 * 24 * 60);
  expect((await http.inject({ url: "/api/identity/session", headers: { cookie } })).json().user).toBeNull();
});
