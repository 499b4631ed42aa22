import type { MigrationReason } from "@blenda/domain/analytics/constants";
import type { ItemKey } from "@blenda/domain/figures/model";
import { bigint, boolean, defaulted, instant, nullable, text } from "../platform/database/columns.ts";

const sum = () => defaulted(bigint());

export const analyticsTables = {
  /** Spec 2 §3, under the names it gives them. */
  analyticsData: {
    lineId: text(),
    type: text<"revenue">(),
    orderId: text(),
    day: text(),
    country: text(),
    isFirst: boolean(),
    amountCents: bigint(),
    webhookProcessed: boolean(),
    webhookVerified: boolean(),
    migrated: defaulted(boolean()),
    migratedAt: nullable(instant()),
    migrationReason: nullable(text<MigrationReason>()),
    /** Empty for what nobody shows. */
    item: defaulted(text<ItemKey | "">()),
    isAgreed: defaulted(boolean()),
  },
  revenueDays: { day: text(), country: text(), orders: sum(), lines: sum(), cents: sum(), verifiedCents: sum(), agreedOrders: sum() },
  itemDays: { day: text(), item: text<ItemKey>(), lines: sum(), cents: sum() },
  /** The same by month, which has the name of its first day. */
  revenueMonths: { month: text(), country: text(), orders: sum(), lines: sum(), cents: sum(), verifiedCents: sum(), agreedOrders: sum() },
  itemMonths: { month: text(), item: text<ItemKey>(), lines: sum(), cents: sum() },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    analytics: typeof analyticsTables;
  }
}
