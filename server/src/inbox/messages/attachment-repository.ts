import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/db.ts";
import { forget } from "../../platform/files/files.ts";

export async function addAttachment(tx: Tx, fileId: string, ownerId: string, now: Instant): Promise<void> {
  await tx.insertInto("messageAttachments").values({ fileId, ownerId, createdAt: now }).execute();
}

/** Gives uploaded files to a message. Answers whether all of them were there, this person's, and not yet sent. */
export async function attachFiles(tx: Tx, ownerId: string, messageId: string, fileIds: readonly string[]): Promise<boolean> {
  for (const [position, fileId] of fileIds.entries()) {
    const row = await tx
      .updateTable("messageAttachments")
      .set({ messageId, position })
      .where("fileId", "=", fileId)
      .where("ownerId", "=", ownerId)
      .where("messageId", "is", null)
      .returning("fileId")
      .executeTakeFirst();
    if (!row) return false;
  }
  return true;
}

/** Where the bodies lie of what was uploaded and never sent. */
export async function deleteUnsentReturning(tx: Tx, before: Instant): Promise<string[]> {
  const unsent = await tx
    .deleteFrom("messageAttachments")
    .where("messageId", "is", null)
    .where("createdAt", "<", before)
    .returning("fileId")
    .execute();
  return forget(
    tx,
    unsent.map(({ fileId }) => fileId),
  );
}

/** The files of a message whose words are taken back. */
export async function deleteAttachmentsReturning(tx: Tx, messageId: string): Promise<string[]> {
  const taken = await tx.deleteFrom("messageAttachments").where("messageId", "=", messageId).returning("fileId").execute();
  return forget(
    tx,
    taken.map(({ fileId }) => fileId),
  );
}

/** Whether this file was sent in a conversation the person takes part in, or joined for us before they left again. */
export async function isSentTo(db: Db, userId: string, fileId: string): Promise<boolean> {
  const row = await db
    .selectFrom("messageAttachments as a")
    .innerJoin("messages as m", "m.id", "a.messageId")
    .leftJoin("conversationParticipants as p", (join) =>
      join.onRef("p.conversationId", "=", "m.conversationId").on("p.userId", "=", userId),
    )
    .leftJoin("conversationStaff as s", (join) => join.onRef("s.conversationId", "=", "m.conversationId").on("s.userId", "=", userId))
    .select("a.fileId")
    .where("a.fileId", "=", fileId)
    .where("m.removedAt", "is", null)
    .where(sql<boolean>`(p.user_id is not null or (s.user_id is not null and m.n <= coalesce(s.left_n, m.n)))`)
    .executeTakeFirst();
  return row !== undefined;
}
