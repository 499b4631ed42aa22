import { followed, followersChanged } from "@blenda/domain/follows/events";
import type { Instant } from "@blenda/domain/shared/time";
import { demoOpenedAt } from "../demo/port.ts";
import type { Db } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { addFollow, lockCounts, settleCounts } from "./repository.ts";

const pairs = [
  ["demo-buyer", "demo-creator"],
  ["demo-editor", "demo-creator"],
  ["demo-buyer", "demo-shop-copperleaf"],
  ["demo-buyer", "demo-shop-mosslight"],
  ["demo-creator", "demo-shop-paperweight"],
] as const;

/** Whom the demo's people follow since before its history begins. Once they follow or unfollow, it is theirs. */
export async function seedDemoFollows(db: Db, now: Instant): Promise<void> {
  const at = demoOpenedAt(now);
  const known = await db.selectFrom("followCounts").select("userId").where("userId", "=", "demo-buyer").executeTakeFirst();
  if (known) return;
  await db.transaction().execute(async (tx) => {
    const locked = new Set((await lockCounts(tx, pairs.flat())).map(({ userId }) => userId));
    for (const [followerId, followingId] of pairs) {
      if (!locked.has(followerId) || !locked.has(followingId)) continue;
      if (!(await addFollow(tx, { followerId, followingId, createdAt: at }))) continue; // another process was quicker
      await settleCounts(tx, { followerId, followingId }, 1);
      await emit(tx, followed({ followerId, followingId, at }));
      await emit(tx, followersChanged({ userId: followingId }));
    }
  });
}
