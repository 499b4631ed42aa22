import { EXPORT_JOB } from "../jobs.ts";
import { provenAccount } from "../procedures.ts";
import { exportOf } from "../profile/profile.ts";
import { addExport, exportsOf } from "./export-repository.ts";

export const requestExport = provenAccount.requestExport.handler(async ({ context }) => {
  const { db, user, id, now, jobs } = context;
  const exportId = id();
  await context.transaction(async (tx) => {
    const isNew = await addExport(tx, { id: exportId, userId: user.id, createdAt: now() });
    if (isNew) await jobs.enqueue(tx, EXPORT_JOB, { id: exportId });
  });
  // The one that waits or is being made, whether just asked for or before.
  const all = await exportsOf(db, user.id, now());
  const running = all.find(({ id: each, state }) => each === exportId || state === "waiting" || state === "building") ?? all[0];
  if (!running) throw new Error("an export that was just asked for is not there");
  return exportOf(running);
});
