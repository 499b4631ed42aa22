import type { CannedReply } from "@blenda/domain/inbox/model";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../../platform/database/db.ts";

export const cannedRepliesOf = (db: Db, creatorId: string): Promise<CannedReply[]> =>
  db
    .selectFrom("cannedReplies")
    .select(["id", "title", "body"])
    .where("creatorId", "=", creatorId)
    .orderBy((eb) => eb.fn<string>("lower", ["title"]))
    .orderBy("id")
    .execute();

export async function addCannedReply(tx: Tx, creatorId: string, reply: CannedReply, now: Instant): Promise<void> {
  await tx
    .insertInto("cannedReplies")
    .values({ ...reply, creatorId, updatedAt: now })
    .execute();
}

/** Whether there was one to change. */
export async function changeCannedReply(tx: Tx, creatorId: string, { id, title, body }: CannedReply, now: Instant): Promise<boolean> {
  const row = await tx
    .updateTable("cannedReplies")
    .set({ title, body, updatedAt: now })
    .where("id", "=", id)
    .where("creatorId", "=", creatorId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function dropCannedReply(tx: Tx, creatorId: string, id: string): Promise<void> {
  await tx.deleteFrom("cannedReplies").where("id", "=", id).where("creatorId", "=", creatorId).execute();
}
