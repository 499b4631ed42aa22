import type { BundleDraft } from "@blenda/domain/bundles/model";
import { TEST_CARDS } from "@blenda/domain/checkout/constants";
import { beforeEach, expect, test } from "vitest";
import { account, balance } from "../ledger/port.ts";
import type { SimulatedPayments } from "../platform/outside/payments/payments-simulated.ts";
import { ADA, BOB, CARA, ROOT, testApp } from "../testing/app.ts";
import { buyLines, sell } from "../testing/buying.ts";
import { sellTraining } from "../testing/goods.ts";

const app = await testApp();
const key = () => crypto.randomUUID();
const product = (itemId: string) => ({ itemType: "product", itemId }) as const;
const ITEMS = [product("robot"), product("crate"), { itemType: "training", itemId: "rig" } as const];
const draft = (more: Partial<BundleDraft> = {}): BundleDraft => ({
  title: "Workshop set",
  description: "",
  priceCents: 3_000,
  items: ITEMS,
  ...more,
});

beforeEach(async () => {
  await sell(app, "robot", 2_000, CARA.id);
  await sell(app, "crate", 1_000, CARA.id);
  await sell(app, "gift", 0, CARA.id);
  await sell(app, "bobs", 1_000, BOB.id);
  await sellTraining(app, "rig", 1_000, CARA.id);
});

const create = (more: Partial<BundleDraft> = {}) => app.as(CARA).bundles.createBundle({ ...draft(more), key: key() });
async function publish(more: Partial<BundleDraft> = {}): Promise<string> {
  const { id } = await create(more);
  await app.as(CARA).bundles.publishBundle({ id });
  return id;
}
const line = (itemId: string, variant: "personal" | "commercial" | null = "personal") => ({ itemType: "bundle", itemId, variant }) as const;
const quoteFor = (id: string, who: typeof ADA | null = ADA) => app.as(who).checkout.quote({ lines: [line(id)] });
const linesOf = (orderId: string) =>
  app.db.selectFrom("orderLines").selectAll().where("orderId", "=", orderId).orderBy("position").execute();
const card = async () => (await (app.services.payments as SimulatedPayments).tokenize(TEST_CARDS[0].number)) ?? "";

test("a draft is its creator's alone; on sale it has a page, a shelf and a place beside each of its items", async () => {
  const { id } = await create();
  await expect(app.as(null).bundles.bundle({ id })).rejects.toMatchObject({ code: "BUNDLES_NOT_FOUND" });
  await expect(app.as(BOB).bundles.ownBundle({ id })).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(await app.as(CARA).bundles.own()).toMatchObject([{ id, status: "draft", sales: 0 }]);
  await app.as(CARA).bundles.publishBundle({ id });
  const page = await app.as(null).bundles.bundle({ id });
  expect(page).toMatchObject({
    title: "Workshop set",
    creatorId: CARA.id,
    items: [{ itemId: "robot" }, { itemId: "crate" }, { itemId: "rig" }],
  });
  expect(page.options).toEqual([
    { licence: "personal", priceCents: 3_000, separatelyCents: 4_000 },
    { licence: "commercial", priceCents: 5_250, separatelyCents: 7_000 },
  ]);
  const ways = [
    ...[{}, { creatorId: CARA.id }, { itemType: "training", itemId: "rig" }, { category: "Props" }],
    ...[{ words: "workshop" }, { words: "crate" }],
  ] as const;
  for (const way of ways) expect(await app.as(null).bundles.shelf(way), JSON.stringify(way)).toMatchObject([{ id }]);
  for (const way of [{ creatorId: BOB.id }, { words: "castle" }, { category: "Nowhere" }])
    expect(await app.as(null).bundles.shelf(way)).toEqual([]);
  await app.as(CARA).bundles.unlistBundle({ id });
  expect(await app.as(null).bundles.shelf({ creatorId: CARA.id })).toEqual([]);
});

