import { FUNNEL_STEPS } from "@blenda/domain/analytics/constants";
import type { VisitSums } from "@blenda/domain/analytics/model";
import { weakestStep } from "@blenda/domain/analytics/rules";
import { analyticsTexts } from "@blenda/domain/analytics/texts";
import { exact } from "../../lib/text/numbers.ts";
import { classNames } from "../../ui/class-names.ts";
import { Panel } from "../../ui/layout/panel.tsx";
import { partText } from "../data/words.ts";

/** The way from a visit to an order; each step beside its share of the one before. */
export function FunnelBars({ totals, previous }: { totals: VisitSums; previous?: VisitSums | undefined }) {
  const weakest = weakestStep(totals, FUNNEL_STEPS);
  return (
    <Panel title="From visit to order" aside={<span className="type-small text-muted">of the step before</span>} className="min-w-0">
      <ol className="grid gap-3">
        {FUNNEL_STEPS.map((step, at) => {
          const before = FUNNEL_STEPS[at - 1];
          return (
            <li key={step} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 type-ui">
              <span>{analyticsTexts.steps[step]}</span>
              <span className="flex gap-4 tabular-nums">
                <span className="font-semibold">{exact(totals[step])}</span>
                {previous && <span className="text-muted max-sm:hidden">{exact(previous[step])} before</span>}
                <span className={classNames("w-14 text-right", step === weakest ? "font-semibold text-bad" : "text-muted")}>
                  {before && partText(totals[step], totals[before])}
                </span>
              </span>
              <span aria-hidden="true" className="col-span-2 h-2 overflow-hidden rounded-full bg-surface-3">
                <span
                  className={classNames("block h-full rounded-full", step === "paid" ? "bg-ember" : "bg-chart-1-soft")}
                  style={{ width: `${totals.visits === 0 ? 0 : (100 * totals[step]) / totals.visits}%` }}
                />
              </span>
            </li>
          );
        })}
      </ol>
      {weakest && totals.visits > 0 && (
        <p className="mt-5 border-t border-line pt-4 type-small text-muted">Most people leave before “{analyticsTexts.steps[weakest]}”.</p>
      )}
    </Panel>
  );
}
