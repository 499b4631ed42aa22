import { numbersAs } from "@blenda/domain/shared/language/formats";
import { SYSTEM } from "@blenda/domain/system/constants";
import type { Health, HealthPart } from "@blenda/domain/system/model";
import { useQuery } from "@tanstack/react-query";
import { useNow } from "../../lib/clock/now.ts";
import { sizeOf } from "../../lib/text/bytes.ts";
import { exact } from "../../lib/text/numbers.ts";
import { agoOf, clockOf } from "../../lib/text/time.ts";
import { Chart } from "../../ui/charts/chart.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { healthQuery } from "../data/panel-queries.ts";
import { HealthMarks } from "../parts/health-marks.tsx";
import { StatusWord } from "../parts/status-word.tsx";
import { QueryAnswer } from "./query-answer.tsx";

export function HealthTab() {
  const query = useQuery(healthQuery);
  const now = useNow();
  return (
    <QueryAnswer query={query}>
      {(health) => (
        <div className="grid grid-cols-1 gap-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <StatusWord status={health.status} />
            <div className="flex items-center gap-3">
              <p className="type-small text-muted">Last checked {agoOf(health.checkedAt, now)}</p>
              <Button icon="activity" isBusy={query.isFetching} onClick={() => void query.refetch()}>
                Run checks
              </Button>
            </div>
          </div>
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
            {health.parts.map((part) => (
              <Part key={part.name} part={part} />
            ))}
          </ul>
          <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <QueueDepth depth={health.queueDepth} />
            <Sizes sizes={health.sizes} />
          </div>
        </div>
      )}
    </QueryAnswer>
  );
}

const percent = numbersAs({ style: "percent", maximumFractionDigits: 2 });
const FRAME = { ok: "border-line", warn: "border-warn-line", bad: "border-bad-line", none: "border-line" } as const;

function Part({ part: { label, figure, marks, note, state, workingShare } }: { part: HealthPart }) {
  return (
    <li className={classNames("rounded-md border bg-surface-1 p-4", FRAME[state])}>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="type-ui font-semibold">{label}</h2>
        <span className="type-small text-muted tabular-nums">{workingShare === null ? "–" : percent(workingShare)}</span>
      </div>
      <p className="mt-1 type-figure">{figure}</p>
      {note && <p className={classNames("mt-1 type-small", state === "bad" ? "text-bad" : "text-warn")}>{note}</p>}
      <div className="mt-3">
        <HealthMarks marks={marks} size="large" />
      </div>
      <p className="mt-1.5 flex justify-between type-small text-muted">
        <span>{SYSTEM.HEALTH_KEPT_DAYS} days ago</span>
        <span>today</span>
      </p>
    </li>
  );
}

function QueueDepth({ depth }: { depth: Health["queueDepth"] }) {
  if (depth.length < 2)
    return (
      <Panel title="Queue depth">
        <p className="text-muted">A line appears here after the first checks. They run every {SYSTEM.HEALTH_EVERY_MINUTES} minutes.</p>
      </Panel>
    );
  const points = depth.map(({ at }) => ({ name: clockOf(at), mark: clockOf(at) }));
  return (
    <Chart
      title={`Queue depth, warns at ${SYSTEM.QUEUE_WARNS_AT}`}
      data={{ unit: "Time", points, bars: { name: "Waiting", values: depth.map(({ waiting }) => waiting), text: exact } }}
    />
  );
}

function Sizes({ sizes: { databaseBytes, disk, largestTables } }: { sizes: Health["sizes"] }) {
  const facts = [
    ["Database", sizeOf(databaseBytes)],
    ...(disk ? [["Disk, free", `${sizeOf(disk.freeBytes)} of ${sizeOf(disk.totalBytes)}`]] : []),
    ...largestTables.map(({ name, bytes }) => [name, sizeOf(bytes)]),
  ] as const;
  return (
    <Panel title="Sizes">
      <dl className="divide-y divide-line border-t border-line">
        {facts.map(([name, size]) => (
          <div key={name} className="flex justify-between gap-4 py-2.5 type-ui">
            <dt className="min-w-0 truncate text-muted">{name}</dt>
            <dd className="font-semibold whitespace-nowrap tabular-nums">{size}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
