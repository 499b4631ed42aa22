import { door } from "../platform/database/door.ts";

export const conversationRow = door("conversations", ["id", "subject", "status", "buyerId", "creatorId", "lastMessageAt"]);

export const messageRow = door("messages", ["n", "conversationId", "senderId", "body", "isSystem", "createdAt", "deletedAt", "removedAt"]);
