import { READING } from "@blenda/domain/authoring/constants";
import type { FailedJob, Line, Queue } from "@blenda/domain/system/model";
import { useQuery } from "@tanstack/react-query";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { useNow } from "../../lib/clock/now.ts";
import { exact } from "../../lib/text/numbers.ts";
import { agoOf, momentOf } from "../../lib/text/time.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Table } from "../../ui/layout/table.tsx";
import { queuesQuery } from "../data/panel-queries.ts";
import { QueryAnswer } from "./query-answer.tsx";

/** A number that asks for work stands out; none is a plain zero. */
const counted = (count: number) => <span className={count > 0 ? "font-semibold text-bad" : "text-muted"}>{exact(count)}</span>;

export function QueuesTab() {
  return (
    <QueryAnswer query={useQuery(queuesQuery)}>
      {({ queues, lines, failed }) => (
        <div className="grid grid-cols-1 gap-8">
          <div className="grid grid-cols-1 gap-3">
            <h2 className="type-h3">Failed jobs</h2>
            {failed.length === 0 ? (
              <p className="text-muted">No job has failed. Jobs that keep failing are listed here, so you can try them again.</p>
            ) : (
              <FailedJobs failed={failed} />
            )}
          </div>
          <div className="grid grid-cols-1 gap-3">
            <h2 className="type-h3">Reading</h2>
            <Table<Line>
              caption="Reading"
              rows={lines}
              keyOf={({ name }) => name}
              columns={[
                { head: "What", cell: ({ label }) => label },
                { head: "Waiting", cell: ({ waiting }) => exact(waiting), isNumber: true },
                { head: "Being read", cell: ({ running }) => exact(running), isNumber: true },
                { head: "Timeouts, last 24 h", cell: ({ timeouts }) => counted(timeouts), isNumber: true },
                { head: "Oldest waits since", cell: ({ oldestAt }) => <Since at={oldestAt} />, isNumber: true },
              ]}
            />
          </div>
          <div className="grid grid-cols-1 gap-3">
            <h2 className="type-h3">All queues</h2>
            <Table<Queue>
              caption="All queues"
              rows={queues}
              keyOf={({ name }) => name}
              columns={[
                { head: "Queue", cell: ({ name }) => <span className="font-mono type-small">{name}</span> },
                {
                  head: "Runs by itself (UTC)",
                  cell: ({ cron }) => (cron ? <span className="font-mono type-small">{cron}</span> : "when asked"),
                },
                { head: "Waiting", cell: ({ waiting }) => exact(waiting), isNumber: true },
                { head: "Running", cell: ({ running }) => exact(running), isNumber: true },
                { head: "Failed", cell: ({ failed: count }) => counted(count), isNumber: true },
                { head: "Oldest waits since", cell: ({ oldestAt }) => (oldestAt ? agoOf(oldestAt) : "–"), isNumber: true },
              ]}
            />
          </div>
        </div>
      )}
    </QueryAnswer>
  );
}

/** Longer than it should wait stands out. */
function Since({ at }: { at: string | null }) {
  const now = useNow();
  if (at === null) return "–";
  const isLate = Date.parse(at) < now - READING.ALARM_MINUTES * 60_000;
  return <span className={isLate ? "font-semibold text-bad" : undefined}>{agoOf(at, now)}</span>;
}

function FailedJobs({ failed }: { failed: readonly FailedJob[] }) {
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-surface-1">
      {failed.map((job) => (
        <li key={job.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
          <div className="min-w-0 flex-1 basis-60">
            <p className="font-mono type-small font-semibold">{job.queue}</p>
            <p className="type-small text-muted wrap-anywhere">{job.error}</p>
          </div>
          <p className="type-small whitespace-nowrap text-muted">
            <time dateTime={job.failedAt} title={momentOf(job.failedAt)}>
              {agoOf(job.failedAt)}
            </time>
            , {job.attempts === 1 ? "1 try" : `${job.attempts} tries`}
          </p>
          <Retry job={job} />
        </li>
      ))}
    </ul>
  );
}

function Retry({ job }: { job: FailedJob }) {
  const { act, isActing } = useAct(api.system.retryJob, {
    done: () => "The job will run again right away",
    learn: (queues, cache) => void cache.setQueryData(queuesQuery.queryKey, queues),
  });
  return (
    <Button size="small" icon="rotate-ccw" isBusy={isActing} onClick={() => act({ id: job.id })}>
      Try again<span className="sr-only"> {job.queue}</span>
    </Button>
  );
}
