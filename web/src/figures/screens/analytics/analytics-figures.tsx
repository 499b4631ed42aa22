import type { Analytics } from "@blenda/domain/figures/model";
import { figureTexts } from "@blenda/domain/figures/texts";
import { type Change, changeOf, pointsBetween } from "../../../lib/text/change.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { FigureCard } from "../../../ui/charts/figure-card.tsx";
import { lengthOf } from "../../data/range.ts";
import { bpsText } from "../../data/words.ts";

const percentOf = (bps: number | null): number | null => (bps === null ? null : bps / 100);

/** Free downloads count too: how many that makes stands beside it, so that the division can be checked. */
const takenText = ({ sales, free }: Analytics["totals"]): string =>
  free === 0 ? "Conversion" : `Conversion, ${exact(sales + free)} taken`;

/** Views, sales, how many of the first become the second, and visits of the shop itself. */
export function AnalyticsFigures({ report, isCompared }: { report: Analytics; isCompared: boolean }) {
  const { totals, previousTotals, shopViews, series, range } = report;
  const { means } = figureTexts;
  const cards: { label: string; means: string; value: string; course?: number[]; change: Change }[] = [
    {
      ...{ label: "Views", means: means.views, value: exact(totals.views), course: series.map(({ views }) => views ?? 0) },
      change: changeOf(totals.views, previousTotals.views),
    },
    {
      ...{ label: "Sales", means: means.sales, value: exact(totals.sales), course: series.map(({ sales }) => sales) },
      change: changeOf(totals.sales, previousTotals.sales),
    },
    {
      ...{ label: takenText(totals), means: means.conversion, value: bpsText(totals.conversionBps) },
      change:
        totals.conversionBps === null
          ? { text: "From 100 views on", tone: "neither" }
          : pointsBetween(percentOf(totals.conversionBps), percentOf(previousTotals.conversionBps)),
    },
    ...(shopViews
      ? [
          {
            ...{ label: "Shop page", means: means.shopViews, value: exact(shopViews.value ?? 0) },
            change: changeOf(shopViews.value ?? 0, shopViews.previous ?? 0),
          },
        ]
      : []),
  ];
  return (
    <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      {cards.map(({ change, ...card }) => (
        <FigureCard
          key={card.label}
          {...card}
          change={isCompared ? change : { text: "", tone: "neither" }}
          than={isCompared && card.value !== "–" ? `vs previous ${lengthOf(range)} days` : ""}
        />
      ))}
    </div>
  );
}
