import { expect, test } from "vitest";
import { balance } from "../../ledger/port.ts";
import { ADA, BOB, CARA, testApp } from "../../testing/app.ts";
import { buyPack, pay, subscribe } from "../../testing/buying-tokens.ts";
import { consentGiven } from "../../testing/figures/consenting.ts";
import { untilDelivered } from "../../testing/people.ts";

const app = await testApp();
const key = () => crypto.randomUUID();
const accountOf = (who = ADA) => app.as(who).tokens.account();
const usageOf = async (who = ADA) => (await app.as(who).tokens.usage({})).entries;
const DAY = 24 * 60;

test("somebody who never had a token sees an empty account, and a plan that counts as expired", async () => {
  expect(await accountOf()).toMatchObject({
    ...{ userId: ADA.id, balance: 0, held: 0, owed: 0, currentPlan: null, planExpiry: null, isPlanExpired: true },
    ...{ monthlyUsage: 0, totalUsage: 0, subscription: null },
  });
});

test("K6 signed out, a wrong plan and a wrong pack are refused in the specification's words", async () => {
  const nobody = app.as(null).tokens;
  for (const call of [() => nobody.account(), () => nobody.usage({}), () => nobody.buyPack({ packId: "small", key: key() })])
    await expect(call()).rejects.toMatchObject({ code: "TOKENS_SIGNED_OUT", message: "User not authenticated" });
  const calls = app.as(ADA).tokens;
  await expect(calls.buyPack({ packId: "huge", key: key() })).rejects.toMatchObject({ message: "Invalid token pack" });
  await expect(calls.subscribe({ planId: "free", key: key() })).rejects.toMatchObject({ message: "Invalid plan" });
  expect(await app.db.selectFrom("orders").select("id").execute()).toEqual([]);
});

test("K6 an order that is not paid, or whose card is declined, brings nothing", async () => {
  const { orderId, totalCents, tokens, payment, standing } = await app.as(ADA).tokens.buyPack({ packId: "medium", key: key() });
  expect([totalCents, tokens, payment?.provider, standing]).toEqual([2_999, 25, "simulated", null]);
  expect(await pay(app, ADA, orderId, "declined")).toMatchObject({ state: "failed" });
  expect(await accountOf()).toMatchObject({ balance: 0 });
  expect(await usageOf()).toEqual([]);
});

test("an order of a pack or a plan keeps what its buyer allowed", async () => {
  const consent = consentGiven(app.now());
  await app.as(ADA).tokens.buyPack({ packId: "small", consent, key: key() });
  await app.as(ADA).tokens.subscribe({ planId: "starter", consent, key: key() });
  expect(await app.db.selectFrom("orders").select("visit").execute()).toEqual([{ visit: { consent } }, { visit: { consent } }]);
});

test("buying a pack adds its tokens to the balance once, however often its payment is told", async () => {
  await buyPack(app, ADA, "small", "duplicate event");
  expect(await accountOf()).toMatchObject({ balance: 10, currentPlan: null });
  expect(await usageOf()).toMatchObject([{ type: "token_pack", tokenCost: -10, balanceAfter: 10, about: "10 tokens" }]);
  expect((await app.as(ADA).tokens.usage({})).purchases).toMatchObject([
    { packId: "small", packName: "Small", tokensGranted: 10, tokensLeft: 10, priceCents: 1_299, status: "completed" },
  ]);
});

test("the same key gives the same order, and says where its payment stands", async () => {
  const wish = { packId: "small", key: key() };
  const calls = app.as(ADA).tokens;
  const all = await Promise.all(Array.from({ length: 5 }, () => calls.buyPack(wish)));
  expect(new Set(all.map(({ orderId }) => orderId)).size).toBe(1);
  const [{ orderId, payment } = { orderId: "", payment: null }] = all;
  expect(await calls.buyPack(wish)).toMatchObject({ orderId, payment, standing: null });
  await pay(app, ADA, orderId);
  expect(await calls.buyPack(wish)).toMatchObject({ orderId, payment: null, standing: { state: "paid" } });
  await expect(calls.buyPack({ ...wish, packId: "large" })).rejects.toMatchObject({ code: "KEY_REUSED" });
  expect(await accountOf()).toMatchObject({ balance: 10 });
});

