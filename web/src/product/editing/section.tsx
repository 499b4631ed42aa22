import { type ReactNode, useId } from "react";
import { classNames } from "../../ui/class-names.ts";

interface Props {
  title: string;
  aside?: ReactNode;
  /** Rows that reach from edge to edge. */
  isFlush?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A panel of the editor. */
export function Section({ title, aside, isFlush = false, className, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames("min-w-0 rounded-md border border-line bg-surface-1", className)}>
      <div
        className={classNames(
          "flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3",
          isFlush && "border-b border-line",
        )}
      >
        <h2 id={id} className="type-h3">
          {title}
        </h2>
        {aside && <div className="type-small text-muted tabular-nums">{aside}</div>}
      </div>
      <div className={isFlush ? undefined : "px-5 pb-5"}>{children}</div>
    </section>
  );
}
