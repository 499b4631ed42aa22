import type { VisitPart } from "@blenda/domain/analytics/model";
import { changeOf } from "../../lib/text/change.ts";
import { exact } from "../../lib/text/numbers.ts";
import { CHANGE_INK } from "../../ui/charts/figure-card.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { Table } from "../../ui/layout/table.tsx";
import { partText } from "../data/words.ts";

interface Props {
  title: string;
  /** What a row is. */
  by: string;
  parts: readonly VisitPart[];
  nameOf: (key: string) => string;
  isCompared: boolean;
  empty: string;
}

/** Where visits came from or what they were made with, the largest first. */
export function PartTable({ title, by, parts, nameOf, isCompared, empty }: Props) {
  return (
    <Panel title={title} className="min-w-0">
      {parts.length === 0 ? (
        <p className="type-ui text-muted">{empty}</p>
      ) : (
        <Table
          caption={title}
          rows={parts}
          keyOf={({ key }) => key}
          columns={[
            { head: by, cell: ({ key }) => <span className="inline-block min-w-32 wrap-anywhere">{nameOf(key)}</span> },
            { head: "Visits", isNumber: true, cell: ({ visits }) => exact(visits) },
            { head: "Paid", isNumber: true, cell: ({ paid }) => exact(paid) },
            { head: "Conversion", isNumber: true, cell: ({ paid, visits }) => partText(paid, visits) },
            ...(isCompared
              ? [
                  {
                    head: "Change",
                    isNumber: true,
                    cell: ({ visits, previousVisits }: VisitPart) => <Changed now={visits} before={previousVisits} />,
                  },
                ]
              : []),
          ]}
        />
      )}
    </Panel>
  );
}

export function Changed({ now, before, text: textOf = exact }: { now: number; before: number; text?: (figure: number) => string }) {
  const { text, tone } = changeOf(now, before, { text: textOf });
  return <span className={CHANGE_INK[tone]}>{text}</span>;
}
