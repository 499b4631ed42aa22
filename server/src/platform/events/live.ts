import { setTimeout as sleep } from "node:timers/promises";
import type { Actor } from "@blenda/domain/access/actor";
import { can } from "@blenda/domain/access/can";
import type { Audience, Drop, StreamEnd } from "@blenda/domain/access/event";
import type { Note } from "@blenda/domain/live/contract";
import { sql } from "kysely";
import { Connection } from "../database/connection.ts";
import type { Tx } from "../database/db.ts";
import type { Log } from "../log.ts";
import { refusal } from "../requests/refusal.ts";
import { type Subscriber, Subscribers } from "./subscribers.ts";

const CHANNEL = "live";
const LISTEN_AGAIN_MS = 250;
const CONNECT_WITHIN_MS = 5_000;
const LOOK_AT_SESSIONS_MS = 30_000;

type LiveNote = { to: Audience; stale: readonly string[] } | { ends: StreamEnd } | { drops: Drop };

/** Broadcasts to every process, once this transaction commits. */
export async function broadcast(tx: Tx, ...what: readonly LiveNote[]): Promise<void> {
  if (what.length === 0) return;
  await sql`select pg_notify(${CHANNEL}, note) from unnest(${what.map((each) => JSON.stringify(each))}::text[]) as note`.execute(tx);
}

/** Who opens a stream. The address only counts streams; what is told depends on the actor alone. */
interface LiveListener {
  actor: Actor;
  sessionId: string | null;
  address: string;
}

/** A cache of this process that follows drops: it keeps what events may make untrue. */
export interface DropWatcher {
  drop(what: Drop): void;
  /** Without a connection that listens, drops are missed: what was kept before is worth nothing until it is compared again. */
  listening(isListening: boolean): void;
}

export interface Live {
  /** One subscriber's notes, until they leave, their session ends or the server stops. */
  open(who: LiveListener, signal: AbortSignal | undefined): AsyncGenerator<Note, void, void>;
  /** Tells this watcher of every drop from now on, whichever process it comes from. */
  watch(watcher: DropWatcher): void;
  /** Tells the watchers of this process at once, ahead of the news that reaches every process. */
  drop(what: Drop): void;
  /** Whether this process hears what others tell, and how many streams it holds open. */
  state(): { isListening: boolean; streams: number };
  stop(): Promise<void>;
}

interface Options {
  url: string;
  log: Log;
  /** Which of these sessions are still valid. An expired one tells no stream, so the streams ask. */
  activeSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
}

export function startLive({ url, log, activeSessions }: Options): Live {
  const subscribers = new Subscribers();
  const watchers = new Set<DropWatcher>();
  let isListening = false;
  const closing = new AbortController();
  const listening = Promise.all([listen(), watchSessions()]);

  async function listen(): Promise<void> {
    for (let isFirst = true; !closing.signal.aborted; isFirst = false) {
      try {
        await untilLost(isFirst);
      } catch (error) {
        if (!closing.signal.aborted) log.warn("live: listening again soon", error);
      }
      await sleep(LISTEN_AGAIN_MS, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  async function untilLost(isFirst: boolean): Promise<void> {
    const client = new Connection({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS });
    const lost = Promise.withResolvers<void>();
    closing.signal.addEventListener("abort", () => lost.resolve(), { once: true });
    client.on("error", () => lost.resolve());
    client.on("end", () => lost.resolve());
    client.on("notification", ({ payload }) => hear(JSON.parse(payload ?? "{}")));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      // What was told while no connection listened is gone; the subscribers ask again instead of us keeping a log.
      if (!isFirst) for (const subscriber of subscribers.everyone()) subscriber.resync();
      setListening(true);
      await lost.promise;
    } finally {
      setListening(false);
      await client.end().catch(() => {});
    }
  }

  function setListening(is: boolean): void {
    isListening = is;
    for (const watcher of watchers) watcher.listening(is);
  }

  function drop(what: Drop): void {
    for (const watcher of watchers) watcher.drop(what);
  }

  function hear(told: LiveNote): void {
    if ("drops" in told) {
      drop(told.drops);
      return;
    }
    if ("ends" in told) {
      subscribers.end(told.ends);
      return;
    }
    const audience = "userId" in told.to ? subscribers.ofUser(told.to.userId) : allowed(told.to.access);
    for (const subscriber of audience) subscriber.tell(told.stale);
  }

  const allowed = (access: Parameters<typeof can>[1]) => [...subscribers.everyone()].filter(({ actor }) => can(actor, access));

  async function watchSessions(): Promise<void> {
    while (!closing.signal.aborted) {
      await sleep(LOOK_AT_SESSIONS_MS, undefined, { signal: closing.signal, ref: false }).catch(() => {});
      const open = subscribers.sessions();
      if (open.length === 0 || closing.signal.aborted) continue;
      try {
        const active = await activeSessions(open);
        for (const subscriber of subscribers.everyone()) if (subscriber.sessionId && !active.has(subscriber.sessionId)) subscriber.end();
      } catch (error) {
        log.warn("live: sessions could not be looked up", error);
      }
    }
  }

  return {
    open(who, signal) {
      const subscriber = subscribers.enter(who);
      if (!subscriber) throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 30 });
      const ends = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
      return notesFor(subscriber, ends, () => subscribers.leave(subscriber));
    },
    watch: (watcher) => {
      watchers.add(watcher);
      watcher.listening(isListening);
    },
    drop,
    state: () => ({ isListening, streams: [...subscribers.everyone()].length }),
    stop: async () => {
      closing.abort();
      await listening;
    },
  };
}

async function* notesFor(subscriber: Subscriber, ends: AbortSignal, leave: () => void): AsyncGenerator<Note, void, void> {
  const wake = () => subscriber.end();
  ends.addEventListener("abort", wake, { once: true });
  try {
    yield { stale: [] }; // says: from here on you miss nothing
    for (;;) {
      const note = await subscriber.next();
      if (!note || ends.aborted) return;
      yield note;
    }
  } finally {
    leave();
    ends.removeEventListener("abort", wake);
  }
}
