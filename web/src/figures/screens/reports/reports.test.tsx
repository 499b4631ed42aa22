import { dayAfter } from "@blenda/domain/figures/rules";
import { CREATOR } from "../../../testing/draft.ts";
import {
  AFFILIATES_REPORT,
  analyticsOf,
  DROID,
  discountsReportOf,
  EARNINGS,
  ROBOT,
  SALE,
  salesReportOf,
  TODAY,
} from "../../../testing/figures.ts";
import { expect, openScreen, page, test } from "../../../testing/screen.tsx";
import "../analytics/analytics.tsx";
import "./affiliates-report.tsx";
import "./discounts-report.tsx";
import "./earnings-report.tsx";
import "./reports.tsx";
import "./sales-report.tsx";

const search = () => Object.fromEntries(new URLSearchParams(location.search));
const MONTH = { from: dayAfter(TODAY, -29), to: TODAY };

test("reports lead to each of them, and list the files that took longer", async ({ server }) => {
  const file = { id: "f1", name: "sales.csv", rows: 2_500, createdAt: SALE.at, expiresAt: SALE.at };
  server.answer("figures.files", [
    { ...file, state: "ready", writtenRows: 2_500, bytes: 90_000, url: "/api/figures/file/f1" },
    { ...file, id: "f2", name: "broken.csv", state: "failed", writtenRows: 0, bytes: null, url: null },
  ]);
  await openScreen("/dashboard/reports", CREATOR);
  for (const [name, to] of [
    ["Sales report", "/dashboard/reports/sales"],
    ["Earnings report", "/dashboard/reports/earnings"],
    ["Discounts report", "/dashboard/reports/discounts"],
    ["Affiliates report", "/dashboard/reports/affiliates"],
    ["Analytics", "/dashboard/analytics"],
  ] as const)
    await expect.element(page.getByRole("main").getByRole("link", { name })).toHaveAttribute("href", to);
  await expect.element(page.getByRole("link", { name: "Download" })).toHaveAttribute("href", "/api/figures/file/f1");
  await expect.element(page.getByText("We couldn't prepare this file. Please try again.")).toBeVisible();
});

test("without files the reports say so", async ({ server }) => {
  server.answer("figures.files", []);
  await openScreen("/dashboard/reports", CREATOR);
  await expect.element(page.getByText(/No files yet/)).toBeVisible();
});

test("the sales report is grouped by one thing at a time, with all its rows, and saved as it is shown", async ({ server }) => {
  server.answer("figures.salesReport", ({ from, to, step }) => salesReportOf({ from, to }, step));
  await openScreen("/dashboard/reports/sales", CREATOR);
  await expect.poll(() => page.getByRole("row", { name: /Together 138/ }).element().textContent).toContain("$3,477.27$2,700.73");
  await page.getByText("Product", { exact: true }).first().click();
  await expect.poll(search).toEqual({ by: "item" });
  await expect.poll(() => page.getByRole("row", { name: new RegExp(ROBOT.title) }).element().textContent).toContain("$500.0050%");
  expect(server.sent("figures.salesReport").at(-1)).toMatchObject({ open: "item" });
  server.refuse("figures.reportFile", "FIGURES_TOO_MANY_FILES");
  await page.getByRole("button", { name: "CSV" }).click();
  await expect.element(page.getByText(/already preparing three files/)).toBeVisible();
  expect(server.sent("figures.reportFile")).toEqual([{ report: "sales", by: "item", ...MONTH }]);
});

test("the earnings report says where the money is now, and when the rest clears", async ({ server }) => {
  server.answer("figures.earningsReport", EARNINGS);
  await openScreen("/dashboard/reports/earnings?by=month", CREATOR);
  await expect.element(page.getByText("$897.51")).toBeVisible();
  const marks = page.getByRole("button", { name: "What Pending means" });
  await expect.poll(() => marks.elements().length).toBe(3);
  for (const mark of marks.all()) await expect.element(mark).toHaveAccessibleDescription(/it clears 14 days after the sale/);
  expect(server.sent("figures.earningsReport")).toEqual([{ ...MONTH, by: "month" }]);
  await page.getByRole("button", { name: "2 more days" }).click();
  await expect.element(page.getByText("$10.06")).toBeVisible();
});

test("the discounts report is grouped by code, sale event or bundle, and names what had none of them", async ({ server }) => {
  server.answer("figures.discountsReport", ({ by }) => discountsReportOf(by));
  await openScreen("/dashboard/reports/discounts", CREATOR);
  await expect.poll(() => page.getByRole("row", { name: /SUMMER20/ }).element().textContent).toContain("$4.00");
  await expect.element(page.getByRole("row", { name: /Without a code/ })).toBeVisible();
  await page.getByText("Sale event", { exact: true }).first().click();
  await expect.poll(search).toEqual({ by: "event" });
  await expect.element(page.getByRole("row", { name: /Outside sale events/ })).toBeVisible();
  expect(server.sent("figures.discountsReport").at(-1)).toEqual({ ...MONTH, by: "event" });
  await page.getByText("Bundle", { exact: true }).first().click();
  await expect.poll(search).toEqual({ by: "bundle" });
  await expect.element(page.getByRole("row", { name: /Workshop set/ })).toBeVisible();
  await expect.element(page.getByRole("row", { name: /Outside bundles/ })).toBeVisible();
});

test("the affiliates report says who brought what, what they get, and compares it with the time before", async ({ server }) => {
  server.answer("figures.affiliatesReport", AFFILIATES_REPORT);
  await openScreen("/dashboard/reports/affiliates", CREATOR);
  await expect.poll(() => page.getByRole("row", { name: /418KTR/ }).element().textContent).toContain("−$6.51$26.03");
  await expect.poll(() => page.getByRole("row", { name: /Together/ }).element().textContent).toContain("−$9.77");
  await expect.element(page.getByRole("button", { name: "What Affiliates means" }).first()).toHaveAccessibleDescription(/after refunds/);
  await expect.poll(() => document.body.textContent).toContain("+50.1% vs previous 30 days");
  expect(server.sent("figures.affiliatesReport")).toEqual([MONTH]);
  server.answer("figures.affiliatesFile", { name: "affiliates.csv", csv: "a", isCut: false });
  await page.getByRole("button", { name: "CSV" }).click();
  await expect.poll(() => server.sent("figures.affiliatesFile")).toEqual([MONTH]);
});

test("conversion is shown from 100 views on, and a product narrows everything to it", async ({ server }) => {
  server.answer("figures.analytics", ({ from, to, step }) => analyticsOf({ from, to }, step));
  await openScreen("/dashboard/analytics", CREATOR);
  await expect.poll(() => page.getByRole("row", { name: new RegExp(ROBOT.title) }).element().textContent).toContain("3.0%");
  await expect.poll(() => page.getByRole("row", { name: new RegExp(DROID.title) }).element().textContent).toContain("–");
  await page.getByRole("button", { name: ROBOT.title }).click();
  await expect.poll(search).toEqual({ item: ROBOT.key });
  await expect.poll(() => server.sent("figures.analytics").at(-1)).toMatchObject({ item: ROBOT.key });
});

test("a report that does not come says so, and is asked for again when pressed", async ({ server }) => {
  server.lose("figures.earningsReport");
  await openScreen("/dashboard/reports/earnings", CREATOR);
  await expect.element(page.getByRole("alert"), { timeout: 15_000 }).toBeVisible();
  server.answer("figures.earningsReport", EARNINGS);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("$897.51")).toBeVisible();
});
