import { TEST_CARDS, type TestCardName } from "@blenda/domain/checkout/constants";
import type { Me } from "@blenda/domain/identity/model";
import { beforeEach, expect, test } from "vitest";
import { account, balance } from "../ledger/port.ts";
import { paymentJobs } from "../payments/jobs.ts";
import type { SimulatedPayments } from "../platform/outside/payments/payments-simulated.ts";
import { ADA, BOB, testApp } from "../testing/app.ts";

const app = await testApp();
const provider = app.services.payments as SimulatedPayments;
const key = () => crypto.randomUUID();
const robot = { itemType: "product", itemId: "robot", variant: "commercial" } as const;

beforeEach(async () => {
  await app.db.insertInto("categories").values({ id: "props", name: "Props", parentId: null, position: 0 }).execute();
  const product = (id: string, priceCents: number, creatorId = BOB.id) => ({
    id,
    creatorId,
    categoryId: "props",
    status: "published" as const,
    title: `The ${id}`,
    description: "",
    priceCents,
    publishedAt: app.now(),
    createdAt: app.now(),
    updatedAt: app.now(),
  });
  await app.db
    .insertInto("products")
    .values([product("robot", 2_000), product("crate", 950), product("gift", 0)])
    .execute();
});

const quoteFor = (who: Me | null, lines: Parameters<ReturnType<typeof app.as>["checkout"]["quote"]>[0]["lines"] = [robot], code?: string) =>
  app.as(who).checkout.quote({ lines, ...(code && { code }) });
const card = async (name: TestCardName) => (await provider.tokenize(TEST_CARDS.find((each) => each.name === name)?.number ?? "")) ?? "";

async function begin(who: Me | null = ADA, lines: Parameters<typeof quoteFor>[1] = [robot], code?: string) {
  const { id, totalCents } = await quoteFor(who, lines, code);
  const started = await app.as(who).checkout.start({ quoteId: id, key: key(), ...(who === null && { email: "guest@example.com" }) });
  return { ...started, totalCents };
}
const pay = async (order: { orderId: string; secret: string | null }, name: TestCardName = "visa", who: Me | null = ADA) =>
  app.as(who).checkout.confirm({ orderId: order.orderId, secret: order.secret, paymentMethod: await card(name), key: key() });
const runJob = (name: string) => paymentJobs.find((job) => job.name === name)?.run(app.services, {});
const statusOf = async (orderId: string) =>
  (await app.db.selectFrom("orders").select("status").where("id", "=", orderId).executeTakeFirstOrThrow()).status;

test("quote, order, card: it is paid, fulfilled, licensed and booked to the cent", async () => {
  const order = await begin();
  expect(await statusOf(order.orderId)).toBe("pending_payment");
  expect(await pay(order)).toEqual({ state: "paid" });
  const line = await app.db.selectFrom("orderLines").selectAll().where("orderId", "=", order.orderId).executeTakeFirstOrThrow();
  expect(line).toMatchObject({
    status: "fulfilled",
    paidCents: 4_000,
    buyerId: ADA.id,
    split: { commission: 600, processing: 146, creator: 3_254 },
  });
  const licence = await app.db.selectFrom("licences").selectAll().where("lineId", "=", line.id).executeTakeFirstOrThrow();
  expect(licence).toMatchObject({ type: "commercial", status: "active", holderId: ADA.id });
  expect([await balance(app.db, "provider"), await balance(app.db, account("creator_pending", BOB.id))]).toEqual([-4_000, 3_254]);
  expect([await balance(app.db, "platform_commission"), await balance(app.db, "platform_processing")]).toEqual([600, 146]);
});

