import { isStaff } from "@blenda/domain/access/can";
import type { Me } from "@blenda/domain/identity/model";
import { isLive, needsEnrolmentCode, normalCode } from "@blenda/domain/mfa/rules";
import type { Instant } from "@blenda/domain/shared/time";
import type { Insertable } from "kysely";
import { findPerson, lockUser } from "../../identity/port.ts";
import type { Database, Db, Tx } from "../../platform/database/db.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { hashOfToken } from "../sessions/factor-sessions.ts";
import { findFactorSession } from "../sessions/session-repository.ts";
import { hasFactor } from "./factor-repository.ts";

/** As it is stored, however it was typed. */
export const hashOfCode = (typed: string): string => hashOfToken(normalCode(typed));

/** It replaces the one before. */
export async function storeEnrolmentCode(tx: Tx, code: Insertable<Database["mfaEnrolmentCodes"]>): Promise<void> {
  await tx
    .insertInto("mfaEnrolmentCodes")
    .values(code)
    .onConflict((c) => c.column("userId").doUpdateSet(code))
    .execute();
}

export async function removeExpiredEnrolmentCodes(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom("mfaEnrolmentCodes").where("expiresAt", "<", now).execute();
}

/** Answers whether this is the code that stands. */
async function isTheCode(db: Db, userId: string, codeHash: string, now: Instant): Promise<boolean> {
  const own = db.selectFrom("mfaEnrolmentCodes").select("userId").where("userId", "=", userId).where("codeHash", "=", codeHash);
  return (await own.where("expiresAt", ">", now).executeTakeFirst()) !== undefined;
}

/** The same, and now it is used. */
async function consumeCode(tx: Tx, userId: string, codeHash: string, now: Instant): Promise<boolean> {
  const own = tx.deleteFrom("mfaEnrolmentCodes").where("userId", "=", userId).where("codeHash", "=", codeHash);
  return (await own.where("expiresAt", ">", now).returning("userId").executeTakeFirst()) !== undefined;
}

type CodeServices = Pick<Services, "db" | "now" | "flags">;

/** Whether this person's first factor takes a code. Where the bypass is on, the staff area is open without any factor. */
export const isCodeNeeded = (person: Me, hasOne: boolean, { flags }: Pick<CodeServices, "flags">): boolean =>
  needsEnrolmentCode({ hasFactor: hasOne, isStaff: isStaff(person), isStaffAreaOpen: flags.includes("mfaBypass") });

/**
 * Looks at the code a person brings to begin a setup, and answers its hash; `null` where none is needed. It is not used up yet:
 * a person who fails to photograph a picture begins again.
 */
export async function enrolmentHash(context: CodeServices & { user: Me }, typed: string | undefined): Promise<string | null> {
  const { db, user, now } = context;
  if (!isCodeNeeded(user, await hasFactor(db, user.id), context)) return null;
  if (typed === undefined) throw refusal("MFA_ENROLMENT_CODE_NEEDED");
  const codeHash = hashOfCode(typed);
  if (!(await isTheCode(db, user.id, codeHash, now()))) throw refusal("MFA_ENROLMENT_CODE_WRONG");
  return codeHash;
}

/**
 * Whether a setup may still become a factor, with the account held: since it was begun another browser may have protected the
 * account, or its owner may have become one of our own people. Uses the code up.
 */
export async function expectMayEnrol(
  tx: Tx,
  context: CodeServices & { user: Me; sessionId: string },
  codeHash: string | null,
): Promise<void> {
  const { sessionId, now } = context;
  const userId = context.user.id;
  await lockUser(tx, userId);
  const hasOne = await hasFactor(tx, userId);
  if (hasOne) {
    const shown = await findFactorSession(tx, { userId, sessionId, action: "ACCOUNT" });
    if (!shown || !isLive(shown, now())) throw refusal("MFA_REQUIRED", { action: "ACCOUNT" });
  }
  if (!isCodeNeeded(await findPerson(tx, userId, now()), hasOne, context)) return;
  if (codeHash === null) throw refusal("MFA_ENROLMENT_CODE_NEEDED");
  if (!(await consumeCode(tx, userId, codeHash, now()))) throw refusal("MFA_ENROLMENT_CODE_WRONG");
}
