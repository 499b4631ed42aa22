import { DIMENSIONS, type Dimension } from "@blenda/domain/figures/constants";
import type { SalesReport, Split } from "@blenda/domain/figures/model";
import { figureTexts } from "@blenda/domain/figures/texts";
import { useRef } from "react";
import { amount } from "../../../lib/text/amount.ts";
import { BreakdownBars, BreakdownPanel } from "../../../ui/charts/breakdown-bars.tsx";
import { Tabs } from "../../../ui/controls/tabs.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { useIsNarrowBox } from "../../../ui/table/use-is-narrow-box.ts";
import { salesText, shareText, sliceName } from "../../data/words.ts";

/** Below it they are tabs of one panel. */
const TABS_BELOW_PX = 560;
const EARNED = figureTexts.terms.earned.label;

interface Props {
  splits: SalesReport["splits"];
  by?: readonly Dimension[];
  onChoose: (by: Dimension, key: string) => void;
  /** Shows all of one. */
  onOpen: (by: Dimension) => void;
}

/** What was earned by product, country and source; a press narrows everything to one. */
export function Splits({ splits, by = DIMENSIONS.slice(0, 3), onChoose, onOpen }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrowBox(box, TABS_BELOW_PX);
  const propsOf = (dimension: Dimension) => ({
    title: `By ${figureTexts.dimensions[dimension].toLowerCase()}`,
    measure: EARNED,
    text: amount,
    ...barsOf(dimension, splits[dimension]),
    onChoose: (key: string) => onChoose(dimension, key),
    more: moreOf(splits[dimension], () => onOpen(dimension)),
    empty: "Nothing sold in this period.",
  });
  return (
    <div ref={box} className="grid gap-4 lg:grid-cols-2 xl:grid-cols-3">
      {isNarrow ? (
        <Panel className="min-w-0">
          <Tabs
            label="Earned by"
            tabs={by.map((dimension) => ({
              label: figureTexts.dimensions[dimension],
              content: <BreakdownBars {...propsOf(dimension)} />,
            }))}
          />
        </Panel>
      ) : (
        by.map((dimension) => <BreakdownPanel key={dimension} {...propsOf(dimension)} />)
      )}
    </div>
  );
}

const noteOf = (sales: number, shareBps: number | null): string => `${salesText(sales)}, ${shareText(shareBps)}`;

const barsOf = (dimension: Dimension, { rows }: Split) => ({
  parts: rows.map(({ key, item, sales, earnedCents, shareBps }) => ({
    key,
    name: sliceName(dimension, key, item),
    value: earnedCents,
    note: noteOf(sales, shareBps),
  })),
});

const moreOf = ({ more }: Split, onOpen: () => void) =>
  more && { count: more.count, value: more.earnedCents, note: noteOf(more.sales, more.shareBps), onOpen };
