import type { SubscriptionStatus, UsageType } from "@blenda/domain/tokens/constants";
import { bigint, defaulted, instant, integer, json, nullable, text } from "../platform/database/columns.ts";

export const tokenTables = {
  tokenAccounts: {
    userId: text(),
    balance: defaulted(integer()),
    held: defaulted(integer()),
    owed: defaulted(integer()),
    currentPlan: nullable(text()),
    planExpiry: nullable(instant()),
    monthlyUsage: defaulted(integer()),
    totalUsage: defaulted(integer()),
    createdAt: instant(),
    updatedAt: instant(),
  },
  tokenLots: {
    id: defaulted(bigint()),
    userId: text(),
    source: text<"plan" | "pack" | "grant">(),
    lineId: nullable(text()),
    granted: integer(),
    remaining: integer(),
    returned: defaulted(integer()),
    createdAt: instant(),
  },
  tokenUsage: {
    id: defaulted(bigint()),
    userId: text(),
    tokenCost: integer(),
    type: text<UsageType>(),
    about: text(),
    metadata: defaulted(json<Record<string, unknown>>()),
    jobId: nullable(text()),
    orderId: nullable(text()),
    at: instant(),
    balanceAfter: integer(),
  },
  tokenReservations: {
    id: text(),
    userId: text(),
    cost: integer(),
    takes: json<readonly { id: number; taken: number }[]>(),
    usageId: bigint(),
    state: text<"held" | "taken" | "released" | "divided">(),
    released: defaulted(integer()),
    at: instant(),
    endedAt: nullable(instant()),
  },
  subscriptions: {
    id: text(),
    userId: text(),
    planId: text(),
    status: text<SubscriptionStatus>(),
    period: integer(),
    anchorDay: integer(),
    startedAt: instant(),
    expiresAt: instant(),
    nextChargeAt: nullable(instant()),
    declined: defaulted(integer()),
    intentId: text(),
    updatedAt: instant(),
  },
  subscriptionPeriods: {
    subscriptionId: text(),
    period: integer(),
    planId: text(),
    orderId: text(),
    priceCents: integer(),
    tokens: integer(),
    startsAt: instant(),
    expiresAt: instant(),
  },
  tokenWelcomes: { addressHash: text(), userId: text(), network: nullable(text()), tokens: integer(), at: instant() },
  tokenOrders: {
    orderId: text(),
    userId: text(),
    kind: text<"pack" | "plan" | "upgrade" | "renewal">(),
    itemId: text(),
    tokens: integer(),
    subscriptionId: nullable(text()),
    period: nullable(integer()),
    grantedAt: nullable(instant()),
  },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    tokens: typeof tokenTables;
  }
}
