import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db, Tx } from "../platform/database/db.ts";
import { jsonb } from "../platform/events/outbox.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import { changeComment, countComment, lockComment } from "./comments/comment-repository.ts";
import { emptyPost } from "./posts/empty-post.ts";
import { lockPost } from "./posts/post-repository.ts";

/** Posts, comments, likes, saves, follows and mutes of an account. What others did with it is theirs, so only the numbers are in it. */
async function collect(db: Db, id: string) {
  const [posts, comments, likes, commentLikes, saves, collections, tags, mutedPeople, mutedPosts, ring] = await Promise.all([
    db
      .selectFrom("posts")
      .select(["id", "kind", "title", "plain as text", "tags", "visibility", "status", "likes", "comments", "saves", "views"])
      .select(["createdAt", "editedAt"])
      .where("authorId", "=", id)
      .where("status", "!=", "deleted")
      .orderBy("createdAt")
      .execute(),
    db
      .selectFrom("postComments")
      .select(["postId", "body", "status", "likes", "createdAt", "editedAt"])
      .where("authorId", "=", id)
      .where("status", "!=", "deleted")
      .orderBy("createdAt")
      .execute(),
    db.selectFrom("postLikes").select(["postId", "createdAt"]).where("userId", "=", id).execute(),
    db.selectFrom("commentLikes").select(["commentId", "createdAt"]).where("userId", "=", id).execute(),
    db.selectFrom("postSaves").select(["postId", "collectionId", "createdAt"]).where("userId", "=", id).execute(),
    db.selectFrom("postCollections").select(["id", "name", "createdAt"]).where("userId", "=", id).execute(),
    db.selectFrom("tagFollows").select(["tag", "createdAt"]).where("userId", "=", id).execute(),
    db.selectFrom("userMutes").select(["mutedId as userId", "createdAt"]).where("userId", "=", id).execute(),
    db.selectFrom("threadMutes").select(["postId", "createdAt"]).where("userId", "=", id).execute(),
    db.selectFrom("likeRings").select("foundAt as likesUncountedSince").where("userId", "=", id).execute(),
  ]);
  return { posts, comments, likes, commentLikes, saves, collections, tags, mutedPeople, mutedPosts, ring };
}

/** Posts go; what others said under them stays theirs, and readable. */
async function forgetPosts(tx: Tx, id: string, now: Instant): Promise<void> {
  const own = await tx.selectFrom("posts").select("id").where("authorId", "=", id).where("status", "!=", "deleted").orderBy("id").execute();
  for (const { id: postId } of own) {
    const post = await lockPost(tx, postId);
    if (post) await emptyPost(tx, post, now);
  }
  await tx.deleteFrom("postMedia").where("userId", "=", id).execute();
}

/** The words go, and nobody is named; where others answered the place stays. */
async function forgetComments(tx: Tx, id: string): Promise<void> {
  const own = await tx.selectFrom("postComments").select("id").where("authorId", "=", id).orderBy("postId").orderBy("id").execute();
  for (const { id: commentId } of own) {
    const found = await lockComment(tx, commentId);
    if (!found) continue;
    if (found.comment.status === "published") await countComment(tx, found.comment, found.post.authorId, -1);
    const empty = { body: "", mentions: jsonb([]), view: null, hiddenBy: null, hiddenReason: "", editedAt: null };
    await changeComment(tx, commentId, { status: "deleted", authorId: null, ...empty });
  }
}

/** Takes likes and saves back and settles what counted them, in the order of the posts. */
async function forgetCounts(tx: Tx, id: string): Promise<void> {
  await sql`with mine as (
      select post_id, sum(likes) as likes, sum(quarters) as quarters, sum(saves) as saves from (
        select post_id, 1 as likes, quarters, 0 as saves from post_likes where user_id = ${id}
        union all select post_id, 0, 0, 1 from post_saves where user_id = ${id}) as each group by post_id),
    held as (select p.id from posts p join mine on mine.post_id = p.id order by p.id for no key update of p)
    update posts p set likes = p.likes - mine.likes, hot_like_quarters = p.hot_like_quarters - mine.quarters, saves = p.saves - mine.saves,
      hot_saves = p.hot_saves - case when p.author_id = ${id} then 0 else mine.saves end
    from mine join held on held.id = mine.post_id where p.id = mine.post_id`.execute(tx);
  await tx.deleteFrom("postLikes").where("userId", "=", id).execute();
  await tx.deleteFrom("postSaves").where("userId", "=", id).execute();
  await sql`update post_comments c set likes = c.likes - 1 from comment_likes l where l.comment_id = c.id and l.user_id = ${id}`.execute(
    tx,
  );
  await tx.deleteFrom("commentLikes").where("userId", "=", id).execute();
}

export const communityPersonalData: PersonalData = {
  collect: async (db, { id }) => ({ "community.json": await collect(db, id) }),
  forget: async (tx, { id }, now) => {
    await forgetPosts(tx, id, now);
    await forgetComments(tx, id);
    await forgetCounts(tx, id);
    await tx.deleteFrom("postCollections").where("userId", "=", id).execute();
    await tx.deleteFrom("tagFollows").where("userId", "=", id).execute();
    await tx
      .deleteFrom("userMutes")
      .where((is) => is.or([is("userId", "=", id), is("mutedId", "=", id)]))
      .execute();
    await tx.deleteFrom("threadMutes").where("userId", "=", id).execute();
    await tx.deleteFrom("likeRings").where("userId", "=", id).execute();
    await tx.deleteFrom("communityPaces").where("userId", "=", id).execute();
    await tx.updateTable("postSteps").set({ actorId: null }).where("actorId", "=", id).execute();
    await forgetNames(tx, id);
  },
};

/** Wherever they were named, nobody is. */
async function forgetNames(tx: Tx, id: string): Promise<void> {
  const named = JSON.stringify([{ userId: id }]);
  const others = sql`coalesce((select jsonb_agg(m) from jsonb_array_elements(mentions) m where m ->> 'userId' <> ${id}), '[]')`;
  await sql`update posts set mentions = ${others} where mentions @> ${named}::jsonb`.execute(tx);
  await sql`update post_comments set mentions = ${others} where mentions @> ${named}::jsonb`.execute(tx);
}
