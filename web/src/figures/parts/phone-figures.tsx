import type { Overview } from "@blenda/domain/figures/model";
import { useId } from "react";
import { ChartPlot } from "../../ui/charts/chart-plot.tsx";
import { CHANGE_INK } from "../../ui/charts/figure-card.tsx";
import { figureChart, figureOf, OVERVIEW_FIGURES, type OverviewFigure } from "../data/overview-figures.ts";
import { usualStep } from "../data/series.ts";

interface Props {
  overview: Overview;
  chosen: OverviewFigure;
  onChoose: (figure: OverviewFigure) => void;
  today: string;
}

/** Where there is little room: one figure with its chart, the other three below it, each a press away. */
export function PhoneFigures({ overview, chosen, onChoose, today }: Props) {
  const id = useId();
  const { label, value, change } = figureOf(overview, chosen);
  return (
    <section aria-labelledby={id} className="overflow-hidden rounded-md border border-line bg-surface-1">
      <div className="p-4">
        <div className="flex justify-between gap-4 type-small text-muted">
          <h2 id={id}>{label}</h2>
          <p>
            <span className={`font-semibold tabular-nums ${CHANGE_INK[change.tone]}`}>{change.text}</span> vs previous
          </p>
        </div>
        <p className="mb-4 type-figure">{value}</p>
        <ChartPlot title={label} data={figureChart(overview, chosen, usualStep(overview.range), today)} />
      </div>
      <ul className="grid grid-cols-3 divide-x divide-line border-t border-line">
        {OVERVIEW_FIGURES.filter((name) => name !== chosen).map((name) => {
          const other = figureOf(overview, name);
          return (
            <li key={name}>
              <button type="button" onClick={() => onChoose(name)} className="block w-full px-4 py-3 text-left -outline-offset-2">
                <span className="block truncate type-label text-muted">{other.label}</span>
                <span className="block type-h3 tabular-nums">{other.value}</span>
                <span className={`block truncate type-label tabular-nums ${CHANGE_INK[other.change.tone]}`}>{other.change.text}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
