import { REPLY_TIME } from "@blenda/domain/inbox/constants";
import { usualReplyMinutes } from "@blenda/domain/inbox/rules";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../platform/database/db.ts";
import type { FileAccess } from "../platform/files/access.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import { emitConversationChanged } from "./conversations/conversation.ts";
import { writeTo as writeToReader } from "./conversations/write-to.ts";
import { isSentTo } from "./messages/attachment-repository.ts";
import { addMessage } from "./repository.ts";

/** What was sent in a conversation can be opened by those who take part in it. */
export const inboxFileAccess: FileAccess = (db, actor, file) => isSentTo(db, actor.id, file.id);

/** One's own words. What others wrote is theirs, and stays theirs when one leaves; one's own are erased. */
export const inboxPersonalData: PersonalData = {
  collect: async (db, { id }) => ({
    "messages.json": await db
      .selectFrom("messages as m")
      .innerJoin("conversations as c", "c.id", "m.conversationId")
      .select(["m.conversationId", "c.subject", "m.body", "m.createdAt", "m.editedAt"])
      .where("m.senderId", "=", id)
      .orderBy("m.n")
      .execute(),
    "saved-replies.json": await db.selectFrom("cannedReplies").select(["title", "body", "updatedAt"]).where("creatorId", "=", id).execute(),
  }),
  forget: async (tx, { id }, now) => {
    await tx.updateTable("messages").set({ body: "", deletedAt: now }).where("senderId", "=", id).where("deletedAt", "is", null).execute();
    await tx.deleteFrom("messageAttachments").where("ownerId", "=", id).execute();
    await tx.deleteFrom("cannedReplies").where("creatorId", "=", id).execute();
  },
};

/** How long this creator usually takes to answer; `null` while too few have asked. Read off an index, the newest conversations only. */
export async function replyMinutesOf(db: Db, creatorId: string, now: Instant): Promise<number | null> {
  const asked = await db
    .selectFrom("conversations")
    .select(["createdAt as askedAt", "firstReplyAt as repliedAt"])
    .where("creatorId", "=", creatorId)
    .where("createdAt", ">", addDays(now, -REPLY_TIME.DAYS))
    .orderBy("createdAt", "desc")
    .limit(REPLY_TIME.LOOKED_AT)
    .execute();
  return usualReplyMinutes(asked, now);
}

/** Writes to a person a creator works with, where they can answer. */
export const writeTo = writeToReader;

/** Who talks with whom about which product. */
interface Talk {
  buyerId: string;
  creatorId: string;
  productId: string;
}

const talksOf = (db: Db, { buyerId, creatorId, productId }: Talk) =>
  db
    .selectFrom("conversations as c")
    .where("c.buyerId", "=", buyerId)
    .where("c.creatorId", "=", creatorId)
    .where("c.productId", "=", productId);

/** How much two wrote each other about a product, without a word of it. */
export async function countTalk(db: Db, talk: Talk): Promise<{ count: number; lastAt: Instant | null }> {
  return talksOf(db, talk)
    .innerJoin("messages as m", "m.conversationId", "c.id")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.max("m.createdAt").as("lastAt")])
    .where("m.isSystem", "=", false)
    .where("m.deletedAt", "is", null)
    .executeTakeFirstOrThrow();
}

interface CaseReader {
  /** Written into the conversation before our team reads it, so that both know; nothing where they know already. */
  note: string | null;
  limit: number;
  at: Instant;
  id(): string;
}

/** What two wrote each other about a product, the latest of it, oldest first. Nothing else they wrote is in it. */
export async function readTalk(tx: Tx, talk: Talk, { note, limit, at, id }: CaseReader) {
  const talks = await talksOf(tx, talk).selectAll("c").orderBy("c.id").forUpdate().execute();
  if (note !== null)
    for (const conversation of talks) {
      await addMessage(tx, { id: id(), conversationId: conversation.id, senderId: null, body: note }, at);
      await emitConversationChanged(tx, conversation);
    }
  const rows = await talksOf(tx, talk)
    .innerJoin("messages as m", "m.conversationId", "c.id")
    .select(["m.id", "m.senderId", "m.body", "m.createdAt"])
    .where("m.deletedAt", "is", null)
    .where("m.removedAt", "is", null)
    .orderBy("m.n", "desc")
    .limit(limit)
    .execute();
  return rows.reverse();
}
