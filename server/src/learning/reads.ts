import { learning } from "./procedures.ts";
import { refuseStrangers, trainingProgress } from "./progress.ts";

export const progress = learning.progress.handler(async ({ input: { trainingId }, context: { db, user } }) => {
  await refuseStrangers(db, user.id, trainingId);
  return trainingProgress(db, user.id, trainingId);
});
