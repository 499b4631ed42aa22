import { CHECKOUT } from "@blenda/domain/checkout/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { type Limits, windowOf } from "../platform/requests/limits.ts";

const limit = { per: "account", max: CHECKOUT.DECLINES_PER_HOUR, minutes: 60 } as const;

/** Under which name declined cards are counted, and since when: trying stolen cards one after the other ends soon (trust P11). */
export const declinesKey = (who: string): string => `checkout.declined ${who}`;
export const declinesSince = (now: Instant): Instant => windowOf(limit.minutes, now);

/** Cards this process is trying now, by who tries them, and when the next of them has its answer. */
const trying = new Map<string, { cards: number; next: PromiseWithResolvers<void> }>();

/** How many declined cards this process has counted: whoever read a number before the last of them reads it again. */
let heardHere = 0;
export const declinesHeard = (): number => heardHere;

interface Lately {
  declines: number | null;
  /** What `declinesHeard` said before that number was read. */
  heard: number;
  lookAgain: () => Promise<number | null>;
}

/**
 * Tries a card, unless too many were declined lately; then nothing is answered. A card counts while its bank has not
 * answered, or of many tried in one moment all would be the first: who comes when there is no room for one more waits.
 */
export async function tryCard<Answer>(who: string, lately: Lately, ask: () => Promise<Answer>): Promise<Answer | null> {
  let { declines, heard } = lately;
  for (;;) {
    while (heard !== heardHere) {
      heard = heardHere;
      declines = await lately.lookAgain();
    }
    if ((declines ?? 0) >= limit.max) return null;
    const before = trying.get(who);
    if (before === undefined || (declines ?? 0) + before.cards < limit.max) break;
    await before.next.promise;
  }
  const mine = trying.get(who) ?? { cards: 0, next: Promise.withResolvers<void>() };
  mine.cards += 1;
  trying.set(who, mine);
  try {
    return await ask();
  } finally {
    mine.cards -= 1;
    mine.next.resolve();
    mine.next = Promise.withResolvers();
    if (mine.cards === 0) trying.delete(who);
  }
}

export async function countDecline(limits: Limits, who: string): Promise<void> {
  await limits.consume(declinesKey(who), limit);
  heardHere += 1;
}
