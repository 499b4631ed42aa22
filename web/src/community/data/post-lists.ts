import type { CommunityPage, FeedPage, PostCard, TrendingPage } from "@blenda/domain/community/model";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

/** What a post becomes where it is listed; null takes it out. */
type Change = (post: PostCard) => PostCard | null;

const inPosts = (posts: readonly PostCard[], change: Change): PostCard[] => posts.flatMap((post) => change(post) ?? []);

function inFeeds(data: InfiniteData<FeedPage> | undefined, change: Change) {
  return data && { ...data, pages: data.pages.map((page) => ({ ...page, posts: inPosts(page.posts, change) })) };
}

function inTrending(data: InfiniteData<TrendingPage> | undefined, change: Change) {
  const pages = data?.pages.map((page) => ({
    ...page,
    entries: page.entries.flatMap((entry) => {
      const post = change(entry.post);
      return post ? [{ ...entry, post }] : [];
    }),
  }));
  return data && pages && { ...data, pages };
}

function inPages(data: InfiniteData<CommunityPage> | undefined, change: Change) {
  const pages = data?.pages.map((one) => ({ ...one, page: { ...one.page, posts: inPosts(one.page.posts, change) } }));
  return data && pages && { ...data, pages };
}

/** Applies a change to every list that is known, so that one post says the same everywhere. */
function changeListed(cache: QueryClient, change: Change): void {
  const { feed, newest, following, saved, activities, search, trending, userPage } = api.community;
  for (const read of [feed, newest, following, saved, activities, search])
    cache.setQueriesData<InfiniteData<FeedPage>>({ queryKey: read.key() }, (data) => inFeeds(data, change));
  cache.setQueriesData<InfiniteData<TrendingPage>>({ queryKey: trending.key() }, (data) => inTrending(data, change));
  cache.setQueriesData<InfiniteData<CommunityPage>>({ queryKey: userPage.key() }, (data) => inPages(data, change));
}

export const changePost = (cache: QueryClient, postId: string, change: (post: PostCard) => PostCard): void =>
  changeListed(cache, (post) => (post.id === postId ? change(post) : post));

export const dropPosts = (cache: QueryClient, isGone: (post: PostCard) => boolean): void =>
  changeListed(cache, (post) => (isGone(post) ? null : post));
