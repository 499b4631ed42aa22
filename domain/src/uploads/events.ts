import { event } from "../access/event.ts";

/** One began, ended or moved from state to state; not told of pieces. */
export const uploadChanged = event<{ userId: string; uploadId: string }>("uploads.changed", {
  aggregate: ({ uploadId }) => `upload/${uploadId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["uploads.open", "uploads.quota"],
});
