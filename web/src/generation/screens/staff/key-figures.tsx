import type { Analytics } from "@blenda/domain/generation/model";
import { changeOf, percentText, pointsBetween, shareOf } from "../../../lib/text/change.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { FigureCard } from "../../../ui/charts/figure-card.tsx";
import { spanText } from "./period.ts";

/** Each with its course and its change against the period before. */
export function KeyFigures({ figures: { days, jobs, succeeded, tokensSpent, cpuSeconds, before, series } }: { figures: Analytics }) {
  const than = `vs previous ${days} days`;
  const success = shareOf(succeeded, jobs);
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <FigureCard
        label="Generations"
        value={exact(jobs)}
        course={series.map((day) => day.jobs)}
        change={changeOf(jobs, before.jobs)}
        than={than}
      />
      <FigureCard
        label="Success"
        value={percentText(success)}
        course={series.flatMap((day) => shareOf(day.succeeded, day.jobs) ?? [])}
        change={pointsBetween(success, shareOf(before.succeeded, before.jobs))}
        than={than}
      />
      <FigureCard
        label="Tokens spent"
        value={exact(tokensSpent)}
        course={series.map((day) => day.tokens)}
        change={changeOf(tokensSpent, before.tokensSpent)}
        than={than}
      />
      <FigureCard
        label="Computing time"
        value={spanText(cpuSeconds)}
        course={series.map((day) => day.cpuSeconds)}
        change={changeOf(cpuSeconds, before.cpuSeconds, { isCost: true, text: spanText })}
        than={than}
      />
    </div>
  );
}
