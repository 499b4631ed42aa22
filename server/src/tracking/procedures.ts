import type { ConsentProof } from "@blenda/domain/consent/model";
import { allowsAnalytics } from "@blenda/domain/consent/rules";
import { addDays } from "@blenda/domain/shared/calendar";
import { trackingContract } from "@blenda/domain/tracking/contract";
import { implement } from "@orpc/server";
import { type Context, guard, spoken } from "../platform/requests/procedure.ts";
import { refusal } from "../platform/requests/refusal.ts";

/** Every call comes with what was allowed, and is refused where that does not hold: of whoever told it nothing is written. */
export const tracking = implement(trackingContract)
  .$context<Context>()
  .use(spoken)
  .use(guard)
  .use(async ({ next, context: { now, asking } }, input: unknown) => {
    const consent = (input as { consent?: Partial<ConsentProof> } | undefined)?.consent;
    // One from tomorrow would hold longer than it may.
    const isFromHere = String(consent?.timestamp) < addDays(now(), 1);
    if (!isFromHere || !allowsAnalytics(consent, now(), asking.hasPrivacySignal === true)) throw refusal("TRACKING_NOT_ALLOWED");
    return next();
  });
