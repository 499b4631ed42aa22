import { profileChanged } from "@blenda/domain/account/events";
import { isPasswordOf, lockUser, preparePassword, provenUntil, replacePassword } from "../../identity/port.ts";
import { emit } from "../../platform/events/outbox.ts";
import { account } from "../procedures.ts";
import { profileOf } from "../profile/profile.ts";
import { findPasswordHash } from "../repository.ts";

export const changePassword = account.changePassword.handler(async ({ input: { currentPassword, password }, context, errors }) => {
  const { db, user, sessionId, now } = context;
  const before = await findPasswordHash(db, user.id);
  if (before && currentPassword === undefined) throw errors.IDENTITY_REAUTH_REQUIRED();
  if (!before && !(await provenUntil(db, sessionId, now()))) throw errors.IDENTITY_REAUTH_REQUIRED();
  if (before && !(await isPasswordOf(context, user.email, currentPassword ?? ""))) throw errors.IDENTITY_PASSWORD_WRONG();

  const passwordHash = await preparePassword(context, password);
  const { sessionId: renewed, giveCookie } = await context.transaction(async (tx) => {
    // Two tabs at once: the second compared with a password that is no longer the current one.
    if ((await lockUser(tx, user.id)).passwordHash !== before) throw errors.IDENTITY_PASSWORD_WRONG();
    await emit(tx, profileChanged({ userId: user.id }));
    return replacePassword(tx, context, passwordHash);
  });
  giveCookie(context.resHeaders);
  return profileOf({ ...context, sessionId: renewed });
});
