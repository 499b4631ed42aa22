import http from "node:http";
import { brotliDecompressSync } from "node:zlib";
import type { CallMeta } from "@blenda/domain/access/procedure";
import { catalogueImported, productChanged } from "@blenda/domain/catalogue/events";
import { contract } from "@blenda/domain/contract";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { emit } from "../../platform/events/outbox.ts";
import { CARA, ROOT, testApp } from "../../testing/app.ts";
import { addCategories, addProduct, addShop } from "../../testing/catalogue.ts";
import { signedInCookie } from "../../testing/session.ts";
import { openHttp } from "../open.ts";

const app = await testApp();
const config = { PUBLIC_URL: "http://blenda.test", TRUSTED_PROXIES: ["127.0.0.1"], REQUESTS_PER_MINUTE: 0, isProduction: true };
const server = await openHttp(app.services, config);
const url = await server.listen({ port: 0, host: "127.0.0.1" });
const limited = await openHttp(app.services, { ...config, REQUESTS_PER_MINUTE: 5 });
const limitedUrl = await limited.listen({ port: 0, host: "127.0.0.1" });
afterAll(() => Promise.all([server.close(), limited.close()]));

const say = (event: Parameters<typeof emit>[1]) => app.services.transaction((tx) => emit(tx, event));
const PAGE = "/api/catalogue/product?id=chair";

interface HttpAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Node's own client: it sends what it is told and unpacks nothing. */
function ask(path: string, headers: http.OutgoingHttpHeaders = {}, { at = url, method = "GET" } = {}): Promise<HttpAnswer> {
  return new Promise((done, fail) => {
    const request = http.request(`${at}${path}`, { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }));
    });
    request.on("error", fail).end();
  });
}
const priceOf = ({ body }: HttpAnswer) => JSON.parse(body.toString()).priceCents;

beforeEach(async () => {
  await addCategories(app.db);
  await addShop(app.db, CARA.id);
  await addProduct(app.db, "chair", CARA.id, { description: "A long text about a chair. ".repeat(100) });
  await say(catalogueImported({ from: 0, to: 0 }));
  // Kept again as soon as this process hears of changes.
  await vi.waitFor(async () => {
    await ask(PAGE);
    expect(app.services.sharedAnswers.get(PAGE)).toBeDefined();
  });
});

test("a kept answer is the same bytes and headers as the first one, the request's own number aside", async () => {
  // The index, still reading what was imported, may drop it once more.
  const { headers, ...first } = await vi.waitFor(async () => {
    app.services.sharedAnswers.drop({ kind: "catalogue.product", ids: null });
    const made = await ask(PAGE);
    expect(app.services.sharedAnswers.get(PAGE)).toBeDefined();
    return made;
  });
  const { headers: keptHeaders, ...kept } = await ask(PAGE);
  expect(kept).toEqual(first);
  const own = { date: "", "x-request-id": "" };
  expect({ ...keptHeaders, ...own }).toEqual({ ...headers, ...own });
  expect(keptHeaders["x-request-id"]).not.toBe(headers["x-request-id"]);
  expect(keptHeaders).toMatchObject({
    "cache-control": "no-cache",
    "content-type": "application/json",
    "content-security-policy": expect.stringMatching(/frame-ancestors 'none'/),
    "x-content-type-options": "nosniff",
    "x-request-id": expect.stringMatching(/^[0-9a-f]{16}$/),
    vary: "accept-encoding",
  });
});

test("whoever holds the answer already is told that it still is the one, until it changes", async () => {
  const { etag = "" } = (await ask(PAGE)).headers;
  for (const held of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const again = await ask(PAGE, { "if-none-match": held });
    expect(again).toMatchObject({ status: 304, headers: { etag, "cache-control": "no-cache" } });
    expect(again.body).toHaveLength(0);
  }
  await app.db.updateTable("products").set({ priceCents: 999 }).where("id", "=", "chair").execute();
  await say(productChanged({ productId: "chair", creatorId: CARA.id }));
  const changed = await ask(PAGE, { "if-none-match": etag });
  expect(changed.status).toBe(200);
  expect(priceOf(changed)).toBe(999);
});

test("who changed something sees it changed in the very next answer", async () => {
  for (const priceCents of [100, 200, 300, 400, 500]) {
    await app.services.transaction(async (tx) => {
      await tx.updateTable("products").set({ priceCents }).where("id", "=", "chair").execute();
      await emit(tx, productChanged({ productId: "chair", creatorId: CARA.id }));
    });
    expect(priceOf(await ask(PAGE))).toBe(priceCents);
    expect(priceOf(await ask(PAGE))).toBe(priceCents);
  }
});

