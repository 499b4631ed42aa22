import type { MouseEvent, ReactNode } from "react";
import type { RowOpening } from "./table-types.ts";

interface Props<Row> {
  row: Row;
  opening: RowOpening<Row>;
  children: ReactNode;
}

/** A link for those who want another tab or read by ear; a plain press opens in place. */
export function RowOpener<Row>({ row, opening, children }: Props<Row>) {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    opening.open(row);
  };
  return (
    <a
      href={opening.addressOf(row)}
      data-row-stop
      aria-current={opening.isOpen?.(row) || undefined}
      className="block min-w-0 rounded-xs"
      onClick={onClick}
    >
      {children}
    </a>
  );
}

/** A press anywhere on a row opens it, but not one on a control of its own. */
export function pressOpener({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  const isOwnControl = target instanceof Element && target.closest("a, button, input, label, select") !== null;
  if (!isOwnControl && getSelection()?.isCollapsed !== false) currentTarget.querySelector<HTMLElement>("[data-row-stop]")?.click();
}
