import fc from "fast-check";
import { expect, test } from "vitest";
import { isFinished, isNewerPlace, isWatched, noticeOf, postRole, type Ranges, watchedSeconds, withWatched } from "./rules.ts";

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

test.each([
  ["nothing to learn is never finished", 0, 0, false],
  ["a lesson is missing", 5, 4, false],
  ["every lesson is done", 5, 5, true],
])("a training is finished when every lesson is: %s", (_case, lessons, done, finished) => {
  expect(isFinished({ lessons, done })).toBe(finished);
});

const thread = { askerId: "asker", creatorId: "creator" };
test.each([
  ["a question is told to the creator", "asker", true, { to: "creator", says: "asked" }],
  ["the creator's answer to whoever asked", "creator", false, { to: "asker", says: "answered" }],
  ["another learner's answer too", "other", false, { to: "asker", says: "answered" }],
  ["what the asker adds to the creator", "asker", false, { to: "creator", says: "askedAgain" }],
])("who hears of what is written under a lesson: %s", (_case, authorId, isQuestion, notice) => {
  expect(noticeOf(authorId, isQuestion, thread)).toEqual(notice);
});

test("nobody hears of their own words, and an answer to somebody who left is told to nobody", () => {
  expect(noticeOf("creator", true, { ...thread, askerId: "creator" })).toBeNull();
  expect(noticeOf("creator", false, { ...thread, askerId: "creator" })).toBeNull();
  expect(noticeOf("other", false, { ...thread, askerId: null })).toBeNull();
});

test("only the course's creator writes as its creator", () => {
  expect(["creator", "asker", null].map((id) => postRole(id, thread))).toEqual(["creator", "learner", "learner"]);
});
