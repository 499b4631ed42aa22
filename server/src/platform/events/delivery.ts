import { setTimeout as sleep } from "node:timers/promises";
import type { Audience, Drop } from "@blenda/domain/access/event";
import { type Selectable, sql } from "kysely";
import { type Database, type Db, type Tx, transact } from "../database/db.ts";
import { prepared } from "../database/prepared.ts";
import type { Log } from "../log.ts";
import { broadcast } from "./live.ts";
import type { Listener, ListenerServices } from "./outbox.ts";

type Row = Selectable<Database["outbox"]>;

export interface Delivery {
  /** Called after a commit, so that listeners do not wait for the next look. */
  wake(): void;
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 1_000;
/** The first event of a quiet time leaves at once. Those right behind it wait a moment, and share what their delivery costs. */
const GATHER_MS = 20;
/** Where so many came in a moment, the next wait longer: a reader hardly sees it, and it costs a fraction. */
const MANY = 10;
const GATHER_MANY_MS = 120;
/** So many aggregates share what a look and a listener's transaction cost. */
const AGGREGATES = 200;
const BATCH = 500;
const LONGEST_PAUSE_SECONDS = 300;
/** About an hour of trying. After that an event is set aside and reported, so that the ones behind it can pass. */
const MOST_ATTEMPTS = 20;

/** Where more waits than was taken, the next look is now. */
const pauseAfter = (count: number): number => (count < MANY ? GATHER_MS : count < AGGREGATES ? GATHER_MANY_MS : 0);

/** Delivers what commits left behind. Any number of processes may run it: a locked aggregate is skipped by the others. */
export function startDelivery(db: Db, listeners: readonly Listener[], log: Log, services: ListenerServices): Delivery {
  let isStopped = false;
  let alarm = Promise.withResolvers<void>();
  const deliver = async () => (isStopped ? 0 : deliverSome(db, listeners, log, services));
  const running = run();

  async function run(): Promise<void> {
    while (!isStopped) {
      alarm = Promise.withResolvers<void>();
      try {
        for (let count = await deliver(); count > 0; count = await deliver()) await sleep(pauseAfter(count));
      } catch (error) {
        if (!isStopped) log.warn("delivery: will look again", error);
      }
      // The look covers events whose process died between its commit and its wake.
      await Promise.race([alarm.promise, sleep(LOOK_EVERY_MS, undefined, { ref: false })]);
    }
  }
  return {
    wake: () => alarm.resolve(),
    stop: async () => {
      isStopped = true;
      alarm.resolve();
      await running;
    },
  };
}

/** Answers how many there were. */
async function deliverSome(db: Db, listeners: readonly Listener[], log: Log, services: ListenerServices): Promise<number> {
  return transact(db, async (tx) => {
    // Losing this transaction in a crash only delivers again. So: no fsync.
    await sql`set local synchronous_commit = off`.execute(tx);
    const heads = await lockOldest(tx);
    if (heads.length === 0) return 0;
    const rows = await waiting(
      tx,
      heads.map(({ aggregate }) => aggregate),
    );
    const delivered: Row[] = [];
    let queues = [...Map.groupBy(rows, ({ aggregate }) => aggregate).values()];
    // The first event of every aggregate, then the second of each: so they can be heard together and stay in order.
    for (let turn = 0; queues.length > 0; turn++) {
      const errors = await runListeners(
        db,
        listeners,
        queues.flatMap((of) => of[turn] ?? []),
        services,
      );
      for (const [row, error] of errors) {
        log.error(`delivery: ${row.name} ${row.id} failed`, error);
        await postpone(tx, row);
      }
      delivered.push(...queues.flatMap((of) => of[turn] ?? []).filter((row) => !errors.has(row)));
      // The later ones of an aggregate that failed wait, all other aggregates go on.
      queues = queues.filter((of) => of.length > turn + 1 && !errors.has(of[turn] as Row));
    }
    await remove(tx, delivered);
    await broadcast(tx, ...notes(delivered));
    return rows.length;
  });
}

/** Only the oldest event of an aggregate may be taken; the transaction that holds its lock owns the aggregate. */
function lockOldest(tx: Tx): Promise<{ aggregate: string }[]> {
  return tx
    .selectFrom("outbox as o")
    .select("o.aggregate")
    .where("o.nextAt", "<=", sql<string>`now()`)
    .where("o.parkedAt", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("outbox as e")
            .select("e.id")
            .whereRef("e.aggregate", "=", "o.aggregate")
            .whereRef("e.id", "<", "o.id")
            .where("e.parkedAt", "is", null),
        ),
      ),
    )
    .orderBy("o.id")
    .limit(AGGREGATES)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** The oldest first, so that of an aggregate that does not fit the beginning is taken. */
