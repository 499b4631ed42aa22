import type { Certificate, CertificatePage } from "@blenda/domain/learning/model";
import { learningTexts } from "@blenda/domain/learning/texts";
import type { Instant } from "@blenda/domain/shared/time";
import { UNKNOWN } from "@blenda/domain/shops/constants";
import { sql } from "kysely";
import { isOpen } from "../../orders/sql.ts";
import type { Db, Tx } from "../../platform/database/db.ts";

/** How many lessons the training has now, and how many of them this person has done. */
export async function lessonsDone(db: Db, userId: string, trainingId: string): Promise<{ lessons: number; done: number }> {
  return db
    .selectFrom("trainingSections as s")
    .innerJoin("trainingLessons as l", "l.sectionId", "s.id")
    .leftJoin("lessonProgress as p", (join) => join.onRef("p.lessonId", "=", "l.id").on("p.userId", "=", userId))
    .select(({ fn }) => [fn.countAll<number>().as("lessons"), fn.count<number>("p.completedAt").as("done")])
    .where("s.trainingId", "=", trainingId)
    .executeTakeFirstOrThrow();
}

interface NewCertificate {
  code: string;
  userId: string;
  trainingId: string;
  at: Instant;
}

/** The name on a certificate: the account's, and never an address. */
const ownName = sql<string>`coalesce(nullif(trim(u.display_name), ''), ${learningTexts.unnamed})`;

/** Writes down what the training is today. Who has one already keeps it as it is. */
export async function addCertificate(tx: Tx, { code, userId, trainingId, at }: NewCertificate): Promise<void> {
  await sql`
    insert into certificates (code, user_id, training_id, name, title, shop_name, lesson_count, duration_seconds, issued_at, named_at)
    select ${code}, u.id, t.id, ${ownName}, t.title, coalesce(s.name, ${UNKNOWN.creator}), t.lesson_count,
      coalesce(t.duration_seconds, 0), ${at}::timestamptz, ${at}::timestamptz
    from trainings t left join shops s on s.creator_id = t.creator_id join users u on u.id = ${userId}
    where t.id = ${trainingId}
    on conflict (user_id, training_id) do nothing`.execute(tx);
}

export async function certificateOf(db: Db, userId: string, trainingId: string): Promise<Certificate | null> {
  const row = await db
    .selectFrom("certificates")
    .select(["code", "name", "issuedAt"])
    .where("userId", "=", userId)
    .where("trainingId", "=", trainingId)
    .executeTakeFirst();
  return row ?? null;
}

export async function renameCertificate(tx: Tx, userId: string, trainingId: string, at: Instant): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("certificates as c")
    .from("users as u")
    .set({ name: ownName, namedAt: at })
    .whereRef("u.id", "=", "c.userId")
    .where("c.userId", "=", userId)
    .where("c.trainingId", "=", trainingId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Found = CertificatePage & { userId: string };

/** It holds as long as the course is its owner's: what is given back, or bought again, tells by itself. */
export function findCertificate(db: Db, code: string): Promise<Found | undefined> {
  const held = sql<boolean>`exists (select from order_lines o
    where o.buyer_id = c.user_id and o.item_type = 'training' and o.item_id = c.training_id and ${isOpen("o")})`;
  return db
    .selectFrom("certificates as c")
    .select(["c.code", "c.userId", "c.name", "c.issuedAt", "c.title", "c.shopName", "c.trainingId", "c.lessonCount", "c.durationSeconds"])
    .select(held.as("isValid"))
    .where("c.code", "=", code)
    .executeTakeFirst();
}
