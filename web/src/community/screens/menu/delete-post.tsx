import type { PostCard } from "@blenda/domain/community/model";
import { useNavigate } from "@tanstack/react-router";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { dropPosts } from "../../data/post-lists.ts";
import { postQuery } from "../../data/post-query.ts";

/** Takes one's own post away, wherever it is shown. */
export function DeletePost({ post, onClose }: { post: PostCard; onClose: () => void }) {
  const navigate = useNavigate();
  const { act, isActing } = useAct(api.community.deletePost, {
    done: () => "Post deleted",
    learn: ({ postId }, cache) => {
      dropPosts(cache, ({ id }) => id === postId);
      cache.removeQueries({ queryKey: postQuery(postId).queryKey });
    },
  });
  const leave = () => {
    onClose();
    if (location.search.includes(post.id)) void navigate({ to: "/community/activities", replace: true });
  };
  return (
    <ConfirmDialog
      question="Delete this post?"
      label="Delete post"
      keepLabel="Keep it"
      isBusy={isActing}
      onYes={() => act({ postId: post.id }, { onSuccess: leave })}
      onClose={onClose}
    >
      It's gone for everyone, with its likes and saves. What others wrote below it can't be read anymore either.
    </ConfirmDialog>
  );
}
