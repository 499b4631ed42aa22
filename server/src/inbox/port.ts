import type { FileAccess } from "../platform/files/access.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import { isSentTo } from "./messages/attachment-repository.ts";

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
    "blocked-people.json": await db.selectFrom("userBlocks").select(["blockedId", "createdAt"]).where("blockerId", "=", id).execute(),
  }),
  forget: async (tx, { id }, now) => {
    await tx.updateTable("messages").set({ body: "", deletedAt: now }).where("senderId", "=", id).where("deletedAt", "is", null).execute();
    await tx.deleteFrom("messageAttachments").where("ownerId", "=", id).execute();
    await tx.deleteFrom("userBlocks").where("blockerId", "=", id).execute();
    await tx.updateTable("reports").set({ detail: "" }).where("reporterId", "=", id).execute();
  },
};
