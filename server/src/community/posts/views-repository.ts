import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/db.ts";

export async function isViewed(db: Db, postId: string, viewer: string, day: string): Promise<boolean> {
  const seen = db.selectFrom("postViews").select("postId").where("postId", "=", postId).where("day", "=", day);
  return (await seen.where("viewer", "=", viewer).executeTakeFirst()) !== undefined;
}

/** Counts each viewer once a day. */
export async function countView(tx: Tx, postId: string, viewer: string, day: string): Promise<void> {
  const isNew = await tx
    .insertInto("postViews")
    .values({ postId, viewer, day })
    .onConflict((c) => c.doNothing())
    .returning("postId")
    .executeTakeFirst();
  if (isNew) await tx.updateTable("posts").set({ views: sql`views + 1` }).where("id", "=", postId).execute();
}

export async function forgetViewers(tx: Tx, before: string): Promise<void> {
  await tx.deleteFrom("postViews").where("day", "<", before).execute();
}
