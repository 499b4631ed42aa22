import type { TrendingPage } from "@blenda/domain/community/model";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { exact } from "../../../lib/text/numbers.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { stageStyle } from "../../../ui/stage-style.ts";
import { popularTagsQuery, trendingQuery, unansweredQuery } from "../../data/feed-queries.ts";
import { UNANSWERED } from "../../data/feed-view.ts";
import { wholePost } from "../../data/post-address.ts";
import { titleOf } from "../../parts/post-tile.tsx";
import { TagLinks } from "../../parts/tag-links.tsx";
import { ShopsToFollow } from "./shops-to-follow.tsx";

const SHOWN = 3;

/** Beside the feed: what trends today, who waits for an answer, what it is all about, and who is behind it. */
export function FeedSide() {
  const { data } = useInfiniteQuery(trendingQuery());
  const entries = data?.pages[0]?.entries ?? [];
  return (
    <>
      {entries.length > 0 && <Trending entries={entries} />}
      <Unanswered />
      <PopularTags />
      <ShopsToFollow posts={entries.map(({ post }) => post)} />
    </>
  );
}

function Trending({ entries }: { entries: TrendingPage["entries"] }) {
  return (
    <Panel title="Trending today">
      <ol className="grid gap-3">
        {entries.slice(0, SHOWN).map(({ post, rank }) => (
          <li key={post.id} className="relative flex items-center gap-3">
            <span className="w-4 type-ui text-muted tabular-nums">{rank}</span>
            <Thumbnail url={post.media[0]?.posterUrl ?? post.media[0]?.url} hue={post.media[0]?.stageHue ?? null} />
            <span className="grid min-w-0">
              <Link {...wholePost(post.id)} preload={false} className="truncate type-ui before:absolute before:inset-0 hover:underline">
                {titleOf(post)}
              </Link>
              <span className="type-small text-muted tabular-nums">
                {post.counts.likes === 1 ? "1 like" : `${exact(post.counts.likes)} likes`}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** The newest questions without a marked answer: somebody who knows can help at once. */
function Unanswered() {
  const { data } = useInfiniteQuery(unansweredQuery);
  const questions = data?.pages[0]?.posts ?? [];
  if (questions.length === 0) return null;
  return (
    <Panel
      title="Unanswered questions"
      aside={
        <Link to="/community" search={{ kind: UNANSWERED, order: "newest" }} className="link touch-target type-small">
          See all<span className="sr-only"> unanswered questions</span>
        </Link>
      }
    >
      <ul className="grid gap-3">
        {questions.slice(0, SHOWN).map((post) => (
          <li key={post.id} className="grid gap-0.5">
            <Link {...wholePost(post.id)} preload={false} className="line-clamp-2 type-ui hover:underline">
              {titleOf(post)}
            </Link>
            <span className="truncate type-small text-muted tabular-nums">
              {post.author.name} · {post.counts.comments === 1 ? "1 comment" : `${exact(post.counts.comments)} comments`}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function PopularTags() {
  const { data: tags = [] } = useQuery(popularTagsQuery);
  if (tags.length === 0) return null;
  return (
    <Panel title="Tags">
      <TagLinks tags={tags} />
    </Panel>
  );
}

function Thumbnail({ url, hue }: { url: string | undefined; hue: number | null }) {
  return (
    <span style={stageStyle(hue)} className="relative h-9 w-12 shrink-0 overflow-hidden rounded-xs bg-stage">
      {url ? (
        <img src={url} alt="" loading="lazy" decoding="async" className="absolute inset-0 size-full object-contain" />
      ) : (
        <Icon name="message-circle" className="absolute inset-0 m-auto text-faint" />
      )}
    </span>
  );
}
