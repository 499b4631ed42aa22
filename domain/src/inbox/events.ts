import { event } from "../access/event.ts";
import { OVERVIEW_READS } from "../dashboard/constants.ts";
import { handleCases } from "./access.ts";

/** Something in a conversation changed; told to each participant in turn. */
export const conversationChanged = event<{ userId: string; conversationId: string }>("inbox.conversationChanged", {
  aggregate: ({ conversationId, userId }) => `conversation/${conversationId}/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["inbox.conversations", "inbox.conversation", "inbox.unread", "onboarding.home"],
});

/** A conversation that asked for our help changed. Told to everybody who may join one. */
export const caseChanged = event<{ conversationId: string }>("inbox.caseChanged", {
  aggregate: ({ conversationId }) => `case/${conversationId}`,
  to: () => ({ access: handleCases }),
  stale: ["inbox.escalatedConversations", "inbox.staffConversation", ...OVERVIEW_READS],
});
