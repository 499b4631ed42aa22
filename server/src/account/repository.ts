import type { FirstSteps, ProfileImage } from "@blenda/domain/account/model";
import { photoOf } from "@blenda/domain/account/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { type Selectable, sql } from "kysely";
import { isOwned } from "../orders/sql.ts";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import { jsonb } from "../platform/events/outbox.ts";

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

type Editable = Partial<Pick<UserRow, "name" | "displayName" | "bio" | "deletionDueAt" | "hasFirstSteps">>;

export async function updateUser(tx: Tx, id: string, fields: Editable): Promise<void> {
  await tx.updateTable("users").set(fields).where("id", "=", id).execute();
}

/** What somebody new has done of what we suggest: each is one look into an index. */
export async function firstStepsOf(db: Db, userId: string): Promise<FirstSteps> {
  const { rows } = await sql<FirstSteps>`select
    exists (select from follows where follower_id = ${userId}) as "hasFollowed",
    exists (select from order_lines l where l.buyer_id = ${userId} and ${isOwned("l")}) as "hasTaken",
    exists (select from generation_jobs where user_id = ${userId}) as "hasGenerated"`.execute(db);
  return rows[0] as FirstSteps;
}

/** Whether somebody has no photo of any kind. In a transaction nobody gives them one before it ends. */
export async function hasNoPhoto(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("id", "=", id)
    .where("profileImage", "is", null)
    .where("photoUrl", "is", null)
    .where("deletedAt", "is", null)
    .$if(db.isTransaction, (query) => query.forUpdate())
    .executeTakeFirst();
  return row !== undefined;
}

/** The picture an identity provider lent; one of somebody's own goes before it. */
export async function setPhotoUrl(tx: Tx, id: string, photoUrl: string): Promise<void> {
  await tx.updateTable("users").set({ photoUrl }).where("id", "=", id).execute();
}

/** Answers where the photo before was. */
export async function setProfileImage(tx: Tx, id: string, image: ProfileImage | null): Promise<string | null> {
  const before = await tx
    .selectFrom("users")
    .select(["profileImage", "photoUrl"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await tx
    .updateTable("users")
    .set({ profileImage: image && jsonb(image), photoUrl: null })
    .where("id", "=", id)
    .execute();
  return photoOf(before.profileImage, before.photoUrl);
}

export async function setEmail(tx: Tx, id: string, email: string, now: Instant): Promise<void> {
  await tx.updateTable("users").set({ email, emailVerifiedAt: now }).where("id", "=", id).execute();
}

/** Only before the day has come: from then on files may already be on their way out. */
export async function cancelDeletion(tx: Tx, id: string, now: Instant): Promise<void> {
  await tx.updateTable("users").set({ deletionDueAt: null }).where("id", "=", id).where("deletionDueAt", ">", now).execute();
}

export function usersToDelete(db: Db, now: Instant): Promise<{ id: string; email: string }[]> {
  return db.selectFrom("users").select(["id", "email"]).where("deletionDueAt", "<=", now).execute();
}

/** A file of this person's, removed from the list of files; answers where its body lies. */
export async function takeFile(tx: Tx, userId: string, fileId: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom("files")
    .where("id", "=", fileId)
    .where("ownerId", "=", userId)
    .returning("storageKey")
    .executeTakeFirst();
  return row?.storageKey;
}
