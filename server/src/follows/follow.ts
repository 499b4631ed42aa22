import { FOLLOWS } from "@blenda/domain/follows/constants";
import { followed, followersChanged } from "@blenda/domain/follows/events";
import { emit } from "../platform/events/outbox.ts";
import { follows } from "./procedures.ts";
import { addFollow, countsOf, lockCounts, settleCounts } from "./repository.ts";

export const follow = follows.follow.handler(async ({ input, context: { user, transaction, now }, errors }) => {
  if (input.userId === user.id) throw errors.FOLLOWS_SELF();
  const pair = { followerId: user.id, followingId: input.userId };
  return transaction(async (tx) => {
    const locked = await lockCounts(tx, [user.id, input.userId]);
    const own = locked.find(({ userId }) => userId === user.id);
    if (!own || locked.length < 2) throw errors.FOLLOWS_NOBODY();
    const at = now();
    if (await addFollow(tx, { ...pair, createdAt: at })) {
      if (own.following >= FOLLOWS.MOST) throw errors.FOLLOWS_FULL();
      await settleCounts(tx, pair, 1);
      await emit(tx, followed({ ...pair, at }));
      await emit(tx, followersChanged({ userId: input.userId }));
    }
    return countsOf(tx, input.userId);
  });
});
