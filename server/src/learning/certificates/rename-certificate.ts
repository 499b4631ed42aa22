import { learning } from "../procedures.ts";
import { refuseStrangers, trainingProgress } from "../progress.ts";
import { renameCertificate as rename } from "./certificate-repository.ts";

export const renameCertificate = learning.renameCertificate.handler(async ({ input: { trainingId }, context, errors }) => {
  const { db, user, now } = context;
  await refuseStrangers(db, user.id, trainingId);
  const isRenamed = await context.transaction((tx) => rename(tx, user.id, trainingId, now()));
  if (!isRenamed) throw errors.LEARNING_CERTIFICATE_UNKNOWN();
  return trainingProgress(db, user.id, trainingId);
});
