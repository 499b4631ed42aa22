import type { ReactNode } from "react";

/** A section's name, and at the right the way to more of it. */
export function SectionHead({ id, title, children }: { id?: string; title: string; children?: ReactNode }) {
  return (
    <div className="mb-4 flex items-baseline justify-between gap-4">
      <h2 id={id} className="type-h2">
        {title}
      </h2>
      {children}
    </div>
  );
}

export const sectionLinkStyle =
  "touch-target inline-flex shrink-0 items-center gap-1.5 type-ui text-muted transition-colors hover:text-text";
