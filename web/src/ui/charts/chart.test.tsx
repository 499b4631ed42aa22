import { expect, openPart, page, test, userEvent } from "../../testing/screen.tsx";
import { Chart } from "./chart.tsx";
import type { ChartData } from "./chart-data.ts";

const dollars = (value: number) => `$${value}`;
const DATA: ChartData = {
  unit: "Day",
  points: [
    { name: "Fri 13 Nov", mark: "13 Nov" },
    { name: "Sat 14 Nov", mark: "14 Nov" },
    { name: "Sun 15 Nov", mark: "15 Nov", isSoFar: true },
  ],
  bars: { name: "Earned", values: [20, -4, null], text: dollars },
  line: { name: "Previous", nameAt: (at) => ["10 Nov", "11 Nov", "12 Nov"][at] ?? "", values: [10, 5, 6], text: dollars },
  also: [{ name: "Sales", values: [4, 1, 0], text: String }],
};

const slider = () => page.getByRole("slider", { name: "Earned per day: day" });

test("arrows walk the days of a chart, and what stands beside each is read out", async () => {
  await openPart(<Chart title="Earned per day" data={DATA} />);
  await expect.element(slider()).toBeInTheDocument();
  // Past the two ways to show it.
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(slider()).toHaveFocus();
  await expect.element(slider()).toHaveAttribute("aria-valuetext", "Sun 15 Nov, so far, Earned –, 12 Nov $6, Sales 0");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(slider()).toHaveAttribute("aria-valuetext", "Sat 14 Nov, Earned $-4, 11 Nov $5, Sales 1");
  await userEvent.keyboard("{Home}");
  await expect.element(slider()).toHaveAttribute("aria-valuetext", "Fri 13 Nov, Earned $20, 10 Nov $10, Sales 4");
});

test("what is not over yet is marked so below the axis", async () => {
  await openPart(<Chart title="Earned per day" data={DATA} />);
  await expect.element(page.getByText("15 Nov, so far")).toBeVisible();
});

test("a chart can be read as a table with every value, the newest first", async () => {
  await openPart(<Chart title="Earned per day" data={DATA} />);
  await page.getByText("Show as table").click({ force: true });
  const rows = page.getByRole("row");
  await expect.element(rows.nth(0)).toHaveTextContent("DayEarnedPreviousSales");
  await expect.element(rows.nth(1)).toHaveTextContent("Sun 15 Nov, so far–$60");
  await expect.element(rows.nth(3)).toHaveTextContent("Fri 13 Nov$20$104");
});

test("without anything to draw the axes stay, and a sentence stands over them", async () => {
  await openPart(<Chart title="Earned per day" data={DATA} empty={<p>No sales in these 3 days</p>} />);
  await expect.element(page.getByText("No sales in these 3 days")).toBeVisible();
  await expect.element(slider()).not.toBeInTheDocument();
});
