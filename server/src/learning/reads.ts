import { QUESTIONS } from "@blenda/domain/learning/constants";
import { READABLE_CODE } from "@blenda/domain/shared/readable-code";
import { Instant } from "@blenda/domain/shared/time";
import { CursorId, cursorCodec } from "../platform/database/cursor.ts";
import { findCertificate } from "./certificates/certificate-repository.ts";
import { learning, openLearning } from "./procedures.ts";
import { refuseStrangers, trainingProgress } from "./progress.ts";
import { findQuestion, questionsAfter } from "./questions/post-repository.ts";
import { taughtTo, withAnswers } from "./questions/thread.ts";

export const progress = learning.progress.handler(async ({ input: { trainingId }, context: { db, user } }) => {
  await refuseStrangers(db, user.id, trainingId);
  return trainingProgress(db, user.id, trainingId);
});

export const certificate = openLearning.certificate.handler(async ({ input, context: { db }, errors }) => {
  const code = input.code.trim().toUpperCase();
  const found = READABLE_CODE.test(code) ? await findCertificate(db, code) : undefined;
  if (!found) throw errors.LEARNING_CERTIFICATE_UNKNOWN();
  const { userId: _, ...page } = found;
  return page;
});

const place = cursorCodec(Instant, CursorId);

export const questions = learning.questions.handler(async ({ input, context: { db, user } }) => {
  const { trainingId, lessonId, questionId } = input;
  await taughtTo(db, user, trainingId, lessonId, "reads");
  const after = place.read(input.after);
  const wanted = questionId && after === null ? await findQuestion(db, user.id, questionId) : undefined;
  const first = wanted?.lessonId === lessonId ? [wanted] : [];
  const rows = await questionsAfter(db, user.id, lessonId, after, questionId);
  const page = rows.slice(0, QUESTIONS.PAGE);
  const last = page.at(-1);
  return {
    questions: await withAnswers(db, user.id, [...first, ...page]),
    next: rows.length > page.length && last ? place.write(last.createdAt, last.id) : null,
  };
});
