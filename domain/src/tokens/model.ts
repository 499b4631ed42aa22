import { z } from "zod";
import { Cents } from "../shared/money.ts";
import { Instant } from "../shared/time.ts";
import { SUBSCRIPTION_STATUSES, TOKEN_PACKS, TOKEN_PLANS, USAGE_TYPES } from "./constants.ts";

const planIds = TOKEN_PLANS.map(({ id }) => id);
const packIds = TOKEN_PACKS.map(({ id }) => id);
/** What people may have; what they may ask for is any word, so that a wrong one is refused in the specification's words. */
export const PlanId = z.enum(planIds);
export const PackId = z.enum(packIds);

export const Subscription = z.object({
  id: z.string(),
  planId: z.string(),
  planName: z.string(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  priceCents: Cents,
  tokens: z.int(),
  startedAt: Instant,
  expiresAt: Instant,
  /** The next try to charge; null when there will be none. */
  renewsAt: Instant.nullable(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

/** Spec 1 §3, "Token account". */
export const TokenAccount = z.object({
  userId: z.string(),
  balance: z.int().min(0),
  /** Reserved for work that is waiting or running; not part of the balance. */
  held: z.int().min(0),
  /** Owed after a payment was taken back; blocks spending (decision A17). */
  owed: z.int().min(0),
  currentPlan: z.string().nullable(),
  planExpiry: Instant.nullable(),
  isPlanExpired: z.boolean(),
  monthlyUsage: z.int().min(0),
  totalUsage: z.int().min(0),
  createdAt: Instant,
  updatedAt: Instant,
  subscription: Subscription.nullable(),
});
export type TokenAccount = z.infer<typeof TokenAccount>;

/** Spec 1 §3, "Token usage entry". */
export const UsageEntry = z.object({
  id: z.int(),
  /** Negative for additions. */
  tokenCost: z.int(),
  type: z.enum(USAGE_TYPES),
  /** What it was for, in words. */
  about: z.string(),
  /** The job it belongs to, where it is one's. */
  jobId: z.string().nullable(),
  /** The order it came from, where it was bought. */
  orderId: z.string().nullable(),
  timestamp: Instant,
  balanceAfter: z.int().min(0),
});
export type UsageEntry = z.infer<typeof UsageEntry>;

/** A pack a person bought, and whether it can still be given back. */
export const TokenPurchase = z.object({
  lineId: z.string(),
  orderId: z.string(),
  packId: z.string(),
  packName: z.string(),
  tokensGranted: z.int(),
  tokensLeft: z.int(),
  priceCents: Cents,
  purchaseDate: Instant,
  status: z.enum(["completed", "returned"]),
  refundableUntil: Instant.nullable(),
});
export type TokenPurchase = z.infer<typeof TokenPurchase>;
