import { createHash, randomBytes } from "node:crypto";
import { readdir, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { PURPOSE_RULES, RESUMABLE_PATH } from "@blenda/domain/uploads/constants";
import { afterAll, beforeEach, expect, test } from "vitest";
import { openHttp } from "../../http/open.ts";
import { suspensions } from "../../identity/port.ts";
import { ADA, BOB, CARA, quickPasswords, testApp } from "../../testing/app.ts";
import { waitingForLocks } from "../../testing/database/locks.ts";
import { signedInCookie } from "../../testing/session.ts";
import { bytesAt, placeOf } from "../place.ts";
import { consumeUpload } from "../port.ts";

const app = await testApp({ passwords: quickPasswords() });
const { services, db } = app;
const http = await openHttp(services, { TRUSTED_PROXIES: [], REQUESTS_PER_MINUTE: 0, isProduction: false });
await http.listen({ port: 0, host: "127.0.0.1" });
const { port } = http.server.address() as AddressInfo;
const origin = `http://127.0.0.1:${port}`;
const cookies: Record<string, string> = {};
beforeEach(async () => {
  for (const name of await arriving()) await rm(`${services.storage.incoming}/${name}`);
  for (const { id } of [ADA, BOB, CARA]) cookies[id] = (await signedInCookie(services, id)).cookie;
});
afterAll(async () => {
  await http.close();
  await rm(services.storage.incoming, { recursive: true, force: true });
});

const base64 = (text: string) => Buffer.from(text).toString("base64");
const ask = (method: string, path: string, headers: Record<string, string>, body?: Buffer, who = CARA.id) =>
  fetch(`${origin}${path}`, {
    method,
    headers: { origin, "tus-resumable": "1.0.0", ...(cookies[who] && { cookie: cookies[who] }), ...headers },
    ...(body && { body: new Uint8Array(body) }),
  });

const metadata = (told: Record<string, string>) =>
  Object.entries(told)
    .map(([name, value]) => `${name} ${base64(value)}`)
    .join(",");
const begin = (bytes: number, told: Record<string, string> = {}, who = CARA.id, more: Record<string, string> = {}) =>
  ask(
    "POST",
    RESUMABLE_PATH,
    { "upload-length": String(bytes), "upload-metadata": metadata({ purpose: "deliverable", filename: "a.zip", ...told }), ...more },
    undefined,
    who,
  );
const begun = async (bytes: number): Promise<string> => (await begin(bytes)).headers.get("location") ?? "";
const piece = (path: string, offset: number, body: Buffer, who = CARA.id) =>
  ask("PATCH", path, { "content-type": "application/offset+octet-stream", "upload-offset": String(offset) }, body, who);
const offsetOf = async (path: string, who = CARA.id) =>
  Number((await ask("HEAD", path, {}, undefined, who)).headers.get("upload-offset") ?? Number.NaN);
const arriving = () => readdir(services.storage.incoming).catch(() => []);
const ZIP = Buffer.concat([Buffer.from("PK\u0003\u0004"), randomBytes(3_000_000)]);

/** Sends some of a piece, then the line is cut. */
async function cutPiece(path: string, offset: number, body: Buffer, after: number): Promise<void> {
  const headers = {
    origin,
    cookie: cookies[CARA.id] ?? "",
    "tus-resumable": "1.0.0",
    "content-type": "application/offset+octet-stream",
    "upload-offset": offset,
    "content-length": body.length,
  };
  const sending = request({ port, host: "127.0.0.1", method: "PATCH", path, headers });
  sending.on("error", () => {});
  const closed = new Promise((resume) => sending.once("close", resume));
  sending.write(body.subarray(0, after));
  for (let at = offset; at < offset + after; ) at = (await onDisk(path)) ?? at;
  sending.destroy();
  await closed;
}
async function onDisk(path: string): Promise<number | null> {
  await new Promise((resume) => setImmediate(resume));
  return bytesAt(placeOf(services.storage, path.split("/").at(-1) ?? ""));
}

test("a file goes through a line that is cut in every piece, and arrives with the right hash", async () => {
  const path = await begun(ZIP.length);
  for (let offset = 0, n = 0; offset < ZIP.length; n++) {
    const body = ZIP.subarray(offset, offset + 500_000);
    if (n % 2 === 0 && body.length > 200_000) await cutPiece(path, offset, body, 100_000 + n);
    else await piece(path, offset, body);
    offset = await offsetOf(path);
  }
  expect(await offsetOf(path)).toBe(ZIP.length);
  await app.runJobs();
  expect(await db.selectFrom("uploads").select(["state", "sha256", "received"]).execute()).toEqual([
    { state: "ready", sha256: createHash("sha256").update(ZIP).digest("hex"), received: ZIP.length },
  ]);
});

test("two tabs that send the same file get in each other's way, but nothing is damaged", async () => {
  const path = await begun(ZIP.length);
  const tab = async () => {
    for (let tries = 0; tries < 40; tries++) {
      const offset = await offsetOf(path);
      if (offset >= ZIP.length) return;
      if (!Number.isNaN(offset)) await piece(path, offset, ZIP.subarray(offset, offset + 400_000)).catch(() => undefined);
    }
  };
  await Promise.all([tab(), tab()]);
  await app.runJobs();
  const { state, sha256 } = await db.selectFrom("uploads").select(["state", "sha256"]).executeTakeFirstOrThrow();
  expect([state, sha256]).toEqual(["ready", createHash("sha256").update(ZIP).digest("hex")]);
});

test("a last piece whose answer was lost counts: whoever asks again hears that all is here", async () => {
  const path = await begun(ZIP.length);
  await writeFile(placeOf(services.storage, path.split("/").at(-1) ?? ""), ZIP);
  expect(await offsetOf(path)).toBe(ZIP.length);
  expect(await app.as(CARA).uploads.open({ purpose: "deliverable" })).toMatchObject([{ state: "checking" }]);
  await app.runJobs();
  expect(await offsetOf(path)).toBe(ZIP.length);
  expect((await piece(path, 0, ZIP)).status).toBe(409);
});

test("a piece that begins elsewhere, is too long or tells another length changes nothing", async () => {
  const path = await begun(1_000);
  expect((await piece(path, 10, Buffer.alloc(10))).status).toBe(409);
  expect((await piece(path, 0, Buffer.alloc(2_000))).status).toBeGreaterThanOrEqual(400);
  const longer = { "content-type": "application/offset+octet-stream", "upload-offset": "0", "upload-length": "9000" };
  expect((await ask("PATCH", path, longer, Buffer.alloc(10))).status).toBe(400);
  expect(await offsetOf(path)).toBeLessThanOrEqual(1_000);
  expect((await db.selectFrom("uploads").select("state").executeTakeFirstOrThrow()).state).toBe("receiving");
});

test.each([
  ["nobody", "nobody", 10, {}, 401, "UNAUTHORIZED"],
  ["somebody who does not sell", ADA.id, 10, {}, 403, "UPLOAD_NOT_A_CREATOR"],
  ["a file of more than 5 GB", CARA.id, PURPOSE_RULES.deliverable.maxBytes + 1, {}, 413, "UPLOAD_TOO_LARGE"],
  ["an empty one", CARA.id, 0, {}, 422, "EMPTY_FILE"],
  ["a program", CARA.id, 10, { filename: "setup.exe" }, 415, "UPLOAD_TYPE"],
  ["a drawing that could carry a script", CARA.id, 10, { filename: "a.svg" }, 415, "UPLOAD_TYPE"],
  ["a folder that leads out", CARA.id, 10, { folder: "../../etc" }, 422, "UPLOAD_NAME"],
  ["an unknown purpose", CARA.id, 10, { purpose: "fun" }, 400, "UPLOAD_PROTOCOL"],
  ["a name that is none", CARA.id, 10, { filename: "\u0000" }, 422, "UPLOAD_NAME"],
] as const)("%s is refused before the first byte, in words", async (_what, who, bytes, told, status, code) => {
  const answer = await begin(bytes, told, who);
  expect([answer.status, await answer.json()]).toMatchObject([status, { code, message: expect.stringMatching(/\w+/) }]);
  expect([await db.selectFrom("uploads").select("id").execute(), await arriving()]).toEqual([[], []]);
});

test.each([
  ["without its version", { "tus-resumable": "" }],
  ["with a length told later", { "upload-length": "", "upload-defer-length": "1" }],
  ["with joined pieces", { "upload-concat": "partial" }],
])("a beginning %s is no beginning", async (_what, headers) => {
  const answer = await begin(10, {}, CARA.id, headers);
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: "UPLOAD_PROTOCOL" }]);
});

