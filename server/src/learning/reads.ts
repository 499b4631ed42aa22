import { learning } from "./procedures.ts";
import { refuseStrangers, standingOf } from "./standing.ts";

export const progress = learning.progress.handler(async ({ input: { trainingId }, context: { db, user } }) => {
  await refuseStrangers(db, user.id, trainingId);
  return standingOf(db, user.id, trainingId);
});
