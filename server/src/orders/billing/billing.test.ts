import { ORDERS } from "@blenda/domain/orders/constants";
import { expect, test } from "vitest";
import { ADA, BOB, CARA, testApp } from "../../testing/app.ts";
import { buy, sell } from "../../testing/buying.ts";

const app = await testApp();
const DETAILS = { name: "Ada", businessName: "Engines Ltd", taxId: "DE123", country: "DE" };
const NONE = { name: "", businessName: "", taxId: "", country: "" };

test("what somebody keeps for invoices is on their next orders, and on nobody else's; what an order says itself counts more", async () => {
  await sell(app, "lamp", 2_000, CARA.id);
  await sell(app, "chair", 2_000, CARA.id);
  await sell(app, "desk", 2_000, CARA.id);
  const before = await buy(app, ADA, ["lamp"]);
  expect(await app.as(ADA).orders.billing()).toMatchObject({ details: NONE, plan: null });
  expect((await app.as(ADA).orders.saveBilling({ details: DETAILS })).details).toEqual(DETAILS);
  const after = await buy(app, ADA, ["chair"]);
  const invoiceOf = async (who: typeof ADA, id: string) => (await app.as(who).orders.order({ id })).invoice;
  expect([await invoiceOf(ADA, before), await invoiceOf(ADA, after)]).toEqual([NONE, DETAILS]);
  expect(await invoiceOf(BOB, await buy(app, BOB, ["lamp"]))).toEqual(NONE);
  const calls = app.as(ADA).checkout;
  const { id: quoteId } = await calls.quote({ lines: [{ itemType: "product", itemId: "desk", variant: "personal" }] });
  const invoice = { ...NONE, name: "Somebody else" };
  const { orderId } = await calls.start({ quoteId, key: crypto.randomUUID(), invoice });
  expect(await invoiceOf(ADA, orderId)).toEqual(invoice);
});

test("the latest invoices are listed with whether they can still be changed; what was not paid has none", async () => {
  await sell(app, "lamp", 2_000, CARA.id);
  const orderId = await buy(app, ADA, ["lamp"]);
  await sell(app, "chair", 2_000, CARA.id);
  await buy(app, ADA, ["chair"], "declined");
  expect((await app.as(ADA).orders.billing()).invoices).toMatchObject([{ orderId, totalCents: 2_000, isOpen: true }]);
  app.passMinutes(ORDERS.INVOICE_EDIT_DAYS * 24 * 60 + 1);
  expect((await app.as(ADA).orders.billing()).invoices).toMatchObject([{ orderId, isOpen: false }]);
});

test("a plan is shown with the card it renews with, and when", async () => {
  const { orderId } = await app.as(ADA).tokens.subscribe({ planId: "starter", key: crypto.randomUUID() });
  const { tokenize } = app.services.payments as unknown as { tokenize: (number: string) => Promise<string | null> };
  const paymentMethod = (await tokenize("4242424242424242")) ?? "";
  await app.as(ADA).checkout.confirm({ orderId, paymentMethod, key: crypto.randomUUID() });
  const { plan } = await app.as(ADA).orders.billing();
  expect(plan).toMatchObject({ name: "Starter", priceCents: 2_499, card: { brand: "visa", last4: "4242" } });
  expect(plan?.renewsAt).toBe(plan?.expiresAt);
});
