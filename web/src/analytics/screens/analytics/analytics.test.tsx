import { type DayRange, dayAfter } from "@blenda/domain/figures/rules";
import {
  devicesOf,
  diagnosisOf,
  funnelOf,
  nobodyCame,
  overviewOfVisits,
  revenueOf,
  sourcesOf,
  trafficOf,
} from "../../../testing/analytics/visits.ts";
import { TODAY } from "../../../testing/figures.ts";
import { ADA, holding } from "../../../testing/people.ts";
import { expect, type FakeServer, openScreen, page, test, userEvent } from "../../../testing/screen.tsx";
import "./analytics.tsx";

const MONTH: DayRange = { from: dayAfter(TODAY, -29), to: TODAY };
const main = page.getByRole("main");
const cardOf = (name: string) => main.getByRole("heading", { name, exact: true, level: 2 }).element().closest("section")?.textContent;

const openOverview = async (server: FakeServer, address = "/admin/analytics") => {
  server.answer("analytics.overview", ({ from, to }) => overviewOfVisits({ from, to }));
  await openScreen(address, ADA);
};

test("the first page has revenue, visits, conversion, who is here, best sellers and how many agreed, beside the days before", async ({
  server,
}) => {
  await openOverview(server);
  await expect.poll(() => cardOf("Revenue")).toContain("$1,800.00");
  expect(cardOf("Orders")).toContain("90");
  expect(cardOf("Visits")).toMatch(/1,200.*\+100\.0%.*vs previous 30 days/);
  expect(cardOf("Conversion")).toContain("5.0%");
  expect(cardOf("Agreed to analytics")).toContain("66.7%");
  expect(cardOf("Here now")).toMatch(/7 visits.*Germany6/);
  expect(cardOf("Best sellers")).toMatch(/Tin parade robot, red.*Orbit Bench · 12 sold.*\$314\.20.*\+12\.2%/);
  await main.getByText("Units", { exact: true }).click();
  await expect.poll(() => cardOf("Best sellers")).not.toContain("Tin parade robot");
  expect(cardOf("Best sellers")).toMatch(/Halo courier droid.*20 sold/);
  expect(server.sent("analytics.overview")[0]).toEqual(MONTH);
});

test("the way to an order says what share each step keeps, and where most are lost", async ({ server }) => {
  await openOverview(server);
  await expect
    .poll(() => cardOf("From visit to order"))
    .toMatch(/Visits1,200.*Opened a product720.*60\.0%.*Added to cart120.*16\.7%.*Paid60.*66\.7%/);
  expect(cardOf("From visit to order")).toContain("Most people leave before “Added to cart”.");
  const card = main.getByRole("heading", { name: "From visit to order" }).element().closest("section");
  const bars = [...(card?.querySelectorAll<HTMLElement>("li [style]") ?? [])];
  expect(bars.map(({ style }) => style.width)).toEqual(["100%", "60%", "10%", "7.5%", "5%"]);
  for (const bar of bars) expect(getComputedStyle(bar).backgroundColor).not.toBe("rgba(0, 0, 0, 0)");
});

test("the chart is walked day by day, and says which sale began on one", async ({ server }) => {
  await openOverview(server);
  const days = main.getByRole("slider", { name: "Revenue per day: day" });
  await expect.element(days).toBeVisible();
  expect(days.element().getAttribute("aria-valuetext")).toMatch(/so far, Autumn sale starts, Revenue \$60\.00, .* \$60\.00/);
  await main.getByRole("group", { name: "Measure" }).getByText("Visits").click();
  await expect.element(main.getByRole("slider", { name: "Visits per day: day" })).toBeVisible();
  await main.getByRole("group", { name: "Measure" }).getByText("Conversion").click();
  const conversion = main.getByRole("slider", { name: "Conversion per day: day" });
  await expect.element(conversion).toBeVisible();
  expect(conversion.element().getAttribute("aria-valuetext")).toMatch(/Conversion 5\.0%/);
  await main.getByText("Show as table").click({ force: true });
  await expect.poll(() => page.getByRole("row", { name: /so far/ }).element().textContent).toContain("Autumn sale starts");
});

test("compared with nothing, nothing says how it was before", async ({ server }) => {
  await openOverview(server, "/admin/analytics?compare=none");
  await expect.poll(() => cardOf("Visits")).toContain("1,200");
  expect(main.element().textContent).not.toContain("vs previous");
  await expect.element(main.getByRole("columnheader", { name: "Change" })).not.toBeInTheDocument();
});

test("where nobody has come yet, every part says so instead of drawing nothing", async ({ server }) => {
  server.answer("analytics.overview", ({ from, to }) => nobodyCame({ from, to }));
  await openScreen("/admin/analytics", ADA);
  await expect.element(main.getByText("Nothing was paid in this period.")).toBeVisible();
  await expect.element(main.getByText("Nothing was sold in this period.")).toBeVisible();
  expect(main.getByText("No visits in this period.").elements()).toHaveLength(2);
  for (const figure of ["Conversion", "Average order", "Agreed to analytics"]) expect(cardOf(figure)).toContain("–");
  expect(cardOf("Here now")).toContain("0 visits");
  expect(main.element().textContent).not.toContain("Most people leave");
});

