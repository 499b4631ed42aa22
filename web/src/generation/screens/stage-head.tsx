import type { ReactNode } from "react";

/** What is on the stage, and what can be done with it. */
export function StageHead({ title, note, children }: { title: string; note: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="grid min-w-0 gap-0.5">
        <h2 className="line-clamp-2 type-ui font-semibold break-words">{title}</h2>
        <p className="type-small text-muted tabular-nums">{note}</p>
      </div>
      <div className="flex shrink-0 gap-2">{children}</div>
    </div>
  );
}
