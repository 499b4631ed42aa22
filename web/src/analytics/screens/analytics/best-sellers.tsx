import type { Overview } from "@blenda/domain/analytics/model";
import { useState } from "react";
import { ItemPicture } from "../../../figures/parts/item-picture.tsx";
import { amount } from "../../../lib/text/amount.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { SegmentedControl } from "../../../ui/controls/segmented-control.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { Changed } from "../../parts/part-table.tsx";

const ORDERS = [
  { value: "cents", label: "Revenue" },
  { value: "lines", label: "Units" },
] as const;

/** What most was paid for, or what was sold most often. */
export function BestSellers({ sellers, isCompared }: { sellers: Overview["sellers"]; isCompared: boolean }) {
  const [by, setBy] = useState<keyof Overview["sellers"]>("cents");
  const rows = sellers[by];
  return (
    <Panel
      title="Best sellers"
      aside={<SegmentedControl label="Best sellers by" value={by} options={ORDERS} onChange={setBy} />}
      className="min-w-0"
    >
      {rows.length === 0 ? (
        <p className="type-ui text-muted">Nothing was sold in this period.</p>
      ) : (
        <ol className="divide-y divide-line border-t border-line">
          {rows.map(({ item, shopName, lines, cents, previousCents }, at) => (
            <li key={item.key} className="flex items-center gap-3 py-2.5 type-ui">
              <span aria-hidden="true" className="w-4 shrink-0 text-muted tabular-nums">
                {at + 1}
              </span>
              <ItemPicture item={item} />
              <span className="grid min-w-0 flex-1">
                <span className="truncate font-medium">{item.title}</span>
                <span className="truncate type-small text-muted">{[shopName, `${exact(lines)} sold`].filter(Boolean).join(" · ")}</span>
              </span>
              <span className="grid shrink-0 text-right tabular-nums">
                <span className="font-semibold">{amount(cents)}</span>
                {isCompared && (
                  <span className="type-small">
                    <Changed now={cents} before={previousCents} text={amount} />
                  </span>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
