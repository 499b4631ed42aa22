import { PAYOUTS } from "@blenda/domain/payouts/constants";
import type { PayoutSettings } from "@blenda/domain/payouts/model";
import type { Instant } from "@blenda/domain/shared/time";
import type { Updateable } from "kysely";
import type { Database, Db, Tx } from "../../platform/database/db.ts";

/** The way a person wants to be paid; without a word of theirs it is every Friday. */
export async function settingsOf(db: Db, userId: string): Promise<PayoutSettings> {
  const row = await db.selectFrom("payoutSettings").selectAll().where("userId", "=", userId).executeTakeFirst();
  return {
    schedule: row?.schedule ?? "weekly",
    minimumCents: row?.minimumCents ?? PAYOUTS.MINIMUM_CENTS,
    isPaused: (row?.pausedAt ?? null) !== null,
    staffPause: row?.staffPause ?? null,
  };
}

type Changes = Omit<Updateable<Database["payoutSettings"]>, "userId" | "updatedAt">;

export async function changeSettings(tx: Tx, userId: string, changes: Changes, updatedAt: Instant): Promise<void> {
  await tx
    .insertInto("payoutSettings")
    .values({ ...changes, userId, updatedAt })
    .onConflict((c) => c.column("userId").doUpdateSet({ ...changes, updatedAt }))
    .execute();
}
