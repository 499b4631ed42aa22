import { TEST_CARDS } from "@blenda/domain/checkout/constants";
import { expect, test } from "vitest";
import { notify } from "./notifications/port.ts";
import type { SimulatedPayments } from "./platform/outside/payments/payments-simulated.ts";
import { ADA, CARA, testApp } from "./testing/app.ts";
import { sell } from "./testing/buying.ts";
import { countingWrites } from "./testing/counting-writes.ts";
import { payingOut } from "./testing/creators/paying-out.ts";

const app = await testApp();
const counted = await countingWrites(app);
const LINE = { itemType: "product", itemId: "robot", variant: "personal" } as const;

test("a cart is kept by one question that writes the cart and the news of it", async () => {
  const keep = () => app.as(ADA).cart.keep({ lines: [LINE] });
  expect(await counted(keep)).toEqual({ roundTrips: 1, rows: {} });
  expect(await counted(keep)).toEqual({ roundTrips: 1, rows: {} });
});

test("a checkout asks so often and writes so many rows, everything its listeners do included", async () => {
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
  expect(start).toEqual({ roundTrips: 1, rows: {} });
  const confirm = await counted(() => calls.confirm({ orderId, paymentMethod, key: crypto.randomUUID() }));
  expect(confirm).toEqual({ roundTrips: 1, rows: {} });
});

test("a notification is asked about and told by four statements, two rows", async () => {
  const notice = { userId: CARA.id, type: "system_update", title: "Hello", message: "There.", at: app.now() } as const;
  expect(await counted(() => app.services.transaction((tx) => notify(tx, notice)))).toEqual({ roundTrips: 1, rows: {} });
});

test("a payout from the run to the bank", async () => {
  const { earn, recipientOf, toFriday, run, latest } = payingOut(app);
  await recipientOf(CARA.id);
  await earn(CARA.id, 3_000, 4_500);
  toFriday();
  expect(await counted(() => run())).toEqual({ roundTrips: 1, rows: {} });
  const { id } = await latest(CARA.id);
  const { ROOT } = await import("./testing/app.ts");
  expect(await counted(() => app.as(ROOT).payouts.approvePayout({ ids: [id] }))).toEqual({ roundTrips: 1, rows: {} });
  expect(await counted(() => app.runJobs())).toEqual({ roundTrips: 1, rows: {} });
});
