import { describe, expect, test } from "vitest";
import { REFUND_STATUSES } from "./constants.ts";
import {
  isAbuse,
  isAutomatic,
  isSilenceYes,
  nextPayment,
  offeredCents,
  outsideShares,
  REFUND_STEPS,
  refundableUntil,
  refundEligibility,
  refundEventsFrom,
  refundMove,
} from "./rules.ts";
import { refundOutlook } from "./texts.ts";

const paidAt = "2026-03-01T00:00:00.000Z";
const unused = { downloads: 0, lessonsOpened: 0, lessonsSold: 0 };
const training = { ...unused, lessonsSold: 30 };
const fine = { isDuplicate: false, isMismatchProven: false, isAbuser: false };
const twice = { ...fine, isDuplicate: true };

test("who may do what, state by state", () => {
  const table = Object.fromEntries(
    REFUND_STATUSES.map((status) => [
      status,
      (["buyer", "creator", "staff", "system"] as const).map((by) => refundEventsFrom(status, by).join(" ")).join(" | "),
    ]),
  );
  expect(table).toEqual({
    creator_review: "escalate cancel | approve offerPartial decline escalate |  | silenceApproves silenceEscalates bankReturned",
    auto_approved: " |  |  | pay recall bankReturned",
    approved: " |  |  | pay bankReturned",
    partial_offered: "acceptPartial refusePartial escalate cancel | escalate |  | lapse bankReturned",
    declined: "escalate | escalate |  | ",
    escalated: "cancel |  | take | delayApproves bankReturned",
    staff_review: " |  | putBack staffApprove staffDecline | delayApproves bankReturned",
    processing: " |  |  | paid payFailed wait bankReturned",
    refunded: " |  |  | ",
    failed: " |  |  | pay bankReturned",
    cancelled: " |  |  | ",
    closed: " |  |  | ",
  });
});

test("a step by the wrong party, or from the wrong state, leads nowhere", () => {
  expect(refundMove("creator_review", "approve", "buyer")).toBeNull();
  expect(refundMove("refunded", "approve", "creator")).toBeNull();
  expect(refundMove("staff_review", "staffApprove", "staff")).toBe(REFUND_STEPS.staffApprove.to);
});

describe("the money of an approved refund", () => {
  const whole = { amountCents: 4_000, bankCents: 0, leftCents: 4_000, isDisputed: false };
  const returned = { ...whole, bankCents: 4_000, leftCents: 0 };
  test.each([
    ["is paid", "approved", whole, { do: "pay", cents: 4_000 }],
    ["waits while the bank looks at a dispute", "auto_approved", { ...whole, isDisputed: true }, { do: "wait" }],
    ["waits there too after it could not be paid", "failed", { ...whole, isDisputed: true }, { do: "wait" }],
    ["is asked for again where it was begun before the dispute", "processing", { ...whole, isDisputed: true }, { do: "pay", cents: 4_000 }],
    ["is back when the bank returned it", "approved", returned, { do: "end" }],
    ["is back when the bank returned more than that part", "approved", { ...returned, amountCents: 1_000 }, { do: "end" }],
    ["is paid as far as the bank did not", "approved", { ...whole, bankCents: 1_500, leftCents: 2_500 }, { do: "pay", cents: 2_500 }],
    ["is not paid before somebody decided", "creator_review", whole, { do: "nothing" }],
    ["needs no decision once the bank returned it", "staff_review", returned, { do: "end" }],
    ["still needs one where the bank returned a part", "escalated", { ...whole, bankCents: 4_000, leftCents: 10 }, { do: "nothing" }],
    ["does not go back after the request was declined", "declined", returned, { do: "nothing" }],
    ["does not go back twice", "refunded", whole, { do: "nothing" }],
  ] as const)("%s", (_what, status, owed, expected) => {
    expect(nextPayment({ status, ...owed })).toEqual(expected);
  });
});

