import { CHECKOUT } from "@blenda/domain/checkout/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { windowOf } from "../platform/requests/limits.ts";
import type { Services } from "../platform/requests/procedure.ts";

const limit = { per: "account", max: CHECKOUT.DECLINES_PER_HOUR, minutes: 60 } as const;

/** Under which name declined cards are counted, and since when: trying stolen cards one after the other ends soon (trust P11). */
export const declinesKey = (who: string): string => `checkout.declined ${who}`;
export const declinesSince = (now: Instant): Instant => windowOf(limit.minutes, now);

export async function countDecline({ limits, cardAttempts }: Pick<Services, "limits" | "cardAttempts">, who: string): Promise<void> {
  await limits.consume(declinesKey(who), limit);
  cardAttempts.noteDecline();
}
