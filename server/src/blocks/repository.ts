import { photoOf } from "@blenda/domain/account/rules";
import { BLOCKS } from "@blenda/domain/blocks/constants";
import type { BlockedPerson } from "@blenda/domain/blocks/model";
import { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { publicPerson } from "../identity/sql.ts";
import { CursorId, cursorCodec } from "../platform/database/cursor.ts";
import type { Db, Tx } from "../platform/database/db.ts";

export async function isSomebody(db: Db, userId: string): Promise<boolean> {
  const found = db.selectFrom(publicPerson("users")).select("id").where("id", "=", userId).where("deletedAt", "is", null);
  return (await found.executeTakeFirst()) !== undefined;
}

export async function setBlocked(tx: Tx, blockerId: string, blockedId: string, isBlocked: boolean, now: Instant): Promise<void> {
  if (isBlocked)
    await tx
      .insertInto("userBlocks")
      .values({ blockerId, blockedId, createdAt: now })
      .onConflict((c) => c.doNothing())
      .execute();
  else await tx.deleteFrom("userBlocks").where("blockerId", "=", blockerId).where("blockedId", "=", blockedId).execute();
}

const place = cursorCodec(Instant, CursorId);

/** People this person blocked, the latest first. Deleted accounts are not among them. */
export async function blockedBy(db: Db, blockerId: string, after: string | undefined) {
  const [at, id] = place.read(after) ?? [];
  const rows = await db
    .selectFrom("userBlocks as b")
    .innerJoin(publicPerson("u"), "u.id", "b.blockedId")
    .select(["b.blockedId", "b.createdAt", "u.displayName", "u.photoUrl", "u.profileImage"])
    .where("b.blockerId", "=", blockerId)
    .where("u.deletedAt", "is", null)
    .$if(at !== undefined, (query) => query.where(sql<boolean>`(b.created_at, b.blocked_id) < (${at}::timestamptz, ${id})`))
    .orderBy("b.createdAt", "desc")
    .orderBy("b.blockedId", "desc")
    .limit(BLOCKS.PAGE + 1)
    .execute();
  const page = rows.slice(0, BLOCKS.PAGE);
  const last = page.at(-1);
  const people = page.map(
    (row): BlockedPerson => ({
      userId: row.blockedId,
      displayName: row.displayName,
      avatarUrl: photoOf(row.profileImage, row.photoUrl),
      since: row.createdAt,
    }),
  );
  return { people, next: rows.length > page.length && last ? place.write(last.createdAt, last.blockedId) : null };
}
