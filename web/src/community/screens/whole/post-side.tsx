import type { Post } from "@blenda/domain/community/model";
import { Link } from "@tanstack/react-router";
import { Panel } from "../../../ui/layout/panel.tsx";
import { stageStyle } from "../../../ui/stage-style.ts";
import { wholePost } from "../../data/post-address.ts";
import { Items } from "../card/items.tsx";
import { PostHead } from "../card/post-head.tsx";

/** Who wrote it, and what of theirs it is about. */
export function AuthorSide({ post }: { post: Post }) {
  const hasItems = post.products.length > 0 || post.training !== null;
  return (
    <div className="grid gap-4 max-xl:hidden">
      <Panel>
        <PostHead post={post} shownIn={undefined} />
      </Panel>
      {hasItems && (
        <Panel title="In this post">
          <Items post={post} isNarrow />
        </Panel>
      )}
    </div>
  );
}

export function MoreSide({ post: { more, author } }: { post: Post }) {
  if (more.length === 0) return null;
  return (
    <Panel title={`More from ${author.name}`}>
      <ul className="grid grid-cols-2 gap-2">
        {more.map(({ id, title, imageUrl, stageHue }) => (
          <li key={id}>
            <Link
              {...wholePost(id)}
              preload={false}
              aria-label={title}
              style={stageStyle(stageHue)}
              className="block overflow-hidden rounded-sm bg-stage ring-line-strong transition-shadow hover:ring-2"
            >
              <img src={imageUrl} alt="" loading="lazy" decoding="async" className="aspect-4/3 w-full object-contain" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
