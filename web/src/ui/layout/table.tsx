import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { ScrollRegion } from "./scroll-region.tsx";

interface Column<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the right, figure under figure. */
  isNumber?: boolean;
}

interface Props<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** A wide table scrolls inside its own frame, which the keyboard can reach; the page never scrolls sideways. */
export function Table<Row>({ caption, columns, rows, keyOf }: Props<Row>) {
  return (
    <ScrollRegion aria-label={caption} className="overflow-x-auto rounded-md border border-line">
      <table className="w-full border-collapse type-ui">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line">
            {columns.map(({ head, isNumber }) => (
              <th
                key={head}
                scope="col"
                className={classNames("px-3 py-3 type-label whitespace-nowrap text-muted sm:px-4", isNumber ? "text-right" : "text-left")}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={keyOf(row)} className="transition-colors hover:bg-surface-2">
              {columns.map(({ head, cell, isNumber }) => (
                <td key={head} className={classNames("px-3 py-3 align-top sm:px-4", isNumber && "text-right tabular-nums")}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
