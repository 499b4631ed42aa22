import { TEST_CARDS } from "@blenda/domain/checkout/constants";
import { ONLY_ESSENTIAL } from "@blenda/domain/consent/rules";
import type { Me } from "@blenda/domain/identity/model";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Device } from "@blenda/domain/tracking/model";
import fc from "fast-check";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { networkOf } from "../platform/http/address.ts";
import type { SimulatedPayments } from "../platform/outside/payments/payments-simulated.ts";
import { ADA, BOB, CARA, testApp } from "../testing/app.ts";
import { sell } from "../testing/buying.ts";
import { applyEvents } from "../testing/figures/apply-events.ts";
import { consentGiven } from "../testing/figures/consenting.ts";
import { countVisits } from "./sums/count-visits.ts";

const app = await testApp();
const ID = "11111111-1111-4111-8111-111111111111";
const idOf = (n: number) => `11111111-1111-4111-8111-${String(n).padStart(12, "0")}`;
const device: Device = {
  ...{ type: "desktop", os: "Linux", browser: "Firefox", screenResolution: "1920x1080", language: "en", viewport: "1440x900" },
  ...{ timezone: "Europe/Berlin", colorDepth: 24, pixelRatio: 1 },
};
const session = () => ({ sessionStart: app.now(), pageViews: 1, timeOnSite: 0, referralSource: "www.google.com" });
const consent = () => consentGiven(app.now());
const calls = (who: Me | null = null, address?: string) => app.as(who, address).tracking;
const begin = (sessionId = ID, who: Me | null = null) =>
  calls(who).beginVisit({ consent: consent(), sessionId, session: session(), device });
const visits = () => app.db.selectFrom("visits").selectAll().orderBy("id").execute();
const places = () => app.db.selectFrom("userAnalytics").selectAll().orderBy("at").execute();
const whole = () => app.db.selectFrom("visitDays").selectAll().where("dimension", "=", "").executeTakeFirst();

test("a visit is written down with its proof, once, and grows only", async () => {
  expect(await begin()).toEqual({ isNoted: true });
  expect(await begin()).toEqual({ isNoted: false });
  await calls().markVisit({ consent: consent(), sessionId: ID, pageViews: 4, timeOnSite: 61.4 });
  await calls().markVisit({ consent: consent(), sessionId: ID, pageViews: 2, timeOnSite: 10 });
  const [visit, ...others] = await visits();
  expect(others).toEqual([]);
  expect(visit).toMatchObject({ userId: null, pageViews: 4, seconds: 61, referralSource: "www.google.com", device, consentVersion: "1.0" });
});

const REFUSED = { code: "TRACKING_NOT_ALLOWED", status: 403 };
test.each([
  ["of somebody who rejected all", () => consentGiven(app.now(), ONLY_ESSENTIAL)],
  ["of another version", () => ({ ...consent(), version: "0.9" })],
  ["a year old", () => consentGiven(addDays(app.now(), -365))],
  ["from the future", () => consentGiven(addDays(app.now(), 2))],
])("G17 nothing is written with a consent %s", async (_, given) => {
  const told = { consent: given(), sessionId: ID };
  await expect(calls().beginVisit({ ...told, session: session(), device })).rejects.toMatchObject(REFUSED);
  await expect(calls().markVisit({ ...told, pageViews: 1, timeOnSite: 1 })).rejects.toMatchObject(REFUSED);
  await expect(calls().noteEvent({ ...told, step: "cart" })).rejects.toMatchObject(REFUSED);
  await expect(calls().locate({ ...told, url: "https://blenda.test/" })).rejects.toMatchObject(REFUSED);
  expect([await visits(), await places()]).toEqual([[], []]);
});

test("G17 nothing is written without a consent at all", async () => {
  await expect(calls().beginVisit({ sessionId: ID, session: session(), device } as never)).rejects.toMatchObject(REFUSED);
  expect(await visits()).toEqual([]);
});