test("what the browser believes about prices changes nothing", async () => {
  const quote = await quoteFor(ADA, [{ ...robot, expectedCents: 1 }]);
  expect(quote).toMatchObject({ totalCents: 4_000, lines: [{ warnings: ["price_changed"] }] });
  const tampered = { lines: [{ ...robot, price: 1 }] } as never;
  await expect(app.as(ADA).checkout.quote(tampered)).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("own, unpublished and unknown things are refused with a sentence, and nothing is written", async () => {
  await app.db.updateTable("products").set({ status: "unlisted" }).where("id", "=", "crate").execute();
  const crate = { itemType: "product", itemId: "crate", variant: "personal" } as const;
  for (const [who, line, warning] of [
    [BOB, robot, "own_product"],
    [ADA, crate, "unavailable"],
    [ADA, { ...crate, itemId: "nothing" }, "unavailable"],
    [ADA, { ...robot, variant: "extended" }, "unavailable"],
  ] as const) {
    const { id, lines } = await quoteFor(who, [line]);
    expect(lines[0]).toMatchObject({ warnings: [warning], isCounted: false });
    if (warning === "unavailable") expect(lines[0]).toMatchObject({ title: "", shopName: "", creatorId: null, posterUrl: null });
    await expect(app.as(who).checkout.start({ quoteId: id, key: key() })).rejects.toMatchObject({ code: "CHECKOUT_NOT_FOR_SALE" });
  }
  expect(await app.db.selectFrom("orders").select("id").execute()).toEqual([]);
});

test("a price that changes between looking and paying is said before anything is charged", async () => {
  const { id } = await quoteFor(ADA);
  await app.db.updateTable("products").set({ priceCents: 2_500 }).where("id", "=", "robot").execute();
  await expect(app.as(ADA).checkout.start({ quoteId: id, key: key() })).rejects.toMatchObject({
    code: "CHECKOUT_CHANGED",
    data: { totalCents: 5_000 },
  });
});

test("twenty submissions with one key: one order, one charge, twenty equal answers", async () => {
  const { id } = await quoteFor(ADA);
  const wish = { quoteId: id, key: key() };
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.as(ADA).checkout.start(wish)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await app.db.selectFrom("simIntents").select("id").execute()).toHaveLength(1);
  const order = answers[0] as { orderId: string; secret: string | null };
  await Promise.all(Array.from({ length: 10 }, () => pay(order)));
  expect(await app.as(ADA).checkout.payment({ orderId: order.orderId })).toMatchObject({ payment: { state: "paid" } });
  expect(await balance(app.db, "provider")).toBe(-4_000);
});

test("a wallet and a card pressed in one moment charge one order once", async () => {
  const order = await begin();
  const tries = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => pay(order, n % 2 ? "visa" : "mastercard")));
  // Whoever hears the provider before its event was read is told that it is being confirmed.
  for (const tried of tries) expect(tried).toMatchObject({ value: { state: expect.stringMatching(/^(paid|processing)$/) } });
  expect(await statusOf(order.orderId)).toBe("paid");
  const charged = await app.db.selectFrom("simIntents").select("status").where("orderId", "=", order.orderId).execute();
  expect(charged).toEqual([{ status: "succeeded" }]);
  expect(await app.db.selectFrom("licences").select("code").execute()).toHaveLength(1);
});

test("the same tax is in the quote, the order and its lines, and the sums agree to the cent", async () => {
  const quote = await quoteFor(ADA, [robot, { itemType: "product", itemId: "crate", variant: "personal" }]);
  const { orderId } = await app.as(ADA).checkout.start({ quoteId: quote.id, key: key() });
  await pay({ orderId, secret: null });
  const { taxCents, subtotalCents, discountCents, totalCents, lines } = await app.as(ADA).orders.order({ id: orderId });
  expect(taxCents).toBe(quote.taxCents);
  expect(lines.reduce((sum, line) => sum + line.taxCents, 0)).toBe(taxCents);
  expect(subtotalCents - discountCents + taxCents).toBe(totalCents);
});

test("orders paid in one moment do not disturb each other: a wrong amount, a declined card and a repeated event are only their own", async () => {
  const orders = await Promise.all(Array.from({ length: 8 }, () => begin()));
  const [wrong, declined, repeated, ...others] = orders as [(typeof orders)[0], (typeof orders)[0], (typeof orders)[0], ...typeof orders];
  await app.db.updateTable("simIntents").set({ amountCents: 3_999 }).where("orderId", "=", wrong.orderId).execute();
  const said = await Promise.all([
    pay(wrong),
    pay(declined, "declined"),
    pay(repeated, "duplicate event"),
    ...others.map((order) => pay(order)),
  ]);
  expect(said.map(({ state }) => state)).toEqual(["processing", "failed", ...Array(6).fill("paid")]);
  expect(await Promise.all(orders.map(({ orderId }) => statusOf(orderId)))).toEqual([
    "pending_payment",
    "failed",
    ...Array(6).fill("paid"),
  ]);
  expect(await balance(app.db, "provider")).toBe(-6 * 4_000);
  expect(await app.db.selectFrom("licences").select("code").execute()).toHaveLength(6);
  expect(await app.db.selectFrom("alarms").select("name").execute()).toEqual([{ name: "a payment does not match its order" }]);
});

test("a declined card leaves the order to be paid with another one", async () => {
  const order = await begin();
  expect(await pay(order, "declined")).toMatchObject({
    state: "failed",
    message: "Your card was declined. Try another one.",
    isRetryable: true,
  });
  expect(await pay(order, "insufficient funds")).toMatchObject({ state: "failed", code: "insufficient_funds" });
  expect(await statusOf(order.orderId)).toBe("failed");
  expect(await pay(order, "visa")).toEqual({ state: "paid" });
});

