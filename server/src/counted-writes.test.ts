import { TEST_CARDS } from "@blenda/domain/checkout/constants";
import { expect, test } from "vitest";
import { notify } from "./notifications/notify.ts";
import { sendPayout } from "./payouts/sending/send.ts";
import type { SimulatedPayments } from "./platform/outside/payments/payments-simulated.ts";
import { ADA, CARA, ROOT, testApp } from "./testing/app.ts";
import { sell } from "./testing/buying.ts";
import { payingOut } from "./testing/creators/paying-out.ts";
import { countingWrites } from "./testing/database/counting-writes.ts";

const app = await testApp();
const counted = await countingWrites(app);
const LINE = { itemType: "product", itemId: "robot", variant: "personal" } as const;
const TOLD = { "outbox insert": 1, "outbox delete": 1 };

test("a cart is kept by one question, which writes the cart and the news of it", async () => {
  const keep = () => app.as(ADA).cart.keep({ lines: [LINE] });
  expect(await counted(keep)).toEqual({ roundTrips: 1, rows: { "carts insert": 1, ...TOLD } });
  expect(await counted(keep)).toEqual({ roundTrips: 1, rows: { "carts update": 1, ...TOLD } });
});

test("a checkout asks eleven times and writes these rows, with everything its listeners do; days of creators are not among them", async () => {
  await sell(app, "robot", 4_000, CARA.id);
  const calls = app.as(ADA).checkout;
  const paymentMethod = (await (app.services.payments as SimulatedPayments).tokenize(TEST_CARDS[0].number)) ?? "";
  let [quoteId, orderId] = ["", ""];
  const quote = await counted(async () => {
    quoteId = (await calls.quote({ lines: [LINE] })).id;
  });
  expect(quote).toEqual({ roundTrips: 1, rows: {} });
  const start = await counted(async () => {
    orderId = (await calls.start({ quoteId, key: crypto.randomUUID(), confirmed: [] })).orderId;
  });
  // One of them asks who brought the buyer.
  expect(start).toEqual({ roundTrips: 4, rows: { "orders insert": 1, "order_lines insert": 1, "sim_intents insert": 1 } });
  expect(await counted(() => calls.confirm({ orderId, paymentMethod, key: crypto.randomUUID() }))).toEqual({
    roundTrips: 6,
    rows: {
      ...{ "sim_intents update": 1, "sim_events insert": 1, "webhook_inbox insert": 1 },
      ...{ "orders update": 1, "order_lines update": 1, "licences insert": 1, "transitions insert": 1, "charges insert": 1 },
      ...{ "ledger_transactions insert": 1, "ledger_entries insert": 4, ledger_balances: 4 },
      ...{ "mails insert": 1, "notifications insert": 1, "review_requests insert": 1 },
      ...{
        "uncounted_sales insert": 1,
        "unfollowed_orders insert": 1,
        "analytics_data insert": 1,
        // A day in its country and altogether, and both of the month.
        ...{ "revenue_days insert": 2, "revenue_months insert": 1, "item_days insert": 1, "item_months insert": 1 },
      },
      ...{ "outbox insert": 4, "outbox delete": 4, "outbox_handled insert": 7, "outbox_handled delete": 7 },
    },
  });
});

test("a notification asks five times, begin and commit included, and writes itself and the news of it", async () => {
  const notice = { userId: CARA.id, type: "system_update", title: "Hello", message: "There.", at: app.now() } as const;
  const tell = () => app.services.transaction((tx) => notify(tx, notice));
  expect(await counted(tell)).toEqual({ roundTrips: 5, rows: { "notifications insert": 1, ...TOLD } });
});

test("a payout of two sales, from the run to the provider", async () => {
  const { earn, recipientOf, toFriday, compare, latest } = payingOut(app);
  await recipientOf(CARA.id);
  await earn(CARA.id, 3_000, 4_500);
  toFriday();
  expect(await counted(() => app.as(ROOT).payouts.runPayouts({ key: crypto.randomUUID() }))).toEqual({
    roundTrips: 18,
    rows: {
      ...{ "command_keys insert": 1, "command_keys update": 1, "payout_runs insert": 1, "payout_runs update": 1 },
      ...{ "payouts insert": 1, "payout_lines insert": 2, "audit_entries insert": 1 },
      ...{ "ledger_transactions insert": 1, "ledger_entries insert": 2, ledger_balances: 2 },
      ...{ "outbox insert": 2, "outbox delete": 2, "outbox_handled insert": 1, "outbox_handled delete": 1 },
    },
  });
  await compare();
  const { id } = await latest(CARA.id);
  expect(await counted(() => app.as(ROOT).payouts.approvePayout({ ids: [id] }))).toEqual({
    roundTrips: 15,
    rows: {
      ...{ "payouts update": 1, "payout_approvals insert": 1, "transitions insert": 1, "audit_entries insert": 1 },
      ...{ "outbox insert": 2, "outbox delete": 2, "outbox_handled insert": 1, "outbox_handled delete": 1 },
    },
  });
  expect(await counted(() => sendPayout(app.services, id))).toEqual({
    roundTrips: 36,
    rows: {
      ...{ "payouts update": 3, "transitions insert": 1 },
      ...{ "ledger_transactions insert": 1, "ledger_entries insert": 3, ledger_balances: 3 },
      ...{ "simulated_transfers insert": 1, "simulated_transfer_asks insert": 1, "simulated_transfer_events insert": 3 },
      ...{ "outbox insert": 4, "outbox delete": 4, "outbox_handled insert": 1, "outbox_handled delete": 1 },
    },
  });
});
