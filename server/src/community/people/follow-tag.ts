import { COMMUNITY } from "@blenda/domain/community/constants";
import { choicesChanged } from "@blenda/domain/community/events";
import type { TagLine } from "@blenda/domain/community/model";
import type { Db } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { community } from "../procedures.ts";
import { lockPace } from "./pace-repository.ts";

/** A tag that is not in use yet can be followed too: the first post with it will be seen. */
export const followTag = community.followTag.handler(async ({ input: { tag, isFollowed }, context, errors }) => {
  const { user } = context;
  return context.transaction(async (tx) => {
    await lockPace(tx, user.id);
    const now = context.now();
    if (isFollowed) {
      const known = await followedTagsOf(tx, user.id);
      if (known.length >= COMMUNITY.MOST_TAGS_FOLLOWED && !known.some((each) => each.tag === tag)) throw errors.COMMUNITY_TAGS_FULL();
      await tx
        .insertInto("communityTags")
        .values({ tag, usedAt: now })
        .onConflict((c) => c.doNothing())
        .execute();
      await tx
        .insertInto("tagFollows")
        .values({ userId: user.id, tag, createdAt: now })
        .onConflict((c) => c.doNothing())
        .execute();
    } else await tx.deleteFrom("tagFollows").where("userId", "=", user.id).where("tag", "=", tag).execute();
    await emit(tx, choicesChanged({ userId: user.id }));
    return followedTagsOf(tx, user.id);
  });
});

/** In the order of the alphabet, as a list beside the page. */
export async function followedTagsOf(db: Db, userId: string): Promise<TagLine[]> {
  const rows = await db
    .selectFrom("tagFollows as f")
    .innerJoin("communityTags as t", "t.tag", "f.tag")
    .select(["t.tag", "t.posts"])
    .where("f.userId", "=", userId)
    .orderBy("t.tag")
    .execute();
  return rows.map((row) => ({ ...row, isFollowed: true }));
}