test("we sell tokens ourselves: all but the card's cost is ours, and no creator hears of it", async () => {
  await buyPack(app, ADA, "small");
  expect([await balance(app.db, "provider"), await balance(app.db, "platform_processing")]).toEqual([-1_299, 68]);
  expect(await balance(app.db, "platform_commission")).toBe(1_231);
  await untilDelivered(app.db);
  expect(await app.db.selectFrom("notifications").select("id").execute()).toEqual([]);
  const [receipt] = await app.db.selectFrom("mails").select(["recipient", "body"]).orderBy("n").execute();
  expect(receipt).toMatchObject({ recipient: ADA.email, body: expect.stringContaining("10 tokens  $12.99") });
});

test("the order's page shows tokens without files and licence, and the refund form sends people elsewhere", async () => {
  const id = await buyPack(app, ADA, "small");
  const order = await app.as(ADA).orders.order({ id });
  expect(order).toMatchObject({ display: "Paid", totalCents: 1_299, timeline: [{ what: "Ordered" }, { what: "Paid, tokens added" }] });
  expect(order.lines).toMatchObject([{ title: "10 tokens", itemType: "token_pack", licence: null, downloads: [], creatorId: null }]);
  const lineId = order.lines[0]?.id ?? "";
  expect(await app.as(ADA).refunds.eligibility({ lineId })).toMatchObject({
    isEligible: false,
    standing: "notThisKind",
  });
});

test("subscribing sets the plan and its end one month ahead, adds its tokens and begins the month's usage at none", async () => {
  await app.db
    .insertInto("tokenAccounts")
    .values({ userId: ADA.id, monthlyUsage: 9, createdAt: app.now(), updatedAt: app.now() })
    .execute();
  const orderId = await subscribe(app, ADA, "creator");
  const { subscription, planExpiry, ...account } = await accountOf();
  expect(account).toMatchObject({ balance: 80, currentPlan: "creator", isPlanExpired: false, monthlyUsage: 0 });
  expect(subscription).toMatchObject({
    ...{ planId: "creator", planName: "Creator", status: "active", priceCents: 3_999, tokens: 80, expiresAt: planExpiry },
    ...{ renewsAt: planExpiry, card: { brand: "visa", last4: "4242" } },
  });
  expect(await usageOf()).toMatchObject([{ type: "subscription", tokenCost: -80, balanceAfter: 80, about: "Creator plan", orderId }]);
  app.passMinutes(32 * DAY);
  expect(await accountOf()).toMatchObject({ isPlanExpired: true, balance: 80 });
});

test("a larger plan costs and gives the difference and ends when the smaller would have; a smaller one is refused", async () => {
  await subscribe(app, ADA, "starter");
  const before = await accountOf();
  app.passMinutes(10 * DAY);
  const { orderId, totalCents, tokens } = await app.as(ADA).tokens.subscribe({ planId: "creator", key: key() });
  expect([totalCents, tokens]).toEqual([1_500, 55]);
  await pay(app, ADA, orderId, "mastercard");
  expect(await accountOf()).toMatchObject({
    ...{ balance: 80, currentPlan: "creator", planExpiry: before.planExpiry },
    subscription: { id: before.subscription?.id, planId: "creator", card: { brand: "mastercard", last4: "4444" } },
  });
  for (const planId of ["starter", "creator"])
    await expect(app.as(ADA).tokens.subscribe({ planId, key: key() })).rejects.toMatchObject({ code: "TOKENS_NOT_AN_UPGRADE" });
});