test.each([
  ["somebody else's item", { items: [product("robot"), product("bobs")] }, "BUNDLES_ITEM_REFUSED"],
  ["a free item", { items: [product("robot"), product("gift")] }, "BUNDLES_ITEM_REFUSED"],
  ["what does not exist", { items: [product("robot"), product("nothing")] }, "BUNDLES_ITEM_REFUSED"],
  ["one item", { items: [product("robot")] }, "BAD_REQUEST"],
  ["an item twice", { items: [product("robot"), product("robot")] }, "BAD_REQUEST"],
  ["no saving", { priceCents: 4_000 }, "BUNDLES_PRICE_REFUSED"],
  ["less than 99 cents each", { priceCents: 296 }, "BUNDLES_PRICE_REFUSED"],
  ["a link in its name", { title: "See https://example.com" }, "BAD_REQUEST"],
])("a bundle cannot be made with %s", async (_, more, code) => {
  await expect(create(more)).rejects.toMatchObject({ code });
});

test("the same key makes one bundle, and only its creator changes or removes it", async () => {
  const wish = { ...draft(), key: key() };
  const [one, other] = await Promise.all([app.as(CARA).bundles.createBundle(wish), app.as(CARA).bundles.createBundle(wish)]);
  expect(one).toEqual(other);
  await app.db.updateTable("users").set({ isCreator: true }).where("id", "=", BOB.id).execute();
  const bob = app.as({ ...BOB, isCreator: true }).bundles;
  for (const act of [bob.publishBundle, bob.unlistBundle, bob.deleteBundle])
    await expect(act({ id: one.id })).rejects.toMatchObject({ code: "BUNDLES_NOT_FOUND" });
  await expect(bob.updateBundle({ ...draft({ items: [product("bobs"), product("robot")] }), id: one.id })).rejects.toMatchObject({
    code: "BUNDLES_NOT_FOUND",
  });
  await app.as(CARA).bundles.updateBundle({ ...draft({ priceCents: 2_500, items: ITEMS.slice(0, 2) }), id: one.id });
  expect(await app.as(CARA).bundles.ownBundle({ id: one.id })).toMatchObject({ priceCents: 2_500, items: [{}, {}] });
  await app.as(CARA).bundles.deleteBundle({ id: one.id });
  expect(await app.as(CARA).bundles.own()).toEqual([]);
});

test("bought whole it is an order line for each item, each with its share, its licence and its earnings", async () => {
  const id = await publish();
  expect(await quoteFor(id)).toMatchObject({
    totalCents: 3_000,
    lines: [{ itemType: "bundle", title: "Workshop set", listCents: 4_000, saleOffCents: 1_000, totalCents: 3_000, parts: [{}, {}, {}] }],
  });
  const lines = await linesOf(await buyLines(app, ADA, [line(id)]));
  const facts = lines.map(({ itemId, itemType, licenceType, listCents, paidCents, bundleTitle, status }) => [
    ...[itemType, itemId, licenceType, listCents, paidCents, bundleTitle, status],
  ]);
  expect(facts).toEqual([
    ["product", "robot", "personal", 2_000, 1_500, "Workshop set", "fulfilled"],
    ["product", "crate", "personal", 1_000, 750, "Workshop set", "fulfilled"],
    ["training", "rig", null, 1_000, 750, "Workshop set", "fulfilled"],
  ]);
  const earned = lines.reduce((sum, { split }) => sum + split.creator, 0);
  expect(await balance(app.db, account("creator_pending", CARA.id))).toBe(earned);
  expect(await app.as(CARA).bundles.own()).toMatchObject([{ sales: 1, soldCents: 3_000 }]);
  await expect(app.as(ADA).orders.order({ id: lines[0]?.orderId ?? "" })).resolves.toMatchObject({
    lines: [{ bundle: { id, title: "Workshop set" } }, {}, {}],
  });
});

