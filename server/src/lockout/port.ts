import { LOCKOUT } from "@blenda/domain/lockout/constants";
import { afterFailure, mayMail, type Outcome, type Standing, standing } from "@blenda/domain/lockout/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { ORPCError } from "@orpc/server";
import { isUnavailable, type Tx } from "../platform/db.ts";
import { sendMail } from "../platform/mail.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import type { Services } from "../platform/procedure.ts";
import { unlockLetter } from "./letters.ts";
import { lockRecord, removeRecord, removeRecordsOf, saveRecord } from "./repository.ts";
import { hashUnlockToken, newUnlockToken } from "./unlock-token.ts";

type Refused = Exclude<Standing, { kind: "open" }>;

/**
 * Counts an attempt as failed before its password is looked at, and commits that: among any number of parallel guesses
 * each has its own place on the ladder. A right password deletes the record afterwards. While locked, nothing is counted.
 * Takes services and not a transaction, because the count must survive whatever happens next.
 */
export async function reserveAttempt(
  { transaction, now, log }: Services,
  key: string,
  email: string,
): Promise<{ refused: Refused } | { outcome: Outcome }> {
  try {
    return await transaction(async (tx) => {
      const before = await lockRecord(tx, key, email, now());
      const stands = standing(before, now());
      if (stands.kind !== "open") return { refused: stands };
      const { lockout, outcome } = afterFailure(before, now());
      await saveRecord(tx, lockout);
      return { outcome };
    });
  } catch (error) {
    if (isUnavailable(error)) throw error;
    log.error("a login attempt could not be recorded", error);
    throw new ORPCError("LOCKOUT_UNRECORDED");
  }
}

/** A successful login deletes the lockout record (spec 1 §4). */
export const forgetAttempts = (tx: Tx, key: string): Promise<void> => removeRecord(tx, key);

/** A new password set by mail proves more than an unlock does. */
export const forgetAllAttempts = (tx: Tx, email: string): Promise<number> => removeRecordsOf(tx, email);

/**
 * Sends unlock instructions, at most three an hour, and answers whether there was room. An address nobody has counts
 * the same and gets no mail. The token of an earlier mail no longer works.
 */
export function mailUnlock(services: Services, email: string, isKnown: boolean): Promise<boolean> {
  const { transaction, now, id, random, site } = services;
  return transaction(async (tx) => {
    const before = await lockRecord(tx, email, email, now());
    const { recent, isAllowed } = mayMail(before, now());
    if (!isAllowed) return false;
    const token = newUnlockToken(random);
    await saveRecord(tx, {
      ...before,
      unlockTokenHash: hashUnlockToken(token),
      unlockTokenExpiry: addMinutes(now(), LOCKOUT.UNLOCK_TOKEN_HOURS * 60),
      unlockEmailsSent: [...recent, now()],
      updatedAt: now(),
    });
    if (isKnown) await sendMail(services, tx, { key: `unlock-${id()}`, recipient: email, ...unlockLetter(site.url, email, token) });
    return true;
  });
}

export const lockoutPersonalData: PersonalData = {
  collect: async (db, { email }) => ({
    "failed-logins.json": await db
      .selectFrom("lockouts")
      .select(["failedAttempts", "lastAttemptAt", "tempLockoutUntil", "requiresEmailUnlock", "unlockEmailsSent", "createdAt"])
      .where("email", "=", email)
      .execute(),
  }),
  // What staff did to the account stays written down: the admin action record is append-only.
  forget: async (tx, { email }) => void (await removeRecordsOf(tx, email)),
};
