import { TEST_CARDS } from "@blenda/domain/checkout/constants";
import type { Me } from "@blenda/domain/identity/model";
import { beforeEach, expect, test } from "vitest";
import { openHttp } from "../http/open.ts";
import { record, store } from "../platform/files/files.ts";
import type { SimulatedPayments } from "../platform/outside/payments/payments-simulated.ts";
import { ADA, BOB, ROOT, testApp } from "../testing/app.ts";
import { signedInCookie } from "../testing/session.ts";

const app = await testApp();
const http = await openHttp(app.services, {
  PUBLIC_URL: "http://blenda.test",
  TRUSTED_PROXIES: [],
  REQUESTS_PER_MINUTE: 0,
  isProduction: false,
});
const provider = app.services.payments as SimulatedPayments;
const bytes = Buffer.from("the exact file of the creator".repeat(100));
let fileId = "";

beforeEach(async () => {
  await app.db.insertInto("categories").values({ id: "props", name: "Props", parentId: null, position: 0 }).execute();
  const file = await store(app.services, bytes, { ownerId: BOB.id, name: "robot.glb", type: "model/gltf-binary", maxBytes: 1e6 });
  fileId = file.id;
  const times = { createdAt: app.now(), updatedAt: app.now(), publishedAt: app.now() };
  await app.services.transaction(async (tx) => {
    await record(tx, file);
    const product = { id: "robot", creatorId: BOB.id, categoryId: "props", status: "published" as const, title: "Robot", description: "" };
    await tx
      .insertInto("products")
      .values({ ...product, priceCents: 2_000, currentVersionId: "v1", ...times })
      .execute();
    await tx.insertInto("productVersions").values({ id: "v1", productId: "robot", number: "1.0.0", releasedAt: app.now() }).execute();
    await tx.insertInto("productFiles").values({ versionId: "v1", position: 0, fileId, format: "glb" }).execute();
  });
});

async function buy(who: Me | null, email = "guest@example.com"): Promise<string> {
  const calls = app.as(who).checkout;
  const { id } = await calls.quote({ lines: [{ itemType: "product", itemId: "robot", variant: "personal" }] });
  const { orderId, secret } = await calls.start({ quoteId: id, key: crypto.randomUUID(), ...(who === null && { email }) });
  const paymentMethod = (await provider.tokenize(TEST_CARDS[0].number)) ?? "";
  await calls.confirm({ orderId, secret, paymentMethod, key: crypto.randomUUID() });
  return orderId;
}
const download = async (who: { id: string } | null, url: string, headers: Record<string, string> = {}) => {
  const cookie = who ? (await signedInCookie(app.services, who.id)).cookie : "";
  return http.inject({ url, headers: { cookie, ...headers } });
};

test("an order shows what was bought, its licence and its files, to its buyer", async () => {
  const id = await buy(ADA);
  const page = await app.as(ADA).orders.order({ id });
  expect(page).toMatchObject({ status: "paid", display: "Paid", totalCents: 2_000, card: { brand: "visa", last4: "4242" } });
  expect(page.lines).toMatchObject([
    {
      title: "Robot",
      version: "1.0.0",
      hasAccess: true,
      licence: { type: "personal", status: "active", fileHashes: [{ name: "robot.glb" }] },
      newerVersion: null,
    },
  ]);
  expect(page.timeline.map(({ what }) => what)).toEqual(["Ordered", "Paid, files and licences ready"]);
  const { orders, next } = await app.as(ADA).orders.orders({});
  expect({ orders: orders.length, next }).toEqual({ orders: 1, next: null });
  expect(await app.as(ADA).orders.owned()).toEqual({ products: [{ id: "robot", orderId: id }], trainings: [] });
});

test("the download is the creator's file byte for byte, whole and in pieces, and is counted once", async () => {
  const id = await buy(ADA);
  const [line] = (await app.as(ADA).orders.order({ id })).lines;
  const url = line?.downloads[0]?.url ?? "";
  const whole = await download(ADA, url);
  expect(whole.rawPayload.equals(bytes)).toBe(true);
  expect(whole.headers["content-disposition"]).toContain("attachment");
  const rest = await download(ADA, url, { range: "bytes=100-", "if-range": String(whole.headers.etag) });
  expect([rest.statusCode, rest.rawPayload.equals(bytes.subarray(100))]).toEqual([206, true]);
  const after = await app.as(ADA).orders.order({ id });
  expect(after.lines[0]?.downloads).toMatchObject([{ downloads: 1, lastAt: app.now() }]);
});

test("a new version since the last download is told, and can be had", async () => {
  const id = await buy(ADA);
  await app.db
    .insertInto("productVersions")
    .values({ id: "v2", productId: "robot", number: "1.1.0", changes: "Wave clip", releasedAt: app.now() })
    .execute();
  await app.db.insertInto("productFiles").values({ versionId: "v2", position: 0, fileId, format: "glb" }).execute();
  await app.db.updateTable("products").set({ currentVersionId: "v2" }).where("id", "=", "robot").execute();
  const [line] = (await app.as(ADA).orders.order({ id })).lines;
  expect(line?.newerVersion).toEqual({ number: "1.1.0", changes: "Wave clip", isSinceDownload: false });
  expect((await download(ADA, line?.downloads[0]?.url ?? "")).statusCode).toBe(200);
  expect((await app.as(ADA).orders.order({ id })).lines[0]?.newerVersion).toBeNull();
});

