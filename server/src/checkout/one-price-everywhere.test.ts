import { inflateSync } from "node:zlib";
import type { LicenceType } from "@blenda/domain/catalogue/constants";
import { processingShares, splitOf } from "@blenda/domain/ledger/rules";
import { addDays } from "@blenda/domain/shared/calendar";
import { dollars } from "@blenda/domain/shared/language/formats";
import { priceNow } from "@blenda/domain/shared/price";
import fc from "fast-check";
import Fastify from "fastify";
import { expect, test, vi } from "vitest";
import { productPage } from "../catalogue/head.ts";
import { addGoodwill } from "../discounts/port.ts";
import { embed } from "../http/site/embed.ts";
import { balance } from "../ledger/port.ts";
import { invoicePdf } from "../orders/invoices/invoice.ts";
import type { ItemPage } from "../platform/http/page.ts";
import type { SimulatedPayments } from "../platform/outside/payments/payments-simulated.ts";
import { COLLECTS_NOTHING } from "../platform/outside/tax/tax.ts";
import { moveEvents } from "../sale-events/jobs.ts";
import { ADA, BOB, CARA, EDDA, testApp } from "../testing/app.ts";
import { pay } from "../testing/buying-tokens.ts";
import { addCategories, addProduct, addShop, addTraining } from "../testing/catalogue.ts";
import { addPost } from "../testing/posting.ts";
import { INDEXED, untilIndexed } from "../testing/searching.ts";
import { trainingPage } from "../trainings/head.ts";

const app = await testApp({ tax: { ...COLLECTS_NOTHING, setting: "table", ownNumber: "EU372000001" } });
const provider = app.services.payments as SimulatedPayments;
const frame = Fastify();
await frame.register(embed(app.services, "<!--product-->"));

const DAY = 24 * 60;
/** A word of its own for what each run sells, so that a search finds nothing else. */
const WORDS = ["amberly", "bristow", "calderon", "dunmore", "eastvale", "fernwick", "gorsham", "hollins"] as const;
const FACTORS = { personal: 1, commercial: 2, studio: 5 } as const;
const LICENCES = Object.keys(FACTORS) as (keyof typeof FACTORS)[];
const TAX_BPS = { DE: 1_900, HU: 2_700, JP: 1_000, US: 0 } as const;
const key = () => crypto.randomUUID();
const offered = (itemId: string, variant: LicenceType = "personal") => ({ itemType: "product", itemId, variant }) as const;
const taught = (itemId: string) => ({ itemType: "training", itemId, variant: null }) as const;

const priced = {
  priceCents: fc.integer({ min: 300, max: 20_000 }),
  /** Nothing: it takes no part in the event. */
  percent: fc.option(fc.integer({ min: 5, max: 90 }), { nil: null }),
};
const shop = fc.record({
  items: fc.array(fc.record({ ...priced, variant: fc.constantFrom(...LICENCES) }), { minLength: 2, maxLength: 5 }),
  courses: fc.array(fc.record(priced), { minLength: 2, maxLength: 2 }),
  source: fc.constantFrom("none", "coupon", "platform", "goodwill"),
  value: fc.integer({ min: 5, max: 30 }),
  country: fc.constantFrom("DE", "HU", "JP", "US"),
  refundCuts: fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 3 }),
});
type Shop = typeof shop extends fc.Arbitrary<infer Value> ? Value : never;
type PricedItem = Shop["courses"][number];

interface Run {
  wanted: Shop;
  word: string;
  ids: readonly string[];
  courseIds: readonly string[];
  /** Bob's, of the first thing's smallest licence: it can be upgraded. */
  lineId: string;
}

/** By hand: a percentage off, and 99 cents are left at least. */
const asked = ({ priceCents, percent }: PricedItem, isOnSale: boolean, factor = 1): number =>
  percent === null || !isOnSale
    ? priceCents * factor
    : Math.max(99, priceCents * factor - Math.round((priceCents * factor * percent) / 100));

type PriceList = readonly { id: string; priceCents: number | null; sale: { priceCents: number } | null }[];
function priceIn(list: PriceList, id: string): number {
  const found = list.find((each) => each.id === id);
  return found ? priceNow({ priceCents: found.priceCents ?? Number.NaN, sale: found.sale }) : Number.NaN;
}

/** A post of each course; the first shows the products. */
const postOf = (courseId: string) => `post-${courseId}`;

/** Everything that lists several things, as everybody or whoever saved them reads it now. */
async function listsOf({ ids, courseIds, word }: Run) {
  const everybody = app.as(null);
  const { items: saved } = await app.as(ADA).saved.list({});
  const { products, trainings } = await everybody.shops.shop({ slug: "oak" });
  const found = await everybody.search.suggest({ term: word });
  const card = await everybody.catalogue.byIds({ ids: [...ids] });
  const { items: courses } = await everybody.search.trainings({ q: word });
  const posts = await Promise.all(courseIds.map((id) => everybody.community.post({ postId: postOf(id) })));
  const posted = { products: posts.flatMap((post) => post.products), courses: posts.flatMap(({ training }) => training ?? []) };
  return {
    products: {
      card,
      saved: saved.flatMap(({ product }) => product ?? []),
      shop: products,
      suggested: found.products,
      posted: posted.products,
    },
    courses: { card: courses, shop: trainings, suggested: found.learning, posted: posted.courses },
  };
}

