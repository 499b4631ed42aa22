import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";

interface FactTableProps {
  /** Said to those who cannot see the table. */
  caption: string;
  columns: readonly string[];
  /** Each row's first cell names it. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
  /** Figures stand at the right, where they can be compared. */
  isFigures?: boolean;
}

/** A small table of facts. Sentences do not fit side by side on a phone, so there each row becomes a block with its columns named. */
export function FactTable({ caption, columns, rows, isFigures = false }: FactTableProps) {
  const stacked = !isFigures;
  const cell = classNames("px-4 py-3 text-muted", isFigures ? "text-right tabular-nums" : LABELLED);
  return (
    <table className={classNames("w-full border-collapse type-ui font-normal", stacked && "max-md:block")}>
      <caption className="sr-only">{caption}</caption>
      <thead className={classNames("border-b border-line-strong", stacked && "max-md:sr-only")}>
        <tr>
          {columns.map((name, at) => (
            <th
              key={name}
              scope="col"
              className={classNames("px-4 py-2.5 type-label text-muted first:pl-0", isFigures && at > 0 ? "text-right" : "text-left")}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={classNames(stacked && "max-md:block")}>
        {rows.map(([name, ...cells]) => (
          <tr key={name} className={classNames("border-b border-line align-top break-inside-avoid", stacked && "max-md:block max-md:py-3")}>
            <th
              scope="row"
              className={classNames("py-3 pr-4 text-left font-medium text-text", stacked && "max-md:block max-md:py-0 md:min-w-36")}
            >
              {name}
            </th>
            {cells.map((content, at) => (
              <td key={columns[at + 1]} data-column={columns[at + 1]} className={cell}>
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const LABELLED =
  "max-md:mt-2 max-md:block max-md:p-0 max-md:before:block max-md:before:text-xs max-md:before:font-medium max-md:before:text-faint max-md:before:content-[attr(data-column)]";