test("what is new is told since the last download, also where no file of it is left in the new version", async () => {
  const id = await buy(ADA);
  const [line] = (await app.as(ADA).orders.order({ id })).lines;
  expect((await download(ADA, line?.downloads[0]?.url ?? "")).statusCode).toBe(200);
  const other = await store(app.services, Buffer.from("lighter"), { ownerId: BOB.id, name: "robot.glb", type: "", maxBytes: 1e6 });
  await app.services.transaction(async (tx) => {
    await record(tx, other);
    await tx.insertInto("productVersions").values({ id: "v2", productId: "robot", number: "1.1.0", releasedAt: app.now() }).execute();
    await tx.insertInto("productFiles").values({ versionId: "v2", position: 0, fileId: other.id, format: "glb" }).execute();
    await tx.updateTable("products").set({ currentVersionId: "v2" }).where("id", "=", "robot").execute();
  });
  const [after] = (await app.as(ADA).orders.order({ id })).lines;
  expect(after?.newerVersion).toMatchObject({ number: "1.1.0", isSinceDownload: true });
});

test("nobody reaches another's order, invoice details or download", async () => {
  const id = await buy(ADA);
  const url = (await app.as(ADA).orders.order({ id })).lines[0]?.downloads[0]?.url ?? "";
  const invoice = { name: "x", businessName: "", taxId: "", country: "" };
  for (const other of [BOB, ROOT]) {
    await expect(app.as(other).orders.order({ id })).rejects.toMatchObject({ code: "ORDERS_NOT_FOUND" });
    await expect(app.as(other).orders.updateInvoice({ id, invoice })).rejects.toMatchObject({ code: "ORDERS_NOT_FOUND" });
    expect((await download(other, url)).statusCode).toBe(404);
  }
  expect((await download(null, url)).statusCode).toBe(404);
  expect((await http.inject(`/files/${fileId}`)).statusCode).toBe(404);
});

test("what is not paid, or was given back, opens nothing", async () => {
  const id = await buy(ADA);
  const url = (await app.as(ADA).orders.order({ id })).lines[0]?.downloads[0]?.url ?? "";
  await app.db.updateTable("orderLines").set({ status: "revoked" }).execute();
  expect((await download(ADA, url)).statusCode).toBe(404);
  expect((await app.as(ADA).orders.order({ id })).lines[0]).toMatchObject({ hasAccess: false, downloads: [] });
});

test("what a guest bought is theirs when they sign in with the address", async () => {
  const id = await buy(null, ADA.email);
  await expect(app.as(ADA).orders.order({ id })).rejects.toMatchObject({ code: "ORDERS_NOT_FOUND" });
  await app.db.updateTable("users").set({ emailVerifiedAt: app.now() }).where("id", "=", ADA.id).execute();
  const { claimGuestOrders } = await import("./repository.ts");
  await app.services.transaction((tx) => claimGuestOrders(tx, ADA.id));
  expect((await app.as(ADA).orders.order({ id })).lines[0]).toMatchObject({ hasAccess: true });
});

test("the invoice is a PDF with the number, the licence and the total, for its buyer only", async () => {
  const id = await buy(ADA);
  const answer = await download(ADA, `/invoices/${id}.pdf`);
  expect([answer.statusCode, answer.headers["content-type"], answer.rawPayload.subarray(0, 5).toString()]).toEqual([
    200,
    "application/pdf",
    "%PDF-",
  ]);
  for (const other of [BOB, ROOT, null]) expect((await download(other, `/invoices/${id}.pdf`)).statusCode).toBe(404);
});

test("an invoice's details can be changed for thirty days", async () => {
  const id = await buy(ADA);
  const invoice = { name: "Ada", businessName: "Small Worlds", taxId: "DE123", country: "DE" };
  expect(await app.as(ADA).orders.updateInvoice({ id, invoice })).toMatchObject({ invoice });
  app.passMinutes(31 * 24 * 60);
  await expect(app.as(ADA).orders.updateInvoice({ id, invoice })).rejects.toMatchObject({ code: "ORDERS_INVOICE_FIXED" });
});

test("anybody can check a licence by its code, and learns no address", async () => {
  const id = await buy(ADA);
  const code = (await app.as(ADA).orders.order({ id })).lines[0]?.licence?.code ?? "";
  const checked = await app.as(null).orders.licence({ code: ` ${code.toLowerCase()} ` });
  expect(checked).toMatchObject({
    title: "Robot",
    licence: { code, status: "active", holder: ADA.displayName },
    itemPath: "/product/robot",
  });
  expect(JSON.stringify(checked)).not.toContain("@");
  await expect(app.as(null).orders.licence({ code: "AAAA-AAAA-AAAA-AAAA" })).rejects.toMatchObject({ code: "ORDERS_LICENCE_UNKNOWN" });
});

test("a paid order sends one receipt and tells the creator", async () => {
  const id = await buy(ADA);
  await expect.poll(async () => (await app.db.selectFrom("outbox").select("id").execute()).length, { timeout: 10_000 }).toBe(0);
  const mails = await app.db.selectFrom("mails").select(["recipient", "body"]).where("key", "=", `receipt-${id}`).execute();
  expect(mails).toMatchObject([{ recipient: ADA.email, body: expect.stringContaining("Personal licence") }]);
  const { items } = await app.as(BOB).notifications.latest();
  expect(items).toMatchObject([{ type: "product_sale", message: "Robot was bought for $20.00" }]);
});
