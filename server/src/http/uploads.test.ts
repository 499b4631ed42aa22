import { strToU8, zipSync } from "fflate";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
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
  const entries = [ADA, BOB, { id: "cara" }].map(async ({ id }) => [id, (await signedInCookie(app.services, id)).cookie]);
  cookies = Object.fromEntries(await Promise.all(entries));
});

const post = (path: string, payload: Buffer, type: string, who = "ada") =>
  http.inject({
    method: "POST",
    url: path,
    headers: { origin: "http://blenda.test", "content-type": type, ...(cookies[who] && { cookie: cookies[who] }) },
    payload,
  });
const picture = sharp({ create: { width: 3000, height: 1000, channels: 3, background: "#336699" } })
  .withExif({ IFD0: { Artist: "canary of the camera" } })
  .jpeg();

test("a portfolio's picture is redrawn at most 2400 pixels wide; what a camera wrote into it is gone", async () => {
  const answer = await post("/api/portfolio/media?name=Harbour.jpg", await picture.toBuffer(), "image/jpeg");
  expect(answer.json()).toMatchObject({ kind: "picture", width: 2400, height: 800 });
  const stored = await http.inject({ url: answer.json().url, headers: { cookie: cookies.ada ?? "" } });
  expect(stored.headers["content-type"]).toBe("image/webp");
  expect(stored.rawPayload.includes("canary of the camera")).toBe(false);
});

test.each([
  ["a program named as a model", Buffer.from("MZ this is not a model"), "model/gltf-binary"],
  ["a model that ends too early", Buffer.from("glTF\u0002\u0000\u0000\u0000"), "model/gltf-binary"],
  ["half a picture", (await picture.toBuffer()).subarray(0, 2_000), "image/jpeg"],
])("%s is refused in words, and nothing is kept", async (_what, body, type) => {
  const answer = await post("/api/portfolio/media?name=x", body, type);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: "PORTFOLIO_MEDIA_REFUSED", message: expect.stringMatching(/\w+/) });
  expect(await app.db.selectFrom("files").select("id").execute()).toEqual([]);
});

test("an attachment can be opened by the two who write to each other, and by nobody else", async () => {
  const uploaded = (await post("/api/inbox/attachment?name=..%2F..%2Fshot.jpg", await picture.toBuffer(), "image/jpeg")).json();
  expect(uploaded).toMatchObject({ name: "shot.jpg", type: "image/jpeg" });
  const see = async (who: string) =>
    (await http.inject({ url: uploaded.url, headers: cookies[who] ? { cookie: cookies[who] } : {} })).statusCode;
  expect([await see("ada"), await see("bob"), await see("nobody")]).toEqual([200, 404, 404]);
  const words = { recipientId: BOB.id, subject: "", body: "", attachmentIds: [uploaded.id], key: crypto.randomUUID() };
  const { messages, id } = await app.as(ADA).inbox.start(words);
  expect(messages[0]?.attachments).toMatchObject([{ name: "shot.jpg", url: uploaded.url }]);
  expect([await see("ada"), await see("bob"), await see("cara"), await see("nobody")]).toEqual([200, 200, 404, 404]);
  const again = { id, body: "", attachmentIds: [uploaded.id], key: crypto.randomUUID() };
  await expect(app.as(ADA).inbox.send(again)).rejects.toMatchObject({ code: "INBOX_ATTACHMENT_UNKNOWN" });
  await app.as(ADA).inbox.deleteMessage({ id, messageId: messages[0]?.id ?? "" });
  expect([await see("ada"), await see("bob")]).toEqual([404, 404]);
});

/** A small document with these objects, the first of them its catalogue. */
const pdf = (...objects: string[]) =>
  Buffer.from(
    `%PDF-1.7\n${objects.map((text, n) => `${n + 1} 0 obj\n${text}\nendobj\n`).join("")}trailer << /Root 1 0 R >>\n%%EOF\n`,
    "latin1",
  );
