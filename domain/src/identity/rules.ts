import type { Instant } from "../shared/time.ts";
import { PASSWORD } from "./constants.ts";
import type { Suspension } from "./model.ts";

/** What is wrong with a new password, apart from being a common one. Characters are what people count: one emoji is one. */
export function passwordProblem(password: string): "short" | "long" | null {
  const { length } = [...password.normalize("NFC")];
  if (length < PASSWORD.MIN) return "short";
  return length > PASSWORD.MAX ? "long" : null;
}

/** Three digits 100–999, then three capitals (spec 1 §3). `below(n)` answers a whole number from 0 to n − 1. */
export function drawAffiliateId(below: (bound: number) => number): string {
  const capital = () => String.fromCharCode(65 + below(26));
  return `${100 + below(900)}${capital()}${capital()}${capital()}`;
}

interface SuspensionFacts {
  suspendedAt: Instant | null;
  suspendedUntil: Instant | null;
  suspendedReason: string | null;
}

/** The suspension that holds at this moment. One with an end is over when the clock says so, tidied up or not. */
export function suspensionAt({ suspendedAt, suspendedUntil, suspendedReason }: SuspensionFacts, now: Instant): Suspension | null {
  if (suspendedAt === null || (suspendedUntil !== null && suspendedUntil <= now)) return null;
  return { at: suspendedAt, until: suspendedUntil, reason: suspendedReason ?? "" };
}

/** A session that began before a suspension stays over, also once the suspension is. */
export const isSessionOver = (createdAt: Instant, suspendedAt: Instant | null): boolean => suspendedAt !== null && createdAt <= suspendedAt;
