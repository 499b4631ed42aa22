import type { PostKind } from "@blenda/domain/community/constants";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, FRESH_MS } from "../../lib/calls/api.ts";

const paged = { initialPageParam: undefined, getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined };

/** Which list of the front page: the ranking, or time alone; of one kind or one tag, if somebody asked for it. */
export interface FeedView {
  order: "feed" | "newest";
  kind: PostKind | undefined;
  tag: string | undefined;
  only: "unanswered" | undefined;
}

/** Page after page; while another view is asked for, what was there stays. */
export const feedQuery = ({ order, kind, tag, only }: FeedView) =>
  infiniteQueryOptions({
    ...api.community[order].infiniteOptions({ input: (after: string | undefined) => ({ kind, tag, only, after }), ...paged }),
    placeholderData: keepPreviousData,
  });

/** Questions nobody has answered yet, the newest first. */
export const unansweredQuery = feedQuery({ order: "newest", kind: undefined, tag: undefined, only: "unanswered" });

/** Posts, people and tags for some words; `null` asks nothing. */
export const communitySearchQuery = (q: string | null) =>
  infiniteQueryOptions({
    ...api.community.search.infiniteOptions({ input: (after: string | undefined) => ({ q: q ?? "", after }), ...paged }),
    enabled: q !== null,
    staleTime: FRESH_MS.listings,
  });

/** Tags people use most. */
export const popularTagsQuery = queryOptions({ ...api.community.tags.queryOptions({ input: {} }), staleTime: FRESH_MS.listings });

export type FollowingView = "models" | "questions" | undefined;

export const followingQuery = (only: FollowingView) =>
  infiniteQueryOptions({
    ...api.community.following.infiniteOptions({ input: (after: string | undefined) => ({ only, after }), ...paged }),
    placeholderData: keepPreviousData,
  });

export const trendingQuery = (kind?: PostKind) =>
  infiniteQueryOptions({
    ...api.community.trending.infiniteOptions({ input: (after: string | undefined) => ({ kind, after }), ...paged }),
    placeholderData: keepPreviousData,
  });

export const savedQuery = (collectionId: string | undefined) =>
  infiniteQueryOptions({
    ...api.community.saved.infiniteOptions({ input: (after: string | undefined) => ({ collectionId, after }), ...paged }),
    placeholderData: keepPreviousData,
  });

export const activitiesQuery = infiniteQueryOptions(
  api.community.activities.infiniteOptions({ input: (after: string | undefined) => ({ after }), ...paged }),
);

export const userPageQuery = (userId: string) =>
  infiniteQueryOptions(
    api.community.userPage.infiniteOptions({
      input: (after: string | undefined) => ({ userId, after }),
      initialPageParam: undefined,
      getNextPageParam: ({ page }) => page.next ?? undefined,
    }),
  );

/** How many posts came since; live. */
export const freshQuery = (feed: "newest" | "following", since: string) =>
  queryOptions({ ...api.community.fresh.queryOptions({ input: { feed, since } }), placeholderData: keepPreviousData });

export const followedQuery = queryOptions(api.community.followed.queryOptions());
export const followedTagsQuery = queryOptions(api.community.followedTags.queryOptions());

export const whyQuery = (postId: string, feed: "feed" | "newest" | "following" | "trending") =>
  queryOptions({ ...api.community.whyShown.queryOptions({ input: { postId, feed } }), staleTime: 60_000 });