test("whoever pays for two plans in two tabs has the later one and the tokens of both", async () => {
  const open = (planId: string) => app.as(ADA).tokens.subscribe({ planId, key: key() });
  const [studio, starter] = [await open("studio"), await open("starter")];
  await pay(app, ADA, studio.orderId);
  await pay(app, ADA, starter.orderId);
  expect(await accountOf()).toMatchObject({ balance: 225, currentPlan: "starter", subscription: { planId: "starter", status: "active" } });
  expect(await app.db.selectFrom("subscriptionPeriods").select("period").orderBy("period").execute()).toEqual([
    { period: 1 },
    { period: 2 },
  ]);
});

test("two upgrades at once: the larger plan stays, the tokens of both arrive", async () => {
  await subscribe(app, ADA, "starter");
  const open = (planId: string) => app.as(ADA).tokens.subscribe({ planId, key: key() });
  const orders = [await open("studio"), await open("creator")];
  await Promise.all(orders.map(({ orderId }) => pay(app, ADA, orderId)));
  expect(await accountOf()).toMatchObject({ balance: 25 + 175 + 55, currentPlan: "studio", subscription: { planId: "studio" } });
});

test("a cancelled plan runs to its end and can be taken back until then", async () => {
  await subscribe(app, ADA, "starter");
  const { planExpiry } = await accountOf();
  const calls = app.as(ADA).tokens;
  const cancelled = await calls.cancelPlan();
  expect(cancelled).toMatchObject({ balance: 25, planExpiry, subscription: { status: "cancel_at_period_end", renewsAt: null } });
  expect(await calls.cancelPlan()).toMatchObject({ subscription: { status: "cancel_at_period_end" } });
  expect(await calls.resumePlan()).toMatchObject({ subscription: { status: "active", renewsAt: planExpiry } });
  await expect(app.as(BOB).tokens.cancelPlan()).rejects.toMatchObject({ message: "You don't have a plan to change" });
});

test("the history can be filtered by kind and time, and is the reader's own", async () => {
  await buyPack(app, ADA, "small");
  app.passMinutes(60);
  const later = app.now();
  await subscribe(app, ADA, "starter");
  await buyPack(app, BOB, "large");
  const calls = app.as(ADA).tokens;
  const costs = async (filter: Parameters<typeof calls.usage>[0]) => (await calls.usage(filter)).entries.map(({ tokenCost }) => tokenCost);
  expect(await costs({})).toEqual([-25, -10]);
  expect(await costs({ types: ["token_pack", "grant"] })).toEqual([-10]);
  expect(await costs({ from: later })).toEqual([-25]);
  expect(await costs({ from: later, types: ["token_pack"] })).toEqual([]);
  expect(await costs({ to: later })).toEqual([-25, -10]);
  expect(await app.as(CARA).tokens.usage({})).toEqual({ entries: [], purchases: [] });
});

test("the screen shows the latest fifty, the file all of them, and nobody's words become a formula", async () => {
  await app.db.insertInto("tokenAccounts").values({ userId: ADA.id, balance: 0, createdAt: app.now(), updatedAt: app.now() }).execute();
  const rows = Array.from({ length: 60 }, () => ({ userId: ADA.id, tokenCost: 0, balanceAfter: 0, at: app.now(), metadata: {} }));
  const words = (n: number) => (n === 59 ? '=HYPERLINK("http://evil","a")' : `prompt ${n}`);
  await app.db
    .insertInto("tokenUsage")
    .values(rows.map((row, n) => ({ ...row, type: "generation", about: words(n) })))
    .execute();
  expect(await usageOf()).toHaveLength(50);
  const { name, csv } = await app.as(ADA).tokens.usageFile({});
  expect(name).toBe(`token-usage-${app.now().slice(0, 10)}.csv`);
  const lines = csv.trimEnd().split("\r\n");
  expect(lines).toHaveLength(61);
  expect(lines[0]).toBe('\uFEFF"time","type","about","tokens","balance after","job","order"');
  expect(lines[1]).toBe(`"${app.now()}","generation","'=HYPERLINK(""http://evil"",""a"")","0","0","",""`);
  expect((await app.as(BOB).tokens.usageFile({})).csv.trimEnd().split("\r\n")).toHaveLength(1);
});
