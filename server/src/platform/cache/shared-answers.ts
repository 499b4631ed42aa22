import { hash } from "node:crypto";
import type { Drop } from "@blenda/domain/access/event";
import { LRUCache } from "lru-cache";
import type { DropWatcher } from "../events/live.ts";
import { brotli } from "../http/compression.ts";
import { CACHE } from "./cache.ts";

const MINUTE_MS = 60_000;
/** Small answers travel in one packet anyway. */
const COMPRESSED_FROM_BYTES = 1_024;
/** Longer addresses than any question needs are answered and forgotten, or they alone could fill the memory. */
const LONGEST_KEY = 2_048;
/** Stale while revalidate: so long an answer in which only counts are old is still shown, while it is made anew. */
export const STALE_WHILE_REVALIDATE_MS = 5_000;
/** What visitors see of feeds: so long a count, a name or a place in the ranking may be old; few addresses are asked again within it. */
export const VISITORS = { ENTRIES: 500, LIFETIME_SECONDS: 10, MAX_BYTES: 20 * 1024 * 1024 } as const;
/** Fewer than there are connections to the database: more are no quicker, what is begun fills the memory, and others ask too. */
const MOST_AT_ONCE = 8;

/** One answer, ready to send. */
export interface SharedAnswer {
  /** Text while it is new: sent once, it is not worth bytes of its own. */
  body: Buffer | string;
  bytes: number;
  etag: string;
  compressed?: Promise<CompressedAnswer | null>;
}

interface CachedAnswer extends SharedAnswer {
  /** Whose change makes it untrue; `null`: a list, which any change may. */
  shows: ReadonlySet<string> | null;
  /** Since when it tells old counts, and nothing else that is old; `null`: all of it is true. */
  oldSince: number | null;
}

/** The same answer, compressed: other bytes, so another tag. */
interface CompressedAnswer {
  body: Buffer;
  bytes: number;
  etag: string;
}

/** What a question brought, before it is made ready. */
export interface ComputedAnswer {
  output: unknown;
  /** A page is dropped with what it shows, a list with everything. */
  isPage: boolean;
}

export interface SharedAnswers extends DropWatcher {
  /** The kept answer, if all of it is true. */
  get(key: string): SharedAnswer | undefined;
  /**
   * The kept answer, or the one `make` brings. However many ask at once, it is made once; a refusal is not kept. Nor is
   * the first answer for an address: most addresses are asked once, and keeping them would only push out the others.
   * Where only counts are old no caller waits: the kept answer is given while it is made anew.
   */
  take(key: string, make: () => Promise<ComputedAnswer>): Promise<SharedAnswer>;
  stats(): { entries: number; bytes: number };
  stop(): void;
}

interface Options {
  /** In milliseconds. */
  now?: () => number;
  entries?: number;
  maxBytes?: number;
  lifetimeMs?: number;
  /** Which drops make untrue what is kept here. */
  hears?(what: Drop): boolean;
}

/**
 * The shared answers cache: what is the same for everybody, as the bytes that are sent. It caches only while drops arrive:
 * when the process stops hearing of changes it forgets everything and asks the database each time. This is the specification's
 * in-memory cache for whatever is public (docs/decisions/0040).
 */
