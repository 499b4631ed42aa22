import type { LicenceType } from "@blenda/domain/catalogue/constants";
import { processingShares, splitOf } from "@blenda/domain/ledger/rules";
import { addDays } from "@blenda/domain/shared/calendar";
import { priceNow } from "@blenda/domain/shared/price";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { productPage } from "../catalogue/head.ts";
import { addGoodwill } from "../discounts/port.ts";
import { balance } from "../ledger/port.ts";
import type { SimulatedPayments } from "../platform/outside/payments/payments-simulated.ts";
import { COLLECTS_NOTHING } from "../platform/outside/tax/tax.ts";
import { moveEvents } from "../sale-events/jobs.ts";
import { ADA, CARA, EDDA, testApp } from "../testing/app.ts";
import { pay } from "../testing/buying-tokens.ts";
import { addCategories, addProduct } from "../testing/catalogue.ts";
import { INDEXED, untilIndexed } from "../testing/searching.ts";

const app = await testApp({ tax: { ...COLLECTS_NOTHING, setting: "table", ownNumber: "EU372000001" } });
const provider = app.services.payments as SimulatedPayments;
const DAY = 24 * 60;
const RUNS = 3;
const key = () => crypto.randomUUID();
const offered = (id: string, variant: LicenceType = "personal") => ({ itemType: "product", itemId: id, variant }) as const;

const item = fc.record({
  priceCents: fc.integer({ min: 300, max: 20_000 }),
  /** Nothing: it takes no part in the event. */
  percent: fc.option(fc.integer({ min: 5, max: 90 }), { nil: null }),
  variant: fc.constantFrom<LicenceType>("personal", "commercial", "studio"),
});
const shop = fc.record({
  items: fc.array(item, { minLength: 2, maxLength: 5 }),
  source: fc.constantFrom("none", "coupon", "platform", "goodwill"),
  value: fc.integer({ min: 5, max: 30 }),
  country: fc.constantFrom("DE", "HU", "JP", "US"),
  refundCuts: fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 3 }),
});
type Item = typeof item extends fc.Arbitrary<infer Value> ? Value : never;
type Shop = typeof shop extends fc.Arbitrary<infer Value> ? Value : never;

/** What every place says something costs now. */
async function pricesOf(id: string): Promise<number[]> {
  const [card] = await app.as(null).catalogue.byIds({ ids: [id] });
  const page = await app.as(null).catalogue.product({ id });
  const { lines } = await app.as(null).checkout.quote({ lines: [offered(id)], country: "US" });
  const summary = await productPage.find(app.db, id, app.now());
  const data = JSON.stringify(summary && productPage.head(summary, "https://shop.example").data);
  const structured = Math.round(Number(/"price":"([\d.]+)"/.exec(data)?.[1]) * 100);
  return [card && priceNow(card), priceNow(page), page.licences.map(priceNow)[0], lines[0]?.totalCents, structured].map(Number);
}

async function expectAgreement(ids: readonly string[], expected: readonly number[]): Promise<void> {
  for (const [at, id] of ids.entries()) expect(await pricesOf(id)).toEqual(Array(5).fill(expected[at]));
  // The index reads what changed a moment later; from then on it sorts by the price of this moment.
  await vi.waitFor(async () => {
    const { items } = await app.as(null).search.products({ sort: "price-up" });
    const shown = items.filter(({ id }) => ids.includes(id)).map(priceNow);
    expect(shown).toEqual(expected.toSorted((one, other) => one - other));
  }, INDEXED);
}

/** The code a buyer types, where there is one. */
async function codeFor({ source, value }: Shop, n: number): Promise<string | undefined> {
  const code = `CODE-${n}`;
  const draft = { code, type: "percent" as const, value, startsAt: app.now(), key: key() };
  if (source === "coupon") await app.as(CARA).discounts.createCoupon(draft);
  if (source === "platform") await app.as(EDDA).discounts.createDiscount({ ...draft, note: "" });
  if (source === "goodwill")
    await app.services.transaction((tx) =>
      addGoodwill(tx, { id: code, code, holderId: ADA.id, cents: value * 100, at: app.now(), endsAt: addDays(app.now(), 9) }),
    );
  return source === "none" ? undefined : code;
}

