import { isStaff } from "@blenda/domain/access/can";
import type { MfaOverview } from "@blenda/domain/mfa/model";
import { addProblem, askable, endsOf, isLive } from "@blenda/domain/mfa/rules";
import { provenUntil } from "../identity/port.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { endingOf } from "./checking/issue-challenge.ts";
import { lockedUntil } from "./checking/tries.ts";
import { newestEvents } from "./event-repository.ts";
import { codesOf } from "./factors/backup-codes.ts";
import { isCodeNeeded } from "./factors/enrolment-codes.ts";
import { type Factor, factorsOf } from "./factors/factor-repository.ts";
import { placeOf } from "./place.ts";
import { mfa } from "./procedures.ts";
import { recoveryOf } from "./recovery/recovery-repository.ts";
import { secondsLeft, tokenOf } from "./sessions/factor-sessions.ts";
import { factorSessionsOf, findFactorSession } from "./sessions/session-repository.ts";

export const config = mfa.config.handler(async ({ context }): Promise<MfaOverview> => {
  const { db, user, sessionId, now } = context;
  const [factors, codes, sessions, recovery, row] = await Promise.all([
    factorsOf(db, user.id),
    codesOf(db, user.id),
    factorSessionsOf(db, { userId: user.id, sessionId }),
    recoveryOf(db, user.id),
    db.selectFrom("users").select("twoFactorEnabled").where("id", "=", user.id).executeTakeFirst(),
  ]);
  const held = factors.map(({ method }) => method);
  const left = codes.filter(({ usedAt }) => usedAt === null).length;
  const place = placeOf(context);
  const mustHaveFactor = isStaff(user);
  const enabled = factors.length > 0;
  return {
    config: {
      enabled,
      methods: [...new Set(held), ...(codes.length > 0 ? ["backup_codes" as const] : [])],
      primaryMethod: held[0] ?? null,
    },
    availableMethods: askable(held, left, place),
    addable: (["authenticator", "hardware_key", "sms"] as const).map((method) => ({ method, problem: addProblem(method, held, place) })),
    ...enrolledOf(context, factors),
    backupCodes: { createdAt: codes[0]?.createdAt ?? null, left, used: codes.map(({ usedAt }) => usedAt) },
    isAskedAtSignIn: enabled && (mustHaveFactor || row?.twoFactorEnabled === true),
    mustHaveFactor,
    needsEnrolmentCode: isCodeNeeded(user, enabled, context),
    provenUntil: await provenUntil(db, sessionId, now()),
    lockedUntil: await lockedUntil(db, { userId: user.id, scope: "inside" }, now()),
    sessions: sessions
      .filter((session) => isLive(session, now()))
      .map((session) => ({ action: session.action, method: session.method, issuedAt: session.issuedAt, ...endsOf(session) })),
    recovery: recovery ? { confirmedAt: recovery.confirmedAt, dueAt: recovery.dueAt } : null,
  };
});

function enrolledOf({ vault }: Pick<Services, "vault">, factors: readonly Factor[]): Pick<MfaOverview, "authenticator" | "sms" | "keys"> {
  const app = factors.find(({ method }) => method === "authenticator");
  const phone = factors.find(({ method }) => method === "sms");
  const when = ({ createdAt, lastUsedAt }: Factor) => ({ createdAt, lastUsedAt });
  return {
    authenticator: app ? when(app) : null,
    sms: phone?.sealed ? { ...when(phone), ending: endingOf(vault.open(phone.sealed)) } : null,
    keys: factors.flatMap((factor) => {
      const { id, name, algorithm, uses } = factor;
      return algorithm ? [{ id, name, algorithm, uses, ...when(factor) }] : [];
    }),
  };
}

/** Only a look: it keeps nothing alive, and what may be used once is still there. */
export const session = mfa.session.handler(async ({ input: { action }, context }) => {
  const { db, user, sessionId, now } = context;
  const found = await findFactorSession(db, { userId: user.id, sessionId, action });
  if (!found || !isLive(found, now())) return { valid: false, expiresIn: 0, sessionToken: null };
  return { valid: true, expiresIn: secondsLeft(found, now()), sessionToken: tokenOf(context, found.id) };
});

export const events = mfa.events.handler(async ({ context: { db, user, asking } }) =>
  (await newestEvents(db, user.id)).map(({ userId: _, address, ...event }) => ({
    ...event,
    place: address === asking.address ? "This network" : address || "Unknown network",
  })),
);