test("other sites cannot send for somebody, and every answer carries our headers", async () => {
  const foreign = await begin(10, {}, CARA.id, { origin: "https://evil.example" });
  expect([foreign.status, (await foreign.json()).code]).toEqual([403, "ORIGIN_REFUSED"]);
  const path = await begun(10);
  for (const answer of [await ask("HEAD", path, {}), await piece(path, 0, Buffer.alloc(10))]) {
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  }
});

test("somebody else's upload does not exist, whatever is asked of it; nobody can read one", async () => {
  const path = await begun(10);
  expect(await offsetOf(path, BOB.id)).toBeNaN();
  expect((await piece(path, 0, Buffer.alloc(10), BOB.id)).status).toBe(404);
  expect((await ask("DELETE", path, {}, undefined, BOB.id)).status).toBe(404);
  expect((await ask("GET", path, {})).status).toBe(404);
  const asGet = { "x-http-method-override": "GET", "content-type": "application/offset+octet-stream", "upload-offset": "0" };
  expect((await ask("PATCH", path, asGet, Buffer.alloc(10))).status).toBe(204);
});

test("whoever signs out or is suspended in the middle goes on afterwards where they stopped", async () => {
  const path = await begun(1_000);
  await piece(path, 0, Buffer.alloc(400));
  const { [CARA.id]: before = "" } = cookies;
  cookies[CARA.id] = "";
  expect((await piece(path, 400, Buffer.alloc(600))).status).toBe(401);
  await services.transaction((tx) => suspensions.suspend(tx, CARA.id, { reason: "looked into", at: app.now(), until: null }));
  cookies[CARA.id] = before;
  expect((await piece(path, 400, Buffer.alloc(600))).status).toBe(401);
  await services.transaction((tx) => suspensions.lift(tx, CARA.id));
  cookies[CARA.id] = (await signedInCookie(services, CARA.id)).cookie;
  expect(await offsetOf(path)).toBe(400);
  expect((await piece(path, 400, Buffer.alloc(600))).status).toBe(204);
});

