import { event } from "../access/event.ts";
import type { Instant } from "../shared/time.ts";

const ofFollower = {
  aggregate: ({ followerId }: { followerId: string }) => `follows/${followerId}`,
  to: ({ followerId }: { followerId: string }) => ({ userId: followerId }),
  stale: ["follows.mine", "follows.counts", "follows.following"],
};

/** Told to the followed; if that fails, the follow stands. */
export const followed = event<{ followerId: string; followingId: string; at: Instant }>("follows.followed", ofFollower);

export const unfollowed = event<{ followerId: string; followingId: string }>("follows.unfollowed", ofFollower);

/** The followed one's own screens show the new count. */
export const followersChanged = event<{ userId: string }>("follows.followersChanged", {
  aggregate: ({ userId }) => `followers/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["follows.counts", "follows.followers"],
});
