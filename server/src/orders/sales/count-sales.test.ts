import type { Drop } from "@blenda/domain/access/event";
import { catalogueImported } from "@blenda/domain/catalogue/events";
import { TEST_CARDS } from "@blenda/domain/checkout/constants";
import { salesCounted } from "@blenda/domain/orders/events";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { openHttp } from "../../http/open.ts";
import { STALE_WHILE_REVALIDATE_MS } from "../../platform/cache/shared-answers.ts";
import { emit } from "../../platform/events/outbox.ts";
import type { SimulatedPayments } from "../../platform/outside/payments/payments-simulated.ts";
import { ADA, BOB, CARA, testApp } from "../../testing/app.ts";
import { addCategories, addProduct, addShop } from "../../testing/catalogue.ts";
import { countSales } from "./count-sales.ts";

const app = await testApp();
const config = { PUBLIC_URL: "http://blenda.test", TRUSTED_PROXIES: [], REQUESTS_PER_MINUTE: 0, isProduction: true };
const server = await openHttp(app.services, config);
const url = await server.listen({ port: 0, host: "127.0.0.1" });
afterAll(() => server.close());

/** A busy machine only makes things slower. */
const PATIENTLY = { timeout: 10_000, interval: 20 };
const PAGE = "/api/catalogue/product?id=chair";
const LIST = "/api/search/products?sort=popular";
const ask = async (path: string) => (await fetch(`${url}${path}`)).json();
const first = async () => (await ask(LIST)).items[0];
const salesCount = async () =>
  (await app.db.selectFrom("products").select("salesCount").where("id", "=", "chair").execute())[0]?.salesCount;
const heard = () => vi.waitFor(async () => expect(await app.db.selectFrom("outbox").select("id").execute()).toEqual([]), PATIENTLY);

beforeEach(async () => {
  await addCategories(app.db);
  await addShop(app.db, CARA.id);
  // Newer, so it comes first among those sold equally often.
  await addProduct(app.db, "boat", CARA.id, { publishedAt: "2026-03-02T12:00:00.000Z" });
  await addProduct(app.db, "chair", CARA.id);
  await app.services.transaction((tx) => emit(tx, catalogueImported({ from: 0, to: 0 })));
  await heard();
  await vi.waitFor(async () => {
    for (const path of [PAGE, LIST]) await ask(path);
    expect(await first()).toMatchObject({ id: "boat" });
    expect([PAGE, LIST].filter((path) => app.services.sharedAnswers.get(path))).toEqual([PAGE, LIST]);
  }, PATIENTLY);
});

/** What every process is told from here on. News arrives in its order: once the mark is there, all from before is past. */
async function listen(): Promise<Drop[]> {
  const told: Drop[] = [];
  app.services.live.watch({ drop: (what) => void told.push(what), listening: () => {} });
  // Past the services, which would tell this process twice.
  await app.db.transaction().execute((tx) => emit(tx, salesCounted({ kind: "product", ids: ["mark"], creatorIds: [] })));
  await vi.waitFor(() => expect(told.at(-1)?.ids).toContain("mark"), PATIENTLY);
  told.length = 0;
  return told;
}

async function buyChair(who: typeof ADA): Promise<void> {
  const calls = app.as(who).checkout;
  const { id: quoteId } = await calls.quote({ lines: [{ itemType: "product", itemId: "chair", variant: "personal" }] });
  const { orderId, secret } = await calls.start({ quoteId, key: crypto.randomUUID() });
  const paymentMethod = (await (app.services.payments as SimulatedPayments).tokenize(TEST_CARDS[0].number)) ?? "";
  await calls.confirm({ orderId, secret, paymentMethod, key: crypto.randomUUID() });
  await heard();
}

test("a sale drops nothing that is kept; once its minute is counted, page and list tell it within five seconds", async () => {
  const told = await listen();
  await buyChair(ADA);
  await countSales(app.services);
  // News arrives in its order: had the sale dropped anything, it would stand before the count.
  await vi.waitFor(() => expect(told).not.toEqual([]), PATIENTLY);
  expect(told[0]).toMatchObject({ kind: "catalogue.product", ids: ["chair"], isOnlyCounts: true });
  const within = { timeout: STALE_WHILE_REVALIDATE_MS, interval: 20 };
  await vi.waitFor(async () => expect(await ask(PAGE)).toMatchObject({ sales: 1 }), within);
  await vi.waitFor(async () => expect(await first()).toMatchObject({ id: "chair" }), within);
});

test("a new price is seen at once, also while counts are made anew", async () => {
  await buyChair(ADA);
  for (const priceCents of [1_100, 1_200, 1_300]) {
    await countSales(app.services);
    app.services.sharedAnswers.drop({ kind: "catalogue.product", ids: ["chair"], creatorIds: [CARA.id], isOnlyCounts: true });
    void ask(PAGE);
    await app.as(CARA).catalogue.setPrice({ id: "chair", priceCents });
    expect(await ask(PAGE)).toMatchObject({ priceCents });
    expect((await ask(LIST)).items.find(({ id }: { id: string }) => id === "chair")).toMatchObject({ priceCents });
  }
});

test("each sale is counted once, whoever counts and however often", async () => {
  await buyChair(ADA);
  await buyChair(BOB);
  expect(await salesCount()).toBe(0);
  await Promise.all([countSales(app.services), countSales(app.services), countSales(app.services)]);
  await countSales(app.services);
  expect(await salesCount()).toBe(2);
});

test("however many things were sold in a minute, every process is told of each by name and of none that was not", async () => {
  const ids = Array.from({ length: 400 }, (_, n) => `${n}-${crypto.randomUUID()}`);
  const told = await listen();
  const named = () => new Set(told.flatMap((drop) => drop.ids ?? ["all of them"]));
  const pieces = [ids.slice(0, 130), ids.slice(130, 260), ids.slice(260)];
  await app.db.transaction().execute(async (tx) => {
    for (const some of pieces) await emit(tx, salesCounted({ kind: "product", ids: some, creatorIds: [CARA.id] }));
  });
  await vi.waitFor(() => expect(named()).toEqual(new Set(ids)), PATIENTLY);
  expect(told.every(({ isOnlyCounts }) => isOnlyCounts)).toBe(true);
});
