import type { ConversationKind, ConversationStatus } from "@blenda/domain/inbox/constants";
import { bigint, boolean, defaulted, instant, integer, nullable, text } from "../platform/database/columns.ts";

export const inboxTables = {
  conversations: {
    id: text(),
    kind: text<ConversationKind>(),
    subject: text(),
    status: text<ConversationStatus>(),
    productId: nullable(text()),
    buyerId: text(),
    creatorId: text(),
    escalatedAt: nullable(instant()),
    closedAt: nullable(instant()),
    firstReplyAt: nullable(instant()),
    lastMessageAt: instant(),
    createdAt: instant(),
  },
  conversationParticipants: {
    conversationId: text(),
    userId: text(),
    unread: defaulted(integer()),
    unreadSince: nullable(instant()),
    digestAt: nullable(instant()),
    lastReadAt: nullable(instant()),
    lastReadN: defaulted(bigint()),
    lastMessageAt: instant(),
    isMuted: defaulted(boolean()),
  },
  messages: {
    n: defaulted(bigint()),
    id: text(),
    conversationId: text(),
    senderId: nullable(text()),
    body: text(),
    isSystem: defaulted(boolean()),
    createdAt: instant(),
    editedAt: nullable(instant()),
    deletedAt: nullable(instant()),
    removedAt: nullable(instant()),
  },
  messageAttachments: {
    fileId: text(),
    ownerId: text(),
    messageId: nullable(text()),
    position: defaulted(integer()),
    createdAt: instant(),
  },
  conversationStaff: {
    conversationId: text(),
    userId: text(),
    joinedAt: instant(),
    leftAt: nullable(instant()),
    leftN: nullable(bigint()),
  },
  cannedReplies: { id: text(), creatorId: text(), title: text(), body: text(), updatedAt: instant() },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    inbox: typeof inboxTables;
  }
}
