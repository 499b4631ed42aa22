import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../../platform/database/db.ts";

/** Whether either of the two does not want to hear from the other. */
export async function isBlockedBetween(db: Db, one: string, other: string): Promise<boolean> {
  const row = await db
    .selectFrom("userBlocks")
    .select("blockerId")
    .where((is) =>
      is.or([
        is.and([is("blockerId", "=", one), is("blockedId", "=", other)]),
        is.and([is("blockerId", "=", other), is("blockedId", "=", one)]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasBlocked(db: Db, blockerId: string, blockedId: string): Promise<boolean> {
  const found = db.selectFrom("userBlocks").select("blockerId").where("blockerId", "=", blockerId).where("blockedId", "=", blockedId);
  return (await found.executeTakeFirst()) !== undefined;
}

export async function setBlocked(tx: Tx, blockerId: string, blockedId: string, isBlocked: boolean, now: Instant): Promise<void> {
  if (isBlocked)
    await tx
      .insertInto("userBlocks")
      .values({ blockerId, blockedId, createdAt: now })
      .onConflict((c) => c.doNothing())
      .execute();
  else await tx.deleteFrom("userBlocks").where("blockerId", "=", blockerId).where("blockedId", "=", blockedId).execute();
}

interface NewReport {
  id: string;
  reporterId: string;
  targetId: string;
  reason: string;
  detail: string;
}

/** One open report per person, target and reason; asking again adds nothing. */
export async function addConversationReport(tx: Tx, report: NewReport, now: Instant): Promise<void> {
  await tx
    .insertInto("reports")
    .values({ ...report, targetType: "conversation", createdAt: now })
    .onConflict((c) => c.doNothing())
    .execute();
}

/** A product somebody could write about: its creator's, and public. */
export function findProductOf(db: Db, productId: string, creatorId: string): Promise<{ id: string; title: string } | undefined> {
  return db
    .selectFrom("products")
    .select(["id", "title"])
    .where("id", "=", productId)
    .where("creatorId", "=", creatorId)
    .where("status", "in", ["published", "unlisted"])
    .executeTakeFirst();
}
