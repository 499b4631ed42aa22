import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db } from "../platform/database/db.ts";

/** So long an upheld report keeps a creator from being trusted (decision B1). */
const TRUST_DAYS = 90;

/** Cases about a person that ended with something done, lately. An appeal that was granted is none. */
export async function upheldReportsOf(db: Db, ownerId: string, now: Instant): Promise<number> {
  const { count } = await db
    .selectFrom("reportCases")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("ownerId", "=", ownerId)
    .where("status", "=", "actioned")
    .where("decidedAt", ">", addDays(now, -TRUST_DAYS))
    .executeTakeFirstOrThrow();
  return count;
}
