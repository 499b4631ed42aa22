import { dayAfter } from "@blenda/domain/figures/rules";
import { queryClient } from "../../../lib/calls/api.ts";
import { CREATOR } from "../../../testing/draft.ts";
import { emptyReport, OLDER, ONE_SALE, ROBOT, SALE, salesReportOf, TODAY } from "../../../testing/figures.ts";
import { expect, type FakeServer, openScreen, page, test, type, userEvent } from "../../../testing/screen.tsx";
import { filesQuery } from "../../data/figure-queries.ts";
import "./sale.tsx";
import "./sales.tsx";

const TOTALS = { sales: 138, listCents: 347_727, offCents: 7_030, refundedCents: 6_450, feesCents: 64_174, earnedCents: 270_073 };
const MONTH = { from: dayAfter(TODAY, -29), to: TODAY };

async function openSales(server: FakeServer, asked = ""): Promise<void> {
  server.answer("figures.salesReport", ({ from, to, step }) => salesReportOf({ from, to }, step));
  server.answer("figures.sales", { rows: [SALE, OLDER], next: null, total: { count: 138, isMore: false }, totals: TOTALS });
  await openScreen(`/dashboard/sales${asked}`, CREATOR);
  await expect.element(page.getByText("14274")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: /, per (day|week)/ })).toBeVisible();
}

const text = () => document.body.innerText;
const search = () => Object.fromEntries(new URLSearchParams(location.search));
const cents = (figure: string) => Math.round(Number(figure.replace("−", "-").replace(/[$,]/g, "")) * 100);

test("the equation adds up to the cent on screen", async ({ server }) => {
  await openSales(server);
  const shown = [...document.querySelectorAll("dd .type-h3")].map((cell) => cents(cell.textContent ?? ""));
  const sum = shown.slice(0, -1).reduce((all, term) => all + term, 0);
  expect(shown).toHaveLength(7);
  expect(sum).toBe(shown.at(-1));
  expect(sum).toBe(270_073);
});

test("pressing a term narrows the list to the sales it is made of, and pressing it again takes that back", async ({ server }) => {
  await openSales(server);
  await page.getByRole("button", { name: "−$70.30" }).click();
  await expect.poll(search).toEqual({ term: "discounts" });
  await expect.poll(() => server.sent("figures.sales").at(-1)).toMatchObject({ term: "discounts" });
  await page.getByRole("button", { name: "−$70.30" }).click();
  await expect.poll(search).toEqual({});
});

test("a press on a country narrows everything to it; a chip says so and takes it back", async ({ server }) => {
  await openSales(server);
  await page.getByRole("button", { name: /United States/ }).click();
  await expect.poll(search).toEqual({ country: "US" });
  await expect.poll(() => server.sent("figures.salesReport").at(-1)).toMatchObject({ country: "US" });
  expect(server.sent("figures.sales").at(-1)).toMatchObject({ country: "US" });
  await page.getByRole("button", { name: new RegExp(ROBOT.title) }).click();
  await expect.poll(search).toEqual({ item: ROBOT.key });
  await page.getByRole("button", { name: `Stop showing only ${ROBOT.title}` }).click();
  await expect.poll(search).toEqual({});
});

test("'15 more' asks for all of them", async ({ server }) => {
  await openSales(server);
  await page.getByRole("button", { name: /15 more/ }).click();
  await expect.poll(() => server.sent("figures.salesReport").at(-1)).toMatchObject({ open: "country" });
});

test("range, comparison, measure and step are in the address, and a link opens as it was sent", async ({ server }) => {
  await openSales(server, "?range=90&compare=none&measure=gross&step=week");
  expect(server.sent("figures.salesReport")).toEqual([{ from: dayAfter(TODAY, -89), to: TODAY, step: "week" }]);
  await expect.element(page.getByRole("heading", { name: "Gross, per week" })).toBeVisible();
  expect(text()).not.toContain("before");
  expect(text()).not.toContain("Previous");
});

test("[ and ] move the days by their own length, and not beyond today", async ({ server }) => {
  await openSales(server);
  await userEvent.keyboard("]");
  expect(search()).toEqual({});
  await userEvent.keyboard("[[");
  await expect.poll(search).toEqual({ from: dayAfter(TODAY, -59), to: dayAfter(TODAY, -30) });
  await userEvent.keyboard("]");
  await expect.poll(search).toEqual({});
});

