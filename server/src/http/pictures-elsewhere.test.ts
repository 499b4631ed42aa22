import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { CARA, testApp } from "../testing/app.ts";
import { signedInCookie } from "../testing/session.ts";
import { openHttp } from "./open.ts";

const PICTURE = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: "#336699" } })
  .withExif({ IFD0: { Artist: "canary of the camera" } })
  .jpeg()
  .toBuffer();
const GIF = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#336699" } })
  .gif()
  .toBuffer();
const asked: string[] = [];
/** The rest of the web, as far as this test needs one. */
const web: Record<string, Buffer> = {
  "https://elsewhere.example/harbour%20view.jpg?x=1": PICTURE,
  "https://elsewhere.example/page": Buffer.from("<script>alert(1)</script>"),
  "https://elsewhere.example/drawing.svg": Buffer.from("<svg onload='alert(1)' xmlns='http://www.w3.org/2000/svg'/>"),
  "https://elsewhere.example/wave.gif": GIF,
  "https://elsewhere.example/cut.jpg": PICTURE.subarray(0, 2_000),
};

const app = await testApp({
  readWeb: async (url) => {
    asked.push(url);
    return web[url] ?? null;
  },
});
const http = await openHttp(app.services, {
  PUBLIC_URL: "http://blenda.test",
  TRUSTED_PROXIES: [],
  REQUESTS_PER_MINUTE: 0,
  isProduction: false,
});
let cookie = "";
let draftId = "";
beforeEach(async () => {
  asked.length = 0;
  cookie = (await signedInCookie(app.services, CARA.id)).cookie;
  draftId = (await app.as(CARA).teaching.createDraft({ key: crypto.randomUUID() })).id;
});

const name = (address: string, path = `/api/teaching/picture?draft=${draftId}`) =>
  http.inject({
    method: "POST",
    url: path,
    headers: { origin: "http://blenda.test", "content-type": "text/uri-list", ...(cookie && { cookie }) },
    payload: address,
  });
const files = () => app.db.selectFrom("files").select(["name", "type", "ownerId"]).execute();

test("a picture from elsewhere is fetched once, redrawn and stored as one of ours", async () => {
  const answer = await name("https://elsewhere.example/harbour%20view.jpg?x=1");
  expect(answer.json()).toMatchObject({ url: expect.stringMatching(/^\/files\//), width: 2000, height: 667 });
  expect(await files()).toEqual([{ name: "harbour view.webp", type: "image/webp", ownerId: CARA.id }]);
  const shown = await http.inject({ url: answer.json().url, headers: { cookie } });
  expect(shown.headers["content-type"]).toBe("image/webp");
  expect(shown.rawPayload.includes("canary of the camera")).toBe(false);
  expect(asked).toHaveLength(1);
});

test("a GIF, from elsewhere or written into the page it was copied from, becomes a picture of ours in lessons and posts", async () => {
  const headers = { origin: "http://blenda.test", "content-type": "image/gif", cookie };
  for (const url of [`/api/teaching/picture?draft=${draftId}&name=wave.gif`, "/api/community/media?name=wave.gif"]) {
    const answer = await http.inject({ method: "POST", url, headers, payload: GIF });
    expect([url, answer.statusCode, answer.json().width]).toEqual([url, 200, 40]);
  }
  expect((await name("https://elsewhere.example/wave.gif")).json()).toMatchObject({ width: 40, height: 20 });
  expect((await files()).map(({ type }) => type)).toEqual(["image/webp", "image/webp", "image/webp"]);
  const cover = await http.inject({ method: "POST", url: `/api/teaching/cover?draft=${draftId}`, headers, payload: GIF });
  expect(cover.statusCode).toBe(415);
});

test.each([
  ["a page", "https://elsewhere.example/page"],
  ["a drawing with a script", "https://elsewhere.example/drawing.svg"],
  ["something that is not there", "https://elsewhere.example/gone.png"],
  ["an address that is none", "harbour.jpg"],
])("%s is not taken, and the sentence says what to do instead", async (_what, address) => {
  const answer = await name(address);
  expect(answer.json()).toEqual({
    code: "PICTURE_NOT_FETCHED",
    message: "We couldn't get this picture from the other website. Save it and upload it here instead.",
  });
  expect(answer.statusCode).toBe(422);
  expect(await files()).toEqual([]);
});

test("half a picture is refused like one that was sent", async () => {
  expect((await name("https://elsewhere.example/cut.jpg")).json()).toMatchObject({ code: "TEACHING_PICTURE_REFUSED" });
  expect(await files()).toEqual([]);
});

test("nobody sends our server anywhere without an account, too often, or where only files are taken", async () => {
  const address = "https://elsewhere.example/harbour%20view.jpg?x=1";
  expect((await name(address, "/api/portfolio/media")).json()).toMatchObject({ code: "PORTFOLIO_MEDIA_TYPE" });
  expect((await name("", `/api/teaching/picture?draft=${draftId}`)).json()).toMatchObject({ code: "EMPTY_FILE" });
  expect((await name(`https://elsewhere.example/${"x".repeat(2_000)}`)).statusCode).toBe(413);
  expect(asked).toEqual([]);
  for (let n = 0; n < 120; n++)
    await app.services.limits.consume(`pictures elsewhere user ${CARA.id}`, { per: "account", max: 120, minutes: 60 });
  expect((await name(address)).statusCode).toBe(429);
  cookie = "";
  expect((await name(address)).statusCode).toBe(401);
  expect(asked).toEqual([]);
});
