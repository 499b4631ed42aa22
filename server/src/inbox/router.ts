import { markRead } from "./conversations/mark-read.ts";
import { move } from "./conversations/move.ts";
import { mute } from "./conversations/mute.ts";
import { start } from "./conversations/start.ts";
import { deleteMessage } from "./messages/delete-message.ts";
import { edit } from "./messages/edit.ts";
import { send } from "./messages/send.ts";
import { cannedReplies, conversation, conversations, unread } from "./reads.ts";
import { removeCannedReply } from "./replies/remove-canned-reply.ts";
import { saveCannedReply } from "./replies/save-canned-reply.ts";

export const inboxRouter = {
  cannedReplies,
  removeCannedReply,
  saveCannedReply,
  conversation,
  conversations,
  deleteMessage,
  edit,
  markRead,
  move,
  mute,
  send,
  start,
  unread,
};