test("G22 where somebody is can't be told: the address is the connection's, cut, and a place in the call is refused", async () => {
  await begin();
  const spoof = { consent: consent(), sessionId: ID, url: "https://blenda.test/", location: { country: "France", ip: "9.9.9.9" } };
  await expect(calls().locate(spoof as never)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  expect(await calls(null, "8.8.8.8").locate({ consent: consent(), sessionId: ID, url: "https://blenda.test/a" })).toEqual({
    isNoted: true,
  });
  expect(await places()).toMatchObject([
    {
      ...{ userId: null, sessionId: ID, country: "United States", countryCode: "US", latitude: 45, longitude: -104, ip: "8.8.8.0" },
      ...{ source: "database", url: "https://blenda.test/a" },
    },
  ]);
  expect((await visits())[0]).toMatchObject({ country: "US", place: "database" });
});

test("the same person is looked up once an hour on whatever device; visitors without an account are told apart by their visit", async () => {
  for (const [sessionId, who] of [
    [idOf(1), ADA],
    [idOf(2), ADA],
    [idOf(3), null],
    [idOf(4), null],
  ] as const) {
    await begin(sessionId, who);
    const answers = await Promise.all([1, 2].map(() => calls(who).locate({ consent: consent(), sessionId, url: "" })));
    expect(answers.filter(({ isNoted }) => isNoted)).toHaveLength(sessionId === idOf(2) ? 0 : 1);
  }
  expect((await places()).map(({ source, countryCode }) => [source, countryCode])).toEqual(Array(3).fill(["time_zone", "DE"]));
  app.passMinutes(60);
  expect(await calls(ADA).locate({ consent: consent(), sessionId: idOf(2), url: "" })).toEqual({ isNoted: true });
});

test("somebody else's visit takes no name and no place", async () => {
  await begin(ID, ADA);
  expect(await calls(BOB).markVisit({ consent: consent(), sessionId: ID, pageViews: 9, timeOnSite: 9 })).toEqual({ isNoted: false });
  expect(await calls(BOB).locate({ consent: consent(), sessionId: ID, url: "" })).toEqual({ isNoted: false });
  expect(await visits()).toMatchObject([{ userId: ADA.id, pageViews: 1, country: "unknown" }]);
});

const run = async (name: string) => (await import("./jobs.ts")).trackingJobs.find((job) => job.name === name)?.run(app.services, {});

test("addresses are gone after 30 days and visits after 13 months; the sums stay", async () => {
  await begin();
  await calls().locate({ consent: consent(), sessionId: ID, url: "" });
  app.passMinutes(30 * 24 * 60);
  await run("tracking.forget");
  expect((await places())[0]?.ip).toBe(networkOf("203.0.113.7"));
  app.passMinutes(1);
  await run("tracking.forget");
  expect((await places())[0]?.ip).toBeNull();
  app.passMinutes(360 * 24 * 60);
  await run("tracking.forget");
  expect(await visits()).toHaveLength(1);
  app.passMinutes(10 * 24 * 60);
  await run("tracking.forget");
  expect([await visits(), await places()]).toEqual([[], []]);
  expect(await whole()).toMatchObject({ visits: 1, pageViews: 1 });
  await app.db.deleteFrom("visitDays").execute();
});

test("who leaves takes name, address and browser out of their visits, and gets them before that", async () => {
  await begin(ID, ADA);
  await calls(ADA).locate({ consent: consent(), sessionId: ID, url: "https://blenda.test/mine" });
  const { personalData } = await import("./personal-data.ts");
  const files = await personalData.collect(app.db, ADA);
  expect(files["visits.json"]).toMatchObject([{ pageViews: 1, device, consentVersion: "1.0" }]);
  expect(files["user-analytics.json"]).toMatchObject([{ userId: ADA.id, country: "Germany", url: "https://blenda.test/mine" }]);
  await countVisits(app.services);
  await app.services.transaction((tx) => personalData.forget(tx, ADA, app.now()));
  await countVisits(app.services);
  expect(await places()).toEqual([]);
  const [left] = await visits();
  expect([left?.userId, left?.userAgent, left?.id === ID]).toEqual([null, "", false]);
  expect(await whole()).toMatchObject({ visits: 1, anonymous: 1 });
});

beforeEach(() => sell(app, "robot", 4_000, CARA.id));

async function order(who: Me, visit: object): Promise<string> {
  const { checkout } = app.as(who);
  const quote = await checkout.quote({ lines: [{ itemType: "product", itemId: "robot", variant: "personal" }] });
  const { orderId, secret } = await checkout.start({ quoteId: quote.id, key: crypto.randomUUID(), confirmed: [], visit });
  const paymentMethod = (await (app.services.payments as SimulatedPayments).tokenize(TEST_CARDS[0].number)) ?? "";
  await checkout.confirm({ orderId, secret, paymentMethod, key: crypto.randomUUID() });
  await applyEvents(app);
  return orderId;
}

test("an order keeps what fraud is found by, and the rest only with a yes; what was allowed is kept with it", async () => {
  const note = {
    ...{ deviceInfo: device, browserTimezone: "Europe/Berlin", sessionId: ID, sessionData: session(), mayCount: true },
    sessionEvents: { pageViews: 1, timeOnSite: 1 },
  };
  const visitOf = async (id: string) =>
    (await app.db.selectFrom("orders").select("visit").where("id", "=", id).executeTakeFirstOrThrow()).visit;
  const rejected = consentGiven(app.now(), ONLY_ESSENTIAL);
  const without = { deviceInfo: device, browserTimezone: "Europe/Berlin" };
  expect(await visitOf(await order(ADA, { ...note, consent: rejected }))).toEqual({ ...without, consent: rejected });
  await begin();
  const allowed = consent();
  expect(await visitOf(await order(BOB, { ...note, consent: allowed }))).toEqual({ ...note, consent: allowed });
  await countVisits(app.services);
  expect(await whole()).toMatchObject({ visits: 1, products: 1, carts: 1, checkouts: 1, paid: 1, paidCents: 4_000 });
});

type VisitCall = { what: "begin" | "mark" | "cart" | "product" | "locate" | "count"; n: number; more: number };
const told: fc.Arbitrary<VisitCall> = fc.record({
  what: fc.constantFrom("begin", "begin", "mark", "cart", "product", "locate", "count"),
  n: fc.nat(5),
  more: fc.nat(9),
});

async function sendVisits({ what, n, more }: VisitCall): Promise<unknown> {
  const base = { consent: consent(), sessionId: idOf(n) };
  const who = n === 5 ? ADA : null;
  if (what === "count") return countVisits(app.services);
  if (what === "begin") return begin(idOf(n), who);
  if (what === "mark") return calls(who).markVisit({ ...base, pageViews: more, timeOnSite: more * 3 });
  if (what === "locate") return calls(who, "8.8.8.8").locate({ ...base, url: "" });
  return calls(who).noteEvent({ ...base, step: what });
}

test("the sums of a day equal a recount of its visits, whatever is told in whatever order, at once and again", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(told, { minLength: 5, maxLength: 25 }), async (steps) => {
      await sql`truncate visits, user_analytics, visit_days cascade`.execute(app.db);
      for (let at = 0; at < steps.length; at += 3) await Promise.all(steps.slice(at, at + 3).map(sendVisits));
      await Promise.all([countVisits(app.services), countVisits(app.services)]);
      const recount = await sql<{
        n: number;
        pages: number;
        carts: number;
        here: number;
      }>`select count(*)::int as n, coalesce(sum(page_views), 0)::int as pages,
        count(*) filter (where has_cart)::int as carts, count(*) filter (where country = 'US')::int as here from visits`.execute(app.db);
      const sums = await sql<{ n: number; pages: number; carts: number; here: number }>`select
        coalesce(sum(visits) filter (where dimension = ''), 0)::int as n, coalesce(sum(page_views) filter (where dimension = ''), 0)::int as pages,
        coalesce(sum(carts) filter (where dimension = ''), 0)::int as carts,
        coalesce(sum(visits) filter (where dimension = 'country' and part = 'US'), 0)::int as here from visit_days`.execute(app.db);
      expect(sums.rows).toEqual(recount.rows);
    }),
    { numRuns: 15, endOnFailure: true },
  );
}, 60_000);
