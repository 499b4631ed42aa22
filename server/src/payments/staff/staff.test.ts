import type { Permission } from "@blenda/domain/access/permissions";
import type { Me } from "@blenda/domain/identity/model";
import { addDays } from "@blenda/domain/shared/calendar";
import { expect, test } from "vitest";
import type { SimulatedPayments } from "../../platform/outside/payments/payments-simulated.ts";
import { ADA, BOB, CARA, EDDA, ROOT, testApp } from "../../testing/app.ts";
import { buy, sell } from "../../testing/buying.ts";

const app = await testApp();
const provider = app.services.payments as SimulatedPayments;
const PRICE = 4_000;
const staff = (...permissions: Permission[]): Me => ({ ...EDDA, permissions, roles: [] });
const clerk = () => app.as(staff("view_orders")).payments;
const judge = () => app.as(staff("view_orders", "manage_refunds")).payments;
const root = () => app.as(ROOT).payments;
const key = () => crypto.randomUUID();
const audited = () => app.db.selectFrom("auditEntries").select(["action", "targetId", "reason"]).orderBy("n").execute();
const receipts = () => app.db.selectFrom("mails").select("key").where("key", "like", "receipt-%").orderBy("n").execute();

async function bought(who: Me = ADA, card?: Parameters<typeof buy>[3]) {
  const itemId = `thing-${key()}`;
  await sell(app, itemId, PRICE, CARA.id);
  const orderId = await buy(app, who, [itemId], card);
  return app.db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow();
}

test("an order is found by its number, an address, a card's last four and its payment; only admins see addresses whole", async () => {
  const order = await bought();
  await bought(BOB, "mastercard");
  for (const search of [String(order.number), "ADA@example.com", "4242", order.intentId ?? ""])
    expect((await root().orders({ search })).rows.map(({ id }) => id)).toEqual([order.id]);
  const [seen] = (await clerk().orders({ search: "4242" })).rows;
  expect(seen).toMatchObject({ email: "a•••@example.com", state: "paid", card: { brand: "visa", last4: "4242" }, totalCents: PRICE });
  expect((await root().orders({ search: "4242" })).rows[0]?.email).toBe(ADA.email);
  expect(await clerk().orders({ search: "nobody@example.com" })).toMatchObject({ rows: [], total: { count: 0 } });
});

test("each state narrows the list to itself, and a period to its days", async () => {
  const [paid, part, whole, failed, disputed, marked] = [
    await bought(),
    await bought(),
    await bought(),
    await bought(BOB, "declined"),
    await bought(),
    await bought(),
  ];
  await provider.refundByHand(part.intentId ?? "", 300);
  await provider.refundByHand(whole.intentId ?? "", PRICE);
  await app.runJobs();
  await provider.closeDispute(disputed.intentId ?? "", false);
  await root().markFraud({ orderId: marked.id, isFraud: true, reason: "A stolen card" });
  const found = async (state: Parameters<ReturnType<typeof root>["orders"]>[0]["state"]) =>
    (await root().orders({ state })).rows.map(({ id }) => id).toSorted();
  expect(await found("paid")).toEqual([paid.id, marked.id].toSorted());
  expect(await found("partly_refunded")).toEqual([part.id]);
  expect(await found("failed")).toEqual([failed.id]);
  expect(await found("disputed")).toEqual([disputed.id]);
  expect(await found("fraud")).toEqual([marked.id]);
  expect(await found("test")).toEqual([]);
  expect(await found("refunded")).toContain(whole.id);
  expect((await root().orders({ to: addDays(app.now(), -1) })).rows).toEqual([]);
  expect((await root().orders({ from: addDays(app.now(), -1) })).total.count).toBe(6);
});

