import { useSearch } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import type { AddressParams } from "../../lib/page/address.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { StickyColumn } from "../../ui/layout/sticky-column.tsx";
import { openPostOf } from "../data/post-address.ts";
import { WholePostSkeleton } from "./whole/whole-post-skeleton.tsx";

const WholePost = lazy(() => import("./whole/whole-post.tsx").then((module) => ({ default: module.WholePost })));
const Composer = lazy(() => import("./composer/composer.tsx").then((module) => ({ default: module.Composer })));
const PostDialog = lazy(() => import("./whole/post-dialog.tsx").then((module) => ({ default: module.PostDialog })));

interface Props {
  /** Beside the page where there is room. */
  side?: ReactNode;
  children: ReactNode;
}

/** Every page of the community: itself, with the post its address names over it, or that post whole in its place (spec 2 §2). */
export function CommunityPage({ side, children }: Props) {
  const asked: AddressParams = useSearch({ strict: false });
  const { id, isWhole, commentId } = openPostOf(asked);
  if (asked.compose === "true" || asked.edit)
    return (
      <Suspense fallback={<Skeleton className="h-120 rounded-md" />}>
        <Composer postId={asked.edit} />
      </Suspense>
    );
  if (id && isWhole)
    return (
      <Suspense fallback={<WholePostSkeleton />}>
        <WholePost key={id} id={id} commentId={commentId} />
      </Suspense>
    );
  return (
    <>
      {side ? (
        <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_22rem] xl:gap-10">
          <div className="min-w-0">{children}</div>
          <aside className="contents">
            <StickyColumn className="grid grid-cols-1 gap-4 max-xl:hidden">{side}</StickyColumn>
          </aside>
        </div>
      ) : (
        children
      )}
      {id && (
        <Suspense>
          <PostDialog key={id} id={id} commentId={commentId} />
        </Suspense>
      )}
    </>
  );
}

/** Title, one line on what is shown, and a choice at the right. */
export function PageHead({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="grid gap-1">
        <h1 className="type-h1">{title}</h1>
        {lead && <p className="type-small text-muted">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
