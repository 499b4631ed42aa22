import type { PostDraft } from "@blenda/domain/community/model";
import type { Instant } from "@blenda/domain/shared/time";
import { type Selectable, sql, type UpdateObject } from "kysely";
import { anyOf } from "../../platform/database/any-of.ts";
import type { Database, Db, Tx } from "../../platform/database/db.ts";
import { jsonb } from "../../platform/events/outbox.ts";
import { isReadable } from "../visible.ts";

export type PostRow = Selectable<Database["posts"]>;
export type PostChange = UpdateObject<Database, "posts">;

export const findPost = (db: Db, id: string): Promise<PostRow | undefined> =>
  db.selectFrom("posts").selectAll().where("id", "=", id).executeTakeFirst();

/** Held until the transaction ends: everything that counts in a post, or moves it, holds it. */
export const lockPost = (tx: Tx, id: string): Promise<PostRow | undefined> =>
  tx.selectFrom("posts").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();

/** A post this person can read now. */
export const findReadable = (db: Db, readerId: string | null, id: string): Promise<PostRow | undefined> =>
  db.selectFrom("posts as p").selectAll("p").where("p.id", "=", id).where(isReadable(readerId)).executeTakeFirst();

export async function changePost(tx: Tx, id: string, change: PostChange): Promise<void> {
  await tx.updateTable("posts").set(change).where("id", "=", id).execute();
}

/** Gives a post exactly these media and the pictures within its text. Answers whether all are this person's, and no other post's. */
export async function setMedia(
  tx: Tx,
  userId: string,
  postId: string,
  media: PostDraft["media"],
  inlineFileIds: readonly string[],
): Promise<boolean> {
  await tx.updateTable("postMedia").set({ postId: null, isInline: false }).where("postId", "=", postId).execute();
  for (const [position, { id, alt }] of media.entries()) {
    const { numUpdatedRows } = await tx
      .updateTable("postMedia")
      .set({ postId, position, alt, isInline: false })
      .where("id", "=", id)
      .where("userId", "=", userId)
      .where("postId", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
  }
  if (inlineFileIds.length === 0) return true;
  const inline = await tx
    .updateTable("postMedia")
    .set({ postId, isInline: true })
    .where("fileId", "=", anyOf(inlineFileIds))
    .where("kind", "=", "picture")
    .where("userId", "=", userId)
    .where("postId", "is", null)
    .returning("fileId")
    .execute();
  const own = new Set([...inline.map(({ fileId }) => fileId), ...(await filesOf(tx, postId))]);
  return inlineFileIds.every((id) => own.has(id));
}

/** A picture may stand in the text and below it. */
async function filesOf(tx: Tx, postId: string): Promise<string[]> {
  const rows = await tx.selectFrom("postMedia").select("fileId").where("postId", "=", postId).execute();
  return rows.map(({ fileId }) => fileId);
}

export async function setProducts(tx: Tx, postId: string, productIds: readonly string[]): Promise<void> {
  await tx.deleteFrom("postProducts").where("postId", "=", postId).execute();
  if (productIds.length > 0)
    await tx
      .insertInto("postProducts")
      .values(productIds.map((productId, position) => ({ postId, productId, position })))
      .execute();
}

/** How many posts with a tag can be read. In one order for everybody, so that two posts at once never wait for each other. */
export async function countTags(tx: Tx, tags: readonly string[], difference: 1 | -1): Promise<void> {
  if (tags.length > 0)
    await sql`with held as (select tag from community_tags where tag = any(${[...tags]}::text[]) order by tag for update)
      update community_tags c set posts = c.posts + ${difference}::integer from held where held.tag = c.tag`.execute(tx);
}

export async function setTags(tx: Tx, post: Pick<PostRow, "id" | "createdAt">, tags: readonly string[], now: Instant): Promise<void> {
  await tx.deleteFrom("postTags").where("postId", "=", post.id).execute();
  if (tags.length === 0) return;
  await sql`insert into community_tags (tag, used_at) select tag, ${now}::timestamptz from unnest(${[...tags].sort()}::text[]) as tag
    on conflict (tag) do update set used_at = greatest(community_tags.used_at, excluded.used_at)`.execute(tx);
  await tx
    .insertInto("postTags")
    .values(tags.map((tag) => ({ postId: post.id, tag, createdAt: post.createdAt })))
    .execute();
}

type Step = Omit<Selectable<Database["postSteps"]>, "id">;

export async function addStep(tx: Tx, { before, ...step }: Step): Promise<void> {
  await tx
    .insertInto("postSteps")
    .values({ ...step, before: before && jsonb(before) })
    .execute();
}
