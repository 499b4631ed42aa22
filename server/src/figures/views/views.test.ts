import { dayAfter, dayOf } from "@blenda/domain/figures/rules";
import { beforeEach, expect, test } from "vitest";
import { openHttp } from "../../http/open.ts";
import { countryOfZone } from "../../platform/outside/places/country-of-zone.ts";
import { ADA, BOB, CARA, testApp } from "../../testing/app.ts";
import { buy, sell } from "../../testing/buying.ts";
import { addShop } from "../../testing/catalogue.ts";
import { applyEvents } from "../../testing/figures/apply-events.ts";
import { makeViewCounter, type View } from "./counter.ts";
import { countryByClock, countryOfOrder } from "./country.ts";
import { readView, writeDown } from "./view-beacon.ts";

const app = await testApp();
const DAY = "2026-11-15";
const view = (given: Partial<View> = {}): View => ({ type: "product", id: "robot", day: DAY, country: "DE", source: "direct", ...given });
const month = () => ({ from: dayAfter(dayOf(app.now()), -29), to: dayOf(app.now()) });

beforeEach(async () => {
  await sell(app, "robot", 4_000, CARA.id);
  await sell(app, "crate", 1_000, CARA.id);
  await addShop(app.db, CARA.id);
});

test("a page says what it is of, where its clock is and, if it may, how somebody came", () => {
  expect(readView("item=product:robot&zone=Europe/Berlin&from=www.google.com", DAY)).toEqual(view({ source: "search" }));
  expect(readView("item=product%3Arobot&zone=Europe%2FBerlin&from=", DAY)).toEqual(view({ source: "unknown" }));
  expect(readView("item=training:course&zone=Mars/Olympus&from=campaign", DAY)).toEqual(
    view({ type: "training", id: "course", country: "unknown", source: "campaign" }),
  );
});

test.each([
  "",
  "item=robot",
  "item=user:ada&zone=UTC",
  "item=product:<script>",
  `item=product:${"x".repeat(101)}`,
  "item=product:a+b",
  "zone=UTC",
])("what is no view of a page is none: %j", (body) => expect(readView(body, DAY)).toBeNull());

test.each([
  ["Europe/Berlin", "DE"],
  ["Asia/Calcutta", "IN"],
  ["Asia/Kolkata", "IN"],
  ["America/New_York", "US"],
  ["UTC", "unknown"],
  ["", "unknown"],
])("the country of the time zone %j is %s", (zone, country) => expect(countryByClock(zone)).toBe(country));

test("an order's country is the invoice's, else its clock's, else not known", () => {
  expect(countryOfOrder({ invoice: { country: "FR" }, visit: { browserTimezone: "Europe/Berlin" } })).toBe("FR");
  expect(countryOfOrder({ invoice: { country: "" }, visit: { browserTimezone: "Europe/Berlin" } })).toBe("DE");
  expect(countryOfOrder({ invoice: {}, visit: {} })).toBe("unknown");
});

test("views are added up in memory and handed over once; one address cannot inflate them", () => {
  let now = 0;
  const counter = makeViewCounter(() => now);
  for (let n = 0; n < 40; n++) counter.count("203.0.113.7", view());
  for (let n = 0; n < 100; n++) counter.count("203.0.113.8", view({ id: `thing-${n}` }));
  const taken = counter.take();
  expect(taken.find(({ id }) => id === "robot")?.views).toBe(12);
  expect(taken.filter(({ id }) => id !== "robot")).toHaveLength(60);
  expect(counter.take()).toEqual([]);
  now = 61 * 60_000;
  expect(counter.count("203.0.113.7", view())).toBe(true);
});

test("what cannot be written waits for the next time", async () => {
  const counter = makeViewCounter();
  counter.count("203.0.113.7", view());
  const broken = { transaction: () => Promise.reject(new Error("no database")), log: { ...app.services.log, warn: () => {} } };
  await writeDown(broken, counter);
  counter.count("203.0.113.7", view());
  expect(counter.take()).toEqual([view({ views: 2 } as Partial<View>)]);
});

const open = () => openHttp(app.services, { PUBLIC_URL: undefined, TRUSTED_PROXIES: [], REQUESTS_PER_MINUTE: 0, isProduction: false });

test("pages that were shown are in the figures when the server stops, per item, day, country and source, and nobody is in them", async () => {
  const http = await open();
  const url = await http.listen({ port: 0, host: "127.0.0.1" });
  const tell = (said: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/api/figures/view?${said}`, { method: "POST", headers: { origin: url, "user-agent": "Mozilla/5.0", ...headers } });
  const answer = await tell("item=product:robot&zone=Europe/Berlin&from=www.google.com");
  expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("x-content-type-options")]).toEqual([
    204,
    "no-store",
    "nosniff",
  ]);
  await tell("item=product:robot&zone=Europe/Berlin&from=");
  await tell("item=product:crate&zone=America/New_York");
  await tell(`item=shop:${CARA.id}&zone=Europe/Berlin`);
  await tell("item=product:nothing&zone=Europe/Berlin");
  await tell("item=product:robot&zone=Europe/Berlin", { "user-agent": "Googlebot/2.1" });
  expect((await tell("item=product:robot", { origin: "https://evil.example" })).status).toBe(403);
  expect((await fetch(`${url}/api/figures/view?item=product:robot`)).status).toBe(404);
  await http.close();
  const { analytics } = app.as(CARA).figures;
  const byItem = await analytics({ ...month(), by: "item" });
  expect(byItem.rows.map(({ key, views }) => [key, views])).toEqual([
    ["product:robot", 2],
    ["product:crate", 1],
  ]);
  expect([byItem.totals.views, byItem.shopViews?.value, byItem.countedSince]).toEqual([3, 1, dayOf(app.now())]);
  const byCountry = await analytics({ ...month(), by: "country" });
  expect(byCountry.rows.map(({ key, views }) => [key, views])).toEqual([
    ["DE", 2],
    ["US", 1],
  ]);
  const narrowed = await analytics({ ...month(), by: "source", country: "DE" });
  expect(narrowed.rows.map(({ key, views }) => [key, views])).toEqual([
    ["search", 1],
    ["unknown", 1],
  ]);
  expect((await analytics({ ...month(), licence: "personal" })).series.at(-1)?.views).toBeNull();
});

test("conversion is said from a hundred views on, of what was ordered by what was seen", async () => {
  const counter = makeViewCounter();
  for (let n = 0; n < 99; n++) counter.count(`198.51.100.${n}`, view({ day: dayOf(app.now()) }));
  await writeDown(app.services, counter);
  await buy(app, ADA, ["robot"]);
  await applyEvents(app);
  const { overview } = app.as(CARA).figures;
  expect((await overview(month())).conversion.value).toBeNull();
  counter.count("198.51.100.200", view({ day: dayOf(app.now()) }));
  await writeDown(app.services, counter);
  expect((await overview(month())).conversion.value).toBe(100);
  expect((await app.as({ ...BOB, isCreator: true }).figures.overview(month())).conversion.value).toBeNull();
});
