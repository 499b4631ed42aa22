import { isLive } from "@blenda/domain/mfa/rules";
import { isSameCode } from "../checking/answers.ts";
import { noteEvent } from "../event-repository.ts";
import { codesLetter } from "../letters.ts";
import { provenMfa } from "../procedures.ts";
import { hashOfToken } from "../sessions/factor-sessions.ts";
import { findFactorSession } from "../sessions/session-repository.ts";
import { makeCodes, storeCodes } from "./backup-codes.ts";
import { mailOwner } from "./changes.ts";
import { hasFactor } from "./factor-repository.ts";

export const generateBackupCodes = provenMfa.generateBackupCodes.handler(async ({ input: { sessionToken }, context, errors }) => {
  const { db, user, sessionId, now, asking, site } = context;
  if (!(await hasFactor(db, user.id))) throw errors.MFA_NONE();
  const session = await findFactorSession(db, { userId: user.id, sessionId, action: "ACCOUNT" });
  const isOurs = session && isLive(session, now()) && isSameCode(hashOfToken(sessionToken), session.tokenHash);
  if (!isOurs) throw errors.MFA_TOKEN_INVALID();
  const { codes, hashed } = await makeCodes(context);
  await context.transaction(async (tx) => {
    await storeCodes(tx, user.id, hashed, now());
    await noteEvent(tx, asking, { userId: user.id, at: now(), kind: "codes-made", method: "backup_codes" });
    await mailOwner(tx, context, codesLetter(site.url));
  });
  return { success: true as const, backupCodes: codes };
});