describe("a request goes through by itself", () => {
  const at = (days: number) => ({ paidAt, now: new Date(Date.parse(paidAt) + days * 86_400_000).toISOString() });
  test.each([
    ["a product, not downloaded, on day 14", "accidental", unused, 14, fine, true],
    ["not on day 15", "accidental", unused, 15, fine, false],
    ["not once downloaded", "accidental", { ...unused, downloads: 1 }, 1, fine, false],
    ["a training with two of thirty lessons opened", "other", { ...training, lessonsOpened: 2 }, 1, fine, true],
    ["not with three of thirty", "other", { ...training, lessonsOpened: 3 }, 1, fine, false],
    ["not with the one lesson there is", "other", { ...training, lessonsOpened: 1, lessonsSold: 1 }, 1, fine, false],
    ["not with lessons opened that are gone by now", "other", { ...training, lessonsOpened: 1, lessonsSold: 0 }, 1, fine, false],
    ["not with a resource downloaded", "other", { ...training, downloads: 1 }, 1, fine, false],
    ["bought twice, and this one never opened", "duplicate", unused, 14, twice, true],
    ["not because somebody says it was bought twice", "duplicate", unused, 1, fine, false],
    ["not bought twice and downloaded", "duplicate", { ...unused, downloads: 1 }, 1, twice, false],
    ["not bought twice and one lesson opened", "duplicate", { ...training, lessonsOpened: 1 }, 1, twice, false],
    ["not bought twice on day 15", "duplicate", unused, 15, twice, false],
    ["proven to differ from its facts", "not_as_described", { ...unused, downloads: 3 }, 29, { ...fine, isMismatchProven: true }, true],
    ["never for somebody who does it all the time", "duplicate", unused, 1, { ...twice, isAbuser: true }, false],
  ] as const)("%s", (_what, reason, usage, days, known, expected) => {
    expect(isAutomatic(reason, usage, at(days), known)).toBe(expected);
  });
});

test("silence means yes up to two downloads and opened lessons together", () => {
  const used = (downloads: number, lessonsOpened: number) => isSilenceYes({ downloads, lessonsOpened });
  expect([used(0, 0), used(2, 0), used(3, 0), used(0, 2), used(0, 3), used(1, 2)]).toEqual([true, true, false, true, false, false]);
});

test.each([
  ["the only line", 300, [2_000], [300]],
  ["the one line that costs exactly that", 900, [2_000, 900], [0, 900]],
  ["a part of each where two cost that", 900, [900, 900], [450, 450]],
  ["a part of each where none does", 300, [2_000, 1_000], [200, 100]],
  ["all of it", 2_900, [2_000, 900], [2_000, 900]],
  ["never more than is left", 5_000, [2_000, 0, 900], [2_000, 0, 900]],
])("money returned at the provider is about %s", (_what, cents, left, expected) => {
  expect(outsideShares(cents, left)).toEqual(expected);
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

test("a part is offered to the nearest cent, and is never nothing", () => {
  const offers = [
    [2_499, 50, 1_250],
    [1_999, 33, 660],
    [1, 10, 1],
  ] as const;
  for (const [amount, percent, offered] of offers) expect(offeredCents(amount, percent)).toBe(offered);
});

describe("one sentence says what holds for a line now", () => {
  const day = (at: string) => at.slice(5, 10);
  const times = { instantUntil: "2026-11-18T10:00:00.000Z", until: "2026-12-04T10:00:00.000Z" };
  const moment = { automaticFor: ["accidental"] as const, usage: unused, isTraining: false, isMismatchProven: false, isHeldByBank: false };
  const watched = { ...training, lessonsOpened: 1 };
  test.each([
    [
      "undownloaded",
      moment,
      "Not downloaded yet: full refund, no questions, until 11-18. After that, ask the creator by 12-04 if something's wrong with it.",
    ],
    ["unwatched", { ...moment, isTraining: true, usage: training }, /^Not started yet: full refund, no questions, until 11-18\./],
    ["barelyWatched", { ...moment, isTraining: true, usage: watched }, /^Hardly started: full refund/],
    [
      "proven",
      { ...moment, usage: { ...unused, downloads: 3 }, isMismatchProven: true },
      /^This differs from what was promised: full refund, no questions/,
    ],
    [
      "used",
      { ...moment, automaticFor: [], usage: { ...unused, downloads: 1 } },
      "You've opened or downloaded this, so the creator decides within 3 business days. Ask by 12-04.",
    ],
    ["creatorDecides", { ...moment, automaticFor: [] }, "The creator decides within 3 business days. Ask by 12-04."],
    ["bankHolds", { ...moment, isHeldByBank: true }, /^This payment is disputed/],
  ] as const)("%s", (standing, given, sentence) => {
    expect(refundEligibility(given)).toBe(standing);
    expect(refundOutlook({ standing, ...times }, day)).toMatch(sentence);
  });
  test("what cannot be given back says why", () => {
    expect(refundOutlook({ standing: "tooLate", instantUntil: null, until: null }, day)).toBe("The refund window for this has closed.");
  });
});