test("what the buyer owns is left out with its share, under this licence or a larger one; who owns all cannot buy it", async () => {
  const id = await publish();
  await buyLines(app, ADA, [{ itemType: "product", itemId: "robot", variant: "commercial" }]);
  expect(await quoteFor(id)).toMatchObject({
    totalCents: 1_500,
    lines: [{ listCents: 2_000, parts: [{ itemId: "robot", leftOut: "owned" }, { leftOut: null }, { leftOut: null }] }],
  });
  expect((await linesOf(await buyLines(app, ADA, [line(id)]))).map(({ itemId, paidCents }) => [itemId, paidCents])).toEqual([
    ["crate", 750],
    ["rig", 750],
  ]);
  const all = await quoteFor(id);
  expect(all).toMatchObject({ totalCents: 0, lines: [{ warnings: ["bundle_owned"], isCounted: false }] });
  await expect(app.as(ADA).checkout.start({ quoteId: all.id, key: key() })).rejects.toMatchObject({ code: "CHECKOUT_NOT_FOR_SALE" });
  expect(await app.as(ADA).checkout.quote({ lines: [line(id, "commercial")] })).toMatchObject({
    lines: [{ parts: [{ leftOut: "owned" }, { leftOut: null }, { leftOut: "owned" }] }],
  });
});

test("what is in the cart by itself, or in a bundle before, is bought once", async () => {
  const [first, second] = [await publish(), await publish({ title: "Another set", items: ITEMS.slice(0, 2), priceCents: 2_000 })];
  const lines = [{ itemType: "training", itemId: "rig", variant: null } as const, line(first), line(second)];
  const quote = await app.as(ADA).checkout.quote({ lines });
  expect(quote.lines.map(({ totalCents }) => totalCents)).toEqual([1_000, 2_250, 0]);
  expect(quote.lines[1]?.parts[2]).toMatchObject({ itemId: "rig", leftOut: "in_cart" });
  expect(quote.lines[2]).toMatchObject({ isCounted: false });
});

test("off the shelf, suspended, a draft or its own creator's, it is not for sale, and says why where it may", async () => {
  const id = await publish();
  const why = async (who: typeof ADA = ADA) => (await quoteFor(id, who)).lines[0];
  expect(await why(CARA)).toMatchObject({ warnings: ["own_product"], isCounted: false });
  await app.db.updateTable("products").set({ status: "unlisted" }).where("id", "=", "crate").execute();
  expect(await why()).toMatchObject({ warnings: ["bundle_incomplete"], isCounted: false });
  expect(await app.as(null).bundles.bundle({ id })).toMatchObject({ options: [], items: [{}, { title: "", isForSale: false }, {}] });
  expect(await app.as(null).bundles.shelf({ creatorId: CARA.id })).toEqual([]);
  await app.db.updateTable("products").set({ status: "published" }).where("id", "=", "crate").execute();
  expect(await why()).toMatchObject({ warnings: [], isCounted: true });
  await app.as(ROOT).bundles.suspendBundle({ id, reason: "Its name is an insult." });
  expect(await why()).toMatchObject({ warnings: ["unavailable"], title: "", creatorId: null });
  expect(await app.as(CARA).bundles.own()).toMatchObject([{ suspensionReason: "Its name is an insult." }]);
  await expect(app.as(CARA).bundles.publishBundle({ id })).rejects.toMatchObject({ code: "BUNDLES_SUSPENDED" });
  expect(await app.as(ROOT).bundles.stoppedBundle({ id })).toMatchObject({ creatorId: CARA.id, reason: "Its name is an insult." });
  await expect(app.as(CARA).bundles.stoppedBundle({ id })).rejects.toMatchObject({ status: 403 });
  await app.as(ROOT).bundles.reinstateBundle({ id, reason: "It has another name now." });
  await expect(app.as(ROOT).bundles.stoppedBundle({ id })).rejects.toMatchObject({ code: "BUNDLES_NOT_FOUND" });
  expect(await why()).toMatchObject({ warnings: [] });
});

