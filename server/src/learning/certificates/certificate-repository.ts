import type { Certificate, CertificatePage, CertificateTerms } from "@blenda/domain/learning/model";
import { certificateSeconds } from "@blenda/domain/learning/rules";
import { learningTexts } from "@blenda/domain/learning/texts";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { UNKNOWN } from "@blenda/domain/shops/constants";
import { sql } from "kysely";
import { publicPerson } from "../../identity/sql.ts";
import { isOpen, orderLineRow } from "../../orders/sql.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { shopRow } from "../../shops/sql.ts";
import { trainingLessonRow, trainingRow, trainingSectionRow } from "../../trainings/sql.ts";

interface CourseProgress {
  /** How many lessons the training has now. */
  lessons: number;
  /** Of them, those this person has done after we opened them. */
  done: number;
  /** Done without ever having been opened. */
  unopened: number;
  durationSeconds: number;
  /** When they opened the first of it; where they saw no more than previews, when they got it. */
  beganAt: Instant | null;
}

/** How far a learner is before their certificate. Previews are open to everybody, so their opening is not written down. */
export async function courseProgress(db: Db, userId: string, trainingId: string): Promise<CourseProgress> {
  const { rows } = await sql<CourseProgress>`
    with lines as (
      select o.id, o.fulfilled_at from ${orderLineRow("o")}
      where o.buyer_id = ${userId} and o.item_type = 'training' and o.item_id = ${trainingId}),
    opened as (
      select p.lesson_id, min(p.first_at) as first_at from opened_lessons p where p.line_id in (select id from lines) group by p.lesson_id)
    select count(*)::int as lessons, count(*) filter (where p.completed_at is not null and (l.is_preview or o.lesson_id is not null))::int as done,
      count(*) filter (where p.completed_at is not null and not l.is_preview and o.lesson_id is null)::int as unopened,
      coalesce(sum(l.duration_seconds), 0)::int as duration_seconds,
      coalesce((select min(first_at) from opened), (select min(fulfilled_at) from lines)) as began_at
    from ${trainingSectionRow("s")}
    join ${trainingLessonRow("l")} on l.section_id = s.id
    left join lesson_progress p on p.lesson_id = l.id and p.user_id = ${userId}
    left join opened o on o.lesson_id = l.id
    where s.training_id = ${trainingId}`.execute(db);
  return rows[0] as CourseProgress;
}

/** What is asked for besides every lesson done. */
export function termsOf({ durationSeconds, beganAt, unopened }: CourseProgress): CertificateTerms {
  const leastSeconds = certificateSeconds(durationSeconds);
  return { leastSeconds, readyAt: beganAt && addMinutes(beganAt, leastSeconds / 60), unopened };
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
    from ${trainingRow("t")} left join ${shopRow("s")} on s.creator_id = t.creator_id join ${publicPerson("u")} on u.id = ${userId}
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
    .from(publicPerson("u"))
    .set({ name: ownName, namedAt: at })
    .whereRef("u.id", "=", "c.userId")
    .where("c.userId", "=", userId)
    .where("c.trainingId", "=", trainingId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type OwnedCertificate = CertificatePage & { userId: string };

/** It holds as long as the course is its owner's: what is given back, or bought again, tells by itself. */
export function findCertificate(db: Db, code: string): Promise<OwnedCertificate | undefined> {
  const held = sql<boolean>`exists (select from ${orderLineRow("o")}
    where o.buyer_id = c.user_id and o.item_type = 'training' and o.item_id = c.training_id and ${isOpen("o")})`;
  return db
    .selectFrom("certificates as c")
    .select(["c.code", "c.userId", "c.name", "c.issuedAt", "c.title", "c.shopName", "c.trainingId", "c.lessonCount", "c.durationSeconds"])
    .select(held.as("isValid"))
    .where("c.code", "=", code)
    .executeTakeFirst();
}
