import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api, FRESH_MS } from "../../lib/calls/api.ts";

/** Words that find something at this moment; none until they are known, or when they cannot be had. */
export function usePopularWords(): readonly string[] {
  const { data = [] } = useQuery({ ...api.search.popular.queryOptions(), staleTime: FRESH_MS.listings });
  return data;
}

/** The row keeps its place while the words are on the way. */
export function PopularWords({ words }: { words: readonly string[] }) {
  return (
    <div className="mt-4 flex min-h-7 flex-wrap items-center gap-2 max-md:hidden">
      {words.length > 0 && <span className="mr-1 type-small text-muted">Popular</span>}
      {words.map((word) => (
        <Link
          key={word}
          to="/marketplace"
          search={{ q: word }}
          className="touch-target inline-flex h-7 items-center rounded-xs border border-line-strong bg-bg px-2.5 type-small text-muted transition-colors hover:bg-surface-2 hover:text-text"
        >
          {word}
        </Link>
      ))}
    </div>
  );
}
