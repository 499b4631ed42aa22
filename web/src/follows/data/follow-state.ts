import type { FollowCounts } from "@blenda/domain/follows/model";
import { followTexts } from "@blenda/domain/follows/texts";
import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, client } from "../../lib/calls/api.ts";
import { type PendingToggle, useToggle } from "../../lib/calls/toggle.ts";
import { useMe } from "../../lib/session/use-me.ts";
import { toast } from "../../lib/toast.ts";
import { offerLogin } from "../../product/toast-offers.tsx";

/** Every follow button reads this one list; live notes keep it true. */
const followedIdsQuery = queryOptions(api.follows.mine.queryOptions());

export const followCountsQuery = (userId: string) => queryOptions(api.follows.counts.queryOptions({ input: { userId } }));

/** Followers of a person, or the people they follow. */
export type Side = "followers" | "following";

const following = {
  name: "follows",
  turn: ({ id, isOn }: PendingToggle) => (isOn ? client.follows.follow({ userId: id }) : client.follows.unfollow({ userId: id })),
  learn: async (counts: FollowCounts, { id, isOn }: PendingToggle, cache: QueryClient) => {
    cache.setQueryData(followCountsQuery(counts.userId).queryKey, counts);
    const { queryKey } = followedIdsQuery;
    if (!cache.getQueryData(queryKey)) return;
    // An answer that left before this one was true may still be on its way.
    await cache.cancelQueries({ queryKey });
    cache.setQueryData(queryKey, (before = []) => {
      const others = before.filter((other) => other !== id);
      return isOn ? [id, ...others] : others;
    });
  },
};

/**
 * People I followed when the page was opened: one who is followed on it stays there, with the button pressed. Unknown until it was asked.
 */
export function useFollowedBefore(): readonly string[] | undefined {
  const me = useMe();
  const { data } = useQuery({ ...followedIdsQuery, enabled: me !== null });
  const [before, setBefore] = useState<readonly string[]>();
  if (data && !before) setBefore(data);
  return me ? before : [];
}

/** Whether I follow this person, and the press that changes it; visitors are asked to log in. */
export function useFollow(userId: string, name: string | undefined) {
  const me = useMe();
  const { data: isKnown = false } = useQuery({ ...followedIdsQuery, enabled: me !== null, select: (ids) => ids.includes(userId) });
  const say = ({ isOn }: PendingToggle) => void toast.done(isOn ? followTexts.nowFollowing(name) : followTexts.unfollowed(name));
  const { isOn, turn } = useToggle(following, { id: userId, isOn: isKnown }, say);
  const press = () => {
    if (!me) return offerLogin(followTexts.signInToFollow);
    if (me.id === userId) return void toast.failed(followTexts.cannotFollowSelf);
    turn(!isOn);
  };
  return { isMe: me?.id === userId, isFollowing: me !== null && isOn, press };
}
