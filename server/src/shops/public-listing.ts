import { isShown } from "../identity/sql.ts";
import type { Db } from "../platform/database/db.ts";
import type { KeysetPage, KeysetRow } from "../platform/database/keyset.ts";

/** Shops that are open, by slug; `key` is where to go on. */
export async function walkOpen(db: Db, { after, offset = 0, limit }: KeysetPage): Promise<KeysetRow[]> {
  const rows = await db
    .selectFrom("shops as s")
    .select(["s.slug", "s.updatedAt"])
    .where("s.isEnabled", "=", true)
    .where(isShown("s.creatorId"))
    .where("s.slug", ">", after)
    .orderBy("s.slug")
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ slug, updatedAt }) => ({ key: slug, id: slug, updatedAt }));
}
