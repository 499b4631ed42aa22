import { sql } from "kysely";
import { parkedEvents } from "../platform/events/parked.ts";
import { failedJobs, queueStates } from "../platform/jobs/queue-states.ts";
import { type WaitingItem, type WaitingQueue, waitingOf } from "../platform/overview.ts";
import { alarmRow } from "../platform/sql.ts";

const ofAdmins = { access: "admin" } as const;
const unclaimed = { dueAt: null, takenBy: null } as const;

export const systemWaiting: readonly WaitingQueue[] = [
  {
    ...ofAdmins,
    key: "system.alarms",
    label: "Alarms",
    paths: ["/admin/system?tab=alarms"],
    look: async (db, limit) => {
      const { rows } = await sql<WaitingItem & { count: number }>`
        select max(id)::text as id, upper(left(name, 1)) || substr(name, 2) as title, case count(*) when 1 then 'Raised once' else 'Raised ' || count(*) || ' times' end as detail,
          min(at) as since, null as due_at, null as taken_by, count(*) over ()::int as count
        from ${alarmRow("alarms")} where acknowledged_at is null group by name order by min(at) limit ${limit}`.execute(db);
      return waitingOf(rows);
    },
  },
  {
    ...ofAdmins,
    key: "system.parkedEvents",
    label: "Parked events",
    paths: ["/admin/system?tab=events"],
    look: async (db, limit) => {
      const rows = await parkedEvents(db, limit);
      const count = rows[0]?.count ?? 0;
      const first = rows.map(({ id, name, attempts, parkedAt }) => ({
        ...{ ...unclaimed, id: String(id), title: name, detail: `Tried ${attempts} times`, since: parkedAt },
      }));
      return { count, first };
    },
  },
  {
    ...ofAdmins,
    key: "system.failedJobs",
    label: "Failed jobs",
    paths: ["/admin/system?tab=queues"],
    look: async (db, limit) => {
      const [queues, failed] = await Promise.all([queueStates(db), failedJobs(db, limit)]);
      const count = queues.reduce((sum, queue) => sum + queue.failed, 0);
      const first = failed.map(({ id, queue, attempts, failedAt }) => ({
        ...{ ...unclaimed, id, title: queue, detail: attempts === 1 ? "Tried once" : `Tried ${attempts} times`, since: failedAt },
      }));
      return { count, first };
    },
  },
];
