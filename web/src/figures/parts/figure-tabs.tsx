import type { Overview } from "@blenda/domain/figures/model";
import { type KeyboardEvent, useId } from "react";
import { FigureFace } from "../../ui/charts/figure-card.tsx";
import { classNames } from "../../ui/class-names.ts";
import { InfoMark } from "../../ui/feedback/info-mark.tsx";
import { FIGURE_MEANINGS, figureOf, OVERVIEW_FIGURES, type OverviewFigure } from "../data/overview-figures.ts";

interface Props {
  overview: Overview;
  chosen: OverviewFigure;
  onChoose: (figure: OverviewFigure) => void;
  /** The chart they are the tabs of. */
  panelId: string;
}

/** The four figures are the tabs of the chart: arrows move and choose, as 1 to 4 do from anywhere. */
export function FigureTabs({ overview, chosen, onChoose, panelId }: Props) {
  const id = useId();
  const choose = (figure: OverviewFigure) => {
    onChoose(figure);
    document.getElementById(`${id}-${figure}`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = OVERVIEW_FIGURES.indexOf(chosen);
    const last = OVERVIEW_FIGURES.length - 1;
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
    const next = to === undefined ? undefined : OVERVIEW_FIGURES.at(to > last ? 0 : to);
    if (!next) return;
    event.preventDefault();
    choose(next);
  };
  return (
    <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      <div role="tablist" aria-label="Figures" tabIndex={-1} onKeyDown={onKeyDown} className="contents">
        {OVERVIEW_FIGURES.map((name, at) => {
          const { label, ...face } = figureOf(overview, name);
          const isChosen = name === chosen;
          return (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-${name}`}
              aria-selected={isChosen}
              aria-controls={panelId}
              aria-keyshortcuts={String(at + 1)}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => onChoose(name)}
              className={classNames(
                "block min-w-0 rounded-md border bg-surface-1 p-5 text-left transition-colors",
                CELLS[at],
                isChosen ? "border-ember shadow-[inset_0_0_0_1px_var(--ember)]" : "border-line hover:border-line-strong",
              )}
            >
              <span className="type-small text-muted">{label}</span>
              <FigureFace {...face} />
            </button>
          );
        })}
      </div>
      {/* Over the tabs, not among them: a list of tabs holds nothing else. */}
      {OVERVIEW_FIGURES.map((name, at) => (
        <span key={name} className={classNames("z-10 m-4 self-start justify-self-end", CELLS[at])}>
          <InfoMark of={figureOf(overview, name).label} means={FIGURE_MEANINGS[name].means} align="end" />
        </span>
      ))}
    </div>
  );
}

/** Where each stands, two beside each other or all four; its mark stands in the same place. */
const CELLS = [
  "col-start-1 row-start-1",
  "col-start-2 row-start-1",
  "col-start-1 row-start-2 xl:col-start-3 xl:row-start-1",
  "col-start-2 row-start-2 xl:col-start-4 xl:row-start-1",
] as const;

/** Of a shop that has not sold anything: what will be counted. */
export function FaintFigures() {
  return (
    <dl className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      {OVERVIEW_FIGURES.map((name) => {
        const { label, text, before, means } = FIGURE_MEANINGS[name];
        return (
          <div key={name} className="rounded-md border border-line bg-surface-1 p-5">
            <dt className="flex items-center justify-between gap-2 type-small text-muted">
              {label}
              <InfoMark of={label} means={means} align="end" />
            </dt>
            <dd className="mt-1">
              <span className="block type-figure text-faint">{name === "conversion" ? "–" : text(0)}</span>
              <span className="mt-1 block type-small text-muted">{before}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
