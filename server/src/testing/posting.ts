import { HOT } from "@blenda/domain/community/constants";
import type { PostDraft } from "@blenda/domain/community/model";
import { richTextOfPlain } from "@blenda/domain/shared/rich-text/plain-text";
import type { Instant } from "@blenda/domain/shared/time";
import { type Insertable, sql } from "kysely";
import type { Database, Db } from "../platform/database/db.ts";

type PostRow = Insertable<Database["posts"]>;

/** The draft of a post. */
export const postDraft = (more: Partial<PostDraft> = {}): PostDraft => ({
  kind: "wip",
  title: "Lantern Rock, almost done",
  body: richTextOfPlain("The whole island is one mesh now."),
  media: [],
  productIds: [],
  trainingId: null,
  tags: ["diorama", "low-poly"],
  mentionIds: [],
  visibility: "everyone",
  ...more,
});

/** When these people joined; most limits are for those who are new. */
export const setJoined = (db: Db, people: readonly { id: string }[], createdAt: Instant) =>
  db
    .updateTable("users")
    .set({ createdAt })
    .where(
      "id",
      "in",
      people.map(({ id }) => id),
    )
    .execute();

/** A post as it lies in the database, for tests that need many or need it to be old. */
export async function addPost(
  db: Db,
  id: string,
  authorId: string,
  createdAt: Instant,
  { tags = [], ...more }: Partial<Omit<PostRow, "tags">> & { tags?: string[] } = {},
): Promise<void> {
  const body = sql<never>`${JSON.stringify([{ type: "p", inline: [{ type: "text", text: id }] }])}::jsonb`;
  await db
    .insertInto("posts")
    .values({ kind: "show", title: id, plain: id, summary: id, ...more, id, authorId, body, tags, createdAt })
    .execute();
  for (const tag of tags) {
    await db
      .insertInto("communityTags")
      .values({ tag, posts: 1, usedAt: createdAt })
      .onConflict((c) => c.column("tag").doUpdateSet({ posts: sql`community_tags.posts + 1` }))
      .execute();
    await db.insertInto("postTags").values({ postId: id, tag, createdAt }).execute();
  }
}

/** These liked it, long after they joined; not its author. */
export async function addLikes(db: Db, postId: string, userIds: readonly string[], now: Instant): Promise<void> {
  if (userIds.length === 0) return;
  const likes = userIds.map((userId) => ({ postId, userId, quarters: HOT.QUARTERS, createdAt: now }));
  await db.insertInto("postLikes").values(likes).execute();
  await db
    .updateTable("posts")
    .set({ likes: sql`likes + ${userIds.length}`, hotLikeQuarters: sql`hot_like_quarters + ${userIds.length * HOT.QUARTERS}` })
    .where("id", "=", postId)
    .execute();
}
