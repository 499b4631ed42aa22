import { classNames } from "../class-names.ts";
import { Skeleton } from "../feedback/skeleton.tsx";
import type { TableColumn } from "./table-types.ts";

const ROWS = ["a", "b", "c", "d", "e", "f", "g", "h"];

interface Props<Row> {
  caption: string;
  columns: readonly TableColumn<Row>[];
  hasBoxes: boolean;
  isNarrow: boolean;
}

/** The same columns and heights as what comes. */
export function TableWaiting<Row>({ caption, columns, hasBoxes, isNarrow }: Props<Row>) {
  return (
    <div role="status" aria-label={`Loading ${caption}`}>
      {!isNarrow && (
        <div className="flex items-center gap-8 border-b border-line px-5 py-3">
          {columns.map(({ name, head }, at) => (
            <span key={name} aria-hidden="true" className={classNames("type-label text-faint", at === 0 ? "flex-2" : "flex-1")}>
              {head}
            </span>
          ))}
        </div>
      )}
      <div className="divide-y divide-line">
        {ROWS.map((row) => (
          <div key={row} className="flex h-14 items-center gap-8 px-5">
            {hasBoxes && <Skeleton className="size-4.5" />}
            {columns.slice(0, isNarrow ? 2 : undefined).map(({ name }, at) => (
              <span key={name} className={at === 0 ? "flex-2" : "flex-1"}>
                <Skeleton className={at === 0 ? "h-4 w-3/4" : "h-4 w-1/2"} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
