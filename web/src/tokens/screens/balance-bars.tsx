import type { UsageEntry } from "@blenda/domain/tokens/model";
import { exact } from "../../lib/text/numbers.ts";
import { momentOf } from "../../lib/text/time.ts";

const HEIGHT = 72;
/** Few bars keep the width of many. */
const LEAST_PLACES = 30;

/** The balance after each entry, oldest at the left: rises and falls at a glance. The table below says the same in figures. */
export function BalanceBars({ entries }: { entries: readonly UsageEntry[] }) {
  const most = Math.max(1, ...entries.map(({ balanceAfter }) => balanceAfter));
  if (entries.length < 3) return null;
  const places = Math.max(LEAST_PLACES, entries.length);
  return (
    <figure className="rounded-md border border-line bg-surface-1 p-5">
      <figcaption className="mb-3 flex justify-between gap-4 type-small text-muted">
        <span>Balance after each entry</span>
        <span className="tabular-nums">most {exact(most)}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={`Balance after the latest ${entries.length} entries, at most ${exact(most)}`}
        viewBox={`0 0 ${places * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-18 w-full"
      >
        {entries.toReversed().map(({ id, balanceAfter, tokenCost, timestamp }, at) => {
          const tall = Math.max(1, (balanceAfter / most) * HEIGHT);
          return (
            <rect
              key={id}
              x={at * 10 + 1}
              y={HEIGHT - tall}
              width={8}
              height={tall}
              className={tokenCost < 0 ? "fill-ok" : "fill-sky hover:fill-ember"}
            >
              <title>{`${momentOf(timestamp)}: ${exact(balanceAfter)}`}</title>
            </rect>
          );
        })}
      </svg>
    </figure>
  );
}