const pricesIn = (lists: Record<string, PriceList>, id: string) =>
  Object.fromEntries(Object.entries(lists).map(([place, list]) => [place, priceIn(list, id)]));

async function structuredPrice<Item extends object>(page: ItemPage<Item>, id: string): Promise<number> {
  const item = await page.find(app.db, id, app.now());
  const data = JSON.stringify(item && page.head(item, "https://shop.example", true).data);
  return Math.round(Number(/"price":"([\d.]+)"/.exec(data)?.[1]) * 100);
}

async function embeddedPrice(id: string): Promise<number> {
  const { body } = await frame.inject(`/embed/product/${id}`);
  return Math.round(Number(/"price":"(?:from )?\$([\d.,]+)"/.exec(body)?.[1]?.replaceAll(",", "")) * 100);
}

/** What lines cost in a country, without its tax, which is what its rate makes of that. */
async function quotedNets(lines: (ReturnType<typeof offered> | ReturnType<typeof taught>)[], country: Shop["country"]): Promise<number[]> {
  const quote = await app.as(null).checkout.quote({ lines, country });
  return quote.lines.map(({ totalCents, taxCents }) => {
    expect(taxCents).toBe(Math.round(((totalCents - taxCents) * TAX_BPS[country]) / 10_000));
    return totalCents - taxCents;
  });
}

const everywhere = (places: Record<string, number>, cents: number) =>
  Object.fromEntries(Object.keys(places).map((place) => [place, cents]));

/** Every place says of everything what its list price or its sale makes of it. */
async function expectAgreement(run: Run, isOnSale: boolean): Promise<void> {
  const { wanted, ids, courseIds, word, lineId } = run;
  const lists = await listsOf(run);
  const countries = [...new Set(["US", wanted.country === "US" ? "DE" : wanted.country] as const)];
  for (const [at, item] of wanted.items.entries()) {
    const id = ids[at] ?? "";
    const page = await app.as(null).catalogue.product({ id });
    const outside = { structured: await structuredPrice(productPage, id), embedded: await embeddedPrice(id) };
    const places = { ...pricesIn(lists.products, id), page: priceNow(page), ...outside };
    expect(places).toEqual(everywhere(places, asked(item, isOnSale)));
    const byLicence = LICENCES.map((licence) => asked(item, isOnSale, FACTORS[licence]));
    expect(page.licences.map(priceNow)).toEqual(byLicence);
    const every = page.licences.map(({ type }) => offered(id, type));
    for (const country of countries) expect(await quotedNets(every, country)).toEqual(byLicence);
    if (at > 0) continue;
    const { options } = await app.as(BOB).checkout.upgrades({ lineId });
    expect(options.map(priceNow)).toEqual(byLicence.slice(1));
  }
  for (const [at, course] of wanted.courses.entries()) {
    const id = courseIds[at] ?? "";
    const page = priceNow(await app.as(null).trainings.training({ id }));
    const places = { ...pricesIn(lists.courses, id), page, structured: await structuredPrice(trainingPage, id) };
    expect(places).toEqual(everywhere(places, asked(course, isOnSale)));
    for (const country of countries) expect(await quotedNets([taught(id)], country)).toEqual([asked(course, isOnSale)]);
  }
  // The index reads what changed a moment later; from then on it sorts by the price of this moment.
  const sorted = (things: readonly PricedItem[]) => things.map((each) => asked(each, isOnSale)).toSorted((one, other) => one - other);
  await vi.waitFor(async () => {
    const { items } = await app.as(null).search.products({ q: word, sort: "price-up" });
    expect(items.map(priceNow)).toEqual(sorted(wanted.items));
    const { items: courses } = await app.as(null).search.trainings({ q: word, sort: "price-up" });
    expect(courses.map(priceNow)).toEqual(sorted(wanted.courses));
  }, INDEXED);
}

/** The words of a PDF, as it writes them: in hexadecimal pieces, between which it moves closer. */
function wordsOf(pdf: Buffer): string {
  const streams = [...pdf.toString("latin1").matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body = ""]) =>
    inflateSync(Buffer.from(body, "latin1")).toString("latin1"),
  );
  const pieces = [...streams.join("\n").matchAll(/\[(.*?)\] TJ/g)].map(([, shown = ""]) => [...shown.matchAll(/<([0-9a-f]+)>/g)]);
  return pieces.map((hex) => hex.map(([, of = ""]) => Buffer.from(of, "hex").toString("latin1")).join("")).join("\n");
}

