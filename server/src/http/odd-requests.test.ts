import { expect, test } from "vitest";
import { ADA, CARA, EDDA, ROOT, testApp } from "../testing/app.ts";
import { oddRequests } from "../testing/fuzz/odd-requests.ts";
import { withIds } from "../testing/fuzz/odd-values.ts";
import { signedInCookie } from "../testing/session.ts";
import { openHttp } from "./open.ts";

const REQUESTS = 500;
const origin = "http://blenda.test";
const app = await testApp();
const http = await openHttp(app.services, {
  PUBLIC_URL: origin,
  TRUSTED_PROXIES: ["127.0.0.1"],
  REQUESTS_PER_MINUTE: 0,
  isProduction: false,
});

test("odd requests over every operation and every route are refused or answered, and none of them is a failure", async () => {
  const seed = Math.floor(Math.random() * 1_000_000);
  const people = [ADA, CARA, EDDA, ROOT];
  const cookies = ["", ...(await Promise.all(people.map(async ({ id }) => (await signedInCookie(app.services, id)).cookie)))];
  const ids = people.map(({ id }) => id);
  for (const { method, path, headers, body, role } of oddRequests(REQUESTS, seed, origin)) {
    const cookie = cookies[role % cookies.length] ?? "";
    const payload = body === null ? {} : { payload: withIds(body, ids) };
    const url = withIds(path, ids);
    // Only a socket can carry these: `door.test.ts` sends them.
    if (!URL.canParse(url, origin)) continue;
    const answer = await http.inject({ method: method as "GET", url, headers: { ...headers, cookie }, ...payload });
    const told = `seed ${seed}: ${method} ${path} ${body?.slice(0, 200)} → ${answer.body.slice(0, 200)}`;
    expect(answer.statusCode >= 500 && answer.headers["retry-after"] === undefined, told).toBe(false);
  }
}, 120_000);

const ODD_MOMENTS = [
  "1|x",
  "-0",
  "2020-01-01 (x)",
  "+275760-09-13T00:00:00.000Z|x",
  "-271821-04-20T00:00:00.000Z|x",
  "\u0000",
  "0000-01-01",
];
const encoded = (at: unknown, id: unknown = "x") => Buffer.from(JSON.stringify([at, id])).toString("base64url");

test.each([...ODD_MOMENTS, ...ODD_MOMENTS.map((at) => encoded(at)), encoded("2026-01-01T00:00:00.000Z", "\u0000"), encoded(2 ** 70)])(
  "a list asked for after %j begins at the beginning, or the question is refused",
  async (place) => {
    const { cookie } = await signedInCookie(app.services, ADA.id);
    const given = encodeURIComponent(place);
    for (const path of [
      `orders/orders?after=${given}`,
      `inbox/conversations?after=${given}`,
      `inbox/conversation?id=x&before=${given}`,
      `generation/jobs?cursor=${given}`,
      `saved/list?after=${given}`,
      `follows/followers?userId=ada&after=${given}`,
      `search/products?after=${given}`,
    ])
      expect((await http.inject({ url: `/api/${path}`, headers: { cookie } })).statusCode, path).toBeLessThan(500);
    expect((await http.inject({ url: `/sitemap-products.xml?after=${given}` })).statusCode).toBeLessThan(500);
  },
);

test.each(["0000-01-01T00:00:00.000Z", "10000-01-01T00:00:00.000Z", "2026-01-01T00:00:00Z", "2026-02-30T00:00:00.000Z", "2026-01-01"])(
  "%s is no moment, and nobody's history begins there",
  async (from) => {
    const { cookie } = await signedInCookie(app.services, ADA.id);
    for (const call of ["usage", "usageFile"]) {
      const answer = await http.inject({ url: `/api/tokens/${call}?from=${encodeURIComponent(from)}`, headers: { cookie } });
      expect(answer.statusCode).toBe(400);
    }
  },
);

test("a version number no column can hold is refused", async () => {
  const { cookie } = await signedInCookie(app.services, ROOT.id);
  const rollBack = (version: number) =>
    http.inject({ method: "POST", url: "/api/generator/rollBack", headers: { cookie, origin }, payload: { version } });
  expect((await rollBack(2_147_483_648)).statusCode).toBe(400);
  expect((await rollBack(2_147_483_647)).json().code).toBe("GENERATOR_VERSION_GONE");
});

test("a payment's secret with a NUL is nobody's", async () => {
  expect((await http.inject("/api/test-provider/actions?clientSecret=%00")).statusCode).toBe(404);
});
