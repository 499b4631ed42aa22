import { photoOf } from "@blenda/domain/account/rules";
import { lessonPostWritten, questionsChanged } from "@blenda/domain/learning/events";
import type { LessonPost, LessonQuestion } from "@blenda/domain/learning/model";
import { noticeOf, postRole } from "@blenda/domain/learning/rules";
import { learningTexts } from "@blenda/domain/learning/texts";
import { excerpt } from "@blenda/domain/notifications/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { blocksBetween } from "../../blocks/port.ts";
import { ownsItem } from "../../orders/port.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { emit, emitAll } from "../../platform/events/outbox.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { answersTo, authorsOf, displayNameOf, findQuestion, findTaught, type PostRow, type SeenPost } from "./post-repository.ts";

/** The lesson, for those who may write or read under it; to others it says no more than that it is not theirs. */
export async function taughtTo(db: Db, userId: string, trainingId: string, lessonId: string, who: "takes part" | "asks") {
  const lesson = await findTaught(db, trainingId, lessonId);
  const isCreator = who !== "asks" && lesson?.creatorId === userId;
  if (!lesson || !(isCreator || (await ownsItem(db, userId, "training", trainingId)))) throw refusal("LEARNING_NOT_OWNED");
  return lesson;
}

/** No post goes to a person who blocked its author, or is blocked by them. */
export async function refuseBlocked(db: Db, authorId: string, others: readonly (string | null)[]): Promise<void> {
  for (const other of new Set(others))
    if (other !== null && other !== authorId && (await blocksBetween.isAny(db, authorId, other))) throw refusal("LEARNING_BLOCKED");
}

/** Tells those it is meant for, and asks the open pages of all who took part to look again. */
export async function emitPostWritten(
  tx: Tx,
  post: PostRow | Pick<PostRow, "id" | "body" | "authorId">,
  question: PostRow,
  title: string,
  at: Instant,
): Promise<void> {
  const { id: questionId, trainingId, lessonId, creatorId, authorId: askerId } = question;
  const notice = post.authorId && noticeOf(post.authorId, post.id === questionId, { askerId, creatorId });
  if (notice) {
    const name = (await displayNameOf(tx, post.authorId ?? "")) || learningTexts.unnamed;
    const author = { userId: post.authorId ?? "", name };
    const written = { postId: post.id, questionId, trainingId, lessonId, author, title, excerpt: excerpt(post.body), at };
    await emit(tx, lessonPostWritten({ ...written, ...notice }));
  }
  await emitQuestionsChanged(tx, question);
}

/** In one order for everybody, so that two commands at once never wait for each other. */
export async function emitQuestionsChanged(tx: Tx, { id: questionId, creatorId }: PostRow): Promise<void> {
  const people = new Set([creatorId, ...(await authorsOf(tx, questionId))]);
  await emitAll(
    tx,
    [...people].sort().map((userId) => questionsChanged({ questionId, userId })),
  );
}

/** Questions with their answers, as this reader sees them. */
export async function withAnswers(db: Db, readerId: string, questions: readonly SeenPost[]): Promise<LessonQuestion[]> {
  const ids = questions.map(({ id }) => id);
  const answers = Map.groupBy(await answersTo(db, readerId, ids), ({ questionId }) => questionId);
  return questions.map((row) => ({
    ...postOf(row),
    lessonId: row.lessonId,
    atSeconds: row.atSeconds,
    answers: (answers.get(row.id) ?? []).map(postOf),
    isWaiting: row.answeredAt === null && row.removedAt === null,
  }));
}

/** The question a command was about; every one of them answers with it. A removed one without answers is its empty place. */
export async function questionFor(db: Db, readerId: string, question: PostRow): Promise<LessonQuestion> {
  const seen = await findQuestion(db, readerId, question.id);
  const [found] = seen ? await withAnswers(db, readerId, [seen]) : [];
  const { id, lessonId, atSeconds, createdAt } = question;
  return (
    found ?? { id, lessonId, atSeconds, createdAt, text: "", author: null, editedAt: null, isRemoved: true, answers: [], isWaiting: false }
  );
}

function postOf(row: SeenPost): LessonPost {
  const { id, authorId, createdAt, editedAt, isHidden } = row;
  const hasAuthor = authorId !== null && row.displayName !== null && !isHidden;
  return {
    id,
    text: isHidden ? "" : row.body,
    author: hasAuthor
      ? {
          id: authorId,
          name: row.displayName || learningTexts.unnamed,
          photoUrl: photoOf(row.profileImage, row.photoUrl),
          role: postRole(authorId, row),
        }
      : null,
    createdAt,
    editedAt,
    isRemoved: isHidden,
  };
}
