import { communityTexts } from "@blenda/domain/community/texts";
import { fileUrl } from "@blenda/domain/shared/file-url";
import { sql } from "kysely";
import { productRow } from "../../catalogue/sql.ts";
import { publicPerson } from "../../identity/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import type { KeysetPage, KeysetRow } from "../../platform/database/keyset.ts";
import { shopRow } from "../../shops/sql.ts";
import { isReadable } from "../visible.ts";

/** Its first medium, else what its author sells in it. */
const PICTURE = sql<string | null>`coalesce(
  (select case m.kind when 'model' then m.poster_file_id else m.file_id end from post_media m
    where m.post_id = p.id order by m.is_inline, m.position limit 1),
  (select i.poster_file_id from post_products x join ${productRow("i")} on i.id = x.product_id
    where x.post_id = p.id and i.status = 'published' order by x.position limit 1))`;

/** A post as anybody may see it who has the link. */
export async function findShared(db: Db, id: string) {
  const row = await db
    .selectFrom("posts as p")
    .innerJoin(publicPerson("u"), "u.id", "p.authorId")
    .leftJoin(shopRow("s"), (join) =>
      join.onRef("s.creatorId", "=", "u.id").on("s.isEnabled", "=", sql.lit(true)).on("u.creatorSuspendedAt", "is", null),
    )
    .select(["p.id", "p.title", "p.plain", "p.likes", "p.comments", "p.createdAt", "p.editedAt", "p.authorId as creatorId"])
    .select(["u.displayName", "s.name as shopName", PICTURE.as("pictureFileId")])
    .where("p.id", "=", id)
    .where(isReadable(null))
    .executeTakeFirst();
  if (!row) return null;
  const { displayName, shopName, pictureFileId, ...post } = row;
  return { ...post, author: shopName || displayName || communityTexts.unnamed, pictureUrl: fileUrl(pictureFileId) };
}

/** Every post anybody may read, for the map of the site. */
export async function walkPosts(db: Db, { after, offset = 0, limit }: KeysetPage): Promise<KeysetRow[]> {
  const rows = await db
    .selectFrom("posts as p")
    .select(["p.id", "p.createdAt", "p.editedAt"])
    .where("p.id", ">", after)
    .where(isReadable(null))
    .orderBy("p.id")
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ id, createdAt, editedAt }) => ({ key: id, id, updatedAt: editedAt ?? createdAt }));
}
