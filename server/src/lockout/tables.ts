import type { Instant } from "@blenda/domain/shared/time";
import { bigint, boolean, defaulted, instant, integer, json, nullable, text } from "../platform/database/columns.ts";

export const lockoutTables = {
  lockouts: {
    key: text(),
    email: text(),
    failedAttempts: integer(),
    lastAttemptAt: nullable(instant()),
    isTemporarilyLocked: boolean(),
    tempLockoutUntil: nullable(instant()),
    requiresEmailUnlock: boolean(),
    emailUnlockRequired: boolean(),
    unlockTokenHash: nullable(text()),
    unlockTokenExpiry: nullable(instant()),
    unlockEmailsSent: json<Instant[]>(),
    createdAt: instant(),
    updatedAt: instant(),
  },
  adminActions: {
    id: defaulted(bigint()),
    action: text(),
    targetEmail: text(),
    adminUserId: text(),
    timestamp: instant(),
    reason: text(),
  },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    lockout: typeof lockoutTables;
  }
}
