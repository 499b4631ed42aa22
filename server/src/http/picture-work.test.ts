import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { allDomains } from "../domains.ts";
import { ADA, BOB, testApp } from "../testing/app.ts";
import { signedInCookie } from "../testing/session.ts";
import { openHttp } from "./open.ts";

const app = await testApp();
const http = await openHttp(app.services, {
  PUBLIC_URL: "http://blenda.test",
  TRUSTED_PROXIES: [],
  REQUESTS_PER_MINUTE: 0,
  isProduction: false,
});
let cookies: Record<string, string> = {};
beforeEach(async () => {
  const entries = [ADA, BOB].map(async ({ id }) => [id, (await signedInCookie(app.services, id)).cookie]);
  cookies = Object.fromEntries(await Promise.all(entries));
});

const PATHS = ["/api/account/photo", "/api/portfolio/media?name=a", "/api/refunds/picture?name=a", "/api/generation/picture?name=a"];
const EVERY_UPLOAD = allDomains.flatMap(({ uploads = [] }) => uploads.map(({ path }) => path));
const post = (path: string, payload: Buffer, who: string = ADA.id) =>
  http.inject({
    method: "POST",
    url: path,
    headers: { origin: "http://blenda.test", "content-type": "image/png", cookie: cookies[who] ?? "" },
    payload,
  });
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#336699" } })
    .png({ compressionLevel: 9 })
    .toBuffer();

test.each(EVERY_UPLOAD)("a file that holds nothing is refused in words at %s", async (path) => {
  const answer = await post(path, Buffer.alloc(0));
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({ code: "EMPTY_FILE", message: "This file is empty. Choose another one." });
});

/** Drawn once: it takes longer than everything it is sent to. */
let flood: Promise<Buffer> | undefined;

test.each(PATHS)("a picture of 79 million pixels in a few bytes is refused unread at %s", async (path) => {
  const picture = await (flood ??= plain(8_900, 8_900));
  expect(picture.length).toBeLessThan(400_000);
  const answer = await post(path, picture);
  expect([400, 422]).toContain(answer.statusCode);
  expect(answer.json().message).toMatch(/\w+/);
  expect(await app.db.selectFrom("rateCounters").select("used").where("key", "like", "megapixels%").execute()).toEqual([]);
});

test("of two dozen pictures at once a few are drawn and the rest are told when to come back; others find room meanwhile", async () => {
  const picture = await plain(1_200, 900);
  const flood = Array.from({ length: 24 }, () => post("/api/portfolio/media?name=a", picture));
  const [answers, other] = await Promise.all([Promise.all(flood), post("/api/account/photo", picture, BOB.id)]);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused).toHaveLength(18);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(6);
  expect(refused[0]?.headers["retry-after"]).toBe("5");
  expect(refused[0]?.json()).toMatchObject({ code: "BUSY", message: "A lot is going on right now. Please try again in 5 seconds." });
  expect(other.statusCode).toBe(200);
  // Their room is given back.
  expect((await post("/api/portfolio/media?name=a", picture)).statusCode).toBe(200);
});

test("pictures are counted by their pixels, over all the places that take them", async () => {
  const limit = { per: "account", max: 1_000, minutes: 60 } as const;
  expect(await app.services.limits.consume(`megapixels user ${ADA.id}`, limit, 998)).toBeNull();
  const picture = await plain(1_200, 900); // two when rounded up
  expect((await post("/api/refunds/picture?name=a", picture)).statusCode).toBe(200);
  const over = await post("/api/account/photo", picture);
  expect(over.statusCode).toBe(429);
  expect(Number(over.headers["retry-after"])).toBeGreaterThan(0);
  expect((await post("/api/account/photo", picture, BOB.id)).statusCode).toBe(200);
});
