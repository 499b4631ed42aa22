import { expect, test } from "vitest";
import { lengthInDays, placeIn, rangeAround, spanIn, weeksIn } from "./calendar.ts";

const noon = (month: number, day: number) => new Date(2026, month - 1, day, 12).getTime();
const iso = (at: number) => new Date(at).toISOString();

test("the calendar shows six weeks, from the Sunday of the week before, and walks by four", () => {
  const range = rangeAround(noon(11, 18), 0);
  expect(new Date(range.from)).toEqual(new Date(2026, 10, 8));
  expect(new Date(range.to)).toEqual(new Date(2026, 11, 20));
  expect(new Date(rangeAround(noon(11, 18), 1).from)).toEqual(new Date(2026, 11, 6));
  expect(weeksIn(range).map(({ left }) => Math.round(left))).toEqual([0, 17, 33, 50, 67, 83]);
});

test("a bar is cut where the weeks end, and left out where none of it is in them", () => {
  const range = rangeAround(noon(11, 18), 0);
  expect(spanIn(range, iso(noon(10, 1)), iso(range.from + (range.to - range.from) / 4))).toEqual({ left: 0, width: 25 });
  expect(spanIn(range, iso(noon(9, 1)), iso(noon(9, 8)))).toBeNull();
  expect(placeIn(range, range.from - 1)).toBeNull();
  expect(placeIn(range, (range.from + range.to) / 2)).toBe(50);
});

test("begun days count", () => {
  expect(lengthInDays("2026-11-24T09:00:00.000Z", "2026-12-01T23:59:00.000Z")).toBe(8);
});
