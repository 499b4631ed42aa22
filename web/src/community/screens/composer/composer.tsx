import { communityTexts } from "@blenda/domain/community/texts";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { usePageTitle } from "../../../lib/page/page-title.ts";
import { useMe } from "../../../lib/session/use-me.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { EMPTY_POST, fieldsOf } from "../../data/composing/post-fields.ts";
import { postQuery } from "../../data/post-query.ts";
import { PostForm } from "./post-form.tsx";

/** Where a post is written, or one's own is changed (`?edit={id}`). Visitors log in first and come back. */
export function Composer({ postId }: { postId?: string | undefined }) {
  const me = useMe();
  usePageTitle(postId ? "Edit post" : "New post");
  if (!me) return <ToLogin />;
  return postId ? <Editing key={postId} postId={postId} /> : <PostForm keptAs="post" known={EMPTY_POST} />;
}

function ToLogin() {
  const here = useLocation({ select: ({ href }) => href });
  const navigate = useNavigate();
  useEffect(() => void navigate({ to: "/login", search: { redirect: here }, replace: true }), [navigate, here]);
  return null;
}

/** Kept as long as it is open: what others do with the post meanwhile does not take the words away. */
function Editing({ postId }: { postId: string }) {
  const { data: post, error, refetch } = useQuery(postQuery(postId));
  if (post && !(post.mine.isOwn && post.canEdit))
    return <p className="text-muted">{post.mine.isOwn ? communityTexts.newEditOver : "You can only edit your own posts."}</p>;
  if (post) return <PostForm postId={postId} keptAs={`post ${postId}`} known={fieldsOf(post)} />;
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  return <ComposerSkeleton />;
}

function ComposerSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-4">
      <Skeleton className="h-14 w-64" />
      <Skeleton className="h-10 w-full max-w-md" />
      <Skeleton className="h-120 rounded-md" />
    </div>
  );
}
