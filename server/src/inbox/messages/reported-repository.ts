import type { AroundLine } from "@blenda/domain/reports/model";
import type { Instant } from "@blenda/domain/shared/time";
import { publicPerson } from "../../identity/sql.ts";
import type { Db, Tx } from "../../platform/database/db.ts";

export const reportedMessages = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("messages as m")
    .innerJoin("conversations as c", "c.id", "m.conversationId")
    .select(["m.id", "m.conversationId", "m.senderId", "m.body", "m.isSystem", "m.createdAt", "m.deletedAt", "m.removedAt"])
    .select(["c.subject", "c.buyerId", "c.creatorId", "c.escalatedAt"])
    .where("m.id", "in", ids)
    .execute();

/** `null` brings it back. */
export async function removeMessage(tx: Tx, id: string, at: Instant | null): Promise<void> {
  await tx.updateTable("messages").set({ removedAt: at }).where("id", "=", id).execute();
}

/** What was said before it, itself, and what was said next. */
export async function messagesAround(db: Db, id: string, limit: number): Promise<AroundLine[]> {
  const here = await db.selectFrom("messages").select(["n", "conversationId"]).where("id", "=", id).executeTakeFirst();
  if (!here) return [];
  const all = db
    .selectFrom("messages as m")
    .leftJoin(publicPerson("u"), "u.id", "m.senderId")
    .select(["m.id", "m.body", "m.createdAt", "u.displayName"])
    .where("m.conversationId", "=", here.conversationId)
    .where("m.deletedAt", "is", null);
  const before = all
    .where("m.n", "<=", here.n)
    .orderBy("m.n", "desc")
    .limit(Math.ceil(limit / 2) + 1);
  const after = all
    .where("m.n", ">", here.n)
    .orderBy("m.n")
    .limit(Math.floor(limit / 2) - 1);
  const rows = [...(await before.execute()).reverse(), ...(await after.execute())];
  return rows.map((row) => ({
    id: row.id,
    author: row.displayName ?? "",
    text: row.body,
    at: row.createdAt,
    isReported: row.id === id,
  }));
}
