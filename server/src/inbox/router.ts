import { closeCase } from "./cases/close-case.ts";
import { joinConversation } from "./cases/join-conversation.ts";
import { staffSend } from "./cases/staff-send.ts";
import { markRead } from "./conversations/mark-read.ts";
import { move } from "./conversations/move.ts";
import { mute } from "./conversations/mute.ts";
import { start } from "./conversations/start.ts";
import { deleteMessage } from "./messages/delete-message.ts";
import { edit } from "./messages/edit.ts";
import { send } from "./messages/send.ts";
import { cannedReplies, conversation, conversations, escalatedConversations, staffConversation, unread } from "./reads.ts";
import { removeCannedReply } from "./replies/remove-canned-reply.ts";
import { saveCannedReply } from "./replies/save-canned-reply.ts";

export const inboxRouter = {
  cannedReplies,
  removeCannedReply,
  saveCannedReply,
  closeCase,
  conversation,
  conversations,
  deleteMessage,
  edit,
  escalatedConversations,
  joinConversation,
  markRead,
  move,
  mute,
  send,
  staffConversation,
  staffSend,
  start,
  unread,
};