function waiting(tx: Tx, aggregates: readonly string[]): Promise<Row[]> {
  const ofThese = tx.selectFrom("outbox").selectAll().where("aggregate", "=", sql<string>`any(${aggregates}::text[])`);
  return ofThese.where("parkedAt", "is", null).orderBy("id").limit(BATCH).execute();
}

/** Answers what failed, and why. */
async function runListeners(db: Db, listeners: readonly Listener[], rows: readonly Row[], services: ListenerServices) {
  const errors = new Map<Row, unknown>();
  for (const each of listeners) {
    const heard = rows.filter((row) => row.name === each.on && !errors.has(row));
    if (heard.length === 0) continue;
    try {
      await handle(db, each, heard, services);
    } catch (error) {
      if (heard.length === 1) errors.set(heard[0] as Row, error);
      // One of them spoilt it for all: each by itself, then.
      else for (const row of heard) await handle(db, each, [row], services).catch((its: unknown) => errors.set(row, its));
    }
  }
  return errors;
}

function handle(db: Db, each: Listener, rows: readonly Row[], services: ListenerServices): Promise<void> {
  return transact(db, async (tx) => {
    const ids = rows.map(({ id }) => id);
    const first = new Set((await insertMarks(tx, { listener: each.name, ids })).map(({ eventId }) => eventId));
    const payloads = rows.filter(({ id }) => first.has(id)).map(({ payload }) => payload);
    if (payloads.length > 0) await each.handle(tx, payloads as never[], services);
  });
}

/**
 * Marks what is handled for the first time. Nor does this transaction wait for the disk: the log is written in order, so a
 * crash that loses it also loses that the event was removed, and it is handled again.
 */
const insertMarks = prepared(
  (_db, { listener, ids }: { listener: string; ids: number[] }) => sql<{ eventId: number }>`
    insert into outbox_handled (event_id, listener)
    select event_id, ${listener}::text from unnest(${ids}::bigint[]) as event_id where set_config('synchronous_commit', 'off', true) = 'off'
    on conflict do nothing returning event_id`,
);

/** An event parked for good keeps its row; the invariants find it and raise the alarm. */
async function postpone(tx: Tx, row: Row): Promise<void> {
  const seconds = Math.min(2 ** row.attempts, LONGEST_PAUSE_SECONDS);
  const attempts = row.attempts + 1;
  await tx
    .updateTable("outbox")
    .set({
      attempts,
      nextAt: sql`now() + make_interval(secs => ${seconds})`,
      parkedAt: attempts >= MOST_ATTEMPTS ? sql`now()` : null,
    })
    .where("id", "=", row.id)
    .execute();
}

async function remove(tx: Tx, rows: Row[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await sql`with handled as (delete from outbox_handled where event_id = any(${ids}::bigint[]))
    delete from outbox where id = any(${ids}::bigint[])`.execute(tx);
}

/** A hundred changes of one balance are one note. */
function notes(rows: Row[]) {
  const byAudience = Map.groupBy(
    rows.filter(({ audience, stale }) => audience && stale.length > 0),
    ({ audience }) => JSON.stringify(audience),
  );
  const told = [...byAudience].map(([audience, of]) => ({
    to: JSON.parse(audience) as Audience,
    stale: [...new Set(of.flatMap(({ stale }) => stale))],
  }));
  // Ends first: whose session is over must not be told to ask again by it, a moment before its browser has the next one.
  return [...rows.flatMap(({ ends }) => (ends ? [{ ends }] : [])), ...told, ...dropNotes(rows)];
}

/** PostgreSQL carries notes of less than 8,000 bytes. */
const LONGEST_NOTE = 7_000;

/** Of one kind, as many in a note as fit. A single event that names more says "all of them" instead. */
function dropNotes(rows: Row[]): { drops: Drop }[] {
  const notes: { drops: Drop }[] = [];
  for (const of of Map.groupBy(
    rows.flatMap(({ drops }) => drops ?? []),
    nameOfKind,
  ).values()) {
    let note: Drop | null = null;
    for (const drop of of) {
      const more: Drop = note ? joined(note, drop) : drop;
      if (note && isTooLong(more)) notes.push({ drops: note });
      note = note && isTooLong(more) ? drop : more;
      if (isTooLong(note)) note = { ...note, ids: null, creatorIds: [] };
    }
    if (note) notes.push({ drops: note });
  }
  return notes;
}

/** What changed only in its counts is told apart: the rest must not be shown a moment longer. */
const nameOfKind = ({ kind, isOnlyCounts = false }: Drop): string => `${kind} ${isOnlyCounts}`;

const isTooLong = (drops: Drop): boolean => Buffer.byteLength(JSON.stringify({ drops })) > LONGEST_NOTE;

const joined = (one: Drop, other: Drop): Drop => ({
  ...one,
  ids: one.ids && other.ids && [...new Set([...one.ids, ...other.ids])],
  creatorIds: [...new Set([...(one.creatorIds ?? []), ...(other.creatorIds ?? [])])],
});
