import type { TrendingPage } from "@blenda/domain/community/model";
import { KIND_NAMES } from "@blenda/domain/community/texts";
import { Link, useNavigate } from "@tanstack/react-router";
import { wholePost } from "../data/post-address.ts";
import { Face, PersonName } from "../parts/person-mark.tsx";
import { altOf } from "../parts/post-media.tsx";
import { PostModel } from "../parts/post-model.tsx";
import { titleOf } from "../parts/post-tile.tsx";
import { WrittenAt } from "../parts/post-time.tsx";
import { actionStyle, PostActions } from "./card/post-actions.tsx";
import { WhyShown } from "./card/why-shown.tsx";
import { Rank } from "./rank.tsx";

/** The first of the ranking, large and live. */
export function Leader({ entry: { post, rank } }: { entry: TrendingPage["entries"][number] }) {
  const navigate = useNavigate();
  const model = post.media.find(({ kind }) => kind === "model");
  const picture = post.media.find(({ kind }) => kind === "picture");
  return (
    <article aria-label={titleOf(post)} className="grid grid-cols-1 gap-4">
      <div className="relative max-md:-mx-(--gutter)">
        {model ? (
          <PostModel medium={model} label={altOf(model, post.title)} />
        ) : (
          <Link {...wholePost(post.id)} preload={false} className="block overflow-hidden rounded-md bg-stage">
            {picture ? (
              <img src={picture.url} alt={altOf(picture, post.title)} className="aspect-3/2 w-full object-cover" />
            ) : (
              <p className="line-clamp-10 p-6 pt-16 text-muted">{post.summary}</p>
            )}
          </Link>
        )}
        <div className="pointer-events-none absolute bottom-3 left-3 md:bottom-auto md:left-auto md:top-4 md:right-18">
          <Rank rank={rank} isPinned={post.isPinned} />
        </div>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid min-w-0 gap-1.5">
          <h2 className="type-h2">
            <Link {...wholePost(post.id)} preload={false} className="hover:underline">
              {titleOf(post)}
            </Link>
          </h2>
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 type-small text-muted">
            <Face person={post.author} size={20} />
            <PersonName person={post.author} className="" />
            <span>
              <WrittenAt of={post} /> · {KIND_NAMES[post.kind]}
            </span>
          </p>
        </div>
        <PostActions post={post} isLarge onComments={() => void navigate(wholePost(post.id))}>
          <WhyShown post={post} shownIn="trending" triggerClass={actionStyle(true)} />
        </PostActions>
      </div>
    </article>
  );
}