test("on its way it keeps the place of what comes; what does not come is asked for again", async ({ server }) => {
  const held = server.hold("analytics.overview");
  await openScreen("/admin/analytics", ADA);
  await expect.element(main.getByRole("status", { name: "Loading the analytics" })).toBeVisible();
  held.answer(overviewOfVisits(MONTH));
  await expect.poll(() => cardOf("Revenue")).toContain("$1,800.00");
});

test("a page that is lost says so, and comes when asked again", async ({ server }) => {
  server.lose("analytics.overview");
  await openScreen("/admin/analytics", ADA);
  await expect.element(main.getByRole("alert"), { timeout: 15_000 }).toBeVisible();
  server.answer("analytics.overview", overviewOfVisits(MONTH));
  await main.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => cardOf("Revenue")).toContain("$1,800.00");
});

test("whoever may not see analytics is told what they lack, and nothing is asked", async ({ server }) => {
  await openScreen("/admin/analytics", holding("view_reports"));
  await expect.element(page.getByRole("heading", { level: 1, name: "You don't have access to Analytics" })).toBeVisible();
  expect(server.sent("analytics.overview")).toEqual([]);
});

test.for([
  ["traffic", "Time on site", "2m 00s"],
  ["funnel", "By device", "Phone"],
  ["sources", "Campaigns", "Night market · newsletter"],
  ["devices", "Browsers", "Firefox"],
] as const)("%s is a page of its own with its own file", async ([tab, title, text], { server }) => {
  const answers = { traffic: trafficOf, funnel: funnelOf, sources: sourcesOf, devices: devicesOf };
  server.answer(`analytics.${tab}`, (({ from, to }: DayRange) => answers[tab]({ from, to })) as never);
  await openScreen(`/admin/analytics?tab=${tab}`, ADA);
  await expect.poll(() => cardOf(title)).toContain(text);
  server.refuse("analytics.analyticsFile", "FORBIDDEN");
  await main.getByRole("button", { name: "CSV" }).click();
  await expect.poll(() => server.sent("analytics.analyticsFile")).toEqual([{ ...MONTH, of: tab }]);
});

test("under half of what was paid is low, under nine tenths partial, to one decimal; the repair goes on batch by batch", async ({
  server,
}) => {
  server.answer("analytics.revenue", ({ from, to }) => revenueOf({ from, to }));
  server.answer("analytics.diagnose", ({ from, to }) => diagnosisOf({ from, to }));
  await openScreen("/admin/analytics?tab=revenue", ADA);
  await expect
    .poll(() => cardOf("Records of revenue"))
    .toMatch(/In the books\$1,000\.00.*Recorded600 lines, \$499\.00Low, 49\.9%.*charts\$499\.00.*400 linesPartial, 66\.7%/);
  expect(cardOf("Verified")).toContain("$1,500.00");
  expect(cardOf("Records of revenue")).toContain("Books, orders and charts don't show the same amount.");
  server.answer("analytics.migrateRevenue", ({ after }) =>
    after === 0 ? { read: 500, missing: 400, changed: 0, sums: 2, next: 512 } : { read: 100, missing: 0, changed: 1, sums: 0, next: null },
  );
  await main.getByRole("button", { name: "Repair records" }).click();
  await expect.element(page.getByText("403 records and sums repaired.")).toBeVisible();
  expect(server.sent("analytics.migrateRevenue")).toEqual([{ after: 0 }, { after: 512 }]);
});

test("where books, orders and charts agree, the page says so", async ({ server }) => {
  server.answer("analytics.revenue", ({ from, to }) => revenueOf({ from, to }));
  server.answer("analytics.diagnose", ({ from, to }) => ({ ...diagnosisOf({ from, to }), shownCents: 100_000 }));
  await openScreen("/admin/analytics?tab=revenue", ADA);
  await expect.poll(() => cardOf("Records of revenue")).toContain("show the same amount, to the cent.");
});

test("a repair that stops says so, and can be begun again", async ({ server }) => {
  server.answer("analytics.revenue", ({ from, to }) => revenueOf({ from, to }));
  server.answer("analytics.diagnose", ({ from, to }) => diagnosisOf({ from, to }));
  server.lose("analytics.migrateRevenue");
  await openScreen("/admin/analytics?tab=revenue", ADA);
  await main.getByRole("button", { name: "Repair records" }).click();
  await expect.element(page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Dismiss" })).toBeVisible();
  await expect.element(main.getByRole("button", { name: "Repair records" })).toBeEnabled();
});

test("pages are walked by the keyboard, and the address says which one it is", async ({ server }) => {
  await openOverview(server);
  server.answer("analytics.traffic", ({ from, to }) => trafficOf({ from, to }));
  const tabs = main.getByRole("group", { name: "Shown" });
  await expect.element(tabs).toBeVisible();
  (tabs.getByRole("radio", { name: "Overview" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => new URLSearchParams(location.search).get("tab")).toBe("traffic");
});
