import type { AuditBuckets } from "@blenda/domain/audit/model";
import { exact } from "../../lib/text/numbers.ts";
import { fullDayOf } from "../../lib/text/utc-day.ts";

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** When the entries were made. A press on a bar narrows the list to its days; without a pointer the same is in the filters From and To. */
export function AuditTimes({
  buckets: { from, to, counts },
  onChoose,
}: {
  buckets: AuditBuckets;
  onChoose: (from: string, to: string) => void;
}) {
  const highest = Math.max(...counts, 1);
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  const begin = Date.parse(from);
  const width = (Date.parse(to) - begin) / counts.length;
  return (
    <div className="rounded-md border border-line bg-surface-1 px-5 py-4">
      <div
        role="img"
        aria-label={`${exact(all)} ${all === 1 ? "entry" : "entries"} from ${fullDayOf(from)} to ${fullDayOf(to)}`}
        className="flex h-12 items-end gap-0.5"
      >
        {counts.map((count, at) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: a picture; the filters do the same for the keyboard
          // biome-ignore lint/a11y/useKeyWithClickEvents: the filters do the same for the keyboard
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the row
            key={at}
            title={`${fullDayOf(begin + at * width)}: ${exact(count)}`}
            onClick={() => count > 0 && onChoose(dayOf(begin + at * width), dayOf(begin + (at + 1) * width - 1))}
            className="flex h-full flex-1 cursor-pointer items-end"
          >
            <span
              className="block w-full rounded-t-[2px] bg-chart-1-soft hover:bg-ember"
              style={{ height: count === 0 ? 1 : `${Math.max(6, (count / highest) * 100)}%` }}
            />
          </span>
        ))}
      </div>
      <p aria-hidden="true" className="mt-2 flex justify-between type-label text-muted tabular-nums">
        <span>{fullDayOf(from)}</span>
        <span>{fullDayOf(to)}</span>
      </p>
    </div>
  );
}
