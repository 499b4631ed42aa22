import type { Reportable } from "../platform/reporting.ts";
import { emitConversationChanged } from "./conversations/conversation.ts";
import { messagesAround, removeMessage, reportedMessages } from "./messages/reported-repository.ts";

/** A message between two. Only they can report it; what staff remove keeps its place, and its words until that is final. */
export const reportableMessage: Reportable = {
  type: "message",
  moves: ["removed"],
  describe: async (db, ids) => {
    const rows = await reportedMessages(db, ids);
    return rows.map((row) => ({
      id: row.id,
      title: "",
      place: `in “${row.subject}”`,
      path: `/inbox?conversation=${encodeURIComponent(row.conversationId)}`,
      staffPath: `/admin/conversation/${encodeURIComponent(row.conversationId)}`,
      ownerId: row.senderId,
      text: row.body,
      pictureUrl: null,
      stageHue: null,
      modelUrl: null,
      createdAt: row.createdAt,
      state: row.deletedAt ? "gone" : row.removedAt ? "removed" : "visible",
    }));
  },
  canSee: async (db, actor, id) => {
    const [message] = await reportedMessages(db, [id]);
    const isBetween = message?.buyerId === actor.id || message?.creatorId === actor.id;
    return isBetween && !message.isSystem && message.deletedAt === null && message.removedAt === null;
  },
  around: messagesAround,
  setState: async (tx, { id, to, at }) => {
    const [message] = await reportedMessages(tx, [id]);
    if (!message || message.deletedAt !== null) return false;
    await removeMessage(tx, id, to === "removed" ? at : null);
    await emitConversationChanged(tx, { ...message, id: message.conversationId });
    return true;
  },
};