test("an order's page has its lines with their split, and a timeline of everything that is known", async () => {
  const { id: orderId, intentId } = await bought();
  await app.runJobs();
  await provider.refundByHand(intentId ?? "", 300);
  await app.runJobs();
  const order = await clerk().order({ orderId });
  expect(order).toMatchObject({ state: "partly_refunded", refundedCents: 300, intentId, waitingEvents: 0, isOwn: false, may: [] });
  expect((await judge().order({ orderId })).may).toEqual(["resendReceipt", "markFraud"]);
  const [line] = order.lines;
  const { net = 0, commission = 0, processing = 0, creator = 0 } = line?.split ?? {};
  expect([line?.paidCents, commission + processing + creator]).toEqual([PRICE, net]);
  const what = order.timeline.map((step) => step.what);
  expect(what[0]).toBe("Order created");
  for (const step of ["Payment succeeded", "Order: paid", "Money went back", "Item: partially refunded"]) expect(what).toContain(step);
  expect(what.some((step) => step.startsWith("Licence "))).toBe(true);
  await expect(clerk().order({ orderId: "none" })).rejects.toMatchObject({ code: "PAYMENTS_NOT_FOUND" });
});

test("what the provider told is listed, found by its payment, and shown as it came without secrets", async () => {
  const { intentId, number } = await bought();
  await bought(BOB);
  expect((await clerk().providerEvents({})).rows).toHaveLength(2);
  const [event] = (await clerk().providerEvents({ search: intentId ?? "", type: "payment_succeeded" })).rows;
  expect(event).toMatchObject({ type: "payment_succeeded", outcome: "fulfilled", objectId: intentId });
  const { provider: name = "", eventId = "" } = event ?? {};
  expect((await clerk().providerEvents({ search: eventId })).rows).toHaveLength(1);
  expect((await clerk().providerEvents({ show: "waiting" })).rows).toEqual([]);
  const whole = await clerk().providerEvent({ provider: name, eventId });
  expect(whole.order?.number).toBe(String(number));
  expect(JSON.parse(whole.payload)).toMatchObject({ intentId, card: { last4: "4242", fingerprint: "[redacted]" } });
  await expect(clerk().providerEvent({ provider: name, eventId: "evt" })).rejects.toMatchObject({ code: "PAYMENTS_EVENT_NOT_FOUND" });
});

test("a receipt leaves again, once per press and three times a day at most; what is not paid has none", async () => {
  const { id: orderId } = await bought();
  await app.runJobs();
  const press = { orderId, key: key() };
  await judge().resendReceipt(press);
  const { timeline } = await judge().resendReceipt(press);
  expect(timeline.filter(({ what }) => what === "Receipt sent again")).toHaveLength(1);
  for (let n = 0; n < 2; n += 1) await judge().resendReceipt({ orderId, key: key() });
  await expect(judge().resendReceipt({ orderId, key: key() })).rejects.toMatchObject({ code: "PAYMENTS_RECEIPT_LIMIT" });
  app.passMinutes(24 * 60 + 1);
  await judge().resendReceipt({ orderId, key: key() });
  expect((await receipts()).filter(({ key: name }) => name.includes("-again-"))).toHaveLength(4);
  expect((await audited()).map(({ action }) => action)).toEqual(Array(4).fill("payments.resendReceipt"));
  const { id } = await bought(BOB, "declined");
  await expect(judge().resendReceipt({ orderId: id, key: key() })).rejects.toMatchObject({ code: "PAYMENTS_NO_RECEIPT" });
});

test("an order whose event was lost is asked for again and delivered, once; one that is not paid stays as it is", async () => {
  const { id: orderId } = await bought(ADA, "lost event");
  expect((await judge().order({ orderId })).may).toContain("fulfilAgain");
  expect(await judge().fulfilAgain({ orderId })).toEqual({ outcome: "fulfilled" });
  expect(await judge().fulfilAgain({ orderId })).toEqual({ outcome: "already" });
  expect((await clerk().order({ orderId })).lines).toMatchObject([{ status: "fulfilled" }]);
  const { id } = await bought(BOB, "declined");
  expect(await judge().fulfilAgain({ orderId: id })).toEqual({ outcome: "not_paid" });
  expect((await audited()).map(({ targetId }) => targetId)).toEqual([orderId, orderId, id]);
  await expect(judge().fulfilAgain({})).rejects.toMatchObject({ code: "PAYMENTS_NOT_FOUND" });
});

