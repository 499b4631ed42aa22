import type { WaitingCell } from "@blenda/domain/dashboard/model";
import { shareOf, urgencyOf } from "@blenda/domain/dashboard/rules";
import { Link } from "@tanstack/react-router";
import { exact } from "../../lib/text/numbers.ts";
import { useWayTo } from "../data/use-way-to.ts";
import { PromiseBar } from "../parts/promise-bar.tsx";

/** What waits, one cell a queue. A cell leads to its queue where that has a screen. */
export function WaitingCells({ cells, now }: { cells: readonly WaitingCell[]; now: string }) {
  const wayTo = useWayTo();
  if (cells.length === 0) return null;
  return (
    <section aria-label="What's waiting" className="overflow-hidden rounded-md border border-line bg-surface-1">
      <ul className="-mr-px -mb-px grid grid-cols-2 sm:grid-cols-3 lg:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]">
        {cells.map((cell) => {
          const way = wayTo(cell.paths);
          return (
            <li key={cell.key} className="border-r border-b border-line">
              {way ? (
                <Link
                  to={way.to}
                  search={way.search}
                  className="block h-full p-4 transition-colors -outline-offset-2 hover:bg-surface-2"
                >
                  <Cell cell={cell} now={now} />
                </Link>
              ) : (
                <div className="p-4">
                  <Cell cell={cell} now={now} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Cell({ cell: { label, count, nearest }, now }: { cell: WaitingCell; now: string }) {
  const share = nearest && shareOf(nearest, now);
  const isNear = urgencyOf(share) === "bad";
  return (
    <span className="grid gap-2">
      <span className="type-small text-muted">{label}</span>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="type-figure">{exact(count)}</span>
        {isNear && <span className="type-label text-bad">{share !== null && share > 1 ? "past its time" : "near its time"}</span>}
      </span>
      {nearest ? <PromiseBar clock={nearest} now={now} /> : <span className="type-small text-muted">Nothing waiting</span>}
    </span>
  );
}
