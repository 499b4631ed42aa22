import type { Me } from "@blenda/domain/identity/model";
import { beforeEach, describe, expect, test } from "vitest";
import { jsonb } from "../platform/events/outbox.ts";
import type { SimulatedPayments } from "../platform/outside/payments/payments-simulated.ts";
import { COLLECTS_NOTHING } from "../platform/outside/tax/tax.ts";
import { ADA, BOB, CARA, ROOT, testApp } from "../testing/app.ts";
import { sell } from "../testing/buying.ts";
import { pay } from "../testing/buying-tokens.ts";

const knownNumbers = new Set(["DE136695976"]);
const tax = {
  ...COLLECTS_NOTHING,
  setting: "table",
  ownNumber: "EU372000001",
  askOffice: async (_country: string, number: string) => knownNumbers.has(number),
} as const;
const app = await testApp({ tax });
beforeEach(async () => {
  await sell(app, "lamp", 4_000, CARA.id);
  await sell(app, "chair", 2_499, CARA.id);
});

const line = (itemId: string) => ({ itemType: "product", itemId, variant: "personal" }) as const;
type PlaceInput = { country?: string; taxNumber?: string; zone?: string };
const quoteOf = (who: Me | null, said: PlaceInput, ids = ["lamp"]) => app.as(who).checkout.quote({ lines: ids.map(line), ...said });
const invoice = (country: string, taxId = "") => ({ name: "", businessName: "", country, taxId });

/** As a browser does it, with a card. */
async function buyIn(who: Me, said: PlaceInput, ids = ["lamp"]): Promise<string> {
  const { id: quoteId } = await quoteOf(who, said, ids);
  const { orderId } = await app.as(who).checkout.start({ quoteId, key: crypto.randomUUID() });
  await pay(app, who, orderId);
  return orderId;
}

const booked = async () =>
  (await app.db.selectFrom("ledgerEntries").select("amount").where("account", "=", "tax").execute()).reduce(
    (sum, { amount }) => sum + Number(amount),
    0,
  );

test("a buyer in a country with tax sees it on every line, pays it, and finds it on the order, the receipt and in the books", async () => {
  const quote = await quoteOf(ADA, { country: "DE", zone: "Europe/Berlin" }, ["lamp", "chair"]);
  expect(quote).toMatchObject({
    subtotalCents: 6_499,
    taxCents: 760 + 475,
    totalCents: 7_734,
    tax: { country: "DE", rateBps: 1_900, elsewhere: null },
  });
  expect(quote.lines.map(({ taxCents, totalCents }) => [taxCents, totalCents])).toEqual([
    [760, 4_760],
    [475, 2_974],
  ]);
  const orderId = await buyIn(ADA, { country: "DE", zone: "Europe/Berlin" }, ["lamp", "chair"]);
  expect(await app.as(ADA).orders.order({ id: orderId })).toMatchObject({
    taxCents: 1_235,
    totalCents: 7_734,
    tax: { country: "DE", rateBps: 1_900, isReverseCharge: false, taxNumber: null, ownNumber: "EU372000001" },
    invoice: { country: "DE" },
  });
  const row = await app.db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow();
  expect(row.taxEvidence).toEqual({ billing: "DE", connection: "DE", isConfirmed: false, numberState: null });
  expect(await booked()).toBe(1_235);
  const lines = await app.db.selectFrom("orderLines").select("split").where("orderId", "=", orderId).execute();
  expect(lines.map(({ split }) => split.net)).toEqual([4_000, 2_499]);
  await expect.poll(async () => (await app.as(ADA).tax.terms({})).country).toBe("DE");
  await expect
    .poll(async () => (await app.db.selectFrom("mails").select("body").where("key", "=", `receipt-${orderId}`).executeTakeFirst())?.body)
    .toContain("Tax, 19% in Germany  $12.35");
});

test("a business in another country accounts for the tax itself, once its office knows the number, and its invoice keeps saying so", async () => {
  const number = "de 136 695 976";
  expect(await quoteOf(ADA, { country: "DE", taxNumber: "DE811907980" })).toMatchObject({ taxCents: 760, tax: { numberState: "unknown" } });
  expect(await quoteOf(ADA, { country: "DE", taxNumber: "DE1" })).toMatchObject({ taxCents: 760, tax: { numberState: "malformed" } });
  expect(await quoteOf(ADA, { country: "DE", taxNumber: number })).toMatchObject({
    taxCents: 0,
    totalCents: 4_000,
    tax: { isReverseCharge: true },
  });
  const id = await buyIn(ADA, { country: "DE", taxNumber: number });
  const changed = { name: "Ada", businessName: "Engines", country: "FR", taxId: "nothing" };
  expect(await app.as(ADA).orders.updateInvoice({ id, invoice: changed })).toMatchObject({
    tax: { isReverseCharge: true, taxNumber: "DE136695976" },
    invoice: { name: "Ada", businessName: "Engines", country: "DE", taxId: "DE136695976" },
  });
  expect(await booked()).toBe(0);
  const files = await Promise.all(app.services.personalData.map(({ collect }) => collect(app.db, ADA)));
  expect(files.find((each) => "tax.json" in each)?.["tax.json"]).toMatchObject([
    { taxCountry: "DE", taxBps: 0, isReverseCharge: true, taxNumber: "DE136695976", taxEvidence: { billing: "DE", numberState: "valid" } },
  ]);
});

