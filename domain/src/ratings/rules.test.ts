import { expect, test } from "vitest";
import type { RequestStatus } from "./constants.ts";
import { askableFrom, firstOf, isChosen, isDue, obstacleTo, remindersLeft, statusBeforeDismissal } from "./rules.ts";

test.each([
  [1, true],
  [5, true],
  [0, false],
  [6, false],
  [4.5, false],
  [-1, false],
  [Number.NaN, false],
])("%d stars are a choice: %s", (rating, expected) => expect(isChosen(rating)).toBe(expected));

const NOW = "2026-03-05T12:00:00.000Z";
const request = { status: "pending" as RequestStatus, remindCount: 0, shownCount: 0, showAfter: NOW, lastShownAt: null as string | null };

test("a question is put 24 hours later", () => expect(askableFrom("2026-03-04T12:00:00.000Z")).toBe(NOW));

test.each<[string, Partial<typeof request>, boolean]>([
  ["once its time has come", {}, true],
  ["not a moment earlier", { showAfter: "2026-03-05T12:00:00.001Z" }, false],
  ["when it was put off and the day is over", { status: "remind_later", remindCount: 1 }, true],
  ["not after it was answered", { status: "completed" }, false],
  ["not after it was dismissed", { status: "dismissed" }, false],
  ["not within a day of being closed", { lastShownAt: "2026-03-04T12:00:00.001Z", shownCount: 1 }, false],
  ["a day after it was closed", { lastShownAt: "2026-03-04T12:00:00.000Z", shownCount: 1 }, true],
  ["after five showings", { shownCount: 5 }, true],
  ["not after the first and five reminders", { shownCount: 6 }, false],
])("somebody is asked %s", (_when, changed, expected) => expect(isDue({ ...request, ...changed }, NOW)).toBe(expected));

test.each([
  [0, 5],
  [3, 2],
  [5, 0],
])("after %i reminders %i are left", (remindCount, left) => expect(remindersLeft({ remindCount })).toBe(left));

test.each<[number, RequestStatus]>([
  [0, "pending"],
  [2, "remind_later"],
])("dismissed by mistake after %i reminders, it is %s again", (remindCount, status) =>
  expect(statusBeforeDismissal({ remindCount })).toBe(status),
);

const asked = (status: RequestStatus, day: number, priority = 1) => ({
  status,
  priority,
  purchasedAt: `2026-02-0${day}T00:00:00.000Z`,
  day,
});

test("three that are new and two that were put off are kept, five at most, the oldest purchase first", () => {
  const due = [...[9, 7, 5, 3, 1].map((day) => asked("pending", day)), ...[8, 6, 4, 2].map((day) => asked("remind_later", day))];
  expect(firstOf(due).map(({ day }) => day)).toEqual([1, 2, 3, 4, 5]);
  expect(firstOf([...due, asked("pending", 9, 0)]).map(({ day }) => day)).toEqual([9, 1, 2, 3, 4]);
});

const buyer = { isSeller: false, isOwned: true, wasBought: true, isTooClose: false };
test.each<[string, Partial<typeof buyer>, ReturnType<typeof obstacleTo>]>([
  ["a buyer", {}, null],
  ["a stranger", { isOwned: false, wasBought: false }, "not_bought"],
  ["a refunded buyer", { isOwned: false }, "refunded"],
  ["who sells it", { isSeller: true }, "own"],
  ["who pays with the seller's card", { isTooClose: true }, "too_close"],
])("%s: %o", (_who, standing, expected) => expect(obstacleTo({ ...buyer, ...standing })).toBe(expected));
