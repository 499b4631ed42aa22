import { exportsOf } from "./export/export-repository.ts";
import { account } from "./procedures.ts";
import { devicesOf, exportOf, profileOf } from "./profile/profile.ts";
import { firstStepsOf } from "./repository.ts";

export const profile = account.profile.handler(({ context }) => profileOf(context));

export const firstSteps = account.firstSteps.handler(({ context: { db, user } }) => firstStepsOf(db, user.id));

export const sessions = account.sessions.handler(({ context }) => devicesOf(context));

export const exports = account.exports.handler(async ({ context: { db, user, now } }) =>
  (await exportsOf(db, user.id, now())).map(exportOf),
);
