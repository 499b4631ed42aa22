import { TEST_CARDS } from "@blenda/domain/checkout/constants";
import type { Me } from "@blenda/domain/identity/model";
import { ORDERS } from "@blenda/domain/orders/constants";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { beforeEach, expect, test } from "vitest";
import type { SimulatedPayments } from "../../platform/outside/payments/payments-simulated.ts";
import { ADA, BOB, ROOT, testApp } from "../../testing/app.ts";

const app = await testApp();
const provider = app.services.payments as SimulatedPayments;

beforeEach(async () => {
  await app.db.insertInto("categories").values({ id: "props", name: "Props", parentId: null, position: 0 }).execute();
  for (const [id, priceCents] of [
    ["robot", 2_000],
    ["crate", 950],
    ["gift", 0],
  ] as const)
    await addProduct(id, priceCents);
});

async function addProduct(id: string, priceCents: number) {
  const times = { createdAt: app.now(), updatedAt: app.now(), publishedAt: app.now() };
  const product = { id, creatorId: BOB.id, categoryId: "props", status: "published" as const, title: `The ${id}`, description: "" };
  await app.db
    .insertInto("products")
    .values({ ...product, priceCents, ...times })
    .execute();
  await release(id, "1.0.0");
}

async function release(productId: string, number: string) {
  const id = `${productId} ${number}`;
  await app.db.insertInto("productVersions").values({ id, productId, number, releasedAt: app.now() }).execute();
  await app.db.updateTable("products").set({ currentVersionId: id }).where("id", "=", productId).execute();
}

async function buy(itemId: string, variant: "personal" | "commercial" = "personal", who: Me = ADA, isTest = false): Promise<string> {
  app.passMinutes(1);
  const { checkout } = app.as(who);
  const line = { itemType: "product", itemId, variant } as const;
  const { id, totalCents } = await checkout.quote({ lines: [line], isTest });
  const { orderId } = await checkout.start({ quoteId: id, key: crypto.randomUUID() });
  if (totalCents === 0) return orderId;
  const paymentMethod = (await provider.tokenize(TEST_CARDS[0].number)) ?? "";
  expect(await checkout.confirm({ orderId, paymentMethod, key: crypto.randomUUID() })).toEqual({ state: "paid" });
  return orderId;
}

const library = async (input: { search?: string; after?: string } = {}, who: Me = ADA) => app.as(who).orders.library(input);
const idsOf = async (input?: Parameters<typeof library>[0]) => (await library(input)).items.map(({ itemId }) => itemId);

test("everything somebody owns is there once, free things too, newest first, and nothing of anybody else", async () => {
  await buy("robot");
  const gift = await buy("gift");
  const again = await buy("robot", "commercial");
  await buy("crate", "personal", { ...ADA, id: "ida", email: "ida@example.com" }).catch(() => {});
  expect((await library()).items).toMatchObject([
    { itemId: "robot", orderId: again, itemType: "product", title: "The robot", newVersion: null },
    { itemId: "gift", orderId: gift },
  ]);
  expect((await library({}, BOB)).items).toEqual([]);
});

test("what was given back, revoked, charged back, paused or only tested is not owned", async () => {
  const states = ["refunded", "revoked", "charged_back", "pending"] as const;
  await buy("robot");
  for (const status of states) {
    await app.db.updateTable("orderLines").set({ status }).execute();
    expect(await idsOf(), status).toEqual([]);
  }
  await app.db.updateTable("orderLines").set({ status: "fulfilled", pausedAt: app.now() }).execute();
  expect(await idsOf()).toEqual([]);
  await app.db.updateTable("orderLines").set({ pausedAt: null }).execute();
  expect(await idsOf()).toEqual(["robot"]);
  const tested = await buy("crate", "personal", ROOT, true);
  expect(await app.db.selectFrom("orders").select(["status", "isTest"]).where("id", "=", tested).execute()).toEqual([
    { status: "paid", isTest: true },
  ]);
  expect((await library({}, ROOT)).items).toEqual([]);
});

test("a version newer than the one last downloaded is told, and is no news once it was downloaded", async () => {
  const versions = async () => (await library()).items.map(({ newVersion }) => newVersion);
  const orderId = await buy("robot");
  expect(await versions()).toEqual([null]);
  await release("robot", "1.1.0");
  expect(await versions()).toEqual(["1.1.0"]);
  const { id: lineId } = await app.db.selectFrom("orderLines").select("id").where("orderId", "=", orderId).executeTakeFirstOrThrow();
  const at = { firstAt: app.now(), lastAt: app.now() };
  await app.db.insertInto("files").values(fileRow("file")).execute();
  await app.db
    .insertInto("lineDownloads")
    .values({ lineId, fileId: "file", count: 1, version: "1.1.0", ...at })
    .execute();
  expect(await versions()).toEqual([null]);
  await release("robot", "1.2.0");
  expect(await versions()).toEqual(["1.2.0"]);
});

const fileRow = (id: string) => ({
  ...{ id, ownerId: BOB.id, name: "robot.glb", type: "model/gltf-binary", bytes: 1, sha256: "0".repeat(64) },
  ...{ storageKey: id, isPublic: false, createdAt: app.now() },
});

test("it is searched by name and shop; signs of the search language mean themselves", async () => {
  await buy("robot");
  await buy("crate");
  await app.db.updateTable("orderLines").set({ shopName: "Bob's 100% props" }).where("itemId", "=", "crate").execute();
  expect(await idsOf({ search: " ROBO " })).toEqual(["robot"]);
  expect(await idsOf({ search: "100%" })).toEqual(["crate"]);
  for (const search of ["%", "_", "\\"]) expect(await idsOf({ search }), search).toEqual(search === "%" ? ["crate"] : []);
  expect(await idsOf({ search: "" })).toEqual(["crate", "robot"]);
});

test("pages follow each other without a gap or a double; a broken place begins at the beginning", async () => {
  await buy("gift");
  const order = await app.db.selectFrom("orderLines").selectAll().executeTakeFirstOrThrow();
  const count = ORDERS.LIBRARY_PAGE * 2 + 3;
  const lines = Array.from({ length: count }, (_, n) => {
    // Some of the same moment: a place must tell them apart.
    const fulfilledAt = addMinutes(app.now(), Math.floor(n / 5));
    return { ...order, split: JSON.stringify(order.split) as never, id: `line-${n}`, position: n + 1, itemId: `item-${n}`, fulfilledAt };
  });
  await app.db.insertInto("orderLines").values(lines).execute();
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await library(after ? { after } : {});
    expect(page.items.length).toBeLessThanOrEqual(ORDERS.LIBRARY_PAGE);
    seen.push(...page.items.map(({ itemId }) => itemId));
    after = page.next ?? undefined;
  } while (after);
  expect(seen).toHaveLength(count + 1);
  expect(new Set(seen).size).toBe(count + 1);
  expect(await idsOf({ after: "nonsense" })).toEqual(seen.slice(0, ORDERS.LIBRARY_PAGE));
});
