import { READABLE_CODE } from "@blenda/domain/orders/constants";
import { findCertificate } from "./certificates/certificate-repository.ts";
import { learning, openLearning } from "./procedures.ts";
import { refuseStrangers, trainingProgress } from "./progress.ts";
import { questionPage } from "./questions/page.ts";
import { findTaught } from "./questions/post-repository.ts";
import { taughtTo } from "./questions/thread.ts";

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

export const questions = learning.questions.handler(async ({ input, context: { db, user } }) => {
  await taughtTo(db, user.id, input.trainingId, input.lessonId, "takes part");
  return questionPage(db, user.id, input);
});

export const questionsForStaff = learning.questionsForStaff.handler(async ({ input, context: { db, user }, errors }) => {
  if (!(await findTaught(db, input.trainingId, input.lessonId))) throw errors.LEARNING_NOT_OWNED();
  return questionPage(db, user.id, input);
});