/** Buys everything, and gives it back in pieces. */
async function buyAndReturn(wanted: Shop, ids: readonly string[], n: number): Promise<void> {
  const { items, source, country, refundCuts } = wanted;
  const lines = items.map(({ variant }, at) => offered(ids[at] ?? "", variant));
  const code = await codeFor(wanted, n);
  const plain = await app.as(ADA).checkout.quote({ lines, country });
  const quote = await app.as(ADA).checkout.quote({ lines, country, ...(code && { code }) });
  expect(quote.totalCents).toBeLessThanOrEqual(plain.totalCents);
  expect(quote.totalCents).toBe(quote.subtotalCents - quote.discountCents + quote.taxCents);
  const { orderId } = await app.as(ADA).checkout.start({ quoteId: quote.id, key: key(), isPlaceConfirmed: true });
  if (quote.totalCents > 0) await pay(app, ADA, orderId);
  const sold = await app.db.selectFrom("orderLines").selectAll().where("orderId", "=", orderId).orderBy("position").execute();
  const nets = plain.lines.map(({ totalCents, taxCents }) => totalCents - taxCents);
  const cards = processingShares(nets);
  for (const [at, { split }] of sold.entries()) {
    const { net, commission, processing, affiliate, collaborators, creator } = split;
    expect(commission + processing + affiliate + collaborators + creator).toBe(net);
    if (source === "platform" || source === "goodwill") expect(creator).toBe(splitOf(nets[at] ?? 0, cards[at] ?? 0).creator);
  }
  expect(await balance(app.db, "tax")).toBe(quote.taxCents);
  const { intentId } = await app.db.selectFrom("orders").select("intentId").where("id", "=", orderId).executeTakeFirstOrThrow();
  let left = quote.totalCents;
  for (const percent of [...refundCuts, 100]) {
    const cents = Math.ceil((left * percent) / 100);
    if (cents === 0) continue;
    await provider.refundByHand(intentId ?? "", cents);
    await app.runJobs();
    left -= cents;
  }
  expect(await balance(app.db, "tax")).toBe(0);
  expect(await balance(app.db, "provider")).toBe(0);
}

async function liveThrough(wanted: Shop, n: number): Promise<void> {
  const ids = wanted.items.map((_, at) => `thing-${n}-${at}`);
  for (const [at, { priceCents }] of wanted.items.entries())
    await addProduct(app.db, ids[at] ?? "", CARA.id, { priceCents, licenceTypes: ["personal", "commercial", "studio"] });
  await untilIndexed(app);
  const list = wanted.items.map(({ priceCents }) => priceCents);
  const onSale = wanted.items.flatMap(({ percent }, at) => (percent === null ? [] : { ...offered(ids[at] ?? ""), percent }));
  await expectAgreement(ids, list);
  if (onSale.length > 0) {
    const event = { name: `Days ${n}`, startsAt: addDays(app.now(), 1), endsAt: addDays(app.now(), 3), percent: 10 };
    const items = onSale.map(({ itemType, itemId, percent }) => ({ itemType, itemId, percent }));
    const { id } = await app.as(CARA).saleEvents.createSaleEvent({ ...event, items, key: key() });
    await app.as(CARA).saleEvents.scheduleSaleEvent({ id });
    app.passMinutes(DAY);
    await moveEvents(app.services);
    await expectAgreement(
      ids,
      wanted.items.map((of) => reduced(of)),
    );
  }
  await buyAndReturn(wanted, ids, n);
  if (onSale.length > 0) {
    app.passMinutes(2 * DAY);
    await moveEvents(app.services);
    await expectAgreement(ids, list);
  }
}

/** By hand: a percentage off, and 99 cents are left at least. */
function reduced({ priceCents, percent }: Item): number {
  const left = percent === null ? priceCents : priceCents - Math.round((priceCents * percent) / 100);
  return Math.max(99, left);
}

test("card, page, licence, quote, structured data and the search's order agree before, in and after a sale; shares come to the net price, tax returns whole, and no discount of ours costs a creator anything", async () => {
  await addCategories(app.db);
  let n = 0;
  await fc.assert(
    fc.asyncProperty(shop, async (wanted) => {
      n += 1;
      await liveThrough(wanted, n);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});
