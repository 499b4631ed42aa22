import type { PostCard } from "@blenda/domain/community/model";
import { KIND_NAMES } from "@blenda/domain/community/texts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { short } from "../../lib/text/numbers.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { stageStyle } from "../../ui/stage-style.ts";
import { wholePost } from "../data/post-address.ts";
import { Face } from "./person-mark.tsx";

/** What a post is called where it has no title. */
export const titleOf = ({ title, summary, kind, author }: Pick<PostCard, "title" | "summary" | "kind" | "author">): string =>
  title || summary.split("\n")[0]?.slice(0, 80) || `${KIND_NAMES[kind]} by ${author.name}`;

interface Props {
  post: PostCard;
  /** In the corner of the picture: its place in a ranking. */
  mark?: ReactNode;
  /** At the end of the figures: its score. */
  figure?: ReactNode;
  isFirst?: boolean;
}

/** A post as a picture with its figures, for rankings and other people's pages. */
export function PostTile({ post, mark, figure, isFirst = false }: Props) {
  const [cover] = post.media;
  return (
    <article className="group/card relative grid grid-cols-1 content-start gap-2.5">
      <div
        style={stageStyle(cover?.stageHue ?? null)}
        className="relative aspect-4/3 overflow-hidden rounded-sm bg-stage ring-line-strong outline-offset-2 outline-sky transition-shadow group-hover/card:ring-2 group-has-[[data-card-link]:focus-visible]/card:outline-2"
      >
        {cover ? (
          <img
            src={cover.posterUrl ?? cover.url}
            alt=""
            width={cover.width}
            height={cover.height}
            loading={isFirst ? "eager" : "lazy"}
            decoding="async"
            className={classNames("absolute inset-0 size-full", cover.kind === "model" ? "object-contain" : "object-cover")}
          />
        ) : (
          <p className="line-clamp-6 p-4 pt-14 type-ui text-muted">{post.summary}</p>
        )}
        <div className="pointer-events-none absolute inset-x-2 top-2 flex items-start justify-between gap-2">
          {mark ?? <span />}
          {post.kind !== "show" && <span className="rounded-xs bg-bg px-2 py-1 type-label text-text">{KIND_NAMES[post.kind]}</span>}
        </div>
      </div>
      <div className="grid grid-cols-1 gap-1">
        <h3 className="truncate type-ui font-semibold">
          <Link
            {...wholePost(post.id)}
            preload={false}
            data-card-link
            className="outline-none before:absolute before:inset-0 before:rounded-sm"
          >
            {titleOf(post)}
          </Link>
        </h3>
        <p className="flex min-w-0 items-center gap-2 type-small text-muted">
          <Face person={post.author} size={20} />
          <span className="truncate">{post.author.name}</span>
        </p>
        <p className="flex items-center gap-3 type-small text-muted tabular-nums">
          <Figure icon="heart" count={post.counts.likes} one="like" />
          <Figure icon="message-circle" count={post.counts.comments} one="comment" />
          <Figure icon="bookmark" count={post.counts.saves} one="save" />
          {figure && <span className="ml-auto font-semibold text-text">{figure}</span>}
        </p>
      </div>
    </article>
  );
}

function Figure({ icon, count, one }: { icon: IconName; count: number; one: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      <Icon name={icon} size={16} />
      {short(count)}
      <span className="sr-only"> {count === 1 ? one : `${one}s`}</span>
    </span>
  );
}
