import { BRAND } from "@blenda/domain/shared/brand";
import { utcDay } from "@blenda/domain/shared/language/formats";
import type { Instant } from "@blenda/domain/shared/time";

/** A card that did not pay for the next month: what happens next, and where another one can be given. */
export function declinedLetter(url: string, planName: string, nextTry: Instant | null): { subject: string; body: string } {
  const next = nextTry
    ? `We'll try again on ${utcDay(nextTry)}. To use another card, choose the plan again: ${url}/blendagen`
    : `This was the last try, and the plan has ended. You can start it again any time: ${url}/blendagen`;
  return {
    subject: `Your ${planName} plan couldn't be renewed`,
    body: [`The card for your ${BRAND.generator} ${planName} plan was declined.`, next, "Your tokens stay yours."].join("\n\n"),
  };
}
