import { QUESTIONS } from "@blenda/domain/learning/constants";
import type { LessonQuestions } from "@blenda/domain/learning/model";
import { Instant } from "@blenda/domain/shared/time";
import { CursorId, cursorCodec } from "../../platform/database/cursor.ts";
import type { Db } from "../../platform/database/db.ts";
import { findQuestion, questionsAfter } from "./post-repository.ts";
import { withAnswers } from "./thread.ts";

const place = cursorCodec(Instant, CursorId);

interface Wish {
  lessonId: string;
  questionId?: string | undefined;
  after?: string | undefined;
}

/** A page of what was asked under a lesson. The question the reader came for is on the first, and only there. */
export async function questionPage(db: Db, readerId: string, { lessonId, questionId, after }: Wish): Promise<LessonQuestions> {
  const from = place.read(after);
  const wanted = questionId && from === null ? await findQuestion(db, readerId, questionId) : undefined;
  const first = wanted?.lessonId === lessonId ? [wanted] : [];
  const rows = await questionsAfter(db, readerId, lessonId, from, questionId);
  const page = rows.slice(0, QUESTIONS.PAGE);
  const last = page.at(-1);
  return {
    questions: await withAnswers(db, readerId, [...first, ...page]),
    next: rows.length > page.length && last ? place.write(last.createdAt, last.id) : null,
  };
}
