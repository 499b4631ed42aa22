import { CHECKOUT } from "@blenda/domain/checkout/constants";
import { LRUCache } from "lru-cache";

/** More than are ever being paid at one moment. */
const MOST_PAID = 1_000;

declare module "../platform/requests/procedure.ts" {
  interface Services {
    /** What this process knows of the payments of this very moment. */
    till: Till;
  }
}

interface Lately {
  declines: number | null;
  /** What `declinesHeard` said before that number was read. */
  heard: number;
  lookAgain: () => Promise<number | null>;
}

export interface Till {
  /** How many declined cards this process has counted: whoever read a number before the last of them reads it again. */
  declinesHeard(): number;
  noteDecline(): void;
  /**
   * Tries a card, unless too many were declined lately; then nothing is answered. A card counts while its bank has not
   * answered, or of many tried in one moment all would be the first: who comes when there is no room for one more waits.
   */
  tryCard<Answer>(who: string, lately: Lately, ask: () => Promise<Answer>): Promise<Answer | null>;
  /** Committed: this process made them paid. */
  notePaid(orderIds: readonly string[]): void;
  /** Whether this process made the order paid in the last moments. Whoever is paying it then need not ask the database. */
  isPaid(orderId: string): boolean;
}

export function makeTill(): Till {
  /** Cards that are being tried, by who tries them, and when the next of them has its answer. */
  const trying = new Map<string, { cards: number; next: PromiseWithResolvers<void> }>();
  const paid = new LRUCache<string, true>({ max: MOST_PAID });
  let heardHere = 0;

  /** Takes the room in the step that finds it, so that nobody else finds it too. */
  async function room(who: string, { declines, heard, lookAgain }: Lately) {
    for (let known = declines, since = heard; ; ) {
      while (since !== heardHere) {
        since = heardHere;
        known = await lookAgain();
      }
      if ((known ?? 0) >= CHECKOUT.DECLINES_PER_HOUR) return null;
      const own = trying.get(who) ?? { cards: 0, next: Promise.withResolvers<void>() };
      if (own.cards === 0 || (known ?? 0) + own.cards < CHECKOUT.DECLINES_PER_HOUR) {
        own.cards += 1;
        trying.set(who, own);
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
    tryCard: async (who, lately, ask) => {
      const own = await room(who, lately);
      if (!own) return null;
      try {
        return await ask();
      } finally {
        own.cards -= 1;
        own.next.resolve();
        own.next = Promise.withResolvers();
        if (own.cards === 0) trying.delete(who);
      }
    },
    notePaid: (orderIds) => {
      for (const id of orderIds) paid.set(id, true);
    },
    isPaid: (orderId) => paid.has(orderId),
  };
}
