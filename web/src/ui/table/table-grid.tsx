import { Fragment, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { ScrollRegion } from "../layout/scroll-region.tsx";
import { RowBox } from "./row-box.tsx";
import { pressOpener, RowOpener } from "./row-opener.tsx";
import type { RowSelection } from "./row-selection.ts";
import { GridFoot } from "./table-foot.tsx";
import type { RowOpening, TableColumn, TableFoot, TableSort } from "./table-types.ts";

export interface RowsProps<Row> {
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Without it rows cannot be chosen. */
  selection: RowSelection<Row> | null;
  opening: RowOpening<Row> | undefined;
  /** Of the open row, below it. */
  detail?: ((row: Row) => ReactNode) | undefined;
  /** Where the rest scrolls sideways, the first column stays: it says whose row it is. */
  isFirstSticky: boolean;
  foot: TableFoot | undefined;
}

/** Below the rows' own colours it would be seen through. */
const stickyStyle = "sticky left-0 z-1 bg-inherit";

interface Props<Row> extends RowsProps<Row> {
  sort: TableSort;
  onSort: (sort: TableSort) => void;
}

/** Rows and columns. What is wider than its frame scrolls inside it, and the keyboard can reach that. */
export function TableGrid<Row>(props: Props<Row>) {
  const { caption, columns, rows, keyOf, nameOf, selection, opening, detail, isFirstSticky, foot, sort, onSort } = props;
  return (
    <ScrollRegion aria-label={caption} className="overflow-x-auto -outline-offset-2">
      <table className="w-full border-collapse type-ui">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line bg-surface-1">
            {selection && (
              <th scope="col" className="w-9 py-2 pl-5">
                <RowBox label="Choose all on this page" {...selection.all} />
              </th>
            )}
            {columns.map((column, at) => (
              <Head key={column.name} column={column} isSticky={at === 0 && isFirstSticky} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <Fragment key={keyOf(row)}>
              <tr
                data-row={keyOf(row)}
                tabIndex={opening ? undefined : -1}
                {...(!opening && { "data-row-stop": true })}
                onClick={opening && pressOpener}
                className={classNames(
                  "bg-surface-1 transition-colors -outline-offset-2 hover:bg-surface-2 has-[[data-row-stop]:focus-visible]:bg-surface-2",
                  opening && "cursor-pointer",
                  opening?.isOpen?.(row) && "bg-surface-2! shadow-[inset_3px_0_0_var(--ember)]",
                )}
              >
                {selection && (
                  <td className="w-9 py-2 pl-5 align-middle">
                    <RowBox label={`Choose ${nameOf(row)}`} {...selection.of(row)} />
                  </td>
                )}
                {columns.map(({ name, cell, isNumber, isNarrow, isTight }, at) => (
                  <td
                    key={name}
                    className={classNames(
                      "py-2.5 align-middle first:pl-5",
                      isNarrow ? "px-1 text-center" : "px-4",
                      isNumber && "text-right tabular-nums",
                      at === 0 && !isTight && "min-w-52",
                      at === 0 && isFirstSticky && stickyStyle,
                    )}
                  >
                    {at === 0 && opening ? (
                      <RowOpener row={row} opening={opening}>
                        {cell(row)}
                      </RowOpener>
                    ) : (
                      cell(row)
                    )}
                  </td>
                ))}
              </tr>
              {detail && opening?.isOpen?.(row) && (
                <tr className="bg-surface-1">
                  <td colSpan={columns.length + (selection ? 1 : 0)} className="p-0">
                    {detail(row)}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
        {foot && <GridFoot foot={foot} columns={columns} hasBoxes={selection !== null} />}
      </table>
    </ScrollRegion>
  );
}

interface HeadProps<Row> {
  column: TableColumn<Row>;
  isSticky: boolean;
  sort: TableSort;
  onSort: (sort: TableSort) => void;
}

function Head<Row>({ column: { name, head, isNumber, isNarrow, sort: first }, isSticky, sort, onSort }: HeadProps<Row>) {
  const isSorted = sort.by === name;
  const style = classNames(
    "type-label text-muted first:pl-5",
    isNarrow ? "px-1 text-center" : "px-4 whitespace-nowrap",
    isNumber ? "text-right" : !isNarrow && "text-left",
    isSticky && stickyStyle,
  );
  if (!first) {
    return (
      <th scope="col" className={classNames(style, "py-3")}>
        {head}
      </th>
    );
  }
  const next = { by: name, isDown: isSorted ? !sort.isDown : first === "down" };
  return (
    <th scope="col" aria-sort={isSorted ? (sort.isDown ? "descending" : "ascending") : undefined} className={style}>
      <button
        type="button"
        onClick={() => onSort(next)}
        className={classNames(
          "touch-target inline-flex h-10 items-center gap-1 rounded-xs type-label transition-colors hover:text-text",
          // Over figures the arrow stands before the word, which ends where they end.
          isNumber && "flex-row-reverse",
          isSorted ? "font-semibold text-text" : "text-muted",
        )}
      >
        {head}
        <Icon
          name={(isSorted ? sort.isDown : first === "down") ? "arrow-down" : "arrow-up"}
          size={14}
          className={isSorted ? "" : "invisible"}
        />
      </button>
    </th>
  );
}
