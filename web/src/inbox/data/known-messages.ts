import type { Conversation } from "@blenda/domain/inbox/model";

type Page = Pick<Conversation, "messages" | "earlier">;

/** A newer answer over what was known. What fell out of the newest page because more was written still stands before it. */
export function withNewest<Of extends Page>(known: Of, fresh: Of): Of {
  const ids = new Set(fresh.messages.map(({ id }) => id));
  const older = known.messages.filter(({ id }) => !ids.has(id));
  if (older.length === 0) return fresh;
  return { ...fresh, messages: [...older, ...fresh.messages], earlier: known.earlier };
}
