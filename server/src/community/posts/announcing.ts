import { NEW_POST_NOTICE } from "@blenda/domain/community/constants";
import { postAnnounced } from "@blenda/domain/community/events";
import { excerpt } from "@blenda/domain/notifications/rules";
import { minutesBetween } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { hasBlocked } from "../../blocks/sql.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import type { Job, Jobs } from "../../platform/jobs/jobs.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { communityPeople } from "../cards.ts";
import { savePace } from "../people/pace-repository.ts";

const ANNOUNCE_JOB = "community.announce";

interface AnnouncedPost {
  id: string;
  authorId: string;
  createdAt: Instant;
  announcedAt: Instant | null;
}

/** Followers hear of the first post of six hours (decision D21); a job tells them, some hundred at a time. The author's pace is held. */
export async function announce(tx: Tx, jobs: Jobs, { id, authorId, createdAt, announcedAt }: AnnouncedPost): Promise<void> {
  if (announcedAt && minutesBetween(announcedAt, createdAt) < NEW_POST_NOTICE.HOURS * 60) return;
  await savePace(tx, authorId, { announcedAt: createdAt });
  await tx.insertInto("postAnnouncements").values({ postId: id, authorId, createdAt }).execute();
  await jobs.enqueue(tx, ANNOUNCE_JOB, { postId: id });
}

/** Tells the next followers and remembers the last of them. Answers whether there may be more. */
async function announceSome(services: Services, postId: string): Promise<boolean> {
  return services.transaction(async (tx) => {
    const todo = await tx.selectFrom("postAnnouncements").selectAll().where("postId", "=", postId).forUpdate().executeTakeFirst();
    if (!todo) return false;
    const post = await tx.selectFrom("posts").select(["title", "plain", "status"]).where("id", "=", postId).executeTakeFirst();
    const author = (await communityPeople(tx, [todo.authorId])).get(todo.authorId);
    const followers = post?.status === "published" && author ? await followersAfter(tx, todo.authorId, todo.toldThrough) : [];
    const last = followers.at(-1);
    if (!post || !author || !last) {
      await tx.deleteFrom("postAnnouncements").where("postId", "=", postId).execute();
      return false;
    }
    const userIds = followers.filter(({ wants }) => wants).map(({ userId }) => userId);
    // The post's own moment, as the feed says it: when its job came round is nobody's business.
    const about = { author: { userId: todo.authorId, name: author.name }, title: post.title || excerpt(post.plain), at: todo.createdAt };
    if (userIds.length > 0) await emit(tx, postAnnounced({ postId, ...about, userIds }));
    await tx.updateTable("postAnnouncements").set({ toldThrough: last.userId }).where("postId", "=", postId).execute();
    return true;
  });
}

/** Some followers in the order of their ids. Whoever muted the author, or was blocked by them, is passed over. */
async function followersAfter(db: Db, authorId: string, after: string): Promise<{ userId: string; wants: boolean }[]> {
  return db
    .selectFrom("follows as f")
    .select("f.followerId as userId")
    .select(
      sql<boolean>`not exists (select from user_mutes m where m.user_id = f.follower_id and m.muted_id = ${authorId})
        and not ${hasBlocked(authorId, { column: "f.followerId" })}`.as("wants"),
    )
    .where("f.followingId", "=", authorId)
    .where("f.followerId", ">", after)
    .orderBy("f.followerId")
    .limit(NEW_POST_NOTICE.BATCH)
    .execute();
}

async function announceNow(services: Services, { postId }: { postId?: string }): Promise<void> {
  while (postId && (await announceSome(services, postId)));
}

export const announceJob: Job<Services> = { name: ANNOUNCE_JOB, run: announceNow };
