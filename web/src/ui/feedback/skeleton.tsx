import { classNames } from "../class-names.ts";

/** The shape of what comes. Give it that shape with `className`; its holder says once that something is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames("block rounded-xs bg-surface-2 breathe", className)} />;
}
