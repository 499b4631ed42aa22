import { describe, expect, test } from "vitest";
import { caseDueAt, goodwillMostCents, needsSecondPerson, outcomeOf, priorityOf, questionState, rankedAt } from "./rules.ts";
import { outcomeWords } from "./texts.ts";

test("a case is due after five business days, in UTC", () => {
  expect(caseDueAt("2026-11-16T10:00:00.000Z")).toBe("2026-11-23T10:00:00.000Z");
  expect(caseDueAt("2026-11-21T10:00:00.000Z")).toBe("2026-11-27T10:00:00.000Z");
});

describe("the priority", () => {
  const times = { openedAt: "2026-11-16T00:00:00.000Z", dueAt: "2026-11-23T00:00:00.000Z" };
  test.each([
    ["a small first one of today", 1_000, 0, "2026-11-16T01:00:00.000Z", "low"],
    ["fifty dollars", 5_000, 0, "2026-11-16T01:00:00.000Z", "normal"],
    ["more than two hundred", 20_001, 0, "2026-11-16T01:00:00.000Z", "high"],
    ["the third refund in ninety days", 1_000, 3, "2026-11-16T01:00:00.000Z", "high"],
    ["two thirds of the promised time", 1_000, 0, "2026-11-20T16:00:00.000Z", "normal"],
    ["nearly all of it", 1_000, 0, "2026-11-22T16:00:00.000Z", "high"],
    ["all of that together", 20_001, 3, "2026-11-24T00:00:00.000Z", "urgent"],
  ] as const)("of %s", (_what, amountCents, repeats, now, expected) => {
    expect(priorityOf({ amountCents, repeats }, times, now)).toBe(expected);
  });
  test("stands in the queue a day sooner for each point of weight", () => {
    expect(rankedAt({ amountCents: 20_001, repeats: 1 }, times.dueAt)).toBe("2026-11-20T00:00:00.000Z");
  });
});

test.each([
  ["an admin gives back up to $200 alone", "staffApprove", 20_000, true, false],
  ["more than $200 takes a second person", "staffApprove", 20_001, true, true],
  ["an admin declines alone", "staffDecline", 90_000, true, false],
  ["an editor decides nothing alone", "staffApprove", 100, false, true],
  ["nor declines alone", "staffDecline", 100, false, true],
] as const)("%s", (_what, ruling, amountCents, isAdmin, expected) => {
  expect(needsSecondPerson({ ruling, amountCents, isAdmin })).toBe(expected);
});

test("48 hours of silence are told, and a late answer still counts", () => {
  const asked = { answeredAt: null, dueAt: "2026-11-18T00:00:00.000Z" };
  expect(questionState(asked, "2026-11-17T23:59:00.000Z")).toBe("waiting");
  expect(questionState(asked, "2026-11-18T00:00:00.000Z")).toBe("silent");
  expect(questionState({ ...asked, answeredAt: "2026-11-19T00:00:00.000Z" }, "2026-11-20T00:00:00.000Z")).toBe("answered");
});

test("goodwill is at most what was paid, and at most $50", () => {
  expect([goodwillMostCents(2_499), goodwillMostCents(9_900)]).toEqual([2_499, 5_000]);
});

test("every way out of our hands is an outcome of its own", () => {
  const ways = ["staffApprove", "staffDecline", "delayApproves", "cancel", "bankReturned"] as const;
  expect(ways.map((event) => outcomeOf(event, true))).toEqual(["refunded", "declined", "ran_out", "withdrawn", "bank_returned"]);
  expect(outcomeOf("staffApprove", false)).toBe("refunded_in_part");
});

test("the words for both sides say what goes back, what stays, and why", () => {
  const ended = {
    number: "R-1001",
    title: "Orbit",
    outcome: "refunded_in_part",
    amountCents: 500,
    answer: "The folder is not named.",
  } as const;
  expect(outcomeWords(ended).buyer.text).toBe("You get $5.00 back for “Orbit” and keep what you bought. The folder is not named.");
  expect(outcomeWords(ended).creator.text).toContain("you keep the rest");
});
