import { expect, test } from "vitest";
import { lengthInDays, movedTo, nudged, placeIn, rangeAround, spanIn, startNotBefore, weeksIn } from "./calendar.ts";

const noon = (month: number, day: number) => new Date(2026, month - 1, day, 12).getTime();
const iso = (at: number) => new Date(at).toISOString();

test("the calendar shows six weeks, from the Sunday of the week before, and walks by four", () => {
  const range = rangeAround(noon(11, 18), 0);
  expect(new Date(range.from)).toEqual(new Date(2026, 10, 8));
  expect(new Date(range.to)).toEqual(new Date(2026, 11, 20));
  expect(new Date(rangeAround(noon(11, 18), 1).from)).toEqual(new Date(2026, 11, 6));
  expect(weeksIn(range).map((at) => new Date(at).getDate())).toEqual([8, 15, 22, 29, 6, 13]);
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

test("an event is moved by whole days of the reader's clock and stays as long as it was", () => {
  const [start, end] = [iso(noon(11, 18)), iso(noon(11, 25))];
  expect(nudged(start, end, 1, false)).toEqual([iso(noon(11, 19)), iso(noon(11, 26))]);
  expect(nudged(start, end, -1, true)).toEqual([start, iso(noon(11, 24))]);
  expect(movedTo(start, end, iso(noon(11, 21)))).toEqual([iso(noon(11, 21)), iso(noon(11, 28))]);
});

test("a sale gets no shorter than a day and no longer than thirty", () => {
  expect(nudged(iso(noon(11, 1)), iso(noon(11, 2)), -1, true)).toEqual([iso(noon(11, 1)), iso(noon(11, 2))]);
  expect(nudged(iso(noon(12, 1)), iso(noon(12, 31)), 1, true)).toEqual([iso(noon(12, 1)), iso(noon(12, 31))]);
});

test("the first day that works is not before the moment, and at the same time of day", () => {
  const start = iso(noon(11, 18));
  expect(startNotBefore(start, iso(noon(11, 20) - 1))).toBe(iso(noon(11, 20)));
  expect(startNotBefore(start, iso(noon(11, 20) + 1))).toBe(iso(noon(11, 21)));
  expect(startNotBefore(start, iso(noon(11, 1)))).toBe(start);
});
