import { describe, expect, test } from "vitest";
import { REFUND_STATUSES } from "./constants.ts";
import { addBusinessDays, isAbuse, isAutomatic, REFUND_STEPS, refundableUntil, refundEventsFrom, refundMove } from "./rules.ts";

const paidAt = "2026-03-01T00:00:00.000Z";
const unused = { downloads: 0, watchedPercent: 0, hasDownloadedResource: false };
const fine = { isMismatchProven: false, isAbuser: false };

test("who may do what, state by state", () => {
  const table = Object.fromEntries(
    REFUND_STATUSES.map((status) => [
      status,
      (["buyer", "creator", "staff", "system"] as const).map((by) => refundEventsFrom(status, by).join(" ")).join(" | "),
    ]),
  );
  expect(table).toEqual({
    creator_review: "escalate cancel | approve offerPartial decline escalate |  | silenceApproves silenceEscalates",
    auto_approved: " |  |  | pay",
    approved: " |  |  | pay",
    partial_offered: "acceptPartial refusePartial escalate cancel | escalate |  | lapse",
    declined: "escalate | escalate |  | ",
    escalated: "cancel |  | take | delayApproves",
    staff_review: " |  | staffApprove staffDecline | delayApproves",
    processing: " |  |  | paid payFailed",
    refunded: " |  |  | ",
    failed: " |  |  | pay",
    cancelled: " |  |  | ",
    closed: " |  |  | ",
  });
});

test("a step by the wrong party, or from the wrong state, leads nowhere", () => {
  expect(refundMove("creator_review", "approve", "buyer")).toBeNull();
  expect(refundMove("refunded", "approve", "creator")).toBeNull();
  expect(refundMove("staff_review", "staffApprove", "staff")).toBe(REFUND_STEPS.staffApprove.to);
});

describe("a request goes through by itself", () => {
  const at = (days: number) => ({ paidAt, now: new Date(Date.parse(paidAt) + days * 86_400_000).toISOString() });
  test.each([
    ["a product, not downloaded, on day 14", "product", "accidental", unused, 14, fine, true],
    ["not on day 15", "product", "accidental", unused, 15, fine, false],
    ["not once downloaded", "product", "accidental", { ...unused, downloads: 1 }, 1, fine, false],
    ["a training under 10 % watched", "training", "other", { ...unused, watchedPercent: 9.9 }, 1, fine, true],
    ["not at 10 %", "training", "other", { ...unused, watchedPercent: 10 }, 1, fine, false],
    ["not with a resource downloaded", "training", "other", { ...unused, hasDownloadedResource: true }, 1, fine, false],
    ["bought twice, whatever was downloaded", "product", "duplicate", { ...unused, downloads: 3 }, 13, fine, true],
    [
      "proven to differ from its facts",
      "product",
      "not_as_described",
      { ...unused, downloads: 3 },
      29,
      { ...fine, isMismatchProven: true },
      true,
    ],
    ["never for somebody who does it all the time", "product", "duplicate", unused, 1, { ...fine, isAbuser: true }, false],
  ] as const)("%s", (_what, itemType, reason, usage, days, more, expected) => {
    expect(isAutomatic(itemType, reason, usage, at(days), more)).toBe(expected);
  });
});

test("thirty days for faulty, misdescribed or missing; fourteen otherwise", () => {
  expect(refundableUntil(paidAt, "faulty")).toBe("2026-03-31T00:00:00.000Z");
  expect(refundableUntil(paidAt, "accidental")).toBe("2026-03-15T00:00:00.000Z");
});

test("more than three in ninety days, or more than thirty percent of orders, is abuse", () => {
  expect([isAbuse(3, 100, 3), isAbuse(4, 100, 4), isAbuse(2, 10, 3), isAbuse(2, 10, 4), isAbuse(1, 1, 1)]).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
});

test("three business days from a Friday end on Wednesday", () => {
  expect(addBusinessDays("2026-03-06T10:00:00.000Z", 3)).toBe("2026-03-11T10:00:00.000Z");
});
