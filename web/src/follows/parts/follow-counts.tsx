import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { exact } from "../../lib/text/numbers.ts";
import { followCountsQuery, type Side } from "../data/follow-state.ts";

const FollowLists = lazy(() => import("./follow-lists.tsx").then((module) => ({ default: module.FollowLists })));

/** How many follow a person and whom they follow; a press shows who these are. */
export function FollowCounts({ userId, name }: { userId: string; name: string }) {
  const [side, setSide] = useState<Side | null>(null);
  const { data } = useQuery(followCountsQuery(userId));
  if (!data) return null;
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1">
      <Count figure={data.followers} word={data.followers === 1 ? "follower" : "followers"} onPress={() => setSide("followers")} />
      <Count figure={data.following} word="following" onPress={() => setSide("following")} />
      <Suspense>{side && <FollowLists userId={userId} name={name} side={side} onSide={setSide} onClose={() => setSide(null)} />}</Suspense>
    </div>
  );
}

function Count({ figure, word, onPress }: { figure: number; word: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onPress}
      className="touch-target rounded-xs type-small text-muted tabular-nums transition-colors hover:text-text"
    >
      <span className="font-semibold text-text">{exact(figure)}</span> {word}
    </button>
  );
}
