import { SYSTEM } from "@blenda/domain/system/constants";
import { sql } from "kysely";
import { queueStates } from "../platform/jobs/queue-states.ts";
import type { HealthCheck } from "../platform/overview.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { mailRow } from "../platform/sql.ts";

const SLOW_DATABASE_MS = 250;
/** A disk this full is work for today, not tomorrow. */
const FULL_DISK_PERCENT = 90;

const timed = async (work: () => unknown): Promise<number> => {
  const begun = performance.now();
  await work();
  return Math.round(performance.now() - begun);
};

/** The ground everything stands on. Other parts are declared by the domains that have them. */
export const groundHealth: readonly HealthCheck<Services>[] = [
  {
    name: "database",
    label: "Database",
    look: async ({ db }) => {
      const ms = await timed(() => sql`select 1`.execute(db));
      return { figure: `${ms} ms`, value: ms, ...(ms > SLOW_DATABASE_MS && { warning: "The database answers slowly." }) };
    },
  },
  {
    name: "jobs",
    label: "Job queue",
    look: async ({ db, jobs }) => {
      await jobs.check();
      const queues = await queueStates(db);
      const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0);
      const isLong = waiting >= SYSTEM.QUEUE_WARNS_AT;
      return { figure: `${waiting} waiting`, value: waiting, ...(isLong && { warning: `${waiting} jobs are waiting.` }) };
    },
  },
  {
    name: "mail",
    label: "Mail",
    look: async ({ db, mail }) => {
      await mail?.check();
      const { held } = await db
        .selectFrom(mailRow("mails"))
        .select(({ fn }) => fn.countAll<number>().as("held"))
        .where(sql<boolean>`state in ('queued', 'sending')`)
        .executeTakeFirstOrThrow();
      return { figure: `${held} held`, value: held };
    },
  },
  {
    name: "storage",
    label: "Storage",
    look: async ({ storage }) => {
      const ms = await timed(() => storage.check());
      const space = await storage.space();
      if (!space) return { figure: `${ms} ms`, value: ms };
      const percent = Math.round((1 - space.freeBytes / space.totalBytes) * 100);
      const isFull = percent >= FULL_DISK_PERCENT;
      return { figure: `${percent}%`, value: percent, ...(isFull && { warning: `The disk is ${percent}% full.` }) };
    },
  },
  {
    name: "search",
    label: "Search",
    look: async ({ search }) => {
      const ms = await timed(() => search.products());
      return { figure: `${ms} ms`, value: ms };
    },
  },
  {
    name: "live",
    label: "Live stream",
    look: async ({ live }) => {
      const { isListening, streams } = live.state();
      if (!isListening) throw new Error("nobody listens to the database");
      return { figure: streams === 1 ? "1 reader" : `${streams} readers`, value: streams };
    },
  },
];
