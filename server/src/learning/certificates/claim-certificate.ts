import { learning } from "../procedures.ts";
import { refuseStrangers, trainingProgress } from "../progress.ts";
import { issueCertificate } from "./issuing.ts";

export const claimCertificate = learning.claimCertificate.handler(async ({ input: { trainingId }, context, errors }) => {
  const { db, user } = context;
  await refuseStrangers(db, user.id, trainingId);
  const outcome = await context.transaction((tx) => issueCertificate(tx, context, trainingId));
  if (outcome === "unfinished") throw errors.LEARNING_NOT_FINISHED();
  if (outcome === "too soon") throw errors.LEARNING_TOO_SOON();
  return trainingProgress(db, user.id, trainingId);
});
