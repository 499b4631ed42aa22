import type { ConversationStatus } from "@blenda/domain/inbox/constants";
import { Tag } from "../../ui/tag.tsx";

const TAGS: Partial<Record<ConversationStatus, { words: string; tone: "ok" | "warn" | "neutral" }>> = {
  resolved: { words: "Resolved", tone: "ok" },
  escalated: { words: "With our team", tone: "warn" },
  closed: { words: "Closed", tone: "neutral" },
};

/** A conversation that simply goes on needs no word for it. */
export function StatusTag({ status }: { status: ConversationStatus }) {
  const tag = TAGS[status];
  return tag ? <Tag tone={tag.tone}>{tag.words}</Tag> : null;
}