test("news that got stuck is applied by asking the provider again", async () => {
  const { id: orderId, intentId } = await bought();
  await provider.refundByHand(intentId ?? "", 300);
  const [stuck] = (await clerk().providerEvents({ show: "waiting" })).rows;
  const event = { provider: stuck?.provider ?? "", eventId: stuck?.eventId ?? "" };
  expect(await judge().fulfilAgain({ event })).toEqual({ outcome: "heard" });
  expect(await clerk().order({ orderId })).toMatchObject({ refundedCents: 300, waitingEvents: 0 });
  await app.runJobs();
  expect(await clerk().order({ orderId })).toMatchObject({ refundedCents: 300 });
});

test("whoever only sees payments changes nothing about them: no receipt, no question to the provider", async () => {
  const { id: orderId } = await bought();
  await expect(clerk().resendReceipt({ orderId, key: key() })).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(clerk().fulfilAgain({ orderId })).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect((await audited()).length).toBe(0);
});

test("an order one bought, or sold something in, says so before anything is pressed", async () => {
  const { id: orderId } = await bought(ROOT);
  expect(await root().order({ orderId })).toMatchObject({ isOwn: true, may: [] });
  expect(await app.as({ ...CARA, permissions: ["view_orders", "manage_refunds"] }).payments.order({ orderId })).toMatchObject({
    isOwn: true,
  });
  expect(await judge().order({ orderId })).toMatchObject({ isOwn: false, may: ["resendReceipt", "markFraud"] });
});

test("while an order is marked as fraud nothing of its buyer goes back by itself; without the mark it does again", async () => {
  const [marked, other] = [await bought(), await bought()];
  const { id: lineId } = await app.db.selectFrom("orderLines").select("id").where("orderId", "=", other.id).executeTakeFirstOrThrow();
  const outlook = () => app.as(ADA).refunds.eligibility({ lineId });
  expect((await outlook()).automaticFor).toContain("accidental");
  const mark = { orderId: marked.id, isFraud: true, reason: "The bank says the card is stolen" };
  await expect(clerk().markFraud(mark)).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect((await root().markFraud(mark)).fraud).toMatchObject({ reason: mark.reason, by: ROOT.displayName });
  expect(await outlook()).toMatchObject({ isEligible: true, automaticFor: [] });
  expect((await root().markFraud({ ...mark, isFraud: false, reason: "The bank was wrong" })).fraud).toBeNull();
  expect((await outlook()).automaticFor).toContain("accidental");
  expect(await audited()).toEqual([
    { action: "payments.markFraud", targetId: marked.id, reason: mark.reason },
    { action: "payments.markFraud", targetId: marked.id, reason: "The bank was wrong" },
  ]);
});

test("a refund that was promised by itself waits for a person when its order is marked before it is paid", async () => {
  const order = await bought();
  const { id: lineId } = await app.db.selectFrom("orderLines").select("id").where("orderId", "=", order.id).executeTakeFirstOrThrow();
  const asked = { lineId, reason: "accidental", text: "I bought this by accident, sorry.", key: key() } as const;
  await app.as(ADA).refunds.request(asked);
  await root().markFraud({ orderId: order.id, isFraud: true, reason: "A stolen card" });
  await app.runJobs();
  expect(await clerk().order({ orderId: order.id })).toMatchObject({ refundedCents: 0, refunds: [{ status: "creator_review" }] });
});

test("the list is taken along as a file, and who took it is written down", async () => {
  const { number } = await bought();
  const { csv } = await clerk().ordersFile({ state: "paid" });
  expect(csv.split("\r\n")[1]).toMatch(new RegExp(`^"${number}","a•••@example.com"`));
  expect((await audited()).map(({ action }) => action)).toEqual(["payments.ordersFile"]);
});
