import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { useId } from "react";
import { IconButton, iconButtonStyle } from "../../../ui/controls/icon-button.tsx";
import { useModal } from "../../../ui/feedback/modal.ts";
import { ModalDialog } from "../../../ui/feedback/modal-dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { wholePost } from "../../data/post-address.ts";
import { postQuery } from "../../data/post-query.ts";
import { titleOf } from "../../parts/post-tile.tsx";
import { PostCard, PostCardSkeleton } from "../card/post-card.tsx";
import { PostUnreadable } from "./post-unreadable.tsx";
import { useListedToo } from "./use-listed-too.ts";

/** A post over the page it was opened on (spec 2 §2), with what was said; one press shows it whole. */
export function PostDialog({ id, commentId }: { id: string; commentId: string | undefined }) {
  const { data: post, error, refetch } = useQuery(postQuery(id));
  useListedToo(post);
  const navigate = useNavigate();
  const pathname = useLocation({ select: (at) => at.pathname });
  const dialog = useModal(true);
  const titleId = useId();
  const close = () =>
    void navigate({
      to: pathname,
      search: ({ post: _post, comment: _comment, ...rest }: Record<string, string | undefined>) => rest,
      state: { staysPut: true },
    } as never);
  return (
    <ModalDialog
      dialog={dialog}
      aria-labelledby={titleId}
      onClose={close}
      className="max-h-dvh w-screen max-w-none overflow-y-auto border-line-strong bg-surface-1 text-text shadow-raised backdrop:bg-scrim open:appear max-md:h-dvh md:max-h-[calc(100dvh-3rem)] md:w-[min(100vw-3rem,46rem)] md:rounded-md md:border"
    >
      <div className="sticky top-0 z-10 flex items-center gap-1 border-b border-line bg-surface-1 py-2 pr-2 pl-4">
        <h2 id={titleId} className="min-w-0 flex-1 truncate type-h3">
          {post ? titleOf(post) : "Post"}
        </h2>
        <Link
          {...wholePost(id)}
          preload={false}
          {...(commentId && { search: { post: id, expand: "true", comment: commentId } })}
          aria-label="Open the whole post"
          className={iconButtonStyle}
        >
          <Icon name="maximize" size={20} />
        </Link>
        <IconButton icon="x" label="Close" data-first-focus onClick={close} />
      </div>
      <div className="max-md:px-(--gutter)">
        {error ? (
          <PostUnreadable postId={id} error={error} onRetry={() => void refetch()} />
        ) : post ? (
          <PostCard post={post} isTalkedAbout />
        ) : (
          <PostCardSkeleton />
        )}
      </div>
    </ModalDialog>
  );
}
