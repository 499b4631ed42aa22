import type { Instant } from "../shared/time.ts";
import { RENEWAL_RETRY_DAYS, type SubscriptionStatus, TOKEN_PACKS, TOKEN_PLANS, type TokenPack, type TokenPlan } from "./constants.ts";

export const findPlan = (id: string): TokenPlan | undefined => TOKEN_PLANS.find((plan) => plan.id === id);
export const findPack = (id: string): TokenPack | undefined => TOKEN_PACKS.find((pack) => pack.id === id);

/** A plan counts as expired if there is no expiry or the current time is past it (spec 1 §4). */
export const isPlanExpired = (planExpiry: Instant | null, now: Instant): boolean => planExpiry === null || now > planExpiry;

/** One month ahead: the same day and time, or the month's last day where there is no such day. */
export function oneMonthAfter(at: Instant, anchorDay = new Date(at).getUTCDate()): Instant {
  const date = new Date(at);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  date.setUTCFullYear(year, month, Math.min(anchorDay, lastDay));
  return date.toISOString();
}

/** Every move a subscription may make (decision B30). It is over at once where the bank took its payment back (decision A17). */
const MOVES: Record<SubscriptionStatus, readonly SubscriptionStatus[]> = {
  active: ["past_due", "cancel_at_period_end", "expired"],
  past_due: ["active", "expired", "cancel_at_period_end"],
  cancel_at_period_end: ["active", "ended", "expired"],
  expired: [],
  ended: [],
};
export const canMoveSubscription = (from: SubscriptionStatus, to: SubscriptionStatus): boolean => MOVES[from].includes(to);

/** When the renewal is tried next after so many declined tries, or never again. */
export function nextRetryAt(planExpiry: Instant, declined: number): Instant | null {
  const days = RENEWAL_RETRY_DAYS[declined - 1];
  return days === undefined ? null : new Date(Date.parse(planExpiry) + days * 86_400_000).toISOString();
}

/** What a larger plan costs in the middle of a smaller one, and gives: the difference of both (decision B30). */
export function upgradeOf(from: TokenPlan, to: TokenPlan): { priceCents: number; tokens: number } | null {
  if (to.priceCents <= from.priceCents) return null;
  return { priceCents: to.priceCents - from.priceCents, tokens: to.tokens - from.tokens };
}

interface Lot<Id> {
  id: Id;
  source: "plan" | "pack" | "grant";
  left: number;
}

/** Which lots a spend takes from: plans before packs, older before newer (decision B27). The lots come oldest first. */
export function consumeLots<Id>(lots: readonly Lot<Id>[], cost: number): { id: Id; taken: number }[] {
  const rank = { plan: 0, grant: 1, pack: 2 };
  let missing = cost;
  const takes: { id: Id; taken: number }[] = [];
  for (const { id, left } of lots.toSorted((a, b) => rank[a.source] - rank[b.source])) {
    if (missing === 0) break;
    const taken = Math.min(left, missing);
    if (taken > 0) takes.push({ id, taken });
    missing -= taken;
  }
  return takes;
}

/** What a pack is worth when it is given back: the share of its price that its unspent tokens are, in whole cents (decision A17). */
export const refundOfPack = (pack: { priceCents: number; tokensGranted: number; tokensLeft: number }): number =>
  Math.floor((pack.priceCents * pack.tokensLeft) / pack.tokensGranted);

/** What reaches the same person: a tag behind a plus is no second mailbox. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, at).replace(/\+.*$/, "")}${email.slice(at)}`.toLowerCase();
}
