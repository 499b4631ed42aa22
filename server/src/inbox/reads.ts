import { INBOX } from "@blenda/domain/inbox/constants";
import { caseFor } from "./cases/case.ts";
import { casesWaiting } from "./cases/case-repository.ts";
import { conversationFor } from "./conversations/conversation.ts";
import { conversationLines } from "./conversations/list.ts";
import { inbox } from "./procedures.ts";
import { cannedRepliesOf } from "./replies/canned-repository.ts";
import { messagePlace, unreadOf } from "./repository.ts";

export const conversations = inbox.conversations.handler(async ({ input, context: { db, user } }) => ({
  ...(await conversationLines(db, user.id, input)),
  unread: await unreadOf(db, user.id),
}));

export const unread = inbox.unread.handler(async ({ context: { db, user } }) => ({ unread: await unreadOf(db, user.id) }));

export const conversation = inbox.conversation.handler(({ input, context: { db, user } }) => {
  const [before = null] = messagePlace.read(input.before) ?? [];
  return conversationFor(db, user.id, input.id, before);
});

export const cannedReplies = inbox.cannedReplies.handler(({ context: { db, user } }) => cannedRepliesOf(db, user.id));

export const escalatedConversations = inbox.escalatedConversations.handler(({ context: { db } }) => casesWaiting(db, INBOX.CASES_SHOWN));

export const staffConversation = inbox.staffConversation.handler(({ input, context: { db, user } }) => {
  const [before = null] = messagePlace.read(input.before) ?? [];
  return caseFor(db, user.id, input.id, before);
});
