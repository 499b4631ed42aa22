import type { Overview } from "@blenda/domain/dashboard/model";
import { Link } from "@tanstack/react-router";
import { HealthMarks } from "../../system/parts/health-marks.tsx";
import { StatusWord } from "../../system/parts/status-word.tsx";
import { Panel } from "../../ui/layout/panel.tsx";

export function HealthPanel({ health: { status, parts } }: { health: NonNullable<Overview["health"]> }) {
  return (
    <Panel title="Health" aside={<StatusWord status={status} />}>
      <p className="-mt-3 mb-3 type-small text-muted">Last 24 hours, one mark every 45 minutes</p>
      <ul className="divide-y divide-line border-y border-line">
        {parts.map(({ name, label, marks, figure, state, note }) => (
          <li key={name} className="py-2">
            <div className="grid grid-cols-[6.5rem_minmax(4.5rem,1fr)_minmax(4rem,auto)] items-center gap-3 sm:grid-cols-[6rem_minmax(4.5rem,1fr)_7.5rem]">
              <span className="type-small">{label}</span>
              <HealthMarks marks={marks} />
              <span
                className={`min-w-16 text-right type-small font-semibold tabular-nums ${state === "bad" ? "text-bad" : state === "warn" ? "text-warn" : ""}`}
              >
                {figure}
              </span>
            </div>
            {note && <p className={`mt-1 type-small ${state === "bad" ? "text-bad" : "text-warn"}`}>{note}</p>}
          </li>
        ))}
      </ul>
      <Link to="/admin/system" className="mt-4 inline-block type-small link-inline">
        Open System Panel
      </Link>
    </Panel>
  );
}
