import { CHECKOUT } from "@blenda/domain/checkout/constants";
import { LRUCache } from "lru-cache";

/** Orders remembered as paid: more than are ever being paid at one moment. */
const MOST_PAID = 1_000;

declare module "../platform/requests/procedure.ts" {
  interface Services {
    /** Card attempts of this process that have not ended yet, and what it has just seen paid. */
    cardAttempts: CardAttempts;
  }
}

interface RecentDeclines {
  declines: number | null;
  /** What `declinesHeard` said before that number was read. */
  heard: number;
  lookAgain: () => Promise<number | null>;
}

export interface CardAttempts {
  /** Declined cards this process has counted: a number read before the last of them is read again. */
  declinesHeard(): number;
  noteDecline(): void;
  /**
   * Limiter of concurrent card attempts, per payer: charges, unless too many cards were declined lately; then answers nothing. A card
   * counts while its bank has not answered, or of many tried in one moment all would be the first; one more waits for room.
   */
  limitCardAttempt<Answer>(payer: string, recentDeclines: RecentDeclines, charge: () => Promise<Answer>): Promise<Answer | null>;
  /** Committed: this process made them paid. */
  notePaid(orderIds: readonly string[]): void;
  /** Whether this process made the order paid in the last moments. The payment that confirms it need not ask the database then. */
  isPaid(orderId: string): boolean;
}

export function makeCardAttempts(): CardAttempts {
  /** Cards being tried, by payer, and when the next of them has its answer. */
  const attempts = new Map<string, { cards: number; next: PromiseWithResolvers<void> }>();
  const paid = new LRUCache<string, true>({ max: MOST_PAID });
  let heardHere = 0;

  /** Takes the room in the step that finds it, so that two attempts never find the same one. */
  async function room(payer: string, { declines, heard, lookAgain }: RecentDeclines) {
    for (let known = declines, since = heard; ; ) {
      while (since !== heardHere) {
        since = heardHere;
        known = await lookAgain();
      }
      if ((known ?? 0) >= CHECKOUT.DECLINES_PER_HOUR) return null;
      const own = attempts.get(payer) ?? { cards: 0, next: Promise.withResolvers<void>() };
      if (own.cards === 0 || (known ?? 0) + own.cards < CHECKOUT.DECLINES_PER_HOUR) {
        own.cards += 1;
        attempts.set(payer, own);
        return own;
      }
      await own.next.promise;
    }
  }

  return {
    declinesHeard: () => heardHere,
    noteDecline: () => {
      heardHere += 1;
    },
    limitCardAttempt: async (payer, recentDeclines, charge) => {
      const own = await room(payer, recentDeclines);
      if (!own) return null;
      try {
        return await charge();
      } finally {
        own.cards -= 1;
        own.next.resolve();
        own.next = Promise.withResolvers();
        if (own.cards === 0) attempts.delete(payer);
      }
    },
    notePaid: (orderIds) => {
      for (const id of orderIds) paid.set(id, true);
    },
    isPaid: (orderId) => paid.has(orderId),
  };
}
