import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { record, store } from "../../platform/files/files.ts";
import { ADA, BOB, ROOT, testApp } from "../../testing/app.ts";
import { signedInCookie } from "../../testing/session.ts";
import { openHttp } from "../open.ts";

const app = await testApp();
const http = await openHttp(app.services, {
  PUBLIC_URL: "http://blenda.test",
  TRUSTED_PROXIES: [],
  REQUESTS_PER_MINUTE: 0,
  isProduction: false,
});
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
