import { type ReactNode, useId } from "react";

interface Props {
  title: string;
  /** What is chosen now, in few words. */
  aside?: string;
  children: ReactNode;
}

export function FilterSection({ title, aside, children }: Props) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="min-w-0 border-t border-line py-4">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h3 id={id} className="type-small font-semibold text-text">
          {title}
        </h3>
        {aside && <span className="truncate type-small text-muted tabular-nums">{aside}</span>}
      </div>
      {children}
    </fieldset>
  );
}