test("five declined cards in an hour, then a pause", async () => {
  const order = await begin();
  for (let n = 0; n < 5; n++) await pay(order, "declined");
  await expect(pay(order, "visa")).rejects.toMatchObject({ code: "CHECKOUT_TOO_MANY_DECLINES" });
  app.passMinutes(61);
  await expect(pay(order, "visa")).resolves.toEqual({ state: "paid" });
});

test("twenty declined cards in one moment are not all the first: five are tried", async () => {
  const order = await begin();
  const said = await Promise.allSettled(Array.from({ length: 20 }, () => pay(order, "declined")));
  expect(said.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  await expect(pay(order, "visa")).rejects.toMatchObject({ code: "CHECKOUT_TOO_MANY_DECLINES" });
});

test("3-D Secure: approved is paid, denied is not charged", async () => {
  const order = await begin();
  const asked = await pay(order, "3-D Secure");
  expect(asked).toMatchObject({ state: "requires_action", url: expect.stringContaining("/test-bank#") });
  const secret = "url" in asked ? (asked.url.split("#")[1] ?? "") : "";
  expect(await provider.answerAction(secret, false)).toMatchObject({ state: "failed", code: "denied" });
  expect(await provider.answerAction(secret, true)).toBeNull();
  const again = await pay(order, "3-D Secure");
  const next = "url" in again ? (again.url.split("#")[1] ?? "") : "";
  expect(await provider.answerAction(next, true)).toMatchObject({ state: "succeeded" });
  expect(await statusOf(order.orderId)).toBe("paid");
});

test("a slow event makes the order paid when it comes, a lost one is repaired by asking, a second copy does nothing", async () => {
  const slow = await begin();
  expect(await pay(slow, "slow")).toEqual({ state: "processing" });
  expect(await statusOf(slow.orderId)).toBe("pending_payment");
  app.passMinutes(1);
  await provider.deliverDue();
  expect(await statusOf(slow.orderId)).toBe("paid");

  const lost = await begin(ADA, [{ itemType: "product", itemId: "crate", variant: "personal" }]);
  expect(await pay(lost, "lost event")).toEqual({ state: "processing" });
  app.passMinutes(2);
  await runJob("checkout.sweep");
  expect(await statusOf(lost.orderId)).toBe("paid");

  const twice = await begin(null);
  expect(await pay(twice, "duplicate event", null)).toEqual({ state: "paid" });
  expect(await balance(app.db, "provider")).toBe(-(4_000 + 950 + 4_000));
});

test("an order nobody pays is given up after thirty minutes; money that comes later still counts", async () => {
  const order = await begin(ADA, [robot]);
  app.passMinutes(31);
  await runJob("checkout.sweep");
  expect(await statusOf(order.orderId)).toBe("expired");
  const late = await app.db.selectFrom("orders").select("intentId").where("id", "=", order.orderId).executeTakeFirstOrThrow();
  await provider.confirm({ intentId: late.intentId ?? "", paymentMethod: await card("visa"), key: key(), returnUrl: "" });
  expect(await statusOf(order.orderId)).toBe("paid");
});

test("what is owned is asked about before it is bought again", async () => {
  await pay(await begin());
  const { id, lines } = await quoteFor(ADA);
  expect(lines[0]?.warnings).toEqual(["already_owned"]);
  await expect(app.as(ADA).checkout.start({ quoteId: id, key: key() })).rejects.toMatchObject({ code: "CHECKOUT_NOT_FOR_SALE" });
  const confirmed = await app.as(ADA).checkout.start({ quoteId: id, key: key(), confirmed: [lines[0]?.key ?? ""] });
  expect(await pay(confirmed)).toEqual({ state: "paid" });
});

test("what costs nothing is delivered at once, without a card", async () => {
  const free = await begin(ADA, [{ itemType: "product", itemId: "gift", variant: "personal" }]);
  expect(free).toMatchObject({ totalCents: 0, payment: null });
  expect(await statusOf(free.orderId)).toBe("paid");
  expect(await app.db.selectFrom("charges").select("intentId").execute()).toEqual([]);
});

test("nobody pays or looks at an order that is not theirs", async () => {
  const order = await begin();
  const stolen = { orderId: order.orderId, paymentMethod: await card("visa"), key: key() };
  for (const other of [BOB, null]) {
    await expect(app.as(other).checkout.confirm(stolen)).rejects.toMatchObject({ code: "CHECKOUT_ORDER_GONE" });
    await expect(app.as(other).checkout.payment({ orderId: order.orderId, secret: key() })).rejects.toMatchObject({
      code: "CHECKOUT_ORDER_GONE",
    });
  }
  expect(await app.as(ADA).checkout.payment({ orderId: order.orderId })).toMatchObject({ payment: { state: "processing" } });
});