export function makeSharedAnswers({
  now = () => performance.now(),
  entries = CACHE.ENTRIES,
  maxBytes = CACHE.MAX_BYTES,
  lifetimeMs = CACHE.LIFETIME_MINUTES * MINUTE_MS,
  hears = ({ isPrivate, isForVisitors }) => !isPrivate && !isForVisitors,
}: Options = {}): SharedAnswers {
  const cached = new LRUCache<string, CachedAnswer>({
    max: entries,
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => bytes * 2 + key.length,
    ttl: lifetimeMs,
    ttlResolution: 0,
    perf: { now },
  });
  const cleaning = setInterval(() => cached.purgeStale(), CACHE.CLEANED_EVERY_MINUTES * MINUTE_MS);
  cleaning.unref();
  const asked = new LRUCache<string, true>({ max: entries * 2 });
  const making = new Map<string, Promise<SharedAnswer>>();
  let isListening = false;
  /** How often counts have changed. */
  let recounts = 0;
  const inTurn = limited(MOST_AT_ONCE);

  async function makeAndKeep(key: string, make: () => Promise<ComputedAnswer>): Promise<SharedAnswer> {
    const isAskedAgain = asked.has(key) || cached.has(key);
    const recountsBefore = recounts;
    const made = inTurn(make);
    const flight = made.then(readyAnswer);
    making.set(key, flight);
    try {
      const [answer, { output, isPage }] = await Promise.all([flight, made]);
      if (key.length <= LONGEST_KEY) asked.set(key, true);
      // Something was dropped meanwhile: this may be older than what is known now.
      if (isListening && isAskedAgain && making.get(key) === flight) {
        const oldSince = recounts === recountsBefore ? null : now();
        cached.set(key, { ...cachedOf(answer), shows: isPage ? idsIn(output) : null, oldSince });
      }
      return answer;
    } finally {
      if (making.get(key) === flight) making.delete(key);
    }
  }

  /** A refusal is told to the next who asks: they find nothing kept. */
  function makeAnew(key: string, make: () => Promise<ComputedAnswer>): void {
    if (!making.has(key)) void makeAndKeep(key, make).catch(() => cached.delete(key));
  }

  /** What is kept and shows any of these; of `null`, everything. */
  function* showing(ids: readonly string[] | null): Generator<[string, CachedAnswer]> {
    for (const [key, answer] of cached.entries()) if (!ids || !answer.shows || ids.some((id) => answer.shows?.has(id))) yield [key, answer];
  }

  return {
    get: (key) => {
      const found = cached.get(key);
      return found?.oldSince === null ? found : undefined;
    },
    take: async (key, make) => {
      const found = cached.get(key);
      if (found?.oldSince === null) return found;
      if (!found || now() - found.oldSince > STALE_WHILE_REVALIDATE_MS) return making.get(key) ?? makeAndKeep(key, make);
      makeAnew(key, make);
      return found;
    },
    drop: (what) => {
      if (!hears(what)) return;
      const { ids, creatorIds = [], isOnlyCounts = false } = what;
      if (isOnlyCounts) recounts++;
      else making.clear();
      for (const [key, answer] of showing(ids && [...ids, ...creatorIds])) {
        if (isOnlyCounts) answer.oldSince ??= now();
        else cached.delete(key);
      }
    },
    listening: (is) => {
      isListening = is;
      making.clear();
      cached.clear();
    },
    stats: () => ({ entries: cached.size, bytes: cached.calculatedSize }),
    stop: () => clearInterval(cleaning),
  };
}

/**
 * The same for what only visitors share. Apart from the others: a person who is signed in never gets it, and a new post drops no
 * list of products. What tells of no change, as likes and views do, shows after seconds.
 */
export const makeVisitorAnswers = ({ now }: Pick<Options, "now"> = {}): SharedAnswers =>
  makeSharedAnswers({
    ...(now && { now }),
    entries: VISITORS.ENTRIES,
    maxBytes: VISITORS.MAX_BYTES,
    lifetimeMs: VISITORS.LIFETIME_SECONDS * 1_000,
    hears: ({ isPrivate }) => !isPrivate,
  });

/** Lets so many work at once; the others wait, the first to come goes first. */
function limited(most: number) {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async <Done>(work: () => Promise<Done>): Promise<Done> => {
    // A caller that leaves hands its place over, so that no later one slips in between.
    if (busy >= most) await new Promise<void>((go) => waiting.push(go));
    else busy++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy--;
    }
  };
}

/** As the bytes that are sent. */
function readyAnswer({ output }: ComputedAnswer): SharedAnswer {
  const body = JSON.stringify(output);
  return { body, bytes: Buffer.byteLength(body), etag: `"${hash("sha1", body, "base64url")}"` };
}

const cachedOf = (answer: SharedAnswer): SharedAnswer => ({ ...answer, body: ownBytes(Buffer.from(answer.body as string)) });

/** Small buffers are cut from blocks of 64 KB, and a small one that is kept keeps its block. What stays gets memory of its own. */
function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  own.set(bytes);
  return own;
}

/** Compressed once, when the first who can read it asks; `null` where that is not worth it. */
export function compressAnswer(answer: SharedAnswer): Promise<CompressedAnswer | null> | null {
  if (answer.bytes < COMPRESSED_FROM_BYTES) return null;
  answer.compressed ??= brotli(answer.body).then(
    (body) => ({ body: ownBytes(body), bytes: body.byteLength, etag: `${answer.etag.slice(0, -1)}-br"` }),
    () => null,
  );
  return answer.compressed;
}

/** Every product, training and creator that an answer mentions. */
function idsIn(value: unknown, ids = new Set<string>()): Set<string> {
  if (typeof value !== "object" || value === null) return ids;
  for (const [key, each] of Object.entries(value)) {
    if (typeof each === "string" && (key === "id" || key === "creatorId")) ids.add(each);
    else idsIn(each, ids);
  }
  return ids;
}
