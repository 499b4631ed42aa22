import { useInfiniteQuery } from "@tanstack/react-query";
import { communitySearchQuery } from "../../community/data/feed-queries.ts";
import { foundText, searchedFor } from "../../community/data/feed-view.ts";
import { ResultTabs } from "../parts/result-tabs.tsx";

/** Above results for some words: the way to the courses and posts for the same. Without words there is nothing to say. */
export function FoundTabs({ words, here }: { words: string; here: "models" | "courses" }) {
  const asked = searchedFor({ q: words });
  const { data } = useInfiniteQuery(communitySearchQuery(asked ?? null));
  if (asked === undefined) return null;
  return (
    <div className="mb-4">
      <ResultTabs words={asked} here={here} posts={foundText(data?.pages[0]?.total)} />
    </div>
  );
}
