import { type Likes, RING } from "@blenda/domain/community/rings";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/db.ts";

/** Who liked how much of whom lately, as far as it could tie them. */
export async function likesBetween(tx: Tx, now: Instant): Promise<Likes[]> {
  const { rows } = await sql<Likes>`select l.user_id as from, p.author_id as to, count(*)::int as count
    from post_likes l join posts p on p.id = l.post_id
    where l.created_at > ${addDays(now, -RING.DAYS)}::timestamptz and l.user_id <> p.author_id
    group by l.user_id, p.author_id having count(*) >= ${RING.LEAST_LIKES}`.execute(tx);
  return rows;
}

/** How much each of these liked in the same time, whoever it was of. */
export async function likesGiven(tx: Tx, userIds: readonly string[], now: Instant): Promise<Map<string, number>> {
  const { rows } = await sql<{ userId: string; count: number }>`select l.user_id, count(*)::int as count
    from post_likes l join posts p on p.id = l.post_id
    where l.user_id = any (${userIds}::text[]) and l.created_at > ${addDays(now, -RING.DAYS)}::timestamptz and l.user_id <> p.author_id
    group by l.user_id`.execute(tx);
  return new Map(rows.map(({ userId, count }) => [userId, count]));
}

/** In place of those that were known before. */
export async function setRings(tx: Tx, rings: readonly (readonly string[])[], now: Instant): Promise<void> {
  await tx.deleteFrom("likeRings").execute();
  const members = rings.flatMap((ring, n) => ring.map((userId) => ({ userId, ring: n + 1, foundAt: now })));
  if (members.length > 0) await tx.insertInto("likeRings").values(members).execute();
}
