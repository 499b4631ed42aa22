import { STEPS } from "@blenda/domain/figures/constants";
import type { Overview } from "@blenda/domain/figures/model";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useId, useRef } from "react";
import { OVERVIEW_FIGURES, type OverviewFigure } from "../../../figures/data/overview-figures.ts";
import { usualStep } from "../../../figures/data/series.ts";
import { usePageKeys } from "../../../figures/data/use-page-keys.ts";
import type { RangeState } from "../../../figures/data/use-range.ts";
import { FigureChart } from "../../../figures/parts/figure-chart.tsx";
import { FaintFigures, FigureTabs } from "../../../figures/parts/figure-tabs.tsx";
import { PhoneFigures } from "../../../figures/parts/phone-figures.tsx";
import type { AddressParams } from "../../../lib/page/address.ts";
import { oneOf } from "../../../product/table/list-question.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { useIsNarrowBox } from "../../../ui/table/use-is-narrow-box.ts";

/** Below it the figures are one panel. */
const PHONE_PX = 560;
const fullStyle = "min-w-0 xl:col-span-2";

interface Props {
  query: Pick<UseQueryResult<Overview>, "data" | "error" | "refetch" | "isPlaceholderData">;
  range: RangeState;
  asked: AddressParams;
  onChange: (patch: AddressParams) => void;
  /** What a shop without sales has instead. */
  inPlaceOfChart: ReactNode;
}

/** The four figures and the chart they are the tabs of; which one, and whether by day, is in the address. */
export function HomeFigures({ query: { data, error, refetch, isPlaceholderData }, range, asked, onChange, inPlaceOfChart }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isPhone = useIsNarrowBox(box, PHONE_PX);
  const panelId = useId();
  const chosen = oneOf(OVERVIEW_FIGURES, asked.figure) ?? "earnings";
  const usual = usualStep(range.range);
  const step = oneOf(STEPS, asked.step) ?? usual;
  const choose = (figure: OverviewFigure) => onChange({ figure: figure === "earnings" ? undefined : figure });
  usePageKeys(Object.fromEntries(OVERVIEW_FIGURES.map((figure, at) => [String(at + 1), data && (() => choose(figure))])));
  const isShown = data && !inPlaceOfChart;
  return (
    <>
      <div ref={box} className={fullStyle}>
        {!data && error && (
          <Panel>
            <ErrorState message={error.message} onRetry={() => void refetch()} />
          </Panel>
        )}
        {!data && !error && <Waiting />}
        {inPlaceOfChart && <FaintFigures />}
        {isShown && isPhone && <PhoneFigures overview={data} chosen={chosen} onChoose={choose} today={range.today} />}
        {isShown && !isPhone && <FigureTabs overview={data} chosen={chosen} onChoose={choose} panelId={panelId} />}
      </div>
      {inPlaceOfChart}
      {isShown && !isPhone && (
        <div
          role="tabpanel"
          id={panelId}
          aria-label="Chart"
          aria-busy={isPlaceholderData || undefined}
          className={isPlaceholderData ? "min-w-0 opacity-60" : "min-w-0"}
        >
          <FigureChart
            overview={data}
            figure={chosen}
            step={step}
            onStep={(next) => onChange({ step: next === usual ? undefined : next })}
            today={range.today}
          />
        </div>
      )}
      {!data && <div className="min-w-0">{!error && <Skeleton className="h-80" />}</div>}
    </>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading your figures" className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      {OVERVIEW_FIGURES.map((figure) => (
        <Skeleton key={figure} className="h-32" />
      ))}
    </div>
  );
}