const CATALOGUE = "<< /Type /Catalog /Pages 2 0 R >>";

test("a document is called what it is and handed over, never shown", async () => {
  const sent = await post("/api/inbox/attachment?name=invoice.exe", pdf(CATALOGUE), "application/pdf");
  expect(sent.json()).toMatchObject({ name: "invoice.pdf", type: "application/pdf" });
  const { headers } = await http.inject({ url: sent.json().url, headers: { cookie: cookies.ada ?? "" } });
  expect(headers).toMatchObject({
    "content-disposition": "attachment; filename*=UTF-8''invoice.pdf",
    "content-type": "application/octet-stream",
    "x-content-type-options": "nosniff",
  });
});

test("a picture that says it is another kind is called what it is", async () => {
  const sent = await post("/api/inbox/attachment?name=shot.png", await picture.toBuffer(), "image/png");
  expect(sent.json()).toMatchObject({ name: "shot.jpg", type: "image/jpeg" });
});

const zip = (files: Record<string, string>) =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));

test.each([
  ["an archive with a program", zip({ "setup.exe": "MZ\u0090\u0000" }), "application/zip"],
  ["an archive that leaves its folder", zip({ "../../up.txt": "x" }), "application/zip"],
  ["an archive with eleven files", zip(Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`${n}.txt`, "x"]))), "application/zip"],
  ["a page named as a PDF", Buffer.from("<script>alert(1)</script>"), "application/pdf"],
  ["a program named as a picture", Buffer.from("MZ"), "image/png"],
  ["a program with the mark of a PDF inside", Buffer.from("MZ\u0090\u0000 %PDF-1.7 "), "application/pdf"],
  ["a PDF with a script", pdf("<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>"), "application/pdf"],
  [
    "a picture of a great many pixels",
    await sharp({ create: { width: 8_900, height: 8_900, channels: 3, background: "#000" } })
      .png()
      .toBuffer(),
    "image/png",
  ],
])("%s is not sent to anybody", async (_what, body, type) => {
  const answer = await post("/api/inbox/attachment?name=a", body, type);
  expect(answer.json()).toMatchObject({ code: "INBOX_ATTACHMENT_REFUSED" });
  expect(await app.db.selectFrom("files").select("id").execute()).toEqual([]);
});

test("an archive of notes is fine; other kinds, too much and strangers are refused before anything is read", async () => {
  expect((await post("/api/inbox/attachment?name=notes.zip", zip({ "notes.txt": "Hello" }), "application/zip")).statusCode).toBe(200);
  expect((await post("/api/inbox/attachment?name=a.html", Buffer.from("x"), "text/html")).json()).toMatchObject({
    code: "INBOX_ATTACHMENT_TYPE",
  });
  expect((await post("/api/inbox/attachment?name=a", Buffer.alloc(10 * 1024 * 1024 + 1), "image/png")).json()).toMatchObject({
    code: "INBOX_ATTACHMENT_TOO_LARGE",
  });
  expect((await post("/api/portfolio/media?name=a", Buffer.from("x"), "image/png", "nobody")).json()).toMatchObject({
    code: "UNAUTHORIZED",
  });
});

test("while the database is away an upload is told so, and when to come back", async () => {
  const lost = Object.assign(new Error("terminating connection due to administrator command"), { code: "57P01" });
  const config = { PUBLIC_URL: "http://blenda.test", TRUSTED_PROXIES: [], REQUESTS_PER_MINUTE: 0, isProduction: false };
  const away = await openHttp({ ...app.services, identify: () => Promise.reject(lost) }, config);
  const headers = { origin: "http://blenda.test", "content-type": "image/jpeg" };
  const answer = await away.inject({ method: "POST", url: "/api/portfolio/media?name=x.jpg", headers, payload: Buffer.from("x") });
  expect(answer.statusCode).toBe(503);
  expect(answer.json().code).toBe("DATABASE_UNAVAILABLE");
  expect(answer.headers["retry-after"]).toBe("30");
  await away.close();
});