test("days of one's own are at most 366, and what is wrong is said beside the field", async ({ server }) => {
  await openSales(server);
  await page.getByText("Custom", { exact: true }).first().click();
  await expect.element(page.getByLabelText("First day")).toHaveValue(MONTH.from);
  type(page.getByLabelText("First day").element(), dayAfter(TODAY, -366));
  await page.getByRole("button", { name: "Show days" }).click();
  await expect.element(page.getByLabelText("First day")).toHaveAccessibleDescription("Choose at most 366 days.");
  type(page.getByLabelText("First day").element(), dayAfter(TODAY, -365));
  await page.getByRole("button", { name: "Show days" }).click();
  await expect.poll(search).toEqual({ from: dayAfter(TODAY, -365), to: TODAY });
});

test("days without a sale keep their axes and lead to the last that had one", async ({ server }) => {
  const last = dayAfter(TODAY, -200);
  server.answer("figures.salesReport", ({ from, to }) => emptyReport({ from, to }, last));
  server.answer("figures.sales", { rows: [], next: null, total: { count: 0, isMore: false }, totals: { ...TOTALS, sales: 0 } });
  await openScreen("/dashboard/sales", CREATOR);
  await expect.element(page.getByText("No sales in these 30 days")).toBeVisible();
  await page.getByRole("button", { name: "Show your last sales" }).click();
  await expect.poll(search).toEqual({ from: dayAfter(last, -29), to: last });
});

test("the sums below the table are of everything, and say how much of it is shown", async ({ server }) => {
  await openSales(server);
  const foot = page.getByRole("row", { name: /All 138 sales, 2 shown/ });
  await expect.poll(() => foot.element().textContent).toContain("$3,477.27−$70.30−$641.74$2,700.73after $64.50 refunded");
});

test("a short table is saved right away; a long one is prepared while the page says how far it is", async ({ server }) => {
  await openSales(server, "?state=refunded");
  const file = { id: "f1", name: "sales.csv", rows: 48_000, bytes: null, createdAt: SALE.at, expiresAt: null, url: null } as const;
  server.answer("figures.salesFile", { kind: "later", file: { ...file, state: "waiting", writtenRows: 0 } });
  await userEvent.keyboard("e");
  await expect.element(page.getByRole("progressbar", { name: "sales.csv, next in line" })).toBeVisible();
  server.answer("figures.files", [{ ...file, state: "writing", writtenRows: 12_000 }]);
  await queryClient.invalidateQueries({ queryKey: filesQuery.queryKey });
  await expect.element(page.getByRole("progressbar", { name: "sales.csv, 12,000 of 48,000 rows" })).toBeVisible();
  expect(server.sent("figures.salesFile")).toEqual([{ ...MONTH, state: "refunded" }]);
});

test("a report that does not come leaves the list alone", async ({ server }) => {
  server.lose("figures.salesReport");
  server.answer("figures.sales", { rows: [SALE], next: null, total: { count: 1, isMore: false }, totals: TOTALS });
  await openScreen("/dashboard/sales", CREATOR);
  await expect.element(page.getByRole("link", { name: /14274/ })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Try again" }), { timeout: 15_000 }).toBeVisible();
});

test("one sale shows every cent of it, what it was called then, and what is still to come", async ({ server }) => {
  server.answer("figures.sale", ONE_SALE);
  await openScreen("/dashboard/sales/s1", CREATOR);
  await expect.element(page.getByRole("heading", { name: "Tin parade robot", exact: true, level: 1 })).toBeVisible();
  for (const sentence of ["−$2.25", "−$0.73", "$12.01", "Called today", "Clears"]) expect(text()).toContain(sentence);
});

test("somebody else's sale is not found, and the way back is there", async ({ server }) => {
  server.refuse("figures.sale", "FIGURES_NOT_FOUND");
  await openScreen("/dashboard/sales/s1", CREATOR);
  await expect.element(page.getByRole("heading", { name: "We can't find this sale" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "All sales" })).toHaveAttribute("href", "/dashboard/sales");
});

test("on a phone the equation is a receipt, and nothing scrolls sideways", async ({ server }) => {
  await page.viewport(390, 844);
  try {
    await openSales(server);
    await expect.element(page.getByRole("tab", { name: "Country" })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
  } finally {
    await page.viewport(1280, 900);
  }
});
