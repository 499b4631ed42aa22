import { event } from "../access/event.ts";

/** A person blocked another, or took it back. Only they are told; the other finds out by writing. */
export const blocksChanged = event<{ userId: string; blockedId: string }>("blocks.changed", {
  aggregate: ({ userId }) => `blocks/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["blocks.blocked", "inbox.conversation", "inbox.conversations"],
});