test("who can unpack gets it compressed, with a tag of its own", async () => {
  const plain = await ask(PAGE);
  const small = await ask(PAGE, { "accept-encoding": "gzip, br" });
  expect(small.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(small.body)).toEqual(plain.body);
  expect(small.headers.etag).not.toBe(plain.headers.etag);
  const again = await ask(PAGE, { "accept-encoding": "br", "if-none-match": small.headers.etag });
  expect(again.status).toBe(304);
  for (const refusing of ["br;q=0", "gzip, br; q=0.0", "gzip"])
    expect((await ask(PAGE, { "accept-encoding": refusing })).headers["content-encoding"]).toBeUndefined();
});

test("everybody gets the same answer, because no shared call can see who asks", async () => {
  const { cookie } = await signedInCookie(app.services, ROOT.id);
  const identify = vi.spyOn(app.services, "identify");
  app.services.sharedAnswers.drop({ kind: "catalogue.product", ids: null });
  const asAdmin = await ask(PAGE, { cookie });
  expect((await ask(PAGE)).body).toEqual(asAdmin.body);
  expect(identify).not.toHaveBeenCalled();
  identify.mockRestore();
});

test("every shared call is public, asks for nothing but words, and counts on no limit of its own", () => {
  const shared = Object.values(contract)
    .flatMap((operations) => Object.values(operations))
    .map((call) => (call as unknown as { "~orpc": { meta: CallMeta; route: { method: string } } })["~orpc"])
    .filter(({ meta }) => meta.isShared || meta.isSameForVisitors);
  expect(shared.length).toBeGreaterThan(5);
  for (const { meta, route } of shared)
    expect([meta.access, meta.limits, meta.flag, route.method]).toEqual(["public", undefined, undefined, "GET"]);
});

test("kept answers count towards the flood limit of their address, a tenth of others, as trusted proxies tell it", async () => {
  const from = (address: string) => ask(PAGE, { "x-forwarded-for": address }, { at: limitedUrl }).then(({ status }) => status);
  const statuses = [];
  for (let n = 0; n < 52; n++) statuses.push(await from("198.51.100.7"));
  const passed = statuses.indexOf(429);
  // One that had to be made anew, because the index was still reading, weighs as much as ten.
  expect(passed).toBeGreaterThan(5);
  expect(passed).toBeLessThanOrEqual(50);
  expect(new Set(statuses.slice(passed))).toEqual(new Set([429]));
  expect(await from("198.51.100.8")).toBe(200);
  const refused = await ask(PAGE, { "x-forwarded-for": "198.51.100.7" }, { at: limitedUrl });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(JSON.parse(refused.body.toString()).code).toBe("TOO_MANY_REQUESTS");
});

test.each([
  ["a product that is not there", "/api/catalogue/product?id=nobody", 404, "CATALOGUE_NOT_FOUND"],
  ["an unknown field", "/api/catalogue/product?id=chair&price=1", 400, "BAD_REQUEST"],
  ["a field twice", "/api/catalogue/product?id=nobody&id=nobody2", 404, "CATALOGUE_NOT_FOUND"],
  ["no field", "/api/catalogue/product", 400, "BAD_REQUEST"],
  ["a prototype", "/api/catalogue/product?id=chair&__proto__=1", 400, "BAD_REQUEST"],
  ["a field where none is", "/api/catalogue/categories?all=1", 400, "BAD_REQUEST"],
  ["a text no database can hold", "/api/catalogue/product?id=%00", 400, "BAD_REQUEST"],
])("%s is refused in the usual words and not kept", async (_what, path, status, code) => {
  for (let n = 0; n < 2; n++) {
    const { body, ...answer } = await ask(path);
    expect(answer).toMatchObject({ status, headers: { "cache-control": "no-store" } });
    expect(JSON.parse(body.toString())).toMatchObject({ code, message: expect.any(String) });
  }
  expect(app.services.sharedAnswers.get(path)).toBeUndefined();
});

test("another method or a body goes the ordinary way", async () => {
  expect(await ask(PAGE, {}, { method: "HEAD" })).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  expect((await ask(PAGE, { "content-encoding": "br" })).status).toBe(415);
  expect((await ask(PAGE, {}, { method: "POST" })).status).toBe(403);
});
