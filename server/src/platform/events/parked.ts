import { sql } from "kysely";
import type { Db, Tx } from "../database/db.ts";

/** Events no listener could handle within an hour of trying, the oldest first. */
export const parkedEvents = (db: Db, limit: number) =>
  db
    .selectFrom("outbox")
    .select(["id", "name", "aggregate", "attempts", "createdAt"])
    .select(sql<string>`parked_at`.as("parkedAt"))
    .select(({ fn }) => fn.countAll<number>().over().as("count"))
    .where("parkedAt", "is not", null)
    .orderBy("parkedAt")
    .limit(limit)
    .execute();

/** Hands a parked event to its listeners again, from its first attempt on. Answers what it was, if it was parked. */
export const releaseParked = (tx: Tx, id: number) =>
  tx
    .updateTable("outbox")
    .set({ parkedAt: null, attempts: 0, nextAt: sql`now()` })
    .where("id", "=", id)
    .where("parkedAt", "is not", null)
    .returning(["name", "aggregate"])
    .executeTakeFirst();
