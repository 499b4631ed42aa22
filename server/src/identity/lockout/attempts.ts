import { afterFailure, type LockState, lockStateOf, mayMail, type Outcome } from "@blenda/domain/lockout/rules";
import { isUnavailable } from "../../platform/database/connection.ts";
import type { Tx } from "../../platform/database/db.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { lockRecord, removeRecord, removeRecordsOf, saveRecord } from "./repository.ts";

/** The job that mails an unlock token to the address, if an account has it. */
export const UNLOCK_MAIL_JOB = "lockout.mailUnlock";
export interface UnlockMail {
  id: string;
  email: string;
}

type RefusedAttempt = Exclude<LockState, { kind: "open" }>;

/**
 * Counts an attempt as failed before its password is looked at, and commits that: among any number of parallel guesses
 * each has its own place on the ladder. A right password deletes the record afterwards. While locked, nothing is counted.
 * Takes services and not a transaction, because the count must survive whatever happens next.
 */
export async function reserveAttempt(
  { transaction, now, log }: Services,
  key: string,
  email: string,
): Promise<{ refused: RefusedAttempt } | { outcome: Outcome }> {
  try {
    return await transaction(async (tx) => {
      const before = await lockRecord(tx, key, email, now());
      const stands = lockStateOf(before, now());
      if (stands.kind !== "open") return { refused: stands };
      const { lockout, outcome } = afterFailure(before, now());
      await saveRecord(tx, lockout);
      return { outcome };
    });
  } catch (error) {
    if (isUnavailable(error)) throw error;
    log.error("a login attempt could not be recorded", error);
    throw refusal("LOCKOUT_UNRECORDED");
  }
}

/** A successful login deletes the lockout record (spec 1 §4). */
export const forgetAttempts = (tx: Tx, key: string): Promise<void> => removeRecord(tx, key);

/** A new password set by mail proves more than an unlock does. */
export const forgetAllAttempts = (tx: Tx, email: string): Promise<number> => removeRecordsOf(tx, email);

/**
 * Asks for unlock instructions, at most three an hour, and answers whether there was room. The same is done for every
 * address; whether it has an account is found out by the job, when no answer could take longer for it.
 */
export function mailUnlock({ transaction, now, id, jobs }: Services, email: string): Promise<boolean> {
  return transaction(async (tx) => {
    const before = await lockRecord(tx, email, email, now());
    const { recent, isAllowed } = mayMail(before, now());
    if (!isAllowed) return false;
    await saveRecord(tx, { ...before, unlockEmailsSent: [...recent, now()], updatedAt: now() });
    await jobs.enqueue(tx, UNLOCK_MAIL_JOB, { id: id(), email } satisfies UnlockMail);
    return true;
  });
}
