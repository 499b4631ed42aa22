import { type DayRange, dayAfter } from "@blenda/domain/figures/rules";
import { countryLine, geographyOf, VISITORS } from "../../../testing/analytics/visits.ts";
import { TODAY } from "../../../testing/figures.ts";
import { ADA, holding } from "../../../testing/people.ts";
import { expect, type FakeServer, openScreen, page, test, type, userEvent } from "../../../testing/screen.tsx";
import "./geography.tsx";

const MONTH: DayRange = { from: dayAfter(TODAY, -29), to: TODAY };
const main = page.getByRole("main");
const table = main.getByRole("table", { name: "Countries by visits" });
const map = main.getByRole("img", { name: /^World map, / });
const panelOf = (name: string) => main.getByRole("heading", { name, exact: true, level: 2 }).element().closest("section")?.textContent;
/** What the map draws over its neighbours. */
const marked = () => map.element().querySelector("path:last-of-type")?.classList.contains("stroke-2") ?? false;

/** The shapes are a file of the site: the server of the test has none. */
const ofTheSite = globalThis.fetch;
function withShapes(shapes: () => Promise<Response> = async () => new Response(null, { status: 500 })): void {
  const { fetch } = globalThis;
  globalThis.fetch = (address, options) => (String(address).includes("countries-110m") ? shapes() : fetch(address, options));
}
const shapesOfTheSite = () => {
  const { fetch } = globalThis;
  globalThis.fetch = (address, options) => (String(address).includes("countries-110m") ? ofTheSite : fetch)(address, options);
};

const openMap = async (server: FakeServer, address = "/admin/geographic-analytics", report = geographyOf(MONTH)) => {
  server.answer("analytics.geography", report);
  server.answer("analytics.visitors", VISITORS);
  await openScreen(address, ADA);
};

