import { afterAll, beforeEach, expect, test } from "vitest";
import { makeStripePayments } from "../platform/outside/payments/payments-stripe.ts";
import { COLLECTS_NOTHING } from "../platform/outside/tax/tax.ts";
import { makeNumberOffice } from "../platform/outside/tax/number-office.ts";
import { ADA, CARA, testApp } from "../testing/app.ts";
import { sell } from "../testing/buying.ts";
import { STAND_IN_KEYS, startStripeStandIn } from "../testing/outside/stripe-stand-in.ts";

const stripe = await startStripeStandIn(() => app.now());
const payments = makeStripePayments({ ...STAND_IN_KEYS, at: stripe.at });
const app = await testApp({ payments, tax: { ...COLLECTS_NOTHING, setting: "stripe" } });
afterAll(stripe.close);
beforeEach(async () => {
  stripe.reset();
  await sell(app, "lamp", 4_000, CARA.id);
  await sell(app, "chair", 2_499, CARA.id);
});

const lines = ["lamp", "chair"].map((itemId) => ({ itemType: "product", itemId, variant: "personal" }) as const);

test("with TAX=stripe the tax is what Stripe Tax says, line by line, in the quote and in the order", async () => {
  const quote = await app.as(ADA).checkout.quote({ lines, country: "DE" });
  expect(quote).toMatchObject({ taxCents: 500 + 312, totalCents: 7_311, tax: { setting: "stripe", rateBps: 1_250, isReverseCharge: false } });
  const { orderId } = await app.as(ADA).checkout.start({ quoteId: quote.id, key: crypto.randomUUID() });
  const row = await app.db.selectFrom("orders").select(["taxCents", "taxBps", "taxCountry"]).where("id", "=", orderId).executeTakeFirstOrThrow();
  expect(row).toEqual({ taxCents: 812, taxBps: 1_250, taxCountry: "DE" });
});

test("a business number is handed on, and where Stripe collects nothing nothing is added", async () => {
  const quoteIn = (country: string, taxNumber?: string) => app.as(ADA).checkout.quote({ lines, country, ...(taxNumber && { taxNumber }) });
  expect(await quoteIn("DE", "DE136695976")).toMatchObject({ taxCents: 0, tax: { isReverseCharge: true, taxNumber: "DE136695976" } });
  expect(await quoteIn("BR")).toMatchObject({ taxCents: 0, totalCents: 6_499, tax: { rateBps: 0, isReverseCharge: false } });
});

test.each([
  ['{"isValid":true}', true],
  ['{"valid":false}', false],
  ["<html>", null],
  ["{}", null],
  [null, null],
])("an office that answers %s has said %s", async (said, known) => {
  const asked: string[] = [];
  const office = makeNumberOffice("https://office.example/ms/{country}/vat/{number}", async (url) => {
    asked.push(url);
    return said === null ? null : Buffer.from(said);
  });
  expect(await office("GR", "EL094259216")).toBe(known);
  expect(await office("NO", "NO995525828")).toBeNull();
  expect(asked).toEqual(["https://office.example/ms/EL/vat/094259216"]);
});
