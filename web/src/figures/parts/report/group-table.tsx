import { type ReactNode, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { FramedSelect } from "../../../ui/controls/framed-select.tsx";
import { SegmentedControl } from "../../../ui/controls/segmented-control.tsx";
import { InfoMark } from "../../../ui/feedback/info-mark.tsx";

/** So many rows at first: a year has more days than anybody reads at once. */
const AT_FIRST = 31;

export interface GroupColumn<Row> {
  head: string;
  /** What the figure means. */
  means?: string;
  cell: (row: Row) => ReactNode;
  total: ReactNode;
  /** Left out where there is little room. */
  isExtra?: boolean;
}

interface Props<Row, By extends string> {
  title: string;
  groups: readonly { value: By; label: string }[];
  by: By;
  /** Absent: there is one way to group them. */
  onBy?: (by: By) => void;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => ReactNode;
  columns: readonly GroupColumn<Row>[];
  empty: string;
  csv: { onSave: () => void; isBusy: boolean };
}

/** A report's rows, grouped by one thing at a time, with their sums. */
export function GroupTable<Row, By extends string>(props: Props<Row, By>) {
  const { title, groups, by, onBy, rows, keyOf, nameOf, columns, empty, csv } = props;
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? rows : rows.slice(0, AT_FIRST);
  const cellStyle = (isExtra = false) => classNames("px-3 py-2.5 text-right tabular-nums md:px-4", isExtra && "max-md:hidden");
  return (
    <section aria-label={title} className="min-w-0 rounded-md border border-line bg-surface-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line p-4 md:px-5">
        <h2 className="type-h3">{title}</h2>
        {onBy && (
          <>
            <div className="max-md:hidden">
              <SegmentedControl label={title} value={by} options={groups} onChange={onBy} />
            </div>
            <div className="md:hidden">
              <FramedSelect label="Group:" value={by} options={groups} onChange={onBy} />
            </div>
          </>
        )}
        <Button kind="quiet" icon="download" className="ml-auto" isBusy={csv.isBusy} onClick={csv.onSave}>
          CSV
        </Button>
      </div>
      {rows.length === 0 ? (
        <p className="px-5 py-12 text-center text-muted">{empty}</p>
      ) : (
        <table className="w-full type-ui">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b border-line type-label text-muted">
              <th scope="col" className="py-3 pl-4 text-left md:pl-5">
                {groups.find(({ value }) => value === by)?.label}
              </th>
              {columns.map(({ head, means, isExtra }) => (
                <th key={head} scope="col" className={cellStyle(isExtra)}>
                  <span className="inline-flex items-center gap-1.5">
                    {head}
                    {means && <InfoMark of={head} means={means} align="end" />}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {shown.map((row) => (
              <tr key={keyOf(row)} className="transition-colors hover:bg-surface-2">
                <th scope="row" className="max-w-0 min-w-28 py-2.5 pl-4 text-left font-medium md:w-2/5 md:pl-5">
                  {nameOf(row)}
                </th>
                {columns.map(({ head, cell, isExtra }) => (
                  <td key={head} className={cellStyle(isExtra)}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t border-line bg-surface-2 font-semibold">
              <th scope="row" className="py-3 pl-4 text-left type-small text-muted md:pl-5">
                {shown.length < rows.length ? `All ${rows.length}, ${shown.length} shown` : "Together"}
              </th>
              {columns.map(({ head, total, isExtra }) => (
                <td key={head} className={cellStyle(isExtra)}>
                  {total}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      )}
      {shown.length < rows.length && (
        <div className="border-t border-line px-4 py-2 md:px-5">
          <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
            Show all {rows.length}
          </Button>
        </div>
      )}
    </section>
  );
}
