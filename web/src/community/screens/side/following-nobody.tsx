import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FollowButton } from "../../../follows/parts/follow-button.tsx";
import { buttonStyle } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { trendingQuery } from "../../data/feed-queries.ts";
import { Face, PersonName } from "../../parts/person-mark.tsx";
import { altOf } from "../../parts/post-media.tsx";
import { PostModel } from "../../parts/post-model.tsx";

const SHOWN = 3;

/** Nothing to list: shops that could be followed, each with a model to turn. */
export function FollowingNobody({ hasPeople }: { hasPeople: boolean }) {
  const { data } = useInfiniteQuery(trendingQuery());
  const entries = data?.pages[0]?.entries ?? [];
  const shops = new Map(
    entries.flatMap(({ post }) => {
      const model = post.media.find(({ kind }) => kind === "model");
      return model && post.author.shopSlug ? [[post.author.userId, { author: post.author, model, title: post.title }] as const] : [];
    }),
  );
  return (
    <>
      <EmptyState
        icon="users"
        title={hasPeople ? "Nothing here yet" : "You aren't following anyone yet"}
        action={
          <Link to="/community/trending" className={buttonStyle()}>
            See what's trending
          </Link>
        }
      >
        {hasPeople
          ? "The people and tags you follow haven't posted this yet."
          : "Follow people, shops and tags, and their posts show up here."}
      </EmptyState>
      <ul className="grid grid-cols-1 gap-6">
        {[...shops.values()].slice(0, SHOWN).map(({ author, model, title }) => (
          <li key={author.userId} className="grid gap-3">
            <div className="flex items-center gap-3">
              <Face person={author} size={40} />
              <span className="min-w-0 flex-1 type-ui">
                <PersonName person={author} />
              </span>
              <FollowButton creatorId={author.userId} name={author.name} />
            </div>
            <PostModel medium={model} label={altOf(model, title)} />
          </li>
        ))}
      </ul>
    </>
  );
}
