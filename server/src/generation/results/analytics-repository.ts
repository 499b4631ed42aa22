import type { JobFailure } from "@blenda/domain/generation/constants";
import type { Analytics, MissingNoun } from "@blenda/domain/generation/model";
import { generationTexts } from "@blenda/domain/generation/texts";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";

const TOP = 10;

type Totals = Pick<
  Analytics,
  "jobs" | "succeeded" | "failed" | "cancelled" | "timedOut" | "tokensSpent" | "tokensReturned" | "cpuSeconds" | "people" | "substituted"
> & { medianSeconds: number | null; slowSeconds: number | null };

/** What was taken and not given back. */
const spent = sql`coalesce(sum(cost - returned) filter (where status not in ('queued', 'running')), 0)::int`;
const cpu = sql`coalesce(sum(cpu_ms), 0)::float / 1000`;
const took = sql`extract(epoch from finished_at - started_at)`;

export async function totalsBetween(db: Db, from: Instant, until: Instant): Promise<Totals> {
  const { rows } = await sql<Totals>`select count(*)::int as jobs,
      count(*) filter (where status = 'succeeded')::int as succeeded, count(*) filter (where status = 'failed')::int as failed,
      count(*) filter (where status = 'cancelled')::int as cancelled, count(*) filter (where status = 'timed_out')::int as timed_out,
      ${spent} as tokens_spent, coalesce(sum(returned), 0)::int as tokens_returned, ${cpu} as cpu_seconds,
      count(distinct user_id)::int as people, count(*) filter (where status = 'succeeded' and instead <> '[]')::int as substituted,
      percentile_cont(0.5) within group (order by ${took}) filter (where status = 'succeeded') as median_seconds,
      percentile_cont(0.95) within group (order by ${took}) filter (where status = 'succeeded') as slow_seconds
    from generation_jobs where created_at >= ${from} and created_at < ${until}`.execute(db);
  return rows[0] as Totals;
}

export async function queueCounts(db: Db): Promise<{ waiting: number; running: number }> {
  const { rows } = await sql<{ waiting: number; running: number }>`select
      count(*) filter (where status = 'queued')::int as waiting, count(*) filter (where status = 'running')::int as running
    from generation_jobs where status in ('queued', 'running')`.execute(db);
  return rows[0] ?? { waiting: 0, running: 0 };
}

/** One for each day, also for those on which nothing happened. */
export async function dailySeries(db: Db, from: Instant, until: Instant): Promise<Analytics["series"]> {
  const { rows } = await sql<Analytics["series"][number]>`select to_char(d.day at time zone 'UTC', 'YYYY-MM-DD') as day,
      count(j.id)::int as jobs, count(j.id) filter (where j.status = 'succeeded')::int as succeeded,
      count(j.id) filter (where j.status in ('failed', 'timed_out'))::int as failed, ${spent} as tokens, ${cpu} as cpu_seconds
    from generate_series(${from}::timestamptz, ${until}::timestamptz - interval '1 day', interval '1 day') as d (day)
    left join generation_jobs j on j.created_at >= d.day and j.created_at < d.day + interval '1 day'
    group by d.day order by d.day`.execute(db);
  return rows;
}

/** The same words in other letters are the same words. */
export async function topPrompts(db: Db, from: Instant): Promise<Analytics["topPrompts"]> {
  const { rows } = await sql<Analytics["topPrompts"][number]>`select min(prompt) as prompt, count(*)::int as jobs,
      count(*) filter (where status = 'succeeded')::int as succeeded
    from generation_jobs where created_at >= ${from} and prompt <> ''
    group by lower(prompt) order by jobs desc, prompt limit ${sql.lit(TOP)}`.execute(db);
  return rows;
}

/** The most asked for first. A person is counted once a day. */
export async function missingBetween(db: Db, from: Instant, until: Instant, limit: number): Promise<MissingNoun[]> {
  const { rows } = await sql<MissingNoun>`select noun, sum(asked)::int as asked, sum(people)::int as people, sum(taken)::int as taken,
      max(day) as last_day
    from generation_missing where day >= ${from.slice(0, 10)} and day < ${until.slice(0, 10)}
    group by noun order by asked desc, people desc, noun limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

export async function failuresSince(db: Db, from: Instant): Promise<Analytics["failures"]> {
  const { rows } = await sql<{ failure: JobFailure; jobs: number }>`select failure, count(*)::int as jobs from generation_jobs
    where created_at >= ${from} and status in ('failed', 'timed_out') and failure is not null
    group by failure order by jobs desc limit ${sql.lit(TOP)}`.execute(db);
  return rows.map(({ failure, jobs }) => ({ message: generationTexts.why[failure], jobs }));
}
