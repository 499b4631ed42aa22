import { POST_KINDS } from "@blenda/domain/community/constants";
import type { QueryClient } from "@tanstack/react-query";
import type { AddressParams } from "../../lib/page/address.ts";
import { communitySearchQuery, feedQuery, trendingQuery, userPageQuery } from "./feed-queries.ts";
import { feedViewOf, searchedFor } from "./feed-view.ts";
import { openPostOf } from "./post-address.ts";
import { postQuery } from "./post-query.ts";

/** What the public pages ask while their screens are on the way. */
export function askFeed(cache: QueryClient, asked: AddressParams): unknown {
  const { id, isWhole } = openPostOf(asked);
  if (id) void cache.prefetchQuery(postQuery(id));
  const words = searchedFor(asked);
  if (isWhole) return null;
  return words ? cache.prefetchInfiniteQuery(communitySearchQuery(words)) : cache.prefetchInfiniteQuery(feedQuery(feedViewOf(asked)));
}

export const askTrending = (cache: QueryClient, { kind }: AddressParams): unknown =>
  cache.prefetchInfiniteQuery(trendingQuery(POST_KINDS.find((each) => each === kind)));

export const askUserPage = (cache: QueryClient, userId: string): unknown => cache.prefetchInfiniteQuery(userPageQuery(userId));
