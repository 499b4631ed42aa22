import { afterMessage, type Side } from "@blenda/domain/inbox/rules";
import { blocksBetween } from "../../blocks/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { emitConversationChanged, otherOf } from "../conversations/conversation.ts";
import { addMessage, type ConversationRow, noteFirstReply, setStatus } from "../repository.ts";
import { attachFiles } from "./attachment-repository.ts";

interface Words {
  body: string;
  attachmentIds: readonly string[];
}

/** Writes a person's message into a conversation the transaction holds, and moves it to the other side. */
export async function say(
  tx: Tx,
  { now, id }: Pick<Services, "now" | "id">,
  conversation: ConversationRow,
  senderId: string,
  { body, attachmentIds }: Words,
): Promise<void> {
  if (body === "" && attachmentIds.length === 0) throw refusal("INBOX_EMPTY");
  const side = sideOf(conversation, senderId);
  // Two who do not want to hear from each other still hear from us.
  if (side !== "staff" && (await blocksBetween.isAny(tx, senderId, otherOf(conversation, senderId)))) throw refusal("INBOX_BLOCKED");
  const status = afterMessage(conversation.status, side);
  if (status === null) throw refusal("INBOX_CLOSED");
  const messageId = id();
  await addMessage(tx, { id: messageId, conversationId: conversation.id, senderId, body }, now());
  if (!(await attachFiles(tx, senderId, messageId, attachmentIds))) throw refusal("INBOX_ATTACHMENT_UNKNOWN");
  if (conversation.firstReplyAt === null && senderId === conversation.creatorId) await noteFirstReply(tx, conversation.id, now());
  if (status !== conversation.status) await setStatus(tx, conversation.id, status, now());
  await emitConversationChanged(tx, conversation);
}

function sideOf({ creatorId, buyerId }: ConversationRow, userId: string): Side {
  if (userId === creatorId) return "creator";
  return userId === buyerId ? "buyer" : "staff";
}
