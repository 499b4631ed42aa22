import type { RunLine } from "@blenda/domain/reconciliation/model";
import { Link } from "@tanstack/react-router";
import { amount } from "../../lib/text/amount.ts";
import { exact } from "../../lib/text/numbers.ts";
import { utcMomentOf } from "../../lib/text/utc-day.ts";
import { Tag } from "../../ui/tag.tsx";
import { periodText } from "../data/periods.ts";

const TRIGGERS = { nightly: "By itself", manual: "By hand", import: "After an import" } as const;

function Result({ run }: { run: RunLine }) {
  if (run.state === "waiting") return <Tag tone="warn">No statement</Tag>;
  if (!run.isClean) return <Tag tone="bad">{amount(run.unexplainedCents)} unexplained</Tag>;
  return <Tag tone={run.openRows === 0 ? "ok" : "neutral"}>{run.openRows === 0 ? "Clean" : `${exact(run.openRows)} open`}</Tag>;
}

/** The last runs, each with its own address. */
export function RunList({ runs, shown }: { runs: readonly RunLine[]; shown: string | undefined }) {
  if (runs.length === 0) return null;
  return (
    <section aria-labelledby="runs" className="min-w-0 rounded-md border border-line bg-surface-1">
      <h2 id="runs" className="px-5 pt-4 pb-2 type-h3">
        Runs
      </h2>
      <ul className="divide-y divide-line">
        {runs.map((run) => (
          <li key={run.id}>
            <Link
              to="/admin/payout-reconciliation"
              search={{ run: run.id }}
              aria-current={run.id === shown ? "true" : undefined}
              className="flex flex-wrap items-center gap-x-5 gap-y-1 px-5 py-3 type-ui -outline-offset-2 hover:bg-surface-2 aria-[current]:bg-surface-2"
            >
              <span className="min-w-36 font-semibold">{periodText(run)}</span>
              <span className="flex-1 type-small whitespace-nowrap text-muted">
                {utcMomentOf(run.startedAt)} UTC, {run.by ?? TRIGGERS[run.trigger].toLowerCase()}
              </span>
              <Result run={run} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
