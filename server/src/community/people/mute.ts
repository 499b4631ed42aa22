import { COMMUNITY } from "@blenda/domain/community/constants";
import { choicesChanged } from "@blenda/domain/community/events";
import type { MutedAuthor } from "@blenda/domain/community/model";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { communityPeople } from "../cards.ts";
import { findPost } from "../posts/post-repository.ts";
import { community } from "../procedures.ts";
import { lockPace } from "./pace-repository.ts";

/** Whoever is muted never learns of it: they are only not read. */
export const muteUser = community.muteUser.handler(async ({ input: { userId: mutedId, isMuted }, context, errors }) => {
  const { user } = context;
  if (mutedId === user.id) throw errors.COMMUNITY_SELF();
  return context.transaction(async (tx) => {
    if (isMuted && !(await communityPeople(tx, [mutedId])).has(mutedId)) throw errors.COMMUNITY_USER_GONE();
    await change(tx, user.id, isMuted, {
      add: (createdAt) =>
        tx
          .insertInto("userMutes")
          .values({ userId: user.id, mutedId, createdAt })
          .onConflict((c) => c.doNothing())
          .execute(),
      remove: () => tx.deleteFrom("userMutes").where("userId", "=", user.id).where("mutedId", "=", mutedId).execute(),
      at: context.now(),
    });
    return mutedBy(tx, user.id);
  });
});

export const muteThread = community.muteThread.handler(async ({ input: { postId, isMuted }, context, errors }) => {
  const { user } = context;
  return context.transaction(async (tx) => {
    if (isMuted && !(await findPost(tx, postId))) throw errors.COMMUNITY_POST_GONE();
    await change(tx, user.id, isMuted, {
      add: (createdAt) =>
        tx
          .insertInto("threadMutes")
          .values({ userId: user.id, postId, createdAt })
          .onConflict((c) => c.doNothing())
          .execute(),
      remove: () => tx.deleteFrom("threadMutes").where("userId", "=", user.id).where("postId", "=", postId).execute(),
      at: context.now(),
    });
    return mutedBy(tx, user.id);
  });
});

interface Change {
  add(at: Instant): Promise<unknown>;
  remove(): Promise<unknown>;
  at: Instant;
}

async function change(tx: Tx, userId: string, isMuted: boolean, { add, remove, at }: Change): Promise<void> {
  await lockPace(tx, userId);
  await (isMuted ? add(at) : remove());
  if (isMuted && (await countMuted(tx, userId)) > COMMUNITY.MOST_MUTED) throw refusal("COMMUNITY_MUTED_FULL");
  await emit(tx, choicesChanged({ userId }));
}

async function countMuted(db: Db, userId: string): Promise<number> {
  const people = db.selectFrom("userMutes").select("userId").where("userId", "=", userId);
  const { count } = await db
    .selectFrom(people.unionAll(db.selectFrom("threadMutes").select("userId").where("userId", "=", userId)).as("muted"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** The newest first. Whoever is gone or suspended is not named. */
export async function mutedBy(db: Db, userId: string): Promise<MutedAuthor> {
  const people = await db
    .selectFrom("userMutes")
    .select("mutedId")
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .orderBy("mutedId")
    .execute();
  const known = await communityPeople(
    db,
    people.map(({ mutedId }) => mutedId),
  );
  const threads = await db
    .selectFrom("threadMutes as t")
    .innerJoin("posts as p", "p.id", "t.postId")
    .select(["p.id as postId", "p.title", "p.summary"])
    .where("t.userId", "=", userId)
    .where("p.status", "=", "published")
    .orderBy("t.createdAt", "desc")
    .orderBy("p.id")
    .execute();
  return {
    people: people.flatMap(({ mutedId }) => known.get(mutedId) ?? []),
    threads: threads.map(({ postId, title, summary }) => ({ postId, title: title || [...summary].slice(0, 80).join("") })),
  };
}
