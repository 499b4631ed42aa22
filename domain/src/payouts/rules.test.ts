import { expect, test } from "vitest";
import { PAYOUT_STATUSES } from "./constants.ts";
import {
  approvalsNeeded,
  batchOf,
  fridayFrom,
  isPayDay,
  latestFriday,
  nextPayDay,
  payoutEventsFrom,
  payoutMove,
  TRANSFER_EVENTS,
} from "./rules.ts";

test.each([
  ["2026-11-15T20:31:00.000Z", "2026-11-20"],
  ["2026-11-20T00:00:00.000Z", "2026-11-20"],
  ["2026-11-20T23:59:59.999Z", "2026-11-20"],
  ["2026-11-21T00:00:00.000Z", "2026-11-27"],
  ["2026-12-31T12:00:00.000Z", "2027-01-01"],
])("from %s the next Friday is %s", (at, friday) => {
  expect(fridayFrom(at)).toBe(friday);
});

test.each([
  ["2026-11-15T20:31:00.000Z", "2026-11-13"],
  ["2026-11-20T00:00:00.000Z", "2026-11-20"],
  ["2026-11-26T23:59:59.999Z", "2026-11-20"],
])("at %s a run is for %s", (at, friday) => {
  expect(latestFriday(at)).toBe(friday);
});

test.each([
  ["2026-11-06", "weekly", true],
  ["2026-11-06", "monthly", true],
  ["2026-11-13", "monthly", false],
  ["2026-11-06", "quarterly", false],
  ["2027-01-01", "quarterly", true],
  ["2027-01-08", "quarterly", false],
] as const)("%s is a pay day of somebody paid %s: %s", (friday, schedule, isIt) => {
  expect(isPayDay(friday, schedule)).toBe(isIt);
});

test.each([
  ["weekly", "2026-11-20"],
  ["monthly", "2026-12-04"],
  ["quarterly", "2027-01-01"],
] as const)("after 15 November 2026 who is paid %s is paid on %s", (schedule, day) => {
  expect(nextPayDay("2026-11-15T20:31:00.000Z", schedule)).toBe(day);
});

test.each([
  ["2026-11-20", "2026-47"],
  ["2026-01-02", "2026-01"],
  ["2027-01-01", "2026-53"],
])("the batch of %s is %s", (friday, batch) => {
  expect(batchOf(friday)).toBe(batch);
});

test.each([
  [2_500, 1],
  [100_000, 1],
  [100_001, 2],
])("%i cents need %i approvals", (cents, needed) => {
  expect(approvalsNeeded(cents)).toBe(needed);
});

test.each([
  ["draft", "approve", "staff", "approved"],
  ["approved", "send", "system", "processing"],
  ["processing", "sent", "provider", "sent"],
  ["sent", "settle", "system", "paid"],
  ["paid", "return", "provider", "returned"],
  ["paid", "bounce", "provider", "on_hold"],
  ["on_hold", "return", "provider", "returned"],
  ["processing", "fail", "provider", "failed"],
  ["draft", "send", "system", null],
  ["processing", "cancel", "staff", null],
  ["returned", "sent", "provider", null],
  ["paid", "sent", "provider", null],
] as const)("%s, %s by %s: %s", (from, event, by, to) => {
  expect(payoutMove(from, event, by)).toBe(to);
});

test("what is over stays over, but a paid one may still come back", () => {
  const open = PAYOUT_STATUSES.filter((status) =>
    (["staff", "system", "provider"] as const).some((by) => payoutEventsFrom(status, by).length > 0),
  );
  expect(open).toEqual(["draft", "approved", "processing", "sent", "paid", "on_hold"]);
});

test("the provider's words mean what decision B13 says", () => {
  expect(TRANSFER_EVENTS).toMatchObject({
    outgoing_payment_sent: "sent",
    bounced_back: "bounce",
    cancelled: "return",
    funds_refunded: "return",
  });
});
