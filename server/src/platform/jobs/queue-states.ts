import type { Instant } from "@blenda/domain/shared/time";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../database/db.ts";
import { JOBS_SCHEMA } from "./jobs.ts";

const job = sql.table(`${JOBS_SCHEMA}.job`);

export interface QueueState {
  name: string;
  cron: string | null;
  waiting: number;
  running: number;
  failed: number;
  /** Of those whose time has come. */
  oldestAt: Instant | null;
}

/**
 * Every queue. Work that is done stays a while in the same table and has no index of ours: the queue's own watch walks over it
 * every few seconds too.
 */
export async function queueStates(db: Db): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    select q.name, (select max(s.cron) from ${sql.table(`${JOBS_SCHEMA}.schedule`)} s where s.name = q.name) as cron,
      coalesce(j.waiting, 0)::int as waiting, coalesce(j.running, 0)::int as running, coalesce(j.failed, 0)::int as failed, j.oldest_at
    from ${sql.table(`${JOBS_SCHEMA}.queue`)} q
    left join (
      select name, count(*) filter (where state in ('created', 'retry') and start_after <= now()) as waiting,
        count(*) filter (where state = 'active') as running, count(*) filter (where state = 'failed') as failed,
        min(start_after) filter (where state in ('created', 'retry') and start_after <= now()) as oldest_at
      from ${job} where state in ('created', 'retry', 'active', 'failed') group by name) j on j.name = q.name
    where q.name not like '\\_\\_%' order by q.name`.execute(db);
  return rows;
}

export interface FailedJobRow {
  id: string;
  queue: string;
  failedAt: Instant;
  attempts: number;
  output: unknown;
}

const failed = sql`select id, name as queue, completed_on as failed_at, retry_count + 1 as attempts, output from ${job}
  where state = 'failed'`;

/** Those that were tried as often as they may be, the newest first. */
export async function failedJobs(db: Db, limit: number): Promise<FailedJobRow[]> {
  const { rows } = await sql<FailedJobRow>`${failed} order by completed_on desc, id limit ${limit}`.execute(db);
  return rows;
}

/** Held, so that two who press at once begin it once. */
export async function lockFailedJob(tx: Tx, id: string): Promise<FailedJobRow | undefined> {
  const { rows } = await sql<FailedJobRow>`${failed} and id = ${id}::uuid for update`.execute(tx);
  return rows[0];
}

/** Whether work of this queue about the row with this id waits or runs; a part of a statement. */
export const hasWork = (queue: string, id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from ${job} j where j.name = ${queue} and j.state in ('created', 'retry', 'active') and j.data ->> 'id' = ${id})`;
