import { COMMUNITY_SEARCH, POST_KINDS } from "@blenda/domain/community/constants";
import { isTag, tagOf } from "@blenda/domain/community/rules";
import type { AddressParams } from "../../lib/page/address.ts";
import { exact } from "../../lib/text/numbers.ts";
import type { FeedView } from "./feed-queries.ts";

/** Beside the kinds: questions nobody has answered yet. */
export const UNANSWERED = "unanswered";

/** What the address of the front page asks for; what makes no sense is left out. */
export function feedViewOf({ order, kind, tag = "" }: AddressParams): FeedView {
  return {
    order: order === "newest" ? "newest" : "feed",
    kind: POST_KINDS.find((each) => each === kind),
    only: kind === UNANSWERED ? UNANSWERED : undefined,
    tag: isTag(tagOf(tag)) ? tagOf(tag) : undefined,
  };
}

/** The words somebody looks for in the community; too short, and it is the front page as ever. */
export function searchedFor({ q = "" }: AddressParams): string | undefined {
  const words = q.trim().slice(0, COMMUNITY_SEARCH.MOST);
  return words.length >= COMMUNITY_SEARCH.LEAST ? words : undefined;
}

/** How many posts the words are in, as far as anybody counts. */
export function foundText(total: number | undefined): string | undefined {
  if (total === undefined) return undefined;
  return total > COMMUNITY_SEARCH.COUNTED ? `${exact(COMMUNITY_SEARCH.COUNTED)}+` : exact(total);
}
