import { expect, test } from "vitest";
import { courseChart } from "./price-course.ts";

const START = "2026-11-24T09:00:00.000Z";
const step = (at: string, priceCents: number, saleName: string | null = null) => ({ at, priceCents, saleName });

test("a course has a point for each of the 30 days before and one for the sale, and a day shows the lowest it had", () => {
  const steps = [
    step("2026-10-25T09:00:00.000Z", 2_100),
    step("2026-11-01T10:00:00.000Z", 1_680, "Moon week"),
    step("2026-11-01T18:00:00.000Z", 2_100),
  ];
  const { points, bars, flags } = courseChart(
    { steps, listCents: 2_100, sale: { priceCents: 1_575, wasCents: 1_680, percentOff: 6 } },
    START,
  );
  expect(points).toHaveLength(31);
  expect(bars.values.slice(6, 9)).toEqual([2_100, 1_680, 2_100]);
  expect(bars.values.at(-1)).toBe(1_575);
  expect(flags).toEqual([
    { at: 7, text: "Moon week" },
    { at: 30, text: "This sale" },
  ]);
});
