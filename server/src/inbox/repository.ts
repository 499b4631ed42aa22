import { type ConversationKind, type ConversationStatus, INBOX } from "@blenda/domain/inbox/constants";
import type { Message } from "@blenda/domain/inbox/model";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import { type Selectable, sql } from "kysely";
import { z } from "zod";
import { productRow } from "../catalogue/sql.ts";
import { cursorCodec } from "../platform/database/cursor.ts";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import { fileRow } from "../platform/sql.ts";

export type ConversationRow = Selectable<Database["conversations"]>;

/** The conversation, held until the transaction ends; nothing where the caller takes no part in it. */
export function lockConversation(tx: Tx, userId: string, id: string): Promise<ConversationRow | undefined> {
  return tx
    .selectFrom("conversations as c")
    .selectAll("c")
    .where("c.id", "=", id)
    .where((is) => is.or([is("c.buyerId", "=", userId), is("c.creatorId", "=", userId)]))
    .forUpdate()
    .executeTakeFirst();
}

/** What goes on between these two about this product, in whichever direction it began. */
export function lockOngoing(tx: Tx, one: string, other: string, productId: string | null): Promise<ConversationRow | undefined> {
  return tx
    .selectFrom("conversations")
    .selectAll()
    .where((is) =>
      is.or([
        is.and([is("buyerId", "=", one), is("creatorId", "=", other)]),
        is.and([is("buyerId", "=", other), is("creatorId", "=", one)]),
      ]),
    )
    .where("productId", productId === null ? "is" : "=", productId)
    .where("status", "<>", "closed")
    .orderBy("createdAt")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

interface NewConversation {
  id: string;
  kind: ConversationKind;
  subject: string;
  productId: string | null;
  buyerId: string;
  creatorId: string;
}

export async function addConversation(tx: Tx, fresh: NewConversation, now: Instant): Promise<ConversationRow> {
  const row = await tx
    .insertInto("conversations")
    .values({ ...fresh, status: "open", lastMessageAt: now, createdAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  const participant = { conversationId: fresh.id, lastMessageAt: now };
  await tx
    .insertInto("conversationParticipants")
    .values([
      { ...participant, userId: fresh.buyerId },
      { ...participant, userId: fresh.creatorId },
    ])
    .execute();
  return row;
}

export async function conversationsStartedSince(db: Db, userId: string, since: Instant): Promise<number> {
  const { count } = await db
    .selectFrom("conversations")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("buyerId", "=", userId)
    .where("createdAt", ">=", since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function setStatus(tx: Tx, id: string, status: ConversationStatus, now: Instant): Promise<void> {
  await tx
    .updateTable("conversations")
    .set({ status, closedAt: status === "closed" ? now : null, ...(status === "escalated" && { escalatedAt: now }) })
    .where("id", "=", id)
    .execute();
}

export async function noteFirstReply(tx: Tx, id: string, now: Instant): Promise<void> {
  await tx.updateTable("conversations").set({ firstReplyAt: now }).where("id", "=", id).execute();
}

interface NewMessage {
  id: string;
  conversationId: string;
  /** `null`: the product itself says it. */
  senderId: string | null;
  body: string;
}

/** Writes a message and counts it as unread for everybody but its sender. Call it holding the conversation. */
export async function addMessage(tx: Tx, message: NewMessage, now: Instant): Promise<void> {
  const { n } = await tx
    .insertInto("messages")
    .values({ ...message, isSystem: message.senderId === null, createdAt: now })
    .returning("n")
    .executeTakeFirstOrThrow();
  await tx.updateTable("conversations").set({ lastMessageAt: now }).where("id", "=", message.conversationId).execute();
  const ofThis = tx.updateTable("conversationParticipants").where("conversationId", "=", message.conversationId);
  await ofThis
    .set({
      lastMessageAt: now,
      unread: sql`unread + 1`,
      // A digest tells of each stretch of unread messages once.
      unreadSince: sql`coalesce(unread_since, ${now}::timestamptz)`,
    })
    .where("userId", "<>", message.senderId ?? "")
    .execute();
  if (message.senderId === null) return;
  await ofThis
    .set({ lastMessageAt: now, unread: 0, unreadSince: null, digestAt: null, lastReadAt: now, lastReadN: n })
    .where("userId", "=", message.senderId)
    .execute();
}

/** Call it holding the conversation: what arrives meanwhile must not count as read. */
export async function markRead(tx: Tx, userId: string, conversationId: string, now: Instant): Promise<boolean> {
  const row = await tx
    .updateTable("conversationParticipants")
    .set({
      unread: 0,
      unreadSince: null,
      digestAt: null,
      lastReadAt: now,
      lastReadN: sql`coalesce((select max(n) from messages where messages.conversation_id = ${conversationId}), 0)`,
    })
    .where("conversationId", "=", conversationId)
    .where("userId", "=", userId)
    .returning("userId")
    .executeTakeFirst();
  return row !== undefined;
}

export async function setMuted(tx: Tx, userId: string, conversationId: string, isMuted: boolean): Promise<boolean> {
  const row = await tx
    .updateTable("conversationParticipants")
    .set({ isMuted })
    .where("conversationId", "=", conversationId)
    .where("userId", "=", userId)
    .returning("userId")
    .executeTakeFirst();
  return row !== undefined;
}

export async function unreadOf(db: Db, userId: string): Promise<number> {
  const { unread } = await db
    .selectFrom("conversationParticipants")
    .select(sql<number>`coalesce(sum(unread), 0)`.as("unread"))
    .where("userId", "=", userId)
    .where("isMuted", "=", false)
    .executeTakeFirstOrThrow();
  return unread;
}

/** One's own message, unless it is gone. */
export function findOwnMessage(tx: Tx, userId: string, conversationId: string, messageId: string) {
  return tx
    .selectFrom("messages")
    .select(["id", "createdAt"])
    .where("id", "=", messageId)
    .where("conversationId", "=", conversationId)
    .where("senderId", "=", userId)
    .where("deletedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

export async function rewriteMessage(tx: Tx, id: string, body: string, now: Instant): Promise<void> {
  await tx.updateTable("messages").set({ body, editedAt: now }).where("id", "=", id).execute();
}

/** The words are really gone; the line stays. */
export async function eraseMessage(tx: Tx, id: string, now: Instant): Promise<void> {
  await tx.updateTable("messages").set({ body: "", deletedAt: now }).where("id", "=", id).execute();
}

/** A message by its number in the house. */
export const messagePlace = cursorCodec(z.int());

/** The newest page before this place, oldest first. */
export async function messagesBefore(
  db: Db,
  conversationId: string,
  before: number | null,
): Promise<{ messages: Message[]; earlier: string | null }> {
  const rows = await db
    .selectFrom("messages")
    .selectAll()
    .where("conversationId", "=", conversationId)
    .$if(before !== null, (q) => q.where("n", "<", before as number))
    .orderBy("n", "desc")
    .limit(INBOX.MESSAGES_PAGE + 1)
    .execute();
  const page = rows.slice(0, INBOX.MESSAGES_PAGE);
  const attached = await attachmentsOf(
    db,
    page.map(({ id }) => id),
  );
  const messages = page.reverse().map((row) => ({
    id: row.id,
    senderId: row.senderId,
    body: row.removedAt ? "" : row.body,
    attachments: row.deletedAt || row.removedAt ? [] : (attached.get(row.id) ?? []),
    createdAt: row.createdAt,
    editedAt: row.editedAt,
    isDeleted: row.deletedAt !== null || row.removedAt !== null,
    isSystem: row.isSystem,
  }));
  return { messages, earlier: rows.length > page.length ? messagePlace.write(page[0]?.n ?? 0) : null };
}

async function attachmentsOf(db: Db, messageIds: readonly string[]): Promise<Map<string, Message["attachments"]>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("messageAttachments as a")
    .innerJoin(fileRow("f"), "f.id", "a.fileId")
    .select(["a.messageId", "f.id", "f.name", "f.type", "f.bytes"])
    .where("a.messageId", "in", messageIds)
    .orderBy("a.position")
    .execute();
  const grouped = Map.groupBy(rows, ({ messageId }) => messageId ?? "");
  return new Map(
    [...grouped].map(([messageId, files]) => [
      messageId,
      files.map(({ id, name, type, bytes }) => ({ id, name, type, bytes, url: fileUrl(id) })),
    ]),
  );
}

/** When the other side last looked. */
export async function readByOthersAt(db: Db, conversationId: string, userId: string): Promise<Instant | null> {
  const row = await db
    .selectFrom("conversationParticipants")
    .select("lastReadAt")
    .where("conversationId", "=", conversationId)
    .where("userId", "<>", userId)
    .executeTakeFirst();
  return row?.lastReadAt ?? null;
}

/** A product a reader could write about: its creator's, and public. */
export function findProductOf(db: Db, productId: string, creatorId: string): Promise<{ id: string; title: string } | undefined> {
  return db
    .selectFrom(productRow("products"))
    .select(["id", "title"])
    .where("id", "=", productId)
    .where("creatorId", "=", creatorId)
    .where("status", "in", ["published", "unlisted"])
    .executeTakeFirst();
}
