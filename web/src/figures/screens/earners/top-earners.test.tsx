import type { TopEarner } from "@blenda/domain/figures/top-earners";
import { ADA } from "../../../testing/people.ts";
import { expect, openScreen, page, test } from "../../../testing/screen.tsx";

const EARNER: TopEarner = {
  ...{ userId: "cara", name: "Cara", shopName: "Copperleaf", shopPath: "/shop/copperleaf", avatarUrl: null },
  ...{ sales: 40, grossCents: 160_000, refundedCents: 8_000, refundBps: 500, earnedCents: 120_000, previousCents: 100_000 },
};
const TOTALS = { creators: 1, sales: 40, grossCents: 160_000, refundedCents: 8_000, earnedCents: 120_000 };

test("creators stand by what they earned, with refunds and trend; the address carries days and order to list and file", async ({
  server,
}) => {
  server.answer("figures.topEarners", { rows: [EARNER], next: null, total: { count: 1, isMore: false }, totals: TOTALS });
  server.answer("figures.topEarnersFile", { name: "top.csv", csv: "Creator\n", isCut: false });
  await openScreen("/admin/top-earners?from=2026-10-01&to=2026-10-31&sort=-gross", ADA);
  await expect.element(page.getByText("Copperleaf")).toBeVisible();
  await expect.poll(() => document.body.innerText).toContain("+20.0%");
  expect(document.body.innerText).toContain("5.0%");
  const days = { from: "2026-10-01", to: "2026-10-31", sort: "gross", direction: "desc" };
  expect(server.sent("figures.topEarners")).toEqual([days]);
  await page.getByRole("button", { name: "CSV" }).click();
  await expect.poll(() => server.sent("figures.topEarnersFile")).toEqual([days]);
});
