import fc from "fast-check";
import { expect, test } from "vitest";
import { isNewerPlace, isWatched, type Ranges, watchedSeconds, withWatched } from "./rules.ts";

test("seconds watched twice count once", () => {
  const watched = [
    [0, 10],
    [5, 15],
    [20, 30],
    [15, 20],
  ].reduce<Ranges>((ranges, [from = 0, to = 0]) => withWatched(ranges, from, to), []);
  expect(watched).toEqual([[0, 30]]);
  expect(withWatched([[0, 10]], 8, 8)).toEqual([[0, 10]]);
});

test("whatever is watched in whatever order, the seconds equal those of the union", () => {
  const stretch = fc.tuple(fc.nat(100), fc.nat(100));
  fc.assert(
    fc.property(fc.array(stretch), (stretches) => {
      const seen = new Set<number>();
      let ranges: Ranges = [];
      for (const [from, to] of stretches) {
        ranges = withWatched(ranges, from, to);
        for (let second = from; second < to; second++) seen.add(second);
      }
      expect(watchedSeconds(ranges)).toBe(seen.size);
    }),
  );
});

test("a lesson is complete at 90 percent of its unique seconds", () => {
  expect(isWatched([[0, 89]], 100)).toBe(false);
  expect(
    isWatched(
      [
        [0, 50],
        [60, 100],
      ],
      100,
    ),
  ).toBe(true);
  expect(isWatched([], 0)).toBe(false);
});

test("a stale 0:00 never overwrites a place", () => {
  const kept = { positionSeconds: 340, updatedAt: "2026-01-01T10:00:00.000Z" };
  const later = "2026-01-01T10:00:10.000Z";
  expect(isNewerPlace(kept, { positionSeconds: 0, updatedAt: later }, false)).toBe(false);
  expect(isNewerPlace(kept, { positionSeconds: 0, updatedAt: later }, true)).toBe(true);
  expect(isNewerPlace(kept, { positionSeconds: 6, updatedAt: later }, false)).toBe(true);
  expect(isNewerPlace(kept, { positionSeconds: 600, updatedAt: kept.updatedAt }, false)).toBe(false);
  expect(isNewerPlace(null, { positionSeconds: 0, updatedAt: later }, false)).toBe(true);
});
