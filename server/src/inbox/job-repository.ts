import type { Instant } from "@blenda/domain/shared/time";
import { account } from "../identity/sql.ts";
import type { Tx } from "../platform/database/db.ts";
import type { ConversationRow } from "./repository.ts";

interface Digest {
  userId: string;
  email: string;
  conversations: { id: string; subject: string; unread: number; unreadSince: Instant }[];
}

/** Marks what is told now, and answers it by person. Locked: two processes never tell the same. */
export async function claimDigests(tx: Tx, unreadBefore: Instant, now: Instant): Promise<Digest[]> {
  const due = await tx
    .selectFrom("conversationParticipants as p")
    .innerJoin("conversations as c", "c.id", "p.conversationId")
    .innerJoin(account("u"), "u.id", "p.userId")
    .select(["p.userId", "u.email", "c.id", "c.subject", "p.unread", "p.unreadSince"])
    .where("p.unread", ">", 0)
    .where("p.digestAt", "is", null)
    .where("p.isMuted", "=", false)
    .where("p.unreadSince", "<=", unreadBefore)
    .where("u.deletedAt", "is", null)
    .where("u.suspendedAt", "is", null)
    .orderBy("p.unreadSince")
    .limit(1_000)
    .forUpdate("p")
    .skipLocked()
    .execute();
  for (const { userId, id } of due)
    await tx
      .updateTable("conversationParticipants")
      .set({ digestAt: now })
      .where("conversationId", "=", id)
      .where("userId", "=", userId)
      .execute();
  return [...Map.groupBy(due, ({ userId }) => userId)].map(([userId, rows]) => ({
    userId,
    email: rows[0]?.email ?? "",
    conversations: rows.map(({ id, subject, unread, unreadSince }) => ({ id, subject, unread, unreadSince: unreadSince ?? now })),
  }));
}

export function lockDueToClose(tx: Tx, quietSince: Instant): Promise<ConversationRow[]> {
  return tx
    .selectFrom("conversations")
    .selectAll()
    .where("status", "=", "resolved")
    .where("lastMessageAt", "<=", quietSince)
    .orderBy("lastMessageAt")
    .limit(200)
    .forUpdate()
    .skipLocked()
    .execute();
}