test("who moves between quote and payment is asked again before anything is charged", async () => {
  const { id: quoteId } = await quoteOf(ADA, { country: "DE" });
  const start = (more: object) => app.as(ADA).checkout.start({ quoteId, key: crypto.randomUUID(), ...more });
  await expect(start({ invoice: invoice("HU") })).rejects.toMatchObject({ code: "CHECKOUT_CHANGED", data: { totalCents: 5_080 } });
  await expect(start({ invoice: invoice("US") })).rejects.toMatchObject({ code: "CHECKOUT_CHANGED", data: { totalCents: 4_000 } });
  expect(await app.db.selectFrom("orders").select("id").execute()).toEqual([]);
  expect((await start({ invoice: invoice("DE") })).totalCents).toBe(4_760);
});

test("nobody pays before their country is known, and two that contradict each other are asked about", async () => {
  const start = async (said: PlaceInput, isPlaceConfirmed = false) => {
    const { id: quoteId } = await quoteOf(BOB, said);
    return app.as(BOB).checkout.start({ quoteId, key: crypto.randomUUID(), isPlaceConfirmed });
  };
  await expect(start({})).rejects.toMatchObject({ code: "TAX_COUNTRY_NEEDED" });
  expect((await quoteOf(BOB, { country: "DE", zone: "America/New_York" })).tax.elsewhere).toBe("US");
  await expect(start({ country: "DE", zone: "America/New_York" })).rejects.toMatchObject({ code: "TAX_PLACE_UNSURE" });
  const { orderId } = await start({ country: "DE", zone: "America/New_York" }, true);
  const row = await app.db.selectFrom("orders").select("taxEvidence").where("id", "=", orderId).executeTakeFirstOrThrow();
  expect(row.taxEvidence).toEqual({ billing: "DE", connection: "US", isConfirmed: true, numberState: null });
  expect((await quoteOf(null, { zone: "Europe/Paris" })).tax).toMatchObject({ country: "FR", knownBy: "connection", rateBps: 2_000 });
});

describe("what comes back", () => {
  test("in any number of pieces all of the tax goes back with all of the price, and each piece takes its share", async () => {
    const orderId = await buyIn(ADA, { country: "FI" }, ["lamp", "chair"]);
    const { totalCents, taxCents } = await app.as(ADA).orders.order({ id: orderId });
    expect(await booked()).toBe(taxCents);
    const { intentId } = await app.db.selectFrom("orders").select("intentId").where("id", "=", orderId).executeTakeFirstOrThrow();
    let left = totalCents;
    for (let piece = 1; left > 0; piece = Math.min(left, piece * 7 + 3)) {
      const cents = Math.min(left, piece);
      await (app.services.payments as SimulatedPayments).refundByHand(intentId ?? "", cents);
      await app.runJobs();
      left -= cents;
      // The same share of the tax is back as of the price, to a cent a line.
      expect(Math.abs((await booked()) - (taxCents * left) / totalCents)).toBeLessThanOrEqual(2);
    }
    expect(await booked()).toBe(0);
  });

  test("the return of a quarter tells sales from what came back, by country and rate, and reverse charge apart", async () => {
    await buyIn(ADA, { country: "DE" });
    const back = await buyIn(BOB, { country: "DE" }, ["chair"]);
    await buyIn(BOB, { country: "DE", taxNumber: "DE136695976" });
    const { intentId } = await app.db.selectFrom("orders").select("intentId").where("id", "=", back).executeTakeFirstOrThrow();
    await (app.services.payments as SimulatedPayments).refundByHand(intentId ?? "", 1_000);
    await app.runJobs();
    const none = { refundedNetCents: 0, refundedTaxCents: 0 };
    const { rows, quarter, unproven } = await app.as(ROOT).tax.report({});
    expect(rows).toEqual([
      {
        country: "DE",
        rateBps: 1_900,
        isReverseCharge: false,
        sales: 2,
        netCents: 6_499,
        taxCents: 1_235,
        refundedNetCents: 840,
        refundedTaxCents: 160,
      },
      { country: "DE", rateBps: 0, isReverseCharge: true, sales: 1, netCents: 4_000, taxCents: 0, ...none },
    ]);
    expect(unproven).toBe(3);
    const { csv } = await app.as(ROOT).tax.reportFile({ quarter });
    expect(csv).toContain(`"DE","19%","no","2","64.99","12.35","8.40","1.60","10.75"`);
    await expect(app.as(ROOT).tax.report({ quarter: "2026-Q9" })).rejects.toMatchObject({ code: "TAX_QUARTER_UNKNOWN" });
    await expect(app.as(ADA).tax.report({})).rejects.toMatchObject({ status: 403 });
  });
});

