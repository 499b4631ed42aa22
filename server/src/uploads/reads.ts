import { quotaOf } from "@blenda/domain/uploads/rules";
import { uploads } from "./procedures.ts";
import { openUploads, usageOf } from "./repository.ts";

export const open = uploads.open.handler(({ input: { purpose, targetId }, context: { db, user, now } }) =>
  openUploads(db, { userId: user.id, purpose, targetId, at: now() }),
);

export const quota = uploads.quota.handler(async ({ context: { db, user } }) => ({
  ...(await usageOf(db, user.id)),
  quotaBytes: quotaOf(user),
}));
