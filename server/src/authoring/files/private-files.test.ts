import sharp from "sharp";
import { expect, test } from "vitest";
import { openHttp } from "../../http/open.ts";
import { ADA, CARA, EDDA, testApp } from "../../testing/app.ts";
import { addCategories, addShop } from "../../testing/catalogue.ts";
import { addCompleteDraft } from "../../testing/creators/authoring.ts";
import { signedInCookie } from "../../testing/session.ts";

const app = await testApp();
const CONFIG = { PUBLIC_URL: "http://blenda.test", TRUSTED_PROXIES: [], REQUESTS_PER_MINUTE: 0, isProduction: false };
const http = await openHttp(app.services, CONFIG);
const calls = app.as(CARA).authoring;
const as = async (userId: string) => ({ cookie: (await signedInCookie(app.services, userId)).cookie, origin: CONFIG.PUBLIC_URL });

test("files and images of a draft are their creator's; a reviewer opens them while it is in review, and that is written down", async () => {
  await addCategories(app.db);
  await addShop(app.db, CARA.id);
  await app.db
    .updateTable("users")
    .set({ permissions: ["approve_content"] })
    .where("id", "=", EDDA.id)
    .execute();
  const id = await addCompleteDraft(app, CARA);
  const { files, pictures, previewUrl, mark } = await calls.draft({ id });
  const urls = [files[0]?.url, pictures[0]?.url, previewUrl].map((url) => url ?? "");
  const codes = async (userId: string) =>
    Promise.all(urls.map(async (url) => (await http.inject({ url, headers: await as(userId) })).statusCode));
  expect(await codes(CARA.id)).toEqual([200, 200, 200]);
  expect([await codes(ADA.id), await codes(EDDA.id)]).toEqual([urls.map(() => 404), urls.map(() => 404)]);
  await calls.submit({ id, mark });
  expect([await codes(ADA.id), await codes(EDDA.id)]).toEqual([urls.map(() => 404), urls.map(() => 200)]);
  const written = await app.db.selectFrom("auditEntries").select(["action", "reason"]).execute();
  expect(written).toEqual(urls.map(() => ({ action: "files.read", reason: `review of product ${id}` })));
});

test("an image is drawn anew, large and small; what is no image and what is somebody else's is refused", async () => {
  await app.db.updateTable("users").set({ isCreator: true }).where("id", "=", ADA.id).execute();
  const { id } = await calls.createDraft({ key: crypto.randomUUID() });
  const png = await sharp({ create: { width: 1_400, height: 900, channels: 3, background: "#964" } })
    .png()
    .toBuffer();
  const send = async (userId: string, body: Buffer, draft = id) =>
    http.inject({
      method: "POST",
      url: `/api/authoring/picture?draft=${draft}&name=front.png`,
      headers: { ...(await as(userId)), "content-type": "image/png" },
      body,
    });
  const taken = await send(CARA.id, png);
  expect([taken.statusCode, taken.json().pictures]).toMatchObject([200, [{ kind: "own", width: 1_400, height: 900 }]]);
  expect((await send(ADA.id, png)).json()).toMatchObject({ code: "AUTHORING_NOT_FOUND" });
  expect((await send(CARA.id, Buffer.from("<svg onload=alert(1)>"))).json()).toMatchObject({ code: "AUTHORING_PICTURE_TYPE" });
  const stored = await app.db.selectFrom("files").select("type").execute();
  expect(stored).toEqual([{ type: "image/webp" }, { type: "image/webp" }]);
}, 60_000);
