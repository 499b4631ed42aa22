import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { ADA, testApp } from "../testing/app.ts";
import { signedInCookie } from "../testing/session.ts";
import { openHttp } from "./open.ts";

const app = await testApp();
const http = await openHttp(app.services, {
  PUBLIC_URL: "http://blenda.test",
  TRUSTED_PROXIES: [],
  REQUESTS_PER_MINUTE: 0,
  isProduction: false,
});
let cookie = "";
beforeEach(async () => {
  cookie = (await signedInCookie(app.services, ADA.id)).cookie;
});

/** Left half red, right half blue. */
const halves = sharp({ create: { width: 400, height: 300, channels: 3, background: "#0000ff" } }).composite([
  { input: { create: { width: 200, height: 300, channels: 3, background: "#ff0000" } }, left: 0, top: 0 },
]);
const png = await halves.clone().png().toBuffer();
const post = (payload: Buffer, type = "image/png", query = "", headers: Record<string, string> = {}) =>
  http.inject({
    method: "POST",
    url: `/api/account/photo${query}`,
    headers: { origin: "http://blenda.test", "content-type": type, cookie, ...headers },
    payload,
  });
const storedAt = async (url: string) => (await http.inject(url)).rawPayload;

test.each(["png", "jpeg", "webp"] as const)("a %s is redrawn as the chosen square, 512 pixels wide", async (format) => {
  const answer = await post(await halves.clone().toFormat(format).toBuffer(), `image/${format}`, "?x=200&y=50&size=200");
  expect(answer.statusCode).toBe(200);
  const { photoUrl, profileImage } = answer.json();
  expect(profileImage).toEqual({ url: photoUrl });
  const stored = sharp(await storedAt(photoUrl));
  expect(await stored.metadata()).toMatchObject({ format: "webp", width: 512, height: 512 });
  const { dominant } = await stored.stats();
  expect(dominant.b).toBeGreaterThan(200);
  expect(dominant.r).toBeLessThan(60);
});

test("without a square it is the middle; what a camera wrote into the picture is gone", async () => {
  const withPlace = await halves
    .clone()
    .withExif({ IFD0: { Artist: "canary of the camera" } })
    .jpeg()
    .toBuffer();
  expect(withPlace.includes("canary of the camera")).toBe(true);
  const { photoUrl } = (await post(withPlace, "image/jpeg")).json();
  expect((await storedAt(photoUrl)).includes("canary of the camera")).toBe(false);
});

test("a new photo replaces the old one, its file too", async () => {
  const first = (await post(png)).json().photoUrl;
  const second = (await post(png)).json().photoUrl;
  expect(second).not.toBe(first);
  expect((await http.inject(first)).statusCode).toBe(404);
  expect((await http.inject(second)).statusCode).toBe(200);
  expect(await app.db.selectFrom("files").select("id").execute()).toHaveLength(1);
  expect((await app.services.identify(cookie)).actor?.photoUrl).toBe(second);
});

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><script>alert(1)</script></svg>');
test.each([
  ["an SVG", SVG, "image/svg+xml", "", 415],
  ["an SVG that says it is a PNG", SVG, "image/png", "", 415],
  ["a page that says it is a PNG", Buffer.from("<html><script>alert(1)</script></html>"), "image/png", "", 415],
  ["a GIF that says it is a PNG", await halves.clone().gif().toBuffer(), "image/png", "", 415],
  ["half a picture", png.subarray(0, png.length / 2), "image/png", "", 400],
  ["JSON", Buffer.from("{}"), "application/json", "", 415],
  ["more than five megabytes", Buffer.alloc(5 * 1024 * 1024 + 1), "image/png", "", 413],
  ["a square outside the picture", png, "image/png", "?x=300&y=0&size=200", 400],
  ["a square that is none", png, "image/png", "?x=a&y=0&size=200", 400],
  ["an unknown word in the address", png, "image/png", "?x=0&y=0&size=100&owner=bob", 400],
])("%s is refused", async (_what, bytes, type, query, status) => {
  const answer = await post(bytes, type, query);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ code: expect.stringMatching(/^ACCOUNT_PHOTO_/), message: expect.any(String) });
  expect(await app.db.selectFrom("files").selectAll().execute()).toEqual([]);
});

test("a picture of a great many pixels in a few bytes is refused", async () => {
  const flood = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: "#000000" } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(flood.length).toBeLessThan(1024 * 1024);
  expect((await post(flood)).statusCode).toBe(400);
});

test("signed out it says that no user is currently logged in, and other sites cannot post one", async () => {
  const answer = await post(png, "image/png", "", { cookie: "" });
  expect(answer.json()).toEqual({ code: "IDENTITY_NOT_SIGNED_IN", message: "No user is currently logged in" });
  expect((await post(png, "image/png", "", { origin: "https://evil.example" })).statusCode).toBe(403);
});
