import { TEST_CARDS } from "@blenda/domain/checkout/constants";
import { dayAfter, dayOf } from "@blenda/domain/figures/rules";
import type { Me } from "@blenda/domain/identity/model";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { SimulatedPayments } from "../platform/outside/payments/payments-simulated.ts";
import { ADA, BOB, CARA, EDDA, ROOT, testApp } from "../testing/app.ts";
import { buy, sell } from "../testing/buying.ts";
import { applyEvents } from "../testing/figures/apply-events.ts";
import { consentGiven } from "../testing/figures/consenting.ts";

const app = await testApp();
const month = () => ({ from: dayAfter(dayOf(app.now()), -29), to: dayOf(app.now()) });
const staff = () => app.as(ROOT).analytics;
let made = 0;

interface Visitor {
  who?: Me;
  zone?: string;
  from?: string;
  campaign?: string;
  steps?: ("product" | "cart" | "checkout")[];
}

async function visit({ who, zone = "Europe/Berlin", from = "direct", campaign, steps = [] }: Visitor = {}): Promise<void> {
  const calls = app.as(who ?? null).tracking;
  made += 1;
  const told = { consent: consentGiven(app.now()), sessionId: `22222222-2222-4222-8222-${String(made).padStart(12, "0")}` };
  const session = {
    ...{ sessionStart: app.now(), pageViews: 2, timeOnSite: 30, referralSource: from },
    ...(campaign && { utmSource: "letter", utmCampaign: campaign }),
  };
  const device = { type: "mobile", os: "iOS", browser: "Safari", screenResolution: "1x1", language: "en", viewport: "1x1" } as const;
  await calls.beginVisit({ ...told, session, device: { ...device, timezone: zone, colorDepth: 24, pixelRatio: 2 } });
  for (const step of steps) await calls.noteEvent({ ...told, step });
  await calls.locate({ ...told, url: "https://blenda.test/" });
}

beforeEach(() => sell(app, "robot", 4_000, CARA.id));

test("visits, the way to an order, sources, campaigns, devices and who is here are in the next answer", async () => {
  await visit({ from: "www.google.com", steps: ["product", "cart"] });
  await visit({ from: "forum.example", steps: ["product"] });
  await visit({ campaign: "spring" });
  const overview = await staff().overview(month());
  expect(overview.totals).toMatchObject({ visits: 3, pageViews: 6, seconds: 90, products: 2, carts: 1, checkouts: 0, paid: 0 });
  expect(overview.days.at(-1)).toMatchObject({ day: dayOf(app.now()), visits: 3 });
  expect([overview.days.length, overview.previousDays.length, overview.here.visits]).toEqual([30, 30, 3]);
  const { sources, sites, campaigns } = await staff().sources(month());
  const named = (parts: { key: string; visits: number }[]) => parts.map(({ key, visits }) => [key, visits]);
  expect(named(sources)).toEqual([
    ["campaign", 1],
    ["other_site", 1],
    ["search", 1],
  ]);
  expect([named(sites), named(campaigns)]).toEqual([
    [
      ["forum.example", 1],
      ["www.google.com", 1],
    ],
    [["spring · letter", 1]],
  ]);
  expect(named((await staff().devices(month())).browsers)).toEqual([["Safari", 3]]);
  app.passMinutes(6);
  expect((await staff().overview(month())).here.visits).toBe(0);
});

test("countries with fewer than five people have no line of their own, in the table, the list and the file", async () => {
  for (let n = 0; n < 5; n++) await visit({ zone: "Europe/Berlin" });
  for (let n = 0; n < 4; n++) await visit({ zone: "Asia/Tokyo" });
  // Twice the same person is one.
  for (let n = 0; n < 6; n++) {
    await visit({ who: ADA, zone: "Europe/Paris" });
    app.passMinutes(61);
  }
  const { countries, grouped, totals } = await staff().geography(month());
  expect(countries.map(({ key, visits }) => [key, visits])).toEqual([
    ["elsewhere", 10],
    ["DE", 5],
  ]);
  expect([grouped, totals.visits]).toEqual([2, 15]);
  const { visitors, read } = await staff().visitors();
  expect([read, visitors.length]).toEqual([15, 10]);
  expect(visitors[0]).toMatchObject({ userId: ADA.id, isSignedIn: true, country: null });
  const anonymous = visitors.flatMap(({ userId, countryCode }) => (userId === "anonymous" ? [countryCode ?? "elsewhere"] : []));
  expect(anonymous.toSorted()).toEqual([...Array(5).fill("DE"), ...Array(4).fill("elsewhere")]);
  const { csv } = await staff().geographyFile(month());
  expect(csv).toContain('"DE","5"');
  expect(csv).not.toContain("JP");
});

test("who is here names a country once five people are there: five tabs of one person are one", async () => {
  for (let n = 0; n < 5; n++) await visit({ who: ADA, zone: "Europe/Paris" });
  for (let n = 0; n < 5; n++) await visit({ zone: "Europe/Berlin" });
  expect((await staff().overview(month())).here).toEqual({ visits: 10, countries: [{ country: "DE", visits: 5 }] });
});

const records = () => app.db.selectFrom("analyticsData").selectAll().orderBy("lineId").execute();
const sumsOfRevenue = () =>
  app.db.selectFrom("revenueDays").select(["orders", "lines", "cents", "verifiedCents"]).orderBy("country").execute();

