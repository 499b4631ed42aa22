import { STEP_UP } from "@blenda/domain/access/step-up";
import { askable, isLive, opensWith } from "@blenda/domain/mfa/rules";
import { minutesBetween } from "@blenda/domain/shared/calendar";
import type { Db } from "../../platform/database/db.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import type { StepUp } from "../../platform/requests/step-up.ts";
import { codesOf } from "../factors/backup-codes.ts";
import { factorsOf, hasFactor } from "../factors/factor-repository.ts";
import { placeOf } from "../place.ts";
import { dropRecentFactors } from "../recovery/drop-factors.ts";
import { consumeFactorSession, findFactorSession, touchFactorSessions } from "./session-repository.ts";

const TOUCHED_EVERY_MINUTES = 1;

/** What the guard asks before every staff call: one look into an index, and at most one write a minute. */
export function makeStepUp(db: Db, here: Pick<Services, "sms" | "site">): StepUp {
  const place = placeOf(here);
  return {
    check: async (asked, now) => {
      const { isOnce, idleMinutes } = STEP_UP[asked.action];
      const session = isOnce ? await consumeFactorSession(db, asked) : await findFactorSession(db, asked);
      if (!session || !isLive(session, now)) return (await hasFactor(db, asked.userId)) ? "missing" : "not-configured";
      const isUse = !isOnce && idleMinutes !== null && !asked.isUnattended;
      if (isUse && minutesBetween(session.lastUsedAt, now) >= TOUCHED_EVERY_MINUTES)
        await touchFactorSessions(db, asked.sessionId, opensWith(asked.action), now);
      return { method: session.method };
    },
    methodsOf: async (of, userId) => {
      const factors = await factorsOf(of, userId);
      if (factors.length === 0) return null;
      const left = (await codesOf(of, userId)).filter(({ usedAt }) => usedAt === null).length;
      return askable(
        factors.map(({ method }) => method),
        left,
        place,
      );
    },
    dropRecent: dropRecentFactors,
  };
}
