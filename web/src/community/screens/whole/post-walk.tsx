import type { FeedPage } from "@blenda/domain/community/model";
import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { api } from "../../../lib/calls/api.ts";
import { Kbd } from "../../../ui/kbd.tsx";
import { isPlainKey } from "../../../ui/keys.ts";
import { wholePost } from "../../data/post-address.ts";

const LISTS = [api.community.feed, api.community.newest, api.community.following, api.community.saved];

/** The posts around this one, in a list somebody came from. */
function useNeighbours(id: string) {
  const cache = useQueryClient();
  const [ids] = useState(() => {
    const lists = LISTS.flatMap((read) => cache.getQueriesData<InfiniteData<FeedPage>>({ queryKey: read.key() }));
    const listed = lists.map(([, data]) => data?.pages.flatMap((page) => page.posts.map((post) => post.id)) ?? []);
    return listed.find((posts) => posts.includes(id)) ?? [];
  });
  const at = ids.indexOf(id);
  return { next: at < 0 ? undefined : ids[at + 1], previous: at < 1 ? undefined : ids[at - 1] };
}

/** J and K go through the list, C to the field for a comment. */
export function PostWalk({ id, onComment }: { id: string; onComment: () => void }) {
  const { next, previous } = useNeighbours(id);
  const navigate = useNavigate();
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isPlainKey(event)) return;
      const to = { j: next, k: previous }[event.key];
      if (event.key === "c") {
        event.preventDefault();
        onComment();
      } else if (to) void navigate({ ...wholePost(to), replace: true });
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, [next, previous, navigate, onComment]);
  if (!next && !previous) return null;
  return (
    <p aria-hidden="true" className="flex items-center gap-2 type-small text-muted pointer-coarse:hidden">
      <Kbd>J</Kbd>
      <Kbd>K</Kbd>
      next, previous post
    </p>
  );
}
