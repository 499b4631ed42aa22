import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

/** A raised surface with a hairline. Never inside another one. */
export function Panel({
  title,
  aside,
  className,
  children,
}: {
  title?: string;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={classNames("rounded-md border border-line bg-surface-1 p-5", className)}>
      {title && (
        <div className="mb-4 flex items-center justify-between gap-4">
          <h2 className="type-h3">{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
