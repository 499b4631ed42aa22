import type { ReactNode } from "react";

/** A name at the left, what it is at the right; inside a `dl`. */
export function FactLine({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd className="text-right font-semibold wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
