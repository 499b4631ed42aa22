import { addDays, addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import type { Selectable } from "kysely";
import { advisoryLock } from "../../platform/database/advisory-lock.ts";
import type { Database, Db, Tx } from "../../platform/database/db.ts";

const SHOWN = 20;
const KEPT_DAYS = 7;

export async function countCalls(db: Db, engine: string, now: Instant): Promise<number> {
  const query = db.selectFrom("generationCalls").select(({ fn }) => fn.countAll<number>().as("count"));
  const thisMinute = query.where("engine", "=", engine).where("at", ">", addMinutes(now, -1));
  return (await thisMinute.executeTakeFirstOrThrow()).count;
}

/** Takes a place in the minute, over all processes; null while it is full. */
export async function beginCall(tx: Tx, engine: string, what: string, most: number, at: Instant): Promise<number | null> {
  await advisoryLock(tx, `generation calls to ${engine}`);
  if ((await countCalls(tx, engine, at)) >= most) return null;
  const row = await tx
    .insertInto("generationCalls")
    .values({ engine, what, outcome: "asked", ms: 0, at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function endCall(db: Db, id: number, outcome: string, ms: number): Promise<void> {
  await db.updateTable("generationCalls").set({ outcome, ms }).where("id", "=", id).execute();
}

export const latestCalls = (db: Db): Promise<Pick<Selectable<Database["generationCalls"]>, "at" | "what" | "outcome" | "ms">[]> =>
  db
    .selectFrom("generationCalls")
    .select(["at", "what", "outcome", "ms"])
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(SHOWN)
    .execute();

export async function removeOldCalls(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom("generationCalls").where("at", "<", addDays(now, -KEPT_DAYS)).execute();
}
