import type { FirstSteps } from "@blenda/domain/account/model";
import type { Instant } from "@blenda/domain/shared/time";
import { type Selectable, sql } from "kysely";
import { isOwned } from "../orders/sql.ts";
import type { Database, Db } from "../platform/database/db.ts";

type UserRow = Selectable<Database["users"]>;

export function findUser(db: Db, id: string): Promise<UserRow> {
  return db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** The new address that still waits for its confirmation. */
export function findPendingEmail(db: Db, userId: string, now: Instant): Promise<{ email: string; expiresAt: Instant } | undefined> {
  return db
    .selectFrom("mailedLinks")
    .select(["email", "expiresAt"])
    .where("userId", "=", userId)
    .where("purpose", "=", "change-email")
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
}

/** What somebody new has done of what we suggest: each is one look into an index. */
export async function firstStepsOf(db: Db, userId: string): Promise<FirstSteps> {
  const { rows } = await sql<FirstSteps>`select
    exists (select from follows where follower_id = ${userId}) as "hasFollowed",
    exists (select from order_lines l where l.buyer_id = ${userId} and ${isOwned("l")}) as "hasTaken",
    exists (select from generation_jobs where user_id = ${userId}) as "hasGenerated"`.execute(db);
  return rows[0] as FirstSteps;
}

export function usersToDelete(db: Db, now: Instant): Promise<{ id: string; email: string }[]> {
  return db.selectFrom("users").select(["id", "email"]).where("deletionDueAt", "<=", now).execute();
}
