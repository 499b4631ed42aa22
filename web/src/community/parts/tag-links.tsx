import type { TagLine } from "@blenda/domain/community/model";
import { Link } from "@tanstack/react-router";
import { exact } from "../../lib/text/numbers.ts";

/** Tags with how many posts have them, each a way to those posts. */
export function TagLinks({ tags }: { tags: readonly TagLine[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map(({ tag, posts }) => (
        <li key={tag}>
          <Link
            to="/community"
            search={{ tag }}
            preload={false}
            className="touch-target inline-flex min-h-8 items-center gap-2 rounded-sm border border-line bg-surface-2 px-2.5 type-small transition-colors hover:border-line-strong"
          >
            #{tag}
            <span className="text-muted tabular-nums">
              {exact(posts)}
              <span className="sr-only"> {posts === 1 ? "post" : "posts"}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
