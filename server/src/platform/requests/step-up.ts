import type { FactorMethod, StepUpAction } from "@blenda/domain/access/step-up";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../database/db.ts";

/** Which second factor a session has shown for an action. What may be used once is used by asking. */
export interface StepUp {
  check(
    /** `isUnattended`: the page asked by itself, so it goes on ageing. */
    asked: { userId: string; sessionId: string; action: StepUpAction; isUnattended?: boolean | undefined },
    now: Instant,
  ): Promise<{ method: FactorMethod } | "missing" | "not-configured">;
  /** Factors a person can be asked for here, the first to ask for first; `null` for a person who has no factor at all. */
  methodsOf(db: Db, userId: string): Promise<FactorMethod[] | null>;
  /** Takes away what a thief who took the account over may have added lately; answers which methods went. */
  dropRecent(tx: Tx, userId: string, now: Instant): Promise<FactorMethod[]>;
}
