import { classNames } from "../../ui/class-names.ts";

/** Whether news comes by itself. */
export function LiveMark({ isLive }: { isLive: boolean }) {
  return (
    <span
      role="status"
      className={classNames("inline-flex items-center gap-1.5 type-small font-semibold", isLive ? "text-ok" : "text-muted")}
    >
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {isLive ? "Live" : "Paused"}
    </span>
  );
}
