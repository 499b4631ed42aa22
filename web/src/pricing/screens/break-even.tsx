import { salesToBreakEven } from "@blenda/domain/ledger/breakdown";
import { price } from "../../lib/text/money.ts";
import { exact } from "../../lib/text/numbers.ts";
import { costIn } from "../data/price-trial.ts";
import { NumberField } from "./number-field.tsx";

const SALES = [10, 50, 100] as const;

interface Props {
  keptCents: number;
  costCents: number;
  onCost: (cents: number) => void;
}

/** When the work has paid for itself. Without a cost the panel asks for it. */
export function BreakEven({ keptCents, costCents, onCost }: Props) {
  const even = costCents > 0 ? salesToBreakEven(costCents, keptCents) : null;
  const title =
    costCents === 0
      ? "When does it pay off?"
      : even === null
        ? "Never breaks even"
        : `Breaks even at ${exact(even)} ${even === 1 ? "sale" : "sales"}`;
  return (
    <section aria-labelledby="even" className="overflow-hidden rounded-md border border-line bg-surface-1">
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
        <h2 id="even" className="type-h3">
          {title}
        </h2>
        <span className="flex items-center gap-3">
          <span aria-hidden="true" className="type-small text-muted">
            It cost you
          </span>
          <NumberField label="It cost you" value={costCents} textOf={price} valueIn={costIn} fault="Enter an amount." onChange={onCost} />
        </span>
      </div>
      {costCents === 0 && (
        <p className="px-5 pb-4 type-small text-muted">
          Enter what it cost you to make, your hours included, and see how many sales pay for it. It's only kept in this page's address.
        </p>
      )}
      {costCents > 0 && even !== null && <Line keptCents={keptCents} costCents={costCents} even={even} />}
      <dl className="grid grid-cols-3 divide-x divide-line border-t border-line">
        {SALES.map((sales) => (
          <div key={sales} className="grid gap-0.5 px-3 py-3 sm:px-5">
            <dt className="type-label text-muted">{sales} sales</dt>
            <Profit cents={sales * keptCents - costCents} hasCost={costCents > 0} />
          </div>
        ))}
      </dl>
    </section>
  );
}

function Profit({ cents, hasCost }: { cents: number; hasCost: boolean }) {
  const words = cents < 0 ? `−${price(-cents)}` : hasCost ? `+${price(cents)}` : price(cents);
  const ink = !hasCost ? "" : cents < 0 ? "text-bad" : "text-ok";
  return <dd className={`type-ui font-semibold tabular-nums ${ink}`}>{words}</dd>;
}

/** What is earned by each sale against what was spent; the figures below say the same in words. */
function Line({ keptCents, costCents, even }: { keptCents: number; costCents: number; even: number }) {
  const most = Math.max(100, Math.ceil((even * 1.3) / 10) * 10);
  const highest = Math.max(most * keptCents, costCents * 1.2);
  const at = (sales: number) => ({ left: `${(100 * sales) / most}%`, bottom: `${(100 * sales * keptCents) / highest}%` });
  const spent = 100 - (100 * costCents) / highest;
  const end = 100 - (100 * most * keptCents) / highest;
  const marks = [...SALES.filter((sales) => Math.abs(sales - even) > most / 12), even].filter((sales) => sales <= most);
  return (
    <div aria-hidden="true" className="px-5 pb-3">
      <div className="relative mt-4 mr-3 h-40">
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
          <polygon points={`0,100 100,${end} 100,100`} className="fill-ember-soft" />
          <line x1="0" y1="100" x2="100" y2="100" vectorEffect="non-scaling-stroke" className="stroke-line-strong" strokeWidth="1" />
          <line
            x1="0"
            y1={spent}
            x2="100"
            y2={spent}
            vectorEffect="non-scaling-stroke"
            className="stroke-sky"
            strokeWidth="1.5"
            strokeDasharray="4 3"
          />
          <line x1="0" y1="100" x2="100" y2={end} vectorEffect="non-scaling-stroke" className="stroke-ember" strokeWidth="2" />
        </svg>
        {SALES.map((sales) => (
          <span
            key={sales}
            className="absolute size-2.5 -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-surface-1 bg-ember"
            style={at(sales)}
          />
        ))}
        <span className="absolute right-0 -translate-y-full pb-1 type-label text-muted tabular-nums" style={{ top: `${spent}%` }}>
          {price(costCents)} spent
        </span>
      </div>
      <div className="relative mt-1 mr-3 h-5 type-label text-muted tabular-nums">
        {marks.map((sales) => (
          <span
            key={sales}
            className={`absolute -translate-x-1/2 ${sales === even ? "font-semibold text-text" : ""}`}
            style={{ left: `${(100 * sales) / most}%` }}
          >
            {exact(sales)}
          </span>
        ))}
      </div>
    </div>
  );
}
