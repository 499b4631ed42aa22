import { setTimeout as sleep } from "node:timers/promises";
import type { Actor } from "@blenda/domain/access/actor";
import { can } from "@blenda/domain/access/can";
import type { Audience, Drop, StreamEnd } from "@blenda/domain/access/event";
import type { Note } from "@blenda/domain/live/contract";
import { ORPCError } from "@orpc/server";
import { sql } from "kysely";
import pg from "pg";
import type { Tx } from "./db.ts";
import type { Log } from "./log.ts";
import { type Subscriber, Subscribers } from "./subscribers.ts";

const CHANNEL = "live";
const LISTEN_AGAIN_MS = 250;
const CONNECT_WITHIN_MS = 5_000;
const LOOK_AT_SESSIONS_MS = 30_000;

type Told = { to: Audience; stale: readonly string[] } | { ends: StreamEnd } | { drops: Drop };

/** Tells every process, once this transaction commits. */
export async function broadcast(tx: Tx, ...what: readonly Told[]): Promise<void> {
  if (what.length === 0) return;
  await sql`select pg_notify(${CHANNEL}, note) from unnest(${what.map((each) => JSON.stringify(each))}::text[]) as note`.execute(tx);
}

/** Who opens a stream. The address only counts streams; what is told depends on the actor alone. */
interface Listening {
  actor: Actor;
  sessionId: string | null;
  address: string;
}

/** Something in this process that keeps what events may make untrue. */
export interface DropWatcher {
  drop(what: Drop): void;
  /** While nobody listens, drops are missed: what was kept before is worth nothing until it is compared again. */
  listening(isListening: boolean): void;
}

export interface Live {
  /** One visitor's notes, until they leave, their session ends or the server stops. */
  open(who: Listening, signal: AbortSignal | undefined): AsyncGenerator<Note, void, void>;
  /** Tells this keeper of every drop from now on, whichever process it comes from. */
  watch(keeper: DropWatcher): void;
  /** Tells the keepers of this process at once, ahead of the news that reaches every process. */
  drop(what: Drop): void;
  stop(): Promise<void>;
}

interface Options {
  url: string;
  log: Log;
  /** Which of these sessions still stand. An expired one tells nobody, so the streams ask. */
  standing(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
}

export function startLive({ url, log, standing }: Options): Live {
  const crowd = new Subscribers();
  const keepers = new Set<DropWatcher>();
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
    const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: CONNECT_WITHIN_MS });
    const lost = Promise.withResolvers<void>();
    closing.signal.addEventListener("abort", () => lost.resolve(), { once: true });
    client.on("error", () => lost.resolve());
    client.on("end", () => lost.resolve());
    client.on("notification", ({ payload }) => hear(JSON.parse(payload ?? "{}")));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      // What was told while nobody listened is gone; the visitors ask again instead of us keeping a log.
      if (!isFirst) for (const visitor of crowd.everyone()) visitor.resync();
      setListening(true);
      await lost.promise;
    } finally {
      setListening(false);
      await client.end().catch(() => {});
    }
  }

  function setListening(is: boolean): void {
    isListening = is;
    for (const keeper of keepers) keeper.listening(is);
  }

  function drop(what: Drop): void {
    for (const keeper of keepers) keeper.drop(what);
  }

  function hear(told: Told): void {
    if ("drops" in told) {
      drop(told.drops);
      return;
    }
    if ("ends" in told) {
      crowd.end(told.ends);
      return;
    }
    const audience = "userId" in told.to ? crowd.ofUser(told.to.userId) : allowed(told.to.access);
    for (const visitor of audience) visitor.tell(told.stale);
  }

  const allowed = (access: Parameters<typeof can>[1]) => [...crowd.everyone()].filter(({ actor }) => can(actor, access));

  async function watchSessions(): Promise<void> {
    while (!closing.signal.aborted) {
      await sleep(LOOK_AT_SESSIONS_MS, undefined, { signal: closing.signal, ref: false }).catch(() => {});
      const held = crowd.sessions();
      if (held.length === 0 || closing.signal.aborted) continue;
      try {
        const kept = await standing(held);
        for (const visitor of crowd.everyone()) if (visitor.sessionId && !kept.has(visitor.sessionId)) visitor.end();
      } catch (error) {
        log.warn("live: sessions could not be looked up", error);
      }
    }
  }

  return {
    open(who, signal) {
      const visitor = crowd.enter(who);
      if (!visitor) throw new ORPCError("TOO_MANY_REQUESTS", { data: { retryAfterSeconds: 30 } });
      const ends = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
      return notesFor(visitor, ends, () => crowd.leave(visitor));
    },
    watch: (keeper) => {
      keepers.add(keeper);
      keeper.listening(isListening);
    },
    drop,
    stop: async () => {
      closing.abort();
      await listening;
    },
  };
}

async function* notesFor(visitor: Subscriber, ends: AbortSignal, leave: () => void): AsyncGenerator<Note, void, void> {
  const wake = () => visitor.end();
  ends.addEventListener("abort", wake, { once: true });
  try {
    yield { stale: [] }; // says: from here on you miss nothing
    for (;;) {
      const note = await visitor.next();
      if (!note || ends.aborted) return;
      yield note;
    }
  } finally {
    leave();
    ends.removeEventListener("abort", wake);
  }
}
