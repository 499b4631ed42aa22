import { can } from "@blenda/domain/access/can";
import { seeApplications } from "@blenda/domain/onboarding/access";
import type { Insertable } from "kysely";
import type { Database, Db, Tx } from "../../platform/database/db.ts";
import type { FileAccess } from "../../platform/files/access.ts";
import { forget } from "../../platform/files/files.ts";

export async function addWork(tx: Tx, work: Insertable<Database["creatorApplicationWorks"]>): Promise<void> {
  await tx.insertInto("creatorApplicationWorks").values(work).execute();
}

export async function countWorks(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("creatorApplicationWorks")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Takes one of this person's away. Answers where its bodies lie; `null` where there is none. */
export async function deleteWorkReturning(tx: Tx, userId: string, id: string): Promise<string[] | null> {
  const gone = await tx
    .deleteFrom("creatorApplicationWorks")
    .where("id", "=", id)
    .where("userId", "=", userId)
    .returning(["fileId", "posterFileId"])
    .executeTakeFirst();
  if (!gone) return null;
  return forget(tx, gone.posterFileId ? [gone.fileId, gone.posterFileId] : [gone.fileId]);
}

/** Staff who may see applications, once it was sent: what a person only tries out is theirs. */
export const workAccess: FileAccess = async (db, actor, file) => {
  if (!can(actor, seeApplications)) return false;
  const row = await db
    .selectFrom("creatorApplicationWorks as w")
    .innerJoin("creatorApplications as a", "a.userId", "w.userId")
    .select("a.userId")
    .where((eb) => eb.or([eb("w.fileId", "=", file.id), eb("w.posterFileId", "=", file.id)]))
    .where("a.status", "<>", "draft")
    .executeTakeFirst();
  return row ? { reason: `application ${row.userId}` } : false;
};