test("countries stand on the map and in the table, with how many buyers agreed and how places were found", async ({ server }) => {
  shapesOfTheSite();
  await openMap(server);
  await expect.element(map).toBeVisible();
  expect(map.element().querySelectorAll("path").length).toBeGreaterThan(150);
  expect(map.element().querySelectorAll("path[class*='ember']")).toHaveLength(2);
  await expect
    .poll(() => table.getByRole("row", { name: /^United States/ }).element().textContent)
    .toContain("United States80079.4%162.0%30$700.00");
  await expect.element(main.getByText(/people who agreed to analytics, as 67\.5% of buyers did; revenue is all of it/)).toBeVisible();
  await expect.poll(() => panelOf("How a place is found")).toMatch(/By our database89\.4%By the browser's time zone10\.6%/);
  expect(server.sent("analytics.geography")[0]).toEqual(MONTH);
});

test("countries of fewer than five people are one line without a name, on the map, in the table and among the visitors", async ({
  server,
}) => {
  shapesOfTheSite();
  await openMap(server);
  await expect.element(table.getByRole("button", { name: "Elsewhere" })).toBeVisible();
  await expect
    .element(main.getByText("Elsewhere stands for all countries with fewer than five people in this period. There are 2 now."))
    .toBeVisible();
  const latest = main.getByRole("table", { name: "Latest visitors" });
  await expect.element(latest.getByRole("row", { name: /^anonymous Elsewhere/ })).toBeVisible();
  expect(latest.getByRole("row").elements()).toHaveLength(11);
  await main.getByRole("button", { name: "Show all 12" }).click();
  await expect.poll(() => latest.getByRole("row").elements().length).toBe(13);
});

test("the map is read by the keyboard through its table: a country that is reached there is marked on it", async ({ server }) => {
  shapesOfTheSite();
  await openMap(server);
  await expect.element(map).toBeVisible();
  expect(marked()).toBe(false);
  (table.getByRole("button", { name: "United States" }).element() as HTMLElement).focus();
  await expect.poll(marked).toBe(true);
  await expect.element(main.getByText("United States: 800 visits, 30 orders, $700.00")).toBeVisible();
  await userEvent.keyboard("{Tab}");
  await expect.element(main.getByText("Germany: 200 visits, 5 orders, $200.00")).toBeVisible();
  await userEvent.keyboard("{Tab}");
  await expect.element(main.getByText("Elsewhere: 7 visits, 0 orders, $7.00")).toBeVisible();
  await expect.poll(marked).toBe(false);
});

test("what is pointed at on the map is marked in the table; a country without visits is nothing to point at", async ({ server }) => {
  shapesOfTheSite();
  await openMap(server);
  await expect.element(map).toBeVisible();
  const [country] = map.element().querySelectorAll("path[class*='ember']");
  country?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  await expect.poll(marked).toBe(true);
  expect(table.element().querySelectorAll("tr.bg-surface-2")).toHaveLength(1);
  const none = map.element().querySelector("path:not([class*='ember'])");
  none?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  await expect.poll(marked).toBe(false);
});

test("the map shows one measure at a time in fixed steps, and the address says which", async ({ server }) => {
  shapesOfTheSite();
  await openMap(server);
  await expect.poll(() => main.getByRole("list", { name: "Steps of visits" }).element().textContent).toContain("100,000 and more");
  await main.getByRole("group", { name: "Measure" }).getByText("Revenue").click();
  await expect.poll(() => new URLSearchParams(location.search).get("measure")).toBe("cents");
  await expect.poll(() => main.getByRole("list", { name: "Steps of revenue" }).element().textContent).toContain("$50,000 and more");
  await expect.element(main.getByRole("img", { name: /^World map, revenue by country/ })).toBeVisible();
});

test("the table is in the order of what the map shows, says its shares, and names where visits grew most", async ({ server }) => {
  shapesOfTheSite();
  const [us, de] = [countryLine("US", 800, { cents: 10_000 }), countryLine("DE", 200, { cents: 30_000, previousVisits: 100 })];
  const totals = { visits: 1_000, paid: 20, orders: 40, cents: 40_000, agreedOrders: 27 };
  await openMap(server, undefined, geographyOf(MONTH, { countries: [us, de], totals }));
  const names = () =>
    main
      .getByRole("table", { name: /^Countries by/ })
      .getByRole("rowheader")
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(names).toEqual(["United States", "Germany"]);
  expect(panelOf("Grew most")).toMatch(/Germany200 visits\+100\.0%$/);
  await main.getByRole("group", { name: "Measure" }).getByText("Revenue").click();
  await expect.poll(names).toEqual(["Germany", "United States"]);
  const byRevenue = main.getByRole("table", { name: "Countries by revenue" });
  await expect.element(byRevenue.getByRole("row", { name: /^Germany 200 75\.0%/ })).toBeVisible();
  expect(byRevenue.element().querySelector("th[aria-sort=descending]")?.textContent).toContain("Revenue");
});

test("a country is found by its name, and one that is not there is said not to be", async ({ server }) => {
  shapesOfTheSite();
  const many = Array.from("ABCDEFGHIJKLMNOPQR", (letter) => countryLine(`${letter}Z`, 10));
  await openMap(server, undefined, geographyOf(MONTH, { countries: [...many, countryLine("DE", 200)] }));
  await expect.element(table).toBeVisible();
  expect(table.getByRole("row").elements()).toHaveLength(16);
  const search = main.getByRole("searchbox", { name: "Find a country" });
  type(search.element(), "germ");
  await expect.poll(() => table.getByRole("row").elements().length).toBe(2);
  type(search.element(), "nowhere");
  await expect.element(main.getByText("No country with this name.")).toBeVisible();
});

test("without visits and orders the page says what fills it", async ({ server }) => {
  shapesOfTheSite();
  const nothing = { totals: { visits: 0, paid: 0, orders: 0, cents: 0, agreedOrders: 0 }, countries: [], grouped: 0, found: [] };
  server.answer("analytics.geography", geographyOf(MONTH, nothing));
  server.answer("analytics.visitors", { read: 0, visitors: [] });
  await openScreen("/admin/geographic-analytics", ADA);
  await expect.element(main.getByText("No visits in this period")).toBeVisible();
  await expect.element(main.getByText("Nobody who agreed to analytics has visited yet.")).toBeVisible();
  expect(main.element().textContent).not.toContain("of buyers did");
  expect(main.getByRole("heading", { name: "How a place is found" }).elements()).toHaveLength(0);
});

test("on its way it keeps the place of what comes", async ({ server }) => {
  shapesOfTheSite();
  const held = server.hold("analytics.geography");
  await openScreen("/admin/geographic-analytics", ADA);
  await expect.element(main.getByRole("status", { name: "Loading the countries" })).toBeVisible();
  server.answer("analytics.visitors", VISITORS);
  held.answer(geographyOf(MONTH));
  await expect.element(table.getByRole("button", { name: "Germany" })).toBeVisible();
});

test("what is lost is asked for again; without the shapes the table says the same", async ({ server }) => {
  withShapes();
  server.lose("analytics.geography");
  await openScreen("/admin/geographic-analytics", ADA);
  await expect.element(main.getByRole("alert"), { timeout: 15_000 }).toBeVisible();
  server.answer("analytics.visitors", VISITORS);
  server.answer("analytics.geography", geographyOf(MONTH));
  await main.getByRole("button", { name: "Try again" }).click();
  await expect.element(table.getByRole("button", { name: "Germany" })).toBeVisible();
  await expect
    .element(main.getByText("The map can't be loaded right now. The table below has the same figures."), { timeout: 15_000 })
    .toBeVisible();
  server.refuse("analytics.geographyFile", "FORBIDDEN");
  await main.getByRole("button", { name: "CSV" }).click();
  await expect.poll(() => server.sent("analytics.geographyFile")).toEqual([MONTH]);
});

test("whoever may not see analytics is told what they lack, and nothing is asked", async ({ server }) => {
  await openScreen("/admin/geographic-analytics", holding("view_reports"));
  await expect.element(page.getByRole("heading", { level: 1, name: "You don't have access to Geographic Analytics" })).toBeVisible();
  expect(server.sent("analytics.geography")).toEqual([]);
});
