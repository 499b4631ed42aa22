import { Fragment } from "react";
import { classNames } from "../class-names.ts";
import { RowBox } from "./row-box.tsx";
import { pressOpener, RowOpener } from "./row-opener.tsx";
import { CardFoot } from "./table-foot.tsx";
import type { RowsProps } from "./table-grid.tsx";

/** Where there is no room for columns: two lines a row, the figure at the right. */
export function TableCards<Row>({ caption, columns, rows, keyOf, nameOf, selection, opening, detail, foot }: RowsProps<Row>) {
  const placed = (place: "title" | "figure" | "fact") =>
    columns.filter(({ onCard }, at) => (onCard ?? (at === 0 ? "title" : "fact")) === place);
  const [titles, figures, facts] = [placed("title"), placed("figure"), placed("fact")];
  return (
    <ul aria-label={caption} className="divide-y divide-line">
      {rows.map((row) => {
        const title = titles.map(({ name, cell }) => (
          <span key={name} className="block min-w-0">
            {cell(row)}
          </span>
        ));
        return (
          <Fragment key={keyOf(row)}>
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the row's own link has the keys */}
            <li
              data-row={keyOf(row)}
              tabIndex={opening ? undefined : -1}
              {...(!opening && { "data-row-stop": true })}
              onClick={opening && pressOpener}
              className={classNames(
                "flex gap-3 px-4 py-3 type-ui -outline-offset-2",
                opening?.isOpen?.(row) && "bg-surface-2 shadow-[inset_3px_0_0_var(--ember)]",
              )}
            >
              {selection && (
                <span className="pt-2">
                  <RowBox label={`Choose ${nameOf(row)}`} {...selection.of(row)} />
                </span>
              )}
              <div className="grid min-w-0 flex-1 gap-1.5">
                <div className="flex min-w-0 items-start justify-between gap-3">
                  {opening ? (
                    <RowOpener row={row} opening={opening}>
                      {title}
                    </RowOpener>
                  ) : (
                    <div className="min-w-0">{title}</div>
                  )}
                  {figures.map(({ name, head, cell }) => (
                    <span key={name} className="shrink-0 text-right tabular-nums">
                      <span className="sr-only">{head}: </span>
                      {cell(row)}
                    </span>
                  ))}
                </div>
                {facts.length > 0 && (
                  <dl className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 type-small text-muted">
                    {facts.map(({ name, head, isNumber, cell }) => (
                      // A number alone doesn't say what it counts.
                      <div key={name} className="flex min-w-0 gap-1">
                        <dt className={isNumber ? "" : "sr-only"}>{head}</dt>
                        <dd>{cell(row)}</dd>
                      </div>
                    ))}
                  </dl>
                )}
              </div>
            </li>
            {detail && opening?.isOpen?.(row) && <li>{detail(row)}</li>}
          </Fragment>
        );
      })}
      {foot && <CardFoot foot={foot} columns={columns} />}
    </ul>
  );
}
