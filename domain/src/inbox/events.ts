import { event } from "../access/event.ts";

/** Something in a conversation changed; told to each participant in turn. */
export const conversationChanged = event<{ userId: string; conversationId: string }>("inbox.conversationChanged", {
  aggregate: ({ conversationId, userId }) => `conversation/${conversationId}/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["inbox.conversations", "inbox.conversation", "inbox.unread", "onboarding.home"],
});
