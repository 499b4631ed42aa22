import { addMinutes } from "@blenda/domain/shared/calendar";
import { sql } from "kysely";
import type { DayFigure, HealthCheck } from "../platform/overview.ts";
import type { Services } from "../platform/requests/procedure.ts";

const LATELY_MINUTES = 60;
/** More than this share of the last hour's jobs that failed is not chance. */
const WARN_FAILED_SHARE = 0.2;
const WARN_FAILED_LEAST = 3;

export const generationHealth: readonly HealthCheck<Services>[] = [
  {
    name: "generator",
    label: "Generation",
    look: async ({ db, now }) => {
      const since = addMinutes(now(), -LATELY_MINUTES);
      const { rows } = await sql<{ waiting: number; done: number; failed: number; seconds: number | null }>`
        select (select count(*)::int from generation_jobs where status = 'queued') as waiting, count(*)::int as done,
          count(*) filter (where status in ('failed', 'timed_out'))::int as failed,
          percentile_cont(0.5) within group (order by extract(epoch from finished_at - started_at))
            filter (where status = 'succeeded') as seconds
        from generation_jobs where finished_at > ${since}`.execute(db);
      const { waiting = 0, done = 0, failed = 0, seconds = null } = rows[0] ?? {};
      const figure = seconds === null ? `${waiting} waiting` : `${seconds.toFixed(1)} s`;
      const isTooMany = failed >= WARN_FAILED_LEAST && failed > done * WARN_FAILED_SHARE;
      return { figure, value: waiting, ...(isTooMany && { warning: `${failed} of ${done} jobs failed in the last hour.` }) };
    },
  },
];

export const generationFigures: readonly DayFigure[] = [
  {
    key: "generation.jobs",
    label: "Generations",
    unit: "count",
    access: { any: ["view_analytics"] },
    count: async (db, from, to) => {
      const { count } = await db
        .selectFrom("generationJobs")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("createdAt", ">=", from)
        .where("createdAt", "<", to)
        .executeTakeFirstOrThrow();
      return count;
    },
  },
];
