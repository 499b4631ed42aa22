import type { TransferState } from "@blenda/domain/payouts/constants";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { expect, test } from "vitest";
import { UntrustedEvent } from "../../platform/outside/payments/payments.ts";
import { CARA, ROOT, testApp } from "../../testing/app.ts";
import { payingOut } from "../../testing/creators/paying-out.ts";
import { sendPayout } from "../sending/send.ts";
import { settleQuiet, syncPayouts } from "../sending/sync.ts";
import { receiveNews } from "./receive.ts";

const app = await testApp();
const { provider, earn, recipientOf, toFriday, passDays, hear, run, latest, booksOf, transfers } = payingOut(app);

/** Collected, approved, and told to the provider as often as it takes to get an answer. */
async function sent(last4: string, currency = "USD") {
  await recipientOf(CARA.id, last4, currency);
  await earn(CARA.id, 5_000);
  toFriday();
  await run();
  const { id } = await latest(CARA.id);
  await app.as(ROOT).payouts.approvePayout({ ids: [id] });
  for (let n = 0; n < 3; n++) await sendPayout(app.services, id).catch(() => {});
  return id;
}
const told = async (id: string) => (await app.as(ROOT).payouts.payoutCase({ id })).news.map(({ state, outcome }) => `${state}: ${outcome}`);

test.each([
  ["0001", "hangs"],
  ["0005", "pays and drops the line"],
  ["0006", "fails twice"],
])("L4 an account ending %s %s, and one transfer is made", async (last4) => {
  await sent(last4);
  await hear();
  expect(await latest(CARA.id)).toMatchObject({ status: "sent", feeCents: 39 });
  expect(await transfers()).toHaveLength(1);
  expect(await booksOf(CARA.id)).toEqual({ available: 0, inPayout: 5_000, provider: 5_039, transit: -5_000, fees: -39 });
});

test("what the provider refuses fails: the money is back, the recipient needs attention, and the next try is a payout of its own", async () => {
  const id = await sent("0002");
  expect(await latest(CARA.id)).toMatchObject({ status: "failed" });
  expect(await booksOf(CARA.id)).toEqual({ available: 5_000, inPayout: 0, provider: 0, transit: 0, fees: 0 });
  expect(
    await app
      .as(ROOT)
      .payouts.retryPayout({ id })
      .catch(({ code }) => code),
  ).toBe("PAYOUTS_NOTHING_TO_PAY");
  await app.db.updateTable("payoutRecipients").set({ status: "active", attentionReason: null, last4: "4471" }).execute();
  const again = await app.as(ROOT).payouts.retryPayout({ id });
  expect(again).toMatchObject({ status: "draft", amountCents: 5_000 });
  expect((await app.as(CARA).payouts.payout({ id })).againIn).toBe(again.day);
});

test("news told twice and in the wrong order come to the same", async () => {
  const id = await sent("0004", "EUR");
  for (let n = 0; n < 3; n++) await hear();
  const { transferId = "" } = (await app.db.selectFrom("payoutNews").select("transferId").execute())[0] ?? {};
  expect(await told(id)).toEqual(["processing: older", "funds_converted: older", "outgoing_payment_sent: sent"]);
  const late = { id: "late", transferId, state: "processing" as TransferState, occurredAt: addMinutes(app.now(), -60) };
  const body = Buffer.from(JSON.stringify(late));
  for (let n = 0; n < 2; n++) await receiveNews(app.services, body, { "x-signature": provider.sign(body) });
  expect(await latest(CARA.id)).toMatchObject({ status: "sent", arrives: { amount: 4_607, currency: "EUR", rate: "0.9214" } });
  expect(await app.db.selectFrom("payoutNews").select("eventId").where("eventId", "=", "late").execute()).toHaveLength(1);
});

test("a bounce before it is paid holds it, then the money is back", async () => {
  await sent("0007");
  await hear();
  passDays(1);
  await provider.deliverDue();
  expect(await latest(CARA.id)).toMatchObject({ status: "on_hold", holdReason: expect.stringContaining("sent it back") });
  const { id } = await latest(CARA.id);
  expect((await app.as(ROOT).payouts.payoutCase({ id })).allowed).toEqual([]);
  app.passMinutes(61);
  await provider.deliverDue();
  expect(await latest(CARA.id)).toMatchObject({ status: "returned" });
  expect(await booksOf(CARA.id)).toEqual({ available: 5_000, inPayout: 0, provider: 39, transit: 0, fees: -39 });
});

test("a bounce after it was paid returns the money once, and the next run pays it once", async () => {
  const id = await sent("0008");
  await hear();
  passDays(6);
  await settleQuiet(app.services);
  expect(await latest(CARA.id)).toMatchObject({ status: "paid" });
  passDays(2);
  await provider.deliverDue();
  await provider.deliverDue();
  expect(await latest(CARA.id)).toMatchObject({ id, status: "returned" });
  expect(await booksOf(CARA.id)).toEqual({ available: 5_000, inPayout: 0, provider: 39, transit: 0, fees: -39 });
  expect(await app.db.selectFrom("payoutRecipients").select("status").execute()).toEqual([{ status: "needs_attention" }]);
  await app.db.updateTable("payoutRecipients").set({ status: "active", attentionReason: null, last4: "4471" }).execute();
  toFriday();
  await run();
  const again = await latest(CARA.id);
  await app.as(ROOT).payouts.approvePayout({ ids: [again.id] });
  await app.runJobs();
  expect((await transfers()).map(({ idempotencyKey }) => idempotencyKey)).toEqual([id, again.id]);
  const { balance } = await app.as(CARA).payouts.overview();
  expect(balance).toMatchObject({ availableCents: 0, inPayoutCents: 5_000, paidCents: 0 });
});

test("a return is applied whatever was told before it, and once", async () => {
  const id = await sent("4471");
  await hear();
  const { externalId } = await latest(CARA.id);
  const news = { transferId: externalId, state: "funds_refunded", occurredAt: addMinutes(app.now(), -600) };
  for (const eventId of ["one", "two"]) {
    const body = Buffer.from(JSON.stringify({ ...news, id: eventId }));
    await receiveNews(app.services, body, { "x-signature": provider.sign(body) });
  }
  expect(await latest(CARA.id)).toMatchObject({ id, status: "returned" });
  expect((await told(id)).filter((each) => each.startsWith("funds_refunded"))).toEqual([
    "funds_refunded: returned",
    "funds_refunded: over",
  ]);
});

test("news nobody signed leave nothing behind, and news of a transfer we do not know yet wait for it", async () => {
  await recipientOf(CARA.id, "0005");
  await earn(CARA.id, 5_000);
  toFriday();
  await run();
  const { id } = await latest(CARA.id);
  await app.as(ROOT).payouts.approvePayout({ ids: [id] });
  await sendPayout(app.services, id).catch(() => {});
  await hear();
  expect((await app.db.selectFrom("payoutNews").select("processedAt").execute()).map(({ processedAt }) => processedAt)).toEqual([
    null,
    null,
    null,
  ]);
  const body = Buffer.from("{}");
  await expect(receiveNews(app.services, body, { "x-signature": "t=1,v1=0" })).rejects.toThrow(UntrustedEvent);
  app.passMinutes(10);
  await syncPayouts(app.services);
  expect(await latest(CARA.id)).toMatchObject({ status: "sent" });
  expect(await transfers()).toHaveLength(1);
});
