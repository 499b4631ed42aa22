import type { MigrationReason } from "@blenda/domain/analytics/constants";
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
  },
  revenueDays: { day: text(), country: text(), orders: sum(), lines: sum(), cents: sum(), verifiedCents: sum() },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    analytics: typeof analyticsTables;
  }
}