test("a code and the bundle's saving never add up: each item gets the larger", async () => {
  const id = await publish();
  const code = { id: "c", code: "HALF-ROBOT", source: "coupon", ownerId: CARA.id, type: "percent", value: 50 } as const;
  const scope = { productIds: ["robot"], trainingIds: [], categoryIds: [], licenceTypes: [] };
  await app.db
    .insertInto("discounts")
    .values({ ...code, scope: JSON.stringify(scope) as never, startsAt: app.now(), createdAt: app.now() })
    .execute();
  const quote = await app.as(ADA).checkout.quote({ lines: [line(id)], code: "HALF-ROBOT" });
  expect(quote).toMatchObject({ totalCents: 2_500, lines: [{ saleOffCents: 500, codeOffCents: 1_000 }] });
});

test("something else for the same money is shown again before anything is charged", async () => {
  const id = await publish({ items: [product("robot"), product("crate")], priceCents: 2_000 });
  const { id: quoteId } = await quoteFor(id);
  await sell(app, "lamp", 1_000, CARA.id);
  await app.as(CARA).bundles.updateBundle({ ...draft({ items: [product("robot"), product("lamp")], priceCents: 2_000 }), id });
  await expect(app.as(ADA).checkout.start({ quoteId, key: key() })).rejects.toMatchObject({ code: "CHECKOUT_CHANGED" });
});

test("pressed twice it is one order; of two at once the second, once the first is paid, is asked again", async () => {
  const id = await publish();
  const { id: quoteId } = await quoteFor(id);
  const wish = { quoteId, key: key() };
  const started = await Promise.all(Array.from({ length: 5 }, () => app.as(ADA).checkout.start(wish)));
  expect(new Set(started.map(({ orderId }) => orderId)).size).toBe(1);
  const [{ orderId, secret } = { orderId: "", secret: null }] = started;
  const { id: laterQuote } = await quoteFor(id);
  await app.as(ADA).checkout.confirm({ orderId, secret, paymentMethod: await card(), key: key() });
  await expect(app.as(ADA).checkout.start({ quoteId: laterQuote, key: key() })).rejects.toMatchObject({ code: "CHECKOUT_NOT_FOR_SALE" });
  expect(await app.db.selectFrom("orders").select("id").execute()).toHaveLength(1);
});

test("many buyers at once each get every item for the bundle's price", async () => {
  const id = await publish();
  const orders = await Promise.all([ADA, BOB].map((who) => buyLines(app, who, [line(id)])));
  for (const orderId of orders) expect((await linesOf(orderId)).map(({ paidCents }) => paidCents)).toEqual([1_500, 750, 750]);
});

test("one item given back leaves the others, and gives back what was paid for it", async () => {
  const id = await publish();
  const orderId = await buyLines(app, ADA, [line(id)]);
  const crate = (await linesOf(orderId)).find(({ itemId }) => itemId === "crate");
  const wish = { lineId: crate?.id ?? "", reason: "accidental", text: "I meant another one, this was a mistake.", key: key() } as const;
  await app.as(ADA).refunds.request(wish);
  const after = await linesOf(orderId);
  const { refundedCents } = await app.db.selectFrom("orders").select("refundedCents").where("id", "=", orderId).executeTakeFirstOrThrow();
  expect(after.map(({ itemId, status }) => [itemId, status])).toEqual([
    ["robot", "fulfilled"],
    ["crate", refundedCents === 750 ? "refunded" : "refund_requested"],
    ["rig", "fulfilled"],
  ]);
});

test("a bundle that is removed changes no order", async () => {
  const id = await publish();
  const bought = await buyLines(app, ADA, [line(id)]);
  await app.as(CARA).bundles.deleteBundle({ id });
  expect((await linesOf(bought)).every((each) => each.bundleTitle === "Workshop set" && each.status === "fulfilled")).toBe(true);
  expect((await quoteFor(id)).lines[0]).toMatchObject({ warnings: ["unavailable"] });
});
