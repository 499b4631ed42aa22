import { expect, test } from "vitest";
import { canAddEvidence, disputeStateOf } from "./rules.ts";

test.each([
  ["is created while the payment itself is not known", "open", false, false, "created"],
  ["is initiated while the bank looks at it", "open", true, false, "initiated"],
  ["is formalized once our evidence is with the bank", "open", true, true, "formalized"],
  ["is won, whatever was sent", "won", true, false, "won"],
  ["is lost, whatever was sent", "lost", true, true, "lost"],
  ["is closed where it ended without a ruling", "closed", true, false, "closed"],
] as const)("a dispute %s", (_what, dispute, isPaid, isSubmitted, expected) => {
  expect(disputeStateOf({ dispute, isPaid, isSubmitted })).toBe(expected);
});

test.each([
  ["in its last minute", "initiated", "2026-03-03T23:59:00.000Z", true],
  ["not after 72 hours", "initiated", "2026-03-04T00:00:00.000Z", false],
  ["not once everything was sent", "formalized", "2026-03-01T01:00:00.000Z", false],
  ["not once the bank decided", "lost", "2026-03-01T01:00:00.000Z", false],
] as const)("a creator adds evidence %s", (_when, state, now, expected) => {
  expect(canAddEvidence(state, "2026-03-01T00:00:00.000Z", now)).toBe(expected);
});
