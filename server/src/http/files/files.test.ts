import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { record, store } from "../../platform/files/files.ts";
import type { StepUp } from "../../platform/requests/step-up.ts";
import { ADA, BOB, CARA, EDDA, ROOT, testApp } from "../../testing/app.ts";
import { addCategories, addProduct } from "../../testing/catalogue.ts";
import { signedInCookie } from "../../testing/session.ts";
import { openHttp } from "../open.ts";

const app = await testApp();
const CONFIG = { PUBLIC_URL: "http://blenda.test", TRUSTED_PROXIES: [], REQUESTS_PER_MINUTE: 0, isProduction: false };
const http = await openHttp(app.services, CONFIG);
const bytes = Buffer.from("0123456789");

async function keep(file: { isPublic?: boolean; type?: string; name?: string } = {}): Promise<string> {
  const stored = await store(app.services, bytes, {
    ownerId: ADA.id,
    name: "model.glb",
    type: "model/gltf-binary",
    maxBytes: 100,
    ...file,
  });
  await app.services.transaction((tx) => record(tx, stored));
  return `/files/${stored.id}`;
}
const as = async (userId: string) => ({ cookie: (await signedInCookie(app.services, userId)).cookie });

test("a file is private by default: its owner reads it, for everyone else it does not exist, our own people included", async () => {
  const url = await keep();
  expect((await http.inject({ url, headers: await as(ADA.id) })).body).toBe("0123456789");
  for (const headers of [{}, await as(BOB.id), await as(ROOT.id)]) {
    const refused = await http.inject({ url, headers });
    const unknown = await http.inject({ url: "/files/11111111-2222-4333-8444-555555555555", headers });
    expect(refused.statusCode).toBe(404);
    expect(refused.body).toBe(unknown.body);
  }
});

/** The file of a product that waits for its review, and how its bytes were asked for. */
async function reviewed() {
  await app.db
    .updateTable("users")
    .set({ permissions: ["approve_content"] })
    .where("id", "=", EDDA.id)
    .execute();
  const url = await keep();
  await addCategories(app.db);
  await addProduct(app.db, "chair", CARA.id, { status: "review", posterFileId: url.slice("/files/".length) });
  let bytesLeft = 0;
  const noting = () => app.db.selectFrom("auditEntries").selectAll().execute();
  const storage = {
    ...app.services.storage,
    open: async (...asked: Parameters<typeof app.services.storage.open>) => {
      bytesLeft += 1;
      expect(await noting()).toHaveLength(bytesLeft);
      return app.services.storage.open(...asked);
    },
  };
  const ask = async (shown: Awaited<ReturnType<StepUp["check"]>>, userId: string = EDDA.id) => {
    const closed = await openHttp(
      { ...app.services, storage, flags: [], stepUp: { ...app.services.stepUp, check: async () => shown } },
      CONFIG,
    );
    return closed.inject({ url, headers: await as(userId) });
  };
  return { url, ask, noting, bytes: () => bytesLeft };
}

test("our own people read a private file with a reason a domain declares and a second factor; it is written down before the first byte", async () => {
  const { url, ask, noting, bytes } = await reviewed();
  expect((await ask({ method: "authenticator" })).body).toBe("0123456789");
  expect(bytes()).toBe(1);
  expect(await noting()).toMatchObject([
    {
      action: "files.read",
      actorId: EDDA.id,
      targetKind: "file",
      targetId: url.slice("/files/".length),
      reason: "review of product chair",
      factor: "authenticator",
      sessionId: expect.any(String),
    },
  ]);
});

test.each([
  ["missing", "MFA_REQUIRED"],
  ["not-configured", "MFA_NOT_CONFIGURED"],
] as const)("with a factor that is %s nobody of ours reads it, and nothing is written down", async (shown, code) => {
  const { ask, noting, bytes } = await reviewed();
  for (const person of [EDDA, ROOT])
    expect((await ask(shown, person.id)).json()).toMatchObject({ code, data: { action: "ADMIN_ROUTE_ACCESS" } });
  expect(bytes()).toBe(0);
  expect(await noting()).toEqual([]);
});

test("without a reason an admin finds nothing, whatever factor they show", async () => {
  const { ask, noting } = await reviewed();
  await app.db.updateTable("products").set({ status: "draft" }).execute();
  expect((await ask({ method: "hardware_key" }, ROOT.id)).statusCode).toBe(404);
  expect(await noting()).toEqual([]);
});

test("a part of a file can be asked for, and the checksum names its version", async () => {
  const url = await keep({ isPublic: true });
  const part = await http.inject({ url, headers: { range: "bytes=2-4" } });
  expect(part.statusCode).toBe(206);
  expect(part.body).toBe("234");
  expect(part.headers).toMatchObject({ "content-range": "bytes 2-4/10", "content-length": "3" });
  const etag = `"${createHash("sha256").update(bytes).digest("hex")}"`;
  expect(part.headers.etag).toBe(etag);
  expect((await http.inject({ url, headers: { "if-none-match": etag } })).statusCode).toBe(304);
  expect((await http.inject({ url, headers: { range: "bytes=2-4", "if-range": '"older"' } })).statusCode).toBe(200);
  expect((await http.inject({ url, headers: { range: "bytes=99-" } })).statusCode).toBe(416);
});

test("private files are never cached, and nothing stored can run", async () => {
  const url = await keep({ type: "text/html" });
  const { headers } = await http.inject({ url, headers: await as(ADA.id) });
  expect(headers).toMatchObject({
    "cache-control": "private, no-store",
    "content-type": "application/octet-stream",
    "content-security-policy": "sandbox; default-src 'none'",
  });
  expect(headers["content-disposition"]).toMatch(/^attachment/);
});

test("a file's name cannot add a header", async () => {
  const url = await keep({ isPublic: true, name: 'a"\r\nSet-Cookie: x=1.glb' });
  const { headers } = await http.inject({ url });
  expect(headers["set-cookie"]).toBeUndefined();
  expect(headers["content-disposition"]).toBe("attachment; filename*=UTF-8''a%22%0D%0ASet-Cookie%3A%20x%3D1.glb");
});

test.each(["/files/..%2f..%2fetc%2fpasswd", "/files/%00", "/files/a%20b"])("%s is not a file", async (url) => {
  expect((await http.inject({ url })).statusCode).toBe(404);
});
