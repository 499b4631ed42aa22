import { COMMUNITY, type CommentOrder, type PostStatus } from "@blenda/domain/community/constants";
import { type Selectable, sql, type UpdateObject } from "kysely";
import { z } from "zod";
import { anyOf } from "../../platform/database/any-of.ts";
import { CursorId, cursorCodec } from "../../platform/database/cursor.ts";
import type { Database, Db, Tx } from "../../platform/database/db.ts";
import { isHeard } from "../visible.ts";

export type CommentRow = Selectable<Database["postComments"]>;

/** Held with the post it stands under, which everybody holds first. */
export async function lockComment(tx: Tx, id: string): Promise<{ comment: CommentRow; post: Selectable<Database["posts"]> } | undefined> {
  const found = await tx.selectFrom("postComments").select("postId").where("id", "=", id).executeTakeFirst();
  if (!found) return undefined;
  const post = await tx.selectFrom("posts").selectAll().where("id", "=", found.postId).forNoKeyUpdate().executeTakeFirst();
  const comment = await tx.selectFrom("postComments").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
  return post && comment && { comment, post };
}

export async function changeComment(tx: Tx, id: string, change: UpdateObject<Database, "postComments">): Promise<void> {
  await tx.updateTable("postComments").set(change).where("id", "=", id).execute();
}

/** Whether somebody has another comment under the post that can be read: each who commented counts once for the ranking. */
async function hasOther(tx: Tx, { id, postId, authorId }: CommentCounted): Promise<boolean> {
  const other = tx.selectFrom("postComments").select("id").where("postId", "=", postId).where("authorId", "=", authorId);
  return (await other.where("status", "=", "published").where("id", "!=", id).limit(1).executeTakeFirst()) !== undefined;
}

type CommentCounted = Pick<CommentRow, "id" | "postId" | "parentId" | "authorId">;

/** One that can be read more or less: the post and, of an answer, what it stands under count it. The post is held. */
export async function countComment(tx: Tx, comment: CommentCounted, postAuthorId: string, difference: 1 | -1): Promise<void> {
  const { postId, parentId, authorId } = comment;
  const isFirst = authorId !== null && authorId !== postAuthorId && !(await hasOther(tx, comment));
  await tx
    .updateTable("posts")
    .set({
      comments: sql`comments + ${difference}::integer`,
      hotCommenters: sql`hot_commenters + ${isFirst ? difference : 0}::integer`,
      // What cannot be read anymore answers nothing.
      ...(difference === -1 && { answerId: sql`nullif(answer_id, ${comment.id})` }),
    })
    .where("id", "=", postId)
    .execute();
  if (parentId !== null)
    await tx
      .updateTable("postComments")
      .set({ replies: sql`replies + ${difference}::integer` })
      .where("id", "=", parentId)
      .execute();
}

/** A comment as this reader sees it: of whom they cannot hear, and of what is gone, only the place. */
const seenComments = (db: Db, readerId: string | null) =>
  db
    .selectFrom("postComments as c")
    .leftJoin("users as u", (join) => join.onRef("u.id", "=", "c.authorId").on("u.deletedAt", "is", null))
    .selectAll("c")
    .select([
      "u.createdAt as joinedAt",
      isHeard(readerId, "c.author_id").as("isHeard"),
      sql<boolean>`exists (select from comment_likes l where l.comment_id = c.id and l.user_id = ${readerId})`.as("isLiked"),
    ]);
export type SeenComment = Awaited<ReturnType<ReturnType<typeof seenComments>["execute"]>>[number];

export const isShown = ({ status, isHeard: isFrom }: { status: PostStatus; isHeard: boolean }): boolean => status === "published" && isFrom;

export const findSeen = (db: Db, readerId: string | null, id: string): Promise<SeenComment | undefined> =>
  seenComments(db, readerId).where("c.id", "=", id).executeTakeFirst();

/** The oldest first. Answers whose words are gone leave no place. */
export async function repliesTo(db: Db, readerId: string | null, ids: readonly string[]): Promise<SeenComment[]> {
  if (ids.length === 0) return [];
  return seenComments(db, readerId)
    .where("c.parentId", "=", anyOf(ids))
    .where((is) =>
      is.or([is("c.status", "=", "published"), is.and([is("c.status", "!=", "deleted"), is("c.authorId", "=", readerId ?? "")])]),
    )
    .where(isHeard(readerId, "c.author_id"))
    .orderBy("c.createdAt")
    .orderBy("c.id")
    .execute();
}

const byLikes = cursorCodec(z.int(), z.iso.datetime(), CursorId);
const byTime = cursorCodec(z.iso.datetime(), CursorId);

interface CommentQuestion {
  postId: string;
  order: CommentOrder;
  after?: string | undefined;
  /** Shown already. */
  except: readonly string[];
}

/** Of the first level: what can be read, and places with answers under them. */
export async function topComments(db: Db, readerId: string | null, { postId, order, after, except }: CommentQuestion) {
  let query = seenComments(db, readerId)
    .where("c.postId", "=", postId)
    .where("c.parentId", "is", null)
    .where("c.id", "!=", sql<string>`all (${except}::text[])`)
    .where((is) =>
      is.or([
        is.and([is("c.status", "=", "published"), isHeard(readerId, "c.author_id")]),
        is("c.replies", ">", 0),
        is.and([is("c.status", "in", ["hidden", "removed"]), is("c.authorId", "=", readerId ?? "")]),
      ]),
    )
    .limit(COMMUNITY.PAGE + 1);
  if (order === "helpful") {
    const last = byLikes.read(after);
    if (last) {
      const [likes, at, id] = last;
      query = query.where(sql<boolean>`(-c.likes, c.created_at, c.id) > (${-likes}::integer, ${at}::timestamptz, ${id})`);
    }
    query = query.orderBy("c.likes", "desc").orderBy("c.createdAt").orderBy("c.id");
  } else {
    const last = byTime.read(after);
    if (last) query = query.where(sql<boolean>`(c.created_at, c.id) < (${last[0]}::timestamptz, ${last[1]})`);
    query = query.orderBy("c.createdAt", "desc").orderBy("c.id", "desc");
  }
  const rows = await query.execute();
  const page = rows.slice(0, COMMUNITY.PAGE);
  const end = rows.length > COMMUNITY.PAGE ? page.at(-1) : undefined;
  const next = end ? (order === "helpful" ? byLikes.write(end.likes, end.createdAt, end.id) : byTime.write(end.createdAt, end.id)) : null;
  return { page, next };
}
