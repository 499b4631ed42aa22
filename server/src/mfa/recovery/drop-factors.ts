import { isStaff } from "@blenda/domain/access/can";
import type { FactorMethod } from "@blenda/domain/access/step-up";
import { RECENT_FACTOR_DAYS } from "@blenda/domain/mfa/constants";
import { factorsChanged } from "@blenda/domain/mfa/events";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { changeUser, findPerson } from "../../identity/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { noteEvent } from "../event-repository.ts";
import { removeCodes, removeCodesSince } from "../factors/backup-codes.ts";
import { type Factor, factorsOf, removeFactor } from "../factors/factor-repository.ts";
import { removeSetups } from "../factors/setup-repository.ts";
import { removeAllFactorSessions } from "../sessions/session-repository.ts";
import { removeRecovery } from "./recovery-repository.ts";

/**
 * Takes factors a stranger may have added, with whatever was opened or made by them. Backup codes older than the first of them
 * stay; with the last factor everything goes, the question at sign-in too. Answers which methods went.
 */
export async function dropFactors(tx: Tx, userId: string, now: Instant, isGoing: (factor: Factor) => boolean): Promise<FactorMethod[]> {
  const factors = await factorsOf(tx, userId);
  const going = factors.filter(isGoing);
  if (going.length === 0) return [];
  for (const { id, method } of going) {
    await removeFactor(tx, id);
    await noteEvent(tx, null, { userId, at: now, kind: "removed", method });
  }
  if (going.length === factors.length) {
    await removeCodes(tx, userId);
    await removeRecovery(tx, userId);
    await changeUser(tx, userId, { twoFactorEnabled: false });
  } else
    await removeCodesSince(
      tx,
      userId,
      going.map(({ createdAt }) => createdAt).reduce((one, other) => (one < other ? one : other)),
    );
  await removeSetups(tx, userId);
  await removeAllFactorSessions(tx, userId, null);
  await emit(tx, factorsChanged({ userId }));
  return [...new Set(going.map(({ method }) => method))];
}

/**
 * With a reset of the password: what was added lately may be a thief's, and would lock the owner out. What is older stays, so a
 * mailbox alone opens no account that has long asked for more. Staff keep all of theirs: the first took a code that is never
 * mailed, and neither does a mailbox take it away.
 */
export async function dropRecentFactors(tx: Tx, userId: string, now: Instant): Promise<FactorMethod[]> {
  if (isStaff(await findPerson(tx, userId, now))) return [];
  const since = addDays(now, -RECENT_FACTOR_DAYS);
  return dropFactors(tx, userId, now, ({ createdAt }) => createdAt > since);
}
