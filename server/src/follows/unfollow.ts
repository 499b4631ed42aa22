import { followersChanged, unfollowed } from "@blenda/domain/follows/events";
import { emit } from "../platform/events/outbox.ts";
import { follows } from "./procedures.ts";
import { countsOf, lockCounts, removeFollow, settleCounts } from "./repository.ts";

export const unfollow = follows.unfollow.handler(async ({ input, context: { user, transaction } }) => {
  const pair = { followerId: user.id, followingId: input.userId };
  return transaction(async (tx) => {
    await lockCounts(tx, [user.id, input.userId]);
    if (await removeFollow(tx, pair)) {
      await settleCounts(tx, pair, -1);
      await emit(tx, unfollowed(pair));
      await emit(tx, followersChanged({ userId: input.userId }));
    }
    return countsOf(tx, input.userId);
  });
});
