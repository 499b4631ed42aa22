import type { Db } from "./db.ts";

/**
 * Asks many small things in one statement: whatever is asked while a statement is under way waits for the next one. Alone,
 * a question leaves at once. The answers come in the order of the questions; a failure is everybody's who asked with it.
 */
export function together<Item, Answer>(ask: (db: Db, items: Item[]) => Promise<Answer[]>): (db: Db, item: Item) => Promise<Answer> {
  const queues = new WeakMap<Db, Queue<Item, Answer>>();
  return (db, item) => {
    const queue = queues.get(db) ?? { waiting: [], isBusy: false };
    queues.set(db, queue);
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    queue.waiting.push({ item, resolve, reject });
    if (!queue.isBusy) void drain(queue, (items) => ask(db, items));
    return promise;
  };
}

interface Queue<Item, Answer> {
  waiting: { item: Item; resolve(answer: Answer): void; reject(error: unknown): void }[];
  isBusy: boolean;
}

async function drain<Item, Answer>(queue: Queue<Item, Answer>, ask: (items: Item[]) => Promise<Answer[]>): Promise<void> {
  queue.isBusy = true;
  while (queue.waiting.length > 0) {
    const asking = queue.waiting;
    queue.waiting = [];
    try {
      const answers = await ask(asking.map(({ item }) => item));
      for (const [n, { resolve }] of asking.entries()) resolve(answers[n] as Answer);
    } catch (error) {
      for (const { reject } of asking) reject(error);
    }
  }
  queue.isBusy = false;
}
