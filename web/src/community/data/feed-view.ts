import { POST_KINDS } from "@blenda/domain/community/constants";
import { isTag, tagOf } from "@blenda/domain/community/rules";
import type { Asked } from "../../lib/page/address.ts";
import type { FeedView } from "./feed-queries.ts";

/** What the address of the front page asks for; what makes no sense is left out. */
export function feedViewOf({ order, kind, tag = "" }: Asked): FeedView {
  return {
    order: order === "newest" ? "newest" : "feed",
    kind: POST_KINDS.find((each) => each === kind),
    tag: isTag(tagOf(tag)) ? tagOf(tag) : undefined,
  };
}
