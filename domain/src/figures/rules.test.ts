import { expect, test } from "vitest";
import { RangeInput } from "./model.ts";
import { conversionOf, dayAfter, daysOf, monthsWithin, piecesOf, previousOf, shareBpsOf } from "./rules.ts";
import { kindOfSite, sourceOf } from "./sources.ts";

test.each([
  [
    { from: "2026-11-01", to: "2026-11-30" },
    { from: "2026-10-02", to: "2026-10-31" },
  ],
  [
    { from: "2026-03-01", to: "2026-03-01" },
    { from: "2026-02-28", to: "2026-02-28" },
  ],
  [
    { from: "2024-01-01", to: "2024-12-31" },
    { from: "2022-12-31", to: "2023-12-31" },
  ],
])("before %j come as many days: %j", (range, previous) => {
  expect(previousOf(range)).toEqual(previous);
  expect(daysOf(previous)).toHaveLength(daysOf(range).length);
});

test.each([
  ["2026-01-01", "2026-12-31", ["2026-01-01", "2026-12-01"], []],
  ["2026-01-15", "2026-03-10", ["2026-02-01", "2026-02-01"], ["2026-01-15 2026-01-31", "2026-03-01 2026-03-10"]],
  ["2026-01-02", "2026-01-31", null, ["2026-01-02 2026-01-31"]],
  ["2026-01-31", "2026-02-27", null, ["2026-01-31 2026-02-27"]],
  ["2026-01-31", "2026-02-28", ["2026-02-01", "2026-02-01"], ["2026-01-31 2026-01-31"]],
])("from %s to %s the whole months are %j, and left are %j", (from, to, months, days) => {
  const found = monthsWithin({ from, to });
  expect(found.months && [found.months.from, found.months.to]).toEqual(months);
  expect(found.days.map((day) => `${day.from} ${day.to}`)).toEqual(days);
});

test("weeks are counted from the first day, and the last one may be short", () => {
  expect(piecesOf({ from: "2026-11-01", to: "2026-11-10" }, "week")).toEqual([
    { from: "2026-11-01", to: "2026-11-07" },
    { from: "2026-11-08", to: "2026-11-10" },
  ]);
  expect(piecesOf({ from: "2026-11-01", to: "2026-11-02" }, "day")).toHaveLength(2);
  expect(dayAfter("2026-12-31", 1)).toBe("2027-01-01");
});

test.each([
  [3, 99, null],
  [3, 100, 300],
  [0, 100, 0],
  [1, 3_000, 3],
])("%i orders of %i views are %j hundredths of a percent", (orders, views, bps) => expect(conversionOf(orders, views)).toBe(bps));

test("a share of nothing, or of a loss, is none", () => {
  expect([shareBpsOf(1, 4), shareBpsOf(0, 0), shareBpsOf(-5, -10)]).toEqual([2_500, null, null]);
});

test.each([
  ["direct", "direct"],
  ["www.google.co.uk", "search"],
  ["duckduckgo.com", "search"],
  ["old.reddit.com", "social"],
  ["t.co", "social"],
  ["forum.example", "other_site"],
  ["google", "other_site"],
  ["", "other_site"],
])("a visit from %j counts as %s", (site, source) => expect(kindOfSite(site)).toBe(source));

const session = { sessionStart: "", pageViews: 1, timeOnSite: 1, referralSource: "www.bing.com" };
test.each([
  ["allowed", { sessionData: session, mayCount: true }, false, "search"],
  ["not allowed", { sessionData: session }, false, "unknown"],
  ["by a tagged link", { sessionData: { ...session, utmSource: "letter" }, mayCount: true }, false, "campaign"],
  ["by an affiliate's link", { sessionData: session, mayCount: true }, true, "affiliate"],
  ["by an affiliate's link, as only the browser says", { sessionData: session, affiliateRef: "123ABC" }, false, "unknown"],
  ["nothing known", {}, false, "unknown"],
])("how the buyer of a line came: %s", (_, visit, isBrought, source) => expect(sourceOf(visit, isBrought)).toBe(source));

test.each([
  [{ from: "2026-01-01", to: "2027-01-01" }, true],
  [{ from: "2026-01-01", to: "2027-01-02" }, false],
  [{ from: "2026-01-02", to: "2026-01-01" }, false],
  [{ from: "chair.....", to: "2026-01-01" }, false],
  [{ from: "2026-02-30", to: "A chair of oak" }, false],
])("a range is 1 to 366 days: %j", (range, isTaken) => {
  expect(RangeInput.safeParse(range).success).toBe(isTaken);
});
