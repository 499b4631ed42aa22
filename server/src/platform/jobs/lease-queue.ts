import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../database/db.ts";

/** The table of a lease queue, as its owner declares it. Besides these it has `id`, `number`, `worker`, `leaseUntil`, `starts`, `step`, `percent`. */
interface LeaseTable {
  table: string;
  /** The column that says where a row stands, and what it says of one that waits and of one that is held. */
  state: string;
  waiting: string;
  held: string;
  leaseSeconds: number;
}

/** Columns by their names in the code; what is undefined stays as it is. */
type Columns = Record<string, unknown>;

/**
 * A lease queue: long work as rows of a table, shared by any number of processes. A worker that dequeues a row holds it by a token made for
 * that one time, and renews its lease while working. A row whose lease expired may be put back, and its former holder finds that out by the
 * token: what comes too late writes nothing. The owner of the table decides which row is next, how many are held at once, and how often one
 * is begun.
 */
export function leaseQueue<Row>({ table, state, waiting, held, leaseSeconds }: LeaseTable) {
  const rows = sql.table(table);
  // Written out: the indexes are of these states alone, which a parameter would hide from the planner.
  const isWaiting = sql<boolean>`${sql.ref(state)} = ${sql.lit(waiting)}`;
  const isHeld = sql<boolean>`${sql.ref(state)} = ${sql.lit(held)}`;
  const leaseFrom = (now: Instant): Instant => addMinutes(now, leaseSeconds / 60);
  const tokensIn = (found: { rows: { worker: string }[] }): Set<string> => new Set(found.rows.map(({ worker }) => worker));

  return {
    /** Whether there is anything to do: a row that waits and is due, or one whose process is gone. */
    hasWork: async (db: Db, now: Instant, isDue: RawBuilder<boolean> = sql`true`): Promise<boolean> => {
      const found = await sql`select from ${rows} where ${isWaiting} and ${isDue}
        union all select from ${rows} where ${isHeld} and lease_until < ${now} limit 1`.execute(db);
      return found.rows.length > 0;
    },

    /** Holds the row `next` selects the id of, if it still waits. Call it holding what keeps others from counting at the same time. */
    dequeue: async (tx: Tx, next: RawBuilder<unknown>, worker: string, now: Instant, columns: Columns): Promise<Row | undefined> => {
      const set = setOf({ ...columns, [state]: held, worker, leaseUntil: leaseFrom(now), starts: sql`starts + 1` });
      const found = await sql<Row>`update ${rows} set ${set} where id = (${next}) and ${isWaiting} returning *`.execute(tx);
      return found.rows[0];
    },

    /** Renews the leases of these workers; answers the tokens that are still valid. */
    renewLeases: async (db: Db, workers: readonly string[], now: Instant): Promise<Set<string>> => {
      if (workers.length === 0) return new Set();
      return tokensIn(
        await sql<{ worker: string }>`update ${rows} set lease_until = ${leaseFrom(now)}
          where worker = any(${workers}::text[]) and ${isHeld} returning worker`.execute(db),
      );
    },

    /** The tokens of these workers that are still valid. */
    validTokens: async (db: Db, workers: readonly string[]): Promise<Set<string>> => {
      if (workers.length === 0) return new Set();
      return tokensIn(
        await sql<{ worker: string }>`select worker from ${rows} where worker = any(${workers}::text[]) and ${isHeld}`.execute(db),
      );
    },

    /** Only ever forward. Answers whether the row is still the worker's. */
    noteProgress: async (tx: Tx, worker: string, step: string, percent: number, columns: Columns = {}): Promise<boolean> => {
      const set = setOf({ ...columns, step, percent: sql`greatest(percent, ${percent}::int)` });
      const found = await sql`update ${rows} set ${set} where worker = ${worker} and ${isHeld} returning id`.execute(tx);
      return found.rows.length > 0;
    },

    /** Waits again, in its old place. A stop that was planned is not counted as a start. */
    requeue: async (tx: Tx, worker: string, isCounted: boolean, columns: Columns): Promise<void> => {
      const starts = isCounted ? sql`starts` : sql`starts - 1`;
      const set = setOf({ ...columns, [state]: waiting, worker: null, leaseUntil: null, starts });
      await sql`update ${rows} set ${set} where worker = ${worker} and ${isHeld}`.execute(tx);
    },

    /** The row this token still stands for, held until the transaction ends; nothing for a worker that comes too late. */
    lockOwn: async (tx: Tx, worker: string): Promise<Row | undefined> => {
      const found = await sql<Row>`select * from ${rows} where worker = ${worker} and ${isHeld} for update`.execute(tx);
      return found.rows[0];
    },

    /** The first row whose lease expired. */
    findExpired: async (db: Db, now: Instant): Promise<Row | undefined> => {
      const found = await sql<Row>`select * from ${rows} where ${isHeld} and lease_until < ${now} order by number limit 1`.execute(db);
      return found.rows[0];
    },

    /** The same, held until the transaction ends; what another process holds is passed over. */
    lockExpired: async (tx: Tx, now: Instant): Promise<Row | undefined> => {
      const found = await sql<Row>`select * from ${rows} where ${isHeld} and lease_until < ${now}
        order by number limit 1 for update skip locked`.execute(tx);
      return found.rows[0];
    },
  };
}

const setOf = (columns: Columns): RawBuilder<unknown> =>
  sql.join(
    Object.entries(columns)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
  );
