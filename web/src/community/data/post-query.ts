import type { Post, PostCard } from "@blenda/domain/community/model";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import { changePost } from "./post-lists.ts";

/** One post, whole. Live: its counts, its words, and whether it is still there. */
export const postQuery = (postId: string) => queryOptions(api.community.post.queryOptions({ input: { postId } }));

/** What lists show of a post; the rest is only for its own page. */
function cardOf(post: Post): PostCard {
  const { body: _body, hidden: _hidden, isExcluded: _isExcluded, canEdit: _canEdit, canComment: _canComment, more: _more, ...card } = post;
  return card;
}

/** A post as it is now: on its own page and wherever it is listed. */
export function learnPost(post: Post, cache: QueryClient): void {
  cache.setQueryData(postQuery(post.id).queryKey, post);
  changePost(cache, post.id, () => cardOf(post));
}

/** Changes what is known of a post, on its own page and wherever it is listed. */
export function changeKnownPost(cache: QueryClient, postId: string, change: <Known extends PostCard>(post: Known) => Known): void {
  cache.setQueryData(postQuery(postId).queryKey, (post) => post && change(post));
  changePost(cache, postId, change);
}
