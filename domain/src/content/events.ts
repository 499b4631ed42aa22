import { event } from "../access/event.ts";
import { seeContent } from "./access.ts";
import type { DocumentName } from "./constants.ts";

/** A document or its draft changed: whoever has it open is told. */
export const contentDrafted = event<{ name: DocumentName }>("content.drafted", {
  aggregate: ({ name }) => `content/${name}`,
  to: () => ({ access: seeContent }),
  stale: ["content.documents", "content.document"],
});

/** Everybody connected sees it: a banner, the order of home, what is picked. */
export const contentPublished = event<{ name: DocumentName; version: number }>("content.published", {
  aggregate: ({ name }) => `content/${name}`,
  to: () => ({ access: "public" }),
  stale: ["content.home", "content.hero", "content.communityPage", "content.documents", "content.document"],
  drops: () => ({ kind: "content.document", ids: null }),
});

/** What is featured changed; what it is tells its own domain. */
export const featuredChanged = event<{ type: "product" | "training"; itemId: string }>("content.featuredChanged", {
  aggregate: ({ type, itemId }) => `${type}/${itemId}`,
  to: () => ({ access: "public" }),
  stale: ["content.home", "content.featured"],
});