test("a paid line is recorded once, and verified by the provider's event", async () => {
  await buy(app, ADA, ["robot"]);
  await applyEvents(app);
  expect(await records()).toMatchObject([
    { type: "revenue", amountCents: 4_000, migrated: false, migratedAt: null, migrationReason: null },
  ]);
  expect((await staff().revenue(month())).totals).toMatchObject({ orders: 1, lines: 1, cents: 4_000 });
  const { recorded, paidLines } = await staff().diagnose(month());
  expect([recorded, paidLines]).toEqual([{ percent: 100, visibility: "full" }, 1]);
});

test("what is missing or changed is diagnosed and repaired in batches, and a second repair changes nothing", async () => {
  for (const who of [ADA, BOB, EDDA]) await buy(app, who, ["robot"]);
  await applyEvents(app);
  const before = await sumsOfRevenue();
  const [first] = await records();
  await sql`delete from analytics_data where line_id <> ${first?.lineId}`.execute(app.db);
  await sql`update analytics_data set amount_cents = 1, webhook_verified = false`.execute(app.db);
  await sql`delete from revenue_days`.execute(app.db);
  await sql`delete from item_days`.execute(app.db);
  await sql`insert into item_days (day, item, lines, cents) select day, item, 1, 1 from analytics_data`.execute(app.db);
  await sql`insert into revenue_days (day, country, orders, lines, cents) select day, country, 1, 1, 1 from analytics_data`.execute(app.db);
  expect((await staff().diagnose(month())).recorded).toEqual({ percent: 0, visibility: "low" });
  expect(await staff().migrateRevenue({ after: 0 })).toEqual({ read: 3, missing: 2, changed: 1, sums: 3, next: null });
  expect(await sumsOfRevenue()).toEqual(before);
  expect((await records()).map(({ migrated, migrationReason }) => [migrated, migrationReason]).toSorted()).toEqual([
    [true, "changed"],
    [true, "missing"],
    [true, "missing"],
  ]);
  expect(await staff().migrateRevenue({ after: 0 })).toEqual({ read: 3, missing: 0, changed: 0, sums: 0, next: null });
  expect((await staff().diagnose(month())).recorded).toEqual({ percent: 100, visibility: "full" });
});

async function buyAgreeing(who: Me, itemId: string): Promise<void> {
  const { checkout } = app.as(who);
  const quote = await checkout.quote({ lines: [{ itemType: "product", itemId, variant: "personal" }] });
  const visit = { consent: consentGiven(app.now()) };
  const { orderId, secret } = await checkout.start({ quoteId: quote.id, key: crypto.randomUUID(), confirmed: [], visit });
  const paymentMethod = (await (app.services.payments as SimulatedPayments).tokenize(TEST_CARDS[0].number)) ?? "";
  await checkout.confirm({ orderId, secret, paymentMethod, key: crypto.randomUUID() });
}

test("best sellers are by what was paid or how often, and beside them stands how many of the buyers agreed; a repair changes neither", async () => {
  await sell(app, "lamp", 1_000, CARA.id);
  await buy(app, ADA, ["lamp"]);
  await buy(app, BOB, ["lamp"]);
  await buyAgreeing(EDDA, "robot");
  await applyEvents(app);
  const { sellers, revenue } = await staff().overview(month());
  const named = (rows: typeof sellers.cents) =>
    rows.map(({ item, lines, cents, previousCents }) => [item.title, lines, cents, previousCents]);
  expect(named(sellers.cents)).toEqual([
    ["The robot", 1, 4_000, 0],
    ["The lamp", 2, 2_000, 0],
  ]);
  expect(sellers.lines.map(({ item }) => item.key)).toEqual(["product:lamp", "product:robot"]);
  expect(revenue).toMatchObject({ orders: 3, agreedOrders: 1 });
  expect((await staff().geography(month())).totals).toMatchObject({ orders: 3, agreedOrders: 1 });
  expect(await staff().migrateRevenue({ after: 0 })).toMatchObject({ missing: 0, changed: 0 });
});

test("a sale of the whole shop is told on the day it began; a creator's own and one that was called off are not", async () => {
  const at = addMinutes(app.now(), -2 * 24 * 60);
  const event = { name: "Autumn sale", startsAt: at, endsAt: app.now(), percent: 20, createdAt: at, updatedAt: at };
  await app.db
    .insertInto("saleEvents")
    .values([
      { ...event, id: "autumn", kind: "platform", ownerId: null, status: "ended" },
      { ...event, id: "called-off", kind: "platform", ownerId: null, status: "cancelled" },
      { ...event, id: "own", kind: "creator", ownerId: CARA.id, status: "ended" },
    ])
    .execute();
  expect((await staff().overview(month())).events).toEqual([{ name: "Autumn sale", day: dayOf(at) }]);
});

test.each(["traffic", "funnel", "sources", "devices", "revenue"] as const)("the file of %s is written down", async (of) => {
  await visit({ from: "forum.example" });
  const { name, csv } = await staff().analyticsFile({ ...month(), of });
  expect(name).toMatch(new RegExp(`^${of}-`));
  expect(csv.split("\r\n").length).toBeGreaterThan(2);
  const [entry] = await app.db.selectFrom("auditEntries").select(["action", "targetId"]).execute();
  expect(entry).toEqual({ action: "analytics.analyticsFile", targetId: of });
});

test("whoever may see analytics sees them, and nobody else", async () => {
  const viewer: Me = { ...EDDA, permissions: ["view_analytics"] };
  expect((await app.as(viewer).analytics.overview(month())).totals.visits).toBe(0);
  await expect(app.as(EDDA).analytics.overview(month())).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(app.as(ADA).analytics.visitors()).rejects.toMatchObject({ code: "FORBIDDEN" });
});
