import type { CommentOrder } from "@blenda/domain/community/constants";
import type { Comment, CommentPage, CommentThread } from "@blenda/domain/community/model";
import { type InfiniteData, infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api, client } from "../../lib/calls/api.ts";
import { type PendingToggle, useToggle } from "../../lib/calls/toggle.ts";
import { useMe } from "../../lib/session/use-me.ts";
import { offerLogin } from "../../product/toast-offers.tsx";

export interface CommentView {
  postId: string;
  order: CommentOrder;
  /** The one somebody came for: it is on the first page. */
  commentId?: string | undefined;
}

/** What was said under a post, page after page. Live. */
export const commentsQuery = ({ postId, order, commentId }: CommentView) =>
  infiniteQueryOptions({
    ...api.community.comments.infiniteOptions({
      input: (after: string | undefined) => ({ postId, order, commentId, after }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
    placeholderData: keepPreviousData,
  });

/** What whoever is here may write now, for the words below the field. */
export const allowanceQuery = queryOptions({ ...api.community.allowance.queryOptions(), staleTime: 0 });

const isIn = ({ pages }: InfiniteData<CommentPage>, { id }: Comment): boolean =>
  pages.some(({ threads }) => threads.some((thread) => thread.id === id || thread.replies.some((reply) => reply.id === id)));

const replaced = (thread: CommentThread, comment: Comment): CommentThread =>
  thread.id === comment.id
    ? { ...comment, replies: thread.replies }
    : { ...thread, replies: thread.replies.map((reply) => (reply.id === comment.id ? comment : reply)) };

function added(data: InfiniteData<CommentPage>, comment: Comment): CommentPage[] {
  if (comment.parentId === null)
    return data.pages.map((page, n) => (n === 0 ? { ...page, threads: [{ ...comment, replies: [] }, ...page.threads] } : page));
  return data.pages.map((page) => ({
    ...page,
    threads: page.threads.map((thread) => (thread.id === comment.parentId ? { ...thread, replies: [...thread.replies, comment] } : thread)),
  }));
}

/** A comment as it is now: in its place; a new one stands at the top, an answer at the end of its thread. */
export function learnComment(comment: Comment, cache: QueryClient): void {
  const queryKey = api.community.comments.key({ type: "infinite", input: { postId: comment.postId } });
  cache.setQueriesData<InfiniteData<CommentPage>>({ queryKey }, (data) => {
    if (!data) return data;
    if (!isIn(data, comment)) return { ...data, pages: added(data, comment) };
    return { ...data, pages: data.pages.map((page) => ({ ...page, threads: page.threads.map((each) => replaced(each, comment)) })) };
  });
}

const liking = {
  name: "community.commentLikes",
  turn: ({ id, isOn }: PendingToggle) => client.community.likeComment({ commentId: id, isLiked: isOn }),
  learn: (comment: Comment, _pending: PendingToggle, cache: QueryClient) => learnComment(comment, cache),
};

export function useCommentLike({ id, likes, isLiked }: Comment) {
  const isMember = useMe() !== null;
  const { isOn, turn } = useToggle(liking, { id, isOn: isLiked });
  const press = () => (isMember ? turn(!isOn) : offerLogin("Log in to like comments"));
  return { isLiked: isOn, likes: likes + Number(isOn) - Number(isLiked), press };
}
