import { suspensionAt } from "@blenda/domain/identity/rules";
import type { LockState, Outcome } from "@blenda/domain/lockout/rules";
import type { Context } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { forgetAttempts, mailUnlock, reserveAttempt } from "../lockout/attempts.ts";
import { hashToken } from "../passwords/secrets.ts";
import { hashingIdentity } from "../procedures.ts";
import { findAccount, findMe, lockAccount } from "../repository.ts";
import { sessionOf } from "./answer.ts";
import { browserCookie } from "./cookies.ts";
import { admit } from "./half-session.ts";
import { isBrowserOf } from "./session-repository.ts";

/**
 * The same steps for every address, with or without an account: a place to hash, a place on the ladder, a password
 * compared, and only then an answer.
 */
export const signIn = hashingIdentity.signIn.handler(async ({ input: { email, password }, context }) => {
  const key = await ladderOf(context, email);
  const attempt = await reserveAttempt(context, key, email);
  if ("refused" in attempt) throw lockedOut(attempt.refused);

  const account = await findAccount(context.db, email);
  const isRight = await context.hashing.isRight(password, account?.passwordHash ?? null);
  const entered = account && isRight ? await enter(context, account, key) : null;
  if (!account || !entered) {
    // The text says "Check your email", so there must be something to find.
    if (attempt.outcome.kind === "email") await mailUnlock(context, email);
    throw failureOf(attempt.outcome);
  }
  if ("suspension" in entered) throw refusal("IDENTITY_SUSPENDED", entered.suspension);
  const { giveCookies, needsFactor } = entered;
  giveCookies(context.resHeaders);
  if (needsFactor) return { ...sessionOf(null, context), needsFactor };
  return sessionOf(await findMe(context.db, account.id, context.now()), context);
});

/** A browser that signed in to this account before is counted by itself: a stranger's failures do not lock it (decision A2). */
async function ladderOf({ db, site, asking }: Context, email: string): Promise<string> {
  const token = browserCookie.read(asking.cookies, site);
  const hash = token && hashToken(token);
  return hash && (await isBrowserOf(db, hash, email)) ? `${email} ${hash}` : email;
}

/** Null when the password was changed while it was being compared. A caller who has it may know why it opens nothing. */
function enter(context: Parameters<typeof admit>[1] & Context, account: { id: string; passwordHash: string | null }, key: string) {
  return context.transaction(async (tx) => {
    const locked = await lockAccount(tx, account.id);
    if (locked.passwordHash !== account.passwordHash) return null;
    await forgetAttempts(tx, key);
    const suspension = suspensionAt(locked, context.now());
    return suspension ? { suspension } : admit(tx, context, account.id);
  });
}

/** Refused without a look at the password. */
function lockedOut(standing: Exclude<LockState, { kind: "open" }>) {
  if (standing.kind === "email") return refusal("auth/account-locked-email");
  return refusal("auth/account-locked-temp", { minutes: standing.minutes });
}

function failureOf(outcome: Outcome) {
  if (outcome.kind === "email") return refusal("LOCKOUT_EMAIL_NOW");
  if (outcome.kind === "temporary") return refusal("LOCKOUT_LOCKED_NOW", { minutes: outcome.minutes });
  if (outcome.kind === "warning") return refusal("LOCKOUT_WARNING", { left: outcome.left });
  return refusal("IDENTITY_INVALID");
}
