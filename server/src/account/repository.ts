import type { FirstSteps } from "@blenda/domain/account/model";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { followRow } from "../follows/sql.ts";
import { generationJobRow } from "../generation/sql.ts";
import { account, credentials, HAS_PASSWORD, mailedLinkRow } from "../identity/sql.ts";
import { isOwned, orderLineRow } from "../orders/sql.ts";
import type { Db } from "../platform/database/db.ts";

export const findUser = (db: Db, id: string) =>
  db.selectFrom(account("u")).selectAll("u").select(HAS_PASSWORD.as("hasPassword")).where("u.id", "=", id).executeTakeFirstOrThrow();

export const findPasswordHash = async (db: Db, id: string): Promise<string | null> =>
  (await db.selectFrom(credentials("u")).select("u.passwordHash").where("u.id", "=", id).executeTakeFirstOrThrow()).passwordHash;

/** The new address that still waits for its confirmation. */
export function findPendingEmail(db: Db, userId: string, now: Instant): Promise<{ email: string; expiresAt: Instant } | undefined> {
  return db
    .selectFrom(mailedLinkRow("mailedLinks"))
    .select(["email", "expiresAt"])
    .where("userId", "=", userId)
    .where("purpose", "=", "change-email")
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
}

/** What a new account has done of what we suggest: each is one look into an index. */
export async function firstStepsOf(db: Db, userId: string): Promise<FirstSteps> {
  const { rows } = await sql<FirstSteps>`select
    exists (select from ${followRow("follows")} where follower_id = ${userId}) as "hasFollowed",
    exists (select from ${orderLineRow("l")} where l.buyer_id = ${userId} and ${isOwned("l")}) as "hasTaken",
    exists (select from ${generationJobRow("generationJobs")} where user_id = ${userId}) as "hasGenerated"`.execute(db);
  return rows[0] as FirstSteps;
}

export function usersToDelete(db: Db, now: Instant): Promise<{ id: string; email: string }[]> {
  return db.selectFrom(account("users")).select(["id", "email"]).where("deletionDueAt", "<=", now).execute();
}
