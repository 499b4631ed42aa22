import type { ApplicationStatus, ApplicationStep } from "@blenda/domain/onboarding/constants";
import type { ApplicationWork, LinkCheck } from "@blenda/domain/onboarding/model";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import type { Insertable, Selectable, Updateable } from "kysely";
import { publicPerson } from "../identity/sql.ts";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import { jsonb } from "../platform/events/outbox.ts";
import { transitionRow } from "../platform/sql.ts";

export type ApplicationRow = Selectable<Database["creatorApplications"]>;
type Changes = Omit<Updateable<Database["creatorApplications"]>, "userId" | "marks" | "notes">;

/** The name under which steps of applications are kept with those of everything else. */
export const ENTITY = "creator_application";

export const findApplication = (db: Db, userId: string): Promise<ApplicationRow | undefined> =>
  db.selectFrom("creatorApplications").selectAll().where("userId", "=", userId).executeTakeFirst();

/** Held until the transaction ends: of two who decide, the second finds what the first made of it. */
export const lockApplication = (tx: Tx, userId: string): Promise<ApplicationRow | undefined> =>
  tx.selectFrom("creatorApplications").selectAll().where("userId", "=", userId).forUpdate().executeTakeFirst();

/** Makes the row where there is none; two devices that begin at once begin one application. Answers whether it was made. */
export async function beginApplication(tx: Tx, userId: string, now: Instant): Promise<boolean> {
  const made = await tx
    .insertInto("creatorApplications")
    .values({ userId, status: "draft", createdAt: now, updatedAt: now })
    .onConflict((c) => c.doNothing())
    .returning("userId")
    .executeTakeFirst();
  return made !== undefined;
}

export async function changeApplication(tx: Tx, userId: string, changes: Changes, now: Instant): Promise<void> {
  await tx
    .updateTable("creatorApplications")
    .set({ ...changes, updatedAt: now })
    .where("userId", "=", userId)
    .execute();
}

/** One step as it was written, and that it was written once more. */
export async function storeStep(tx: Tx, row: ApplicationRow, step: ApplicationStep, changes: Changes, now: Instant): Promise<void> {
  const marks = { ...row.marks, [step]: (row.marks[step] ?? 0) + 1 };
  await tx
    .updateTable("creatorApplications")
    .set({ ...changes, marks: jsonb(marks), updatedAt: now })
    .where("userId", "=", row.userId)
    .execute();
}

export async function setNotes(tx: Tx, userId: string, notes: ApplicationRow["notes"]): Promise<void> {
  await tx
    .updateTable("creatorApplications")
    .set({ notes: jsonb(notes) })
    .where("userId", "=", userId)
    .execute();
}

interface TrailRow {
  status: ApplicationStatus;
  at: Instant;
  by: string | null;
  text: string;
}

/** Every step of an application, the first one first, with who did it. */
export async function trailOf(db: Db, userId: string): Promise<TrailRow[]> {
  const rows = await db
    .selectFrom(transitionRow("t"))
    .leftJoin(publicPerson("u"), "u.id", "t.actorId")
    .select(["t.toStatus", "t.at", "t.reason", "u.displayName"])
    .where("t.entity", "=", ENTITY)
    .where("t.entityId", "=", userId)
    .orderBy("t.id")
    .execute();
  return rows.map(({ toStatus, at, reason, displayName }) => ({
    status: toStatus as ApplicationStatus,
    at,
    by: displayName,
    text: reason,
  }));
}

export async function linkChecksOf(db: Db, userId: string): Promise<LinkCheck[]> {
  return db.selectFrom("creatorApplicationLinks").select(["url", "state", "checkedAt"]).where("userId", "=", userId).execute();
}

type WorkRow = Insertable<Database["creatorApplicationWorks"]>;

export const workOf = ({ id, title, kind, fileId, posterFileId = null, width, height, stageHue = null }: WorkRow): ApplicationWork => ({
  ...{ id, title, kind, width, height, stageHue },
  url: fileUrl(fileId),
  posterUrl: fileUrl(posterFileId),
});

/** In the order in which they were sent. */
export async function worksOf(db: Db, userId: string): Promise<ApplicationWork[]> {
  const rows = await db
    .selectFrom("creatorApplicationWorks")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  return rows.map(workOf);
}