test("after 200 uploads that were begun and given up nothing lies there any more", async () => {
  for (let n = 0; n < 20; n++) {
    const paths = await Promise.all(Array.from({ length: 10 }, () => begun(1_000)));
    await Promise.all(paths.map((path) => piece(path, 0, Buffer.alloc(100))));
    const ends = await Promise.all(paths.map((path) => ask("DELETE", path, {})));
    expect(ends.every(({ status }) => status === 204)).toBe(true);
  }
  expect([await arriving(), await db.selectFrom("uploads").select("id").execute()]).toEqual([[], []]);
}, 90_000);

/** trust X9 */
const NAMES = [
  'a"\r\nSet-Cookie: x=1.glb',
  "<img src=x onerror=alert(1)>.glb",
  "..\\..\\..\\windows\\system32\\a.glb",
  "../../../../etc/passwd.glb",
  "\u202Eblg.exe.glb",
  "a;filename=evil.exe.glb",
  "%0d%0aX-Injected: 1.glb",
];
test.each(NAMES)("the name %j stays a name: no header, no folder, no page", async (filename) => {
  const answer = await begin(8, { filename });
  const path = answer.headers.get("location") ?? "";
  await piece(path, 0, Buffer.from("glTF\u0002\u0000\u0000\u0000"));
  await app.runJobs();
  const [upload] = await app.as(CARA).uploads.open({ purpose: "deliverable" });
  const at = app.now();
  const { file } = await services.transaction((tx) =>
    consumeUpload(tx, { userId: CARA.id, uploadId: upload?.id ?? "", purpose: "deliverable" }, at),
  );
  expect(file.name).not.toMatch(/[\\/\p{C}]/u);
  const served = await fetch(`${origin}/files/${file.id}`, { headers: { cookie: cookies[CARA.id] ?? "" } });
  await served.arrayBuffer();
  expect(served.headers.get("set-cookie")).toBeNull();
  expect(served.headers.get("x-injected")).toBeNull();
  expect(served.headers.get("content-disposition")).toMatch(/^attachment; filename\*=UTF-8''[\w%.!~()'*-]+$/);
});

test("a piece is acknowledged once the record has it: whoever asks then, after a reload, is told no less", async () => {
  const path = await begun(ZIP.length);
  const id = path.split("/").at(-1) ?? "";
  let isAnswered = false;
  let answer: Promise<Response> | undefined;
  await services.transaction(async (tx) => {
    await tx.selectFrom("uploads").select("id").where("id", "=", id).forUpdate().execute();
    answer = piece(path, 0, ZIP.subarray(0, 500_000));
    void answer.then(() => {
      isAnswered = true;
    });
    await expect.poll(() => waitingForLocks(db)).toBe(1);
    expect(isAnswered).toBe(false);
  });
  expect((await answer)?.status).toBe(204);
  expect(await app.as(CARA).uploads.open({ purpose: "deliverable" })).toMatchObject([{ id, received: 500_000 }]);
});
