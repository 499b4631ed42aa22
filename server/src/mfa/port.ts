import type { FactorMethod } from "@blenda/domain/access/step-up";
import { ENROLMENT_CODE } from "@blenda/domain/mfa/constants";
import { drawEnrolmentCode } from "@blenda/domain/mfa/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../platform/database/db.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { noteEvent } from "./event-repository.ts";
import { type FactorNoticeContext, mailOwner } from "./factors/changes.ts";
import { hashOfCode, storeEnrolmentCode } from "./factors/enrolment-codes.ts";
import { factorsOf } from "./factors/factor-repository.ts";
import { codeGivenLetter, resetLetter } from "./letters.ts";
import { clearFactors } from "./recovery/clear-factors.ts";

/** The methods of the factors each of these people has, one for each factor; who has none is not among them. */
export async function factorMethods(db: Db, userIds: readonly string[]): Promise<Map<string, FactorMethod[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await db.selectFrom("mfaFactors").select(["userId", "method"]).where("userId", "in", userIds).orderBy("createdAt").execute();
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return new Map([...byUser].map(([userId, factors]) => [userId, factors.map(({ method }) => method)]));
}

/**
 * Takes all factors from a person who lost them, with everything they opened, and mails it. For one of our own people, by another
 * or by the command on the server (decision D6): the caller has checked that and writes the audit entry. Answers how many there
 * were.
 */
export async function resetFactors(
  tx: Tx,
  services: Pick<Services, "now" | "id" | "jobs" | "mail" | "site">,
  user: { id: string; email: string },
): Promise<number> {
  const factors = await factorsOf(tx, user.id);
  await clearFactors(tx, user.id);
  await noteEvent(tx, null, { userId: user.id, at: services.now(), kind: "recovered" });
  await mailOwner(tx, { ...services, user }, resetLetter(services.site.url));
  return factors.length;
}

/**
 * Makes the code one of our own people brings to set up their first factor; it leaves here once, and only its hash stays. They hear
 * of it by mail, without the code. The caller has checked who gives it and writes the audit entry.
 */
export async function giveEnrolmentCode(
  tx: Tx,
  services: Pick<Services, "random"> & Omit<FactorNoticeContext, "user">,
  user: { id: string; email: string },
): Promise<{ code: string; expiresAt: Instant }> {
  const { now, random, site } = services;
  const code = drawEnrolmentCode(random.below);
  const expiresAt = addMinutes(now(), ENROLMENT_CODE.HOURS * 60);
  await storeEnrolmentCode(tx, { userId: user.id, codeHash: hashOfCode(code), createdAt: now(), expiresAt });
  await noteEvent(tx, null, { userId: user.id, at: now(), kind: "code-given" });
  await mailOwner(tx, { ...services, user }, codeGivenLetter(site.url));
  return { code, expiresAt };
}
