import { STEPS, type Step } from "@blenda/domain/figures/constants";
import type { Overview } from "@blenda/domain/figures/model";
import { Chart } from "../../ui/charts/chart.tsx";
import { SegmentedControl } from "../../ui/controls/segmented-control.tsx";
import { FIGURE_MEANINGS, figureChart, type OverviewFigure } from "../data/overview-figures.ts";
import { lengthOf } from "../data/range.ts";

const STEP_NAMES: Record<Step, string> = { day: "Day", week: "Week" };
const STEP_OPTIONS = STEPS.map((value) => ({ value, label: STEP_NAMES[value] }));

export function StepSwitch({ step, onStep }: { step: Step; onStep: (step: Step) => void }) {
  return <SegmentedControl label="Bars are" value={step} options={STEP_OPTIONS} onChange={onStep} />;
}

interface Props {
  overview: Overview;
  figure: OverviewFigure;
  step: Step;
  onStep: (step: Step) => void;
  today: string;
}

/** What one of the four figures was made of, day by day. */
export function FigureChart({ overview, figure, step, onStep, today }: Props) {
  const { title, canBeAdded } = FIGURE_MEANINGS[figure];
  const data = figureChart(overview, figure, step, today);
  const isEmpty = [...data.bars.values, ...(data.line?.values ?? [])].every((value) => !value);
  return (
    <Chart
      title={`${title} per ${canBeAdded ? step : "day"}`}
      className="h-full min-w-0"
      data={data}
      divisions={canBeAdded && <StepSwitch step={step} onStep={onStep} />}
      empty={isEmpty && <p className="type-ui text-muted">Nothing in these {lengthOf(overview.range)} days, or in those before.</p>}
    />
  );
}
