import { makeBatchSlots } from "./batch-slots.ts";
import { isUnavailable } from "./connection.ts";
import { retryConflicts } from "./db.ts";

/** More than this at once is no cheaper per item, and lets the first wait for the last. */
const MOST = 64;

/** Of the process and not of an app: what they share out is its cores, for the batches of all. */
const takeBatchSlot = makeBatchSlots();

interface Options<Item> {
  /** Items of one name never share a statement: it could not tell which of them came first. */
  apart?(item: Item): string;
  /** At most so many share a statement. */
  most?: number;
  /** So many statements are under way at once, for questions that cost much each: their answers are worked on while others are still asked. */
  lanes?: number;
  /** For what nobody waits for: so long things are gathered before each statement, which then is shared by more of them. */
  gatherMs?: number;
}

/**
 * Batching: many small things in one statement, or in one transaction. Whatever is asked while one is under way waits for the
 * next. Alone, a thing is done at once. The answers come in the order of the questions. What fails together is tried again one
 * by one, so that a failure is only its own. Inside a caller's transaction (`on` is theirs) it stays with itself.
 */
export function batched<On extends object, Item, Answer>(
  ask: (on: On, items: Item[]) => Promise<readonly Answer[]>,
  { apart, most = MOST, lanes = 1, gatherMs = 0 }: Options<Item> = {},
): (on: On, item: Item) => Promise<Answer> {
  // Each lives as long as the database it asks, so two apps in one process share none.
  const queues = new WeakMap<On, Queue<Item, Answer>>();
  return (on, item) => {
    const queue = queues.get(on) ?? { waiting: [], lanes: 0 };
    queues.set(on, queue);
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    queue.waiting.push({ item, resolve, reject });
    if (queue.lanes < lanes) {
      queue.lanes++;
      // Questions that came with the same look at the network join.
      setImmediate(() => void drain(queue, (items) => ask(on, items), { apart, most, gatherMs }, isInTransaction(on)));
    }
    return promise;
  };
}

const isInTransaction = (on: object): boolean => "isTransaction" in on && on.isTransaction === true;

interface BatchEntry<Item, Answer> {
  item: Item;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

interface Queue<Item, Answer> {
  waiting: BatchEntry<Item, Answer>[];
  /** So many are being asked together. */
  lanes: number;
}

interface Limits<Item> {
  apart: Options<Item>["apart"];
  most: number;
  gatherMs: number;
}

type BatchQuery<Item, Answer> = (items: Item[]) => Promise<readonly Answer[]>;

async function drain<Item, Answer>(
  queue: Queue<Item, Answer>,
  ask: BatchQuery<Item, Answer>,
  limits: Limits<Item>,
  isInside: boolean,
): Promise<void> {
  while (queue.waiting.length > 0) {
    if (limits.gatherMs > 0 && !isInside) await new Promise((resume) => setTimeout(resume, limits.gatherMs));
    // A caller's transaction has its place already; waiting for another one it might wait for itself.
    const leave = isInside ? () => {} : await takeBatchSlot(() => queue.waiting.length);
    // What fails inside a transaction fails with it; by itself it may begin again.
    const asking: BatchQuery<Item, Answer> = isInside ? ask : (items) => retryConflicts(() => ask(items));
    const next = nextOf(queue, limits);
    // Another lane may have been quicker.
    if (next.length > 0) await answer(next, asking, isInside ? (tell) => tell() : setImmediate);
    leave();
  }
  queue.lanes--;
}

function nextOf<Item, Answer>(queue: Queue<Item, Answer>, { apart, most }: Limits<Item>): BatchEntry<Item, Answer>[] {
  const names = new Set<string>();
  const next: BatchEntry<Item, Answer>[] = [];
  const later: BatchEntry<Item, Answer>[] = [];
  for (const each of queue.waiting) {
    const name = apart?.(each.item);
    const fits = next.length < most && (name === undefined || !names.has(name));
    if (name !== undefined) names.add(name);
    (fits ? next : later).push(each);
  }
  queue.waiting = later;
  return next;
}

/** What was answered is told by `later`: so the next statement leaves first, and PostgreSQL works while its askers go on. */
async function answer<Item, Answer>(
  asked: BatchEntry<Item, Answer>[],
  ask: BatchQuery<Item, Answer>,
  later: (tell: () => void) => unknown,
): Promise<void> {
  try {
    const answers = await ask(asked.map(({ item }) => item));
    later(() => {
      for (const [n, { resolve }] of asked.entries()) resolve(answers[n] as Answer);
    });
  } catch (error) {
    // A lost connection does not tell whether it took the commit with it; the callers' own keys find out.
    if (asked.length === 1 || isUnavailable(error)) for (const { reject } of asked) reject(error);
    else for (const each of asked) await answer([each], ask, later);
  }
}