/** The order and its invoice say what the quote said. */
async function expectReceipt(
  orderId: string,
  quote: { lines: { totalCents: number }[]; subtotalCents: number; taxCents: number; totalCents: number },
) {
  const order = await app.as(ADA).orders.order({ id: orderId });
  const { subtotalCents, taxCents, totalCents } = quote;
  expect(order).toMatchObject({ subtotalCents, taxCents, totalCents });
  expect(order.lines.map(({ paidCents }) => paidCents)).toEqual(quote.lines.map((line) => line.totalCents));
  const words = wordsOf(await invoicePdf(order)).split("\n");
  expect(words).toEqual(expect.arrayContaining([subtotalCents, taxCents, totalCents].map(dollars)));
}

/** The code a buyer types, where there is one. */
async function codeFor({ source, value }: Shop, word: string): Promise<string | undefined> {
  const code = word.toUpperCase();
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
async function buyAndReturn({ wanted, ids, courseIds, word }: Run): Promise<void> {
  const { items, source, country, refundCuts } = wanted;
  const heldBefore = await balance(app.db, "provider");
  const lines = [...items.map(({ variant }, at) => offered(ids[at] ?? "", variant)), ...courseIds.map(taught)];
  const code = await codeFor(wanted, word);
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
  await expectReceipt(orderId, quote);
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
  expect(await balance(app.db, "provider")).toBe(heldBefore);
}

/** Everything of a run, for sale, saved, and shown by its creator; of the first thing Bob has the smallest licence. */
async function putUp(wanted: Shop, n: number): Promise<Run> {
  const word = WORDS[n % WORDS.length] ?? "";
  const [ids, courseIds] = [wanted.items.map((_, at) => `thing-${n}-${at}`), wanted.courses.map((_, at) => `course-${n}-${at}`)];
  for (const [at, { priceCents }] of wanted.items.entries())
    await addProduct(app.db, ids[at] ?? "", CARA.id, { title: `${word} chair ${at}`, priceCents, licenceTypes: LICENCES });
  for (const [at, { priceCents }] of wanted.courses.entries())
    await addTraining(app.db, courseIds[at] ?? "", CARA.id, { title: `${word} lesson ${at}`, priceCents });
  await untilIndexed(app);
  for (const productId of ids) await app.as(ADA).saved.save({ productId });
  for (const trainingId of courseIds) await addPost(app.db, postOf(trainingId), CARA.id, app.now(), { trainingId });
  const shown = ids.map((productId, position) => ({ postId: postOf(courseIds[0] ?? ""), productId, position }));
  await app.db.insertInto("postProducts").values(shown).execute();
  const { id: quoteId } = await app.as(BOB).checkout.quote({ lines: [offered(ids[0] ?? "")], country: "US" });
  const { orderId } = await app.as(BOB).checkout.start({ quoteId, key: key(), isPlaceConfirmed: true });
  await pay(app, BOB, orderId);
  const { id: lineId } = await app.db.selectFrom("orderLines").select("id").where("orderId", "=", orderId).executeTakeFirstOrThrow();
  return { wanted, word, ids, courseIds, lineId };
}

async function liveThrough(wanted: Shop, n: number): Promise<void> {
  const run = await putUp(wanted, n);
  await expectAgreement(run, false);
  const things = wanted.items.map(({ percent }, at) => ({ ...offered(run.ids[at] ?? ""), percent }));
  const courses = wanted.courses.map(({ percent }, at) => ({ ...taught(run.courseIds[at] ?? ""), percent }));
  const items = [...things, ...courses].flatMap(({ itemType, itemId, percent }) => (percent === null ? [] : { itemType, itemId, percent }));
  if (items.length > 0) {
    const event = { name: `Days ${n}`, startsAt: addDays(app.now(), 1), endsAt: addDays(app.now(), 3), percent: 10 };
    const { id } = await app.as(CARA).saleEvents.createSaleEvent({ ...event, items, key: key() });
    await app.as(CARA).saleEvents.scheduleSaleEvent({ id });
    app.passMinutes(DAY);
    await moveEvents(app.services);
    await expectAgreement(run, true);
  }
  await buyAndReturn(run);
  if (items.length > 0) {
    app.passMinutes(2 * DAY);
    await moveEvents(app.services);
    await expectAgreement(run, false);
  }
}

test("every list, page, licence, quote, upgrade, frame, structured data and the search's order agree before, in and after a sale, and the receipt with the quote; shares come to the net price, tax returns whole, and no discount of ours costs a creator anything", async () => {
  await addCategories(app.db);
  await addShop(app.db, CARA.id, { slug: "oak" });
  let n = 0;
  await fc.assert(
    fc.asyncProperty(shop, async (wanted) => {
      await liveThrough(wanted, n);
      n += 1;
    }),
    { numRuns: WORDS.length, endOnFailure: true },
  );
}, 240_000);
