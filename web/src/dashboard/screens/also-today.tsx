import type { Figure } from "@blenda/domain/dashboard/model";
import { price } from "../../lib/text/money.ts";
import { exact } from "../../lib/text/numbers.ts";
import { Panel } from "../../ui/layout/panel.tsx";
import { changeText } from "./change-text.ts";

export function AlsoToday({ figures, title }: { figures: readonly Figure[]; title: string }) {
  return (
    <Panel title={title}>
      <table className="w-full type-ui">
        <caption className="sr-only">{title}, beside yesterday by now</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Today</th>
            <th scope="col">Change since yesterday</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {figures.map(({ key, label, unit, today, yesterday, isCost }) => {
            const change = changeText(today, yesterday, isCost);
            return (
              <tr key={key}>
                <th scope="row" className="py-2.5 text-left font-normal text-muted">
                  {label}
                </th>
                <td className="py-2.5 text-right font-semibold tabular-nums">{unit === "cents" ? price(today) : exact(today)}</td>
                <td className={`w-24 py-2.5 text-right type-small tabular-nums ${change.ink}`}>{change.text}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}
