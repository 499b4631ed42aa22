import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { followedTagsQuery } from "../data/feed-queries.ts";

/** The tags somebody follows, below the community's navigation. */
export function FollowedTags() {
  const { data = [] } = useQuery(followedTagsQuery);
  if (data.length === 0) return null;
  return (
    <nav aria-labelledby="followed-tags" className="grid gap-1 border-t border-line pt-4 max-md:hidden">
      <h2 id="followed-tags" className="px-3 pb-1 type-label text-muted">
        Tags you follow
      </h2>
      <ul className="grid">
        {data.map(({ tag }) => (
          <li key={tag}>
            <Link
              to="/community"
              search={{ tag }}
              preload={false}
              className="flex min-h-9 items-center rounded-xs px-3 type-ui text-muted transition-colors hover:bg-surface-2 hover:text-text"
            >
              <span className="truncate"># {tag}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
