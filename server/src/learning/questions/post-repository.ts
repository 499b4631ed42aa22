import { QUESTIONS } from "@blenda/domain/learning/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { type Selectable, sql } from "kysely";
import { hasBlocked } from "../../blocks/sql.ts";
import { publicPerson } from "../../identity/sql.ts";
import type { Database, Db, Tx } from "../../platform/database/db.ts";
import { trainingLessonRow, trainingRow, trainingSectionRow } from "../../trainings/sql.ts";

export type PostRow = Selectable<Database["lessonPosts"]>;

/** Posts that were removed, or whose author is suspended, have a place but no words. The reader does not see people they blocked. */
const seenBy = (db: Db, readerId: string) =>
  db
    .selectFrom("lessonPosts as p")
    .leftJoin(publicPerson("u"), (join) => join.onRef("u.id", "=", "p.authorId").on("u.deletedAt", "is", null))
    .selectAll("p")
    .select(["u.displayName", "u.photoUrl", "u.profileImage"])
    .select(sql<boolean>`p.removed_at is not null or u.suspended_at is not null`.as("isHidden"))
    .where(sql<boolean>`not ${hasBlocked(readerId, { column: "p.authorId" })}`);

export type SeenPost = Awaited<ReturnType<ReturnType<typeof seenBy>["execute"]>>[number];

/** Questions: one that was removed before it was answered leaves no trace. */
const questionsSeenBy = (db: Db, readerId: string) =>
  seenBy(db, readerId)
    .where("p.questionId", "is", null)
    .where((is) => is.or([is("p.removedAt", "is", null), is("p.answerCount", ">", 0)]));

type Place = [at: Instant, id: string] | null;

/** One more than a page, so that it is known whether there are more; the newest first. */
export function questionsAfter(
  db: Db,
  readerId: string,
  lessonId: string,
  after: Place,
  exceptId: string | undefined,
): Promise<SeenPost[]> {
  const all = questionsSeenBy(db, readerId).where("p.lessonId", "=", lessonId);
  const others = exceptId ? all.where("p.id", "<>", exceptId) : all;
  const rest = after ? others.where(sql<boolean>`(p.created_at, p.id) < (${after[0]}::timestamptz, ${after[1]})`) : others;
  return rest
    .orderBy("p.createdAt", "desc")
    .orderBy("p.id", "desc")
    .limit(QUESTIONS.PAGE + 1)
    .execute();
}

export const findQuestion = (db: Db, readerId: string, id: string): Promise<SeenPost | undefined> =>
  questionsSeenBy(db, readerId).where("p.id", "=", id).executeTakeFirst();

/** Of these questions, the oldest first. A removed answer is gone. */
export function answersTo(db: Db, readerId: string, questionIds: readonly string[]): Promise<SeenPost[]> {
  if (questionIds.length === 0) return Promise.resolve([]);
  return seenBy(db, readerId)
    .where("p.questionId", "=", sql<string>`any(${questionIds}::text[])`)
    .where("p.removedAt", "is", null)
    .orderBy("p.createdAt")
    .orderBy("p.id")
    .execute();
}

type NewPost = Omit<PostRow, "editedAt" | "removedAt" | "answeredAt" | "answerCount">;

export async function addPost(tx: Tx, post: NewPost): Promise<void> {
  await tx.insertInto("lessonPosts").values(post).execute();
}

/** A question and everything below it: later writers follow earlier ones. */
export const lockQuestion = (tx: Tx, id: string): Promise<PostRow | undefined> =>
  tx.selectFrom("lessonPosts").selectAll().where("id", "=", id).where("questionId", "is", null).forUpdate().executeTakeFirst();

/** A post that is there, with the question it belongs to held. */
export async function lockPost(tx: Tx, id: string): Promise<{ post: PostRow; question: PostRow } | undefined> {
  const found = await tx.selectFrom("lessonPosts").select(["id", "questionId"]).where("id", "=", id).executeTakeFirst();
  const question = found && (await lockQuestion(tx, found.questionId ?? found.id));
  if (!question) return undefined;
  const post = await tx.selectFrom("lessonPosts").selectAll().where("id", "=", id).where("removedAt", "is", null).executeTakeFirst();
  return post && { post, question };
}

export async function changePost(tx: Tx, id: string, changed: Partial<Pick<PostRow, "body" | "editedAt" | "removedAt">>): Promise<void> {
  await tx.updateTable("lessonPosts").set(changed).where("id", "=", id).execute();
}

/** How many answers there are to see, and when the creator first gave one. The question is held. */
export async function countAnswers(tx: Tx, questionId: string): Promise<void> {
  await sql`
    update lesson_posts q set
      answer_count = (select count(*) from lesson_posts a where a.question_id = q.id and a.removed_at is null),
      answered_at = (select min(a.created_at) from lesson_posts a
        where a.question_id = q.id and a.removed_at is null and a.author_id = q.creator_id)
    where q.id = ${questionId}`.execute(tx);
}

/** Authors of a question and of all below it. */
export async function authorsOf(tx: Tx, questionId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("lessonPosts")
    .select("authorId")
    .distinct()
    .where((is) => is.or([is("id", "=", questionId), is("questionId", "=", questionId)]))
    .where("authorId", "is not", null)
    .execute();
  return rows.flatMap(({ authorId }) => authorId ?? []);
}

interface LessonOf {
  trainingId: string;
  creatorId: string;
  title: string;
  kind: "video" | "text";
  durationSeconds: number;
}

/** A lesson of a training, and who teaches it. */
export const findTaught = (db: Db, trainingId: string, lessonId: string): Promise<LessonOf | undefined> =>
  db
    .selectFrom(trainingLessonRow("l"))
    .innerJoin(trainingSectionRow("s"), "s.id", "l.sectionId")
    .innerJoin(trainingRow("t"), "t.id", "s.trainingId")
    .select(["t.id as trainingId", "t.creatorId", "t.title", "l.kind", "l.durationSeconds"])
    .where("l.id", "=", lessonId)
    .where("t.id", "=", trainingId)
    .executeTakeFirst();

/** The name others see. */
export async function displayNameOf(db: Db, userId: string): Promise<string> {
  const row = await db.selectFrom(publicPerson("users")).select("displayName").where("id", "=", userId).executeTakeFirst();
  return row?.displayName ?? "";
}

/** Everything a person wrote: the words go, and the author's name with them. */
export async function forgetPosts(tx: Tx, authorId: string, now: Instant): Promise<void> {
  const rows = await tx
    .updateTable("lessonPosts")
    .set({ body: "", authorId: null, removedAt: now })
    .where("authorId", "=", authorId)
    .returning("questionId")
    .execute();
  for (const questionId of new Set(rows.flatMap(({ questionId }) => questionId ?? []))) await countAnswers(tx, questionId);
}