test("packs and plans are taxed like everything else, and a renewal by what the plan began with", async () => {
  const key = () => crypto.randomUUID();
  await expect(app.as(ADA).tokens.buyPack({ packId: "small", key: key() })).rejects.toMatchObject({ code: "TAX_COUNTRY_NEEDED" });
  const { orderId, totalCents } = await app.as(ADA).tokens.subscribe({ planId: "starter", country: "DE", key: key() });
  expect(totalCents).toBe(2_499 + 475);
  await pay(app, ADA, orderId);
  app.passMinutes(32 * 24 * 60);
  await app.runJobs();
  const { renewDue } = await import("../tokens/plans/renew.ts");
  await renewDue(app.services);
  const orders = await app.db.selectFrom("orders").select(["totalCents", "taxCents", "taxCountry", "status"]).execute();
  expect(orders).toEqual([1, 2].map(() => ({ totalCents: 2_974, taxCents: 475, taxCountry: "DE", status: "paid" })));
  expect(await booked()).toBe(950);
});

test("a larger licence costs the difference and the tax on it", async () => {
  await app.db
    .updateTable("products")
    .set({ licenceTypes: ["personal", "studio"] })
    .where("id", "=", "lamp")
    .execute();
  const orderId = await buyIn(ADA, { country: "DE" });
  const [bought] = (await app.as(ADA).orders.order({ id: orderId })).lines;
  const lineId = bought?.id ?? "";
  const { options } = await app.as(ADA).checkout.upgrades({ lineId });
  const [option] = options;
  expect(option).toMatchObject({ type: "studio", priceCents: 20_000, differenceCents: 16_000, taxCents: 3_040 });
  await expect(app.as(ADA).checkout.upgrade({ lineId, licence: "studio", expectedCents: 16_000 })).rejects.toMatchObject({
    code: "CHECKOUT_CHANGED",
  });
  expect((await app.as(ADA).checkout.upgrade({ lineId, licence: "studio", expectedCents: 19_040 })).totalCents).toBe(19_040);
});

test("whoever has no country on their account says it with the upgrade, and is asked where two pieces speak for two countries", async () => {
  await app.db
    .updateTable("products")
    .set({ licenceTypes: ["personal", "studio"] })
    .where("id", "=", "lamp")
    .execute();
  const orderId = await buyIn(ADA, { country: "US" });
  const [bought] = (await app.as(ADA).orders.order({ id: orderId })).lines;
  await app.db
    .updateTable("orders")
    .set({ taxCountry: null, taxBps: 0, taxEvidence: null, invoice: jsonb({}) })
    .execute();
  const { upgrades, upgrade } = app.as(ADA).checkout;
  const lineId = bought?.id ?? "";
  const taxOf = async (said: PlaceInput) => (await upgrades({ lineId, ...said })).options[0]?.taxCents;
  expect(await taxOf({})).toBe(0);
  const wish = { lineId, licence: "studio" as const };
  await expect(upgrade({ ...wish, expectedCents: 16_000 })).rejects.toMatchObject({ code: "TAX_COUNTRY_NEEDED" });
  expect([await taxOf({ country: "DE" }), await taxOf({ country: "DE", taxNumber: "DE136695976" })]).toEqual([3_040, 0]);
  const away = { country: "DE", zone: "America/New_York" };
  await expect(upgrade({ ...wish, ...away, expectedCents: 19_040 })).rejects.toMatchObject({ code: "TAX_PLACE_UNSURE" });
  const made = await upgrade({ ...wish, ...away, expectedCents: 19_040, isPlaceConfirmed: true });
  const kept = await app.db.selectFrom("orders").select(["taxCountry", "taxCents", "taxEvidence"]).where("id", "=", made.orderId).execute();
  const evidence = { billing: "DE", connection: "US", isConfirmed: true, numberState: null };
  expect(kept).toEqual([{ taxCountry: "DE", taxCents: 3_040, taxEvidence: evidence }]);
  // An order that waits was shown with its own tax: for another sum it is not the same wish.
  await expect(upgrade({ ...wish, country: "FR", expectedCents: 19_200 })).rejects.toMatchObject({
    code: "CHECKOUT_UPGRADE_WAITING",
    data: { orderId: made.orderId },
  });
});
