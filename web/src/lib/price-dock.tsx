import type { ReactNode } from "react";
import { useIsNarrow } from "./narrow.ts";

interface Props {
  /** What the figure is the price of. */
  words: string;
  figure: string;
  ink: string;
  children: ReactNode;
}

/** On phones the price stays at the lower edge, wherever one reads. It leaves with its article, so the footer is free. */
export function PriceDock({ words, figure, ink, children }: Props) {
  if (!useIsNarrow()) return null;
  return (
    <div
      data-docked
      data-print="hidden"
      className="sticky bottom-0 z-10 -mx-(--gutter) mt-8 flex items-center justify-between gap-4 border-t border-line bg-surface-1 px-(--gutter) py-3"
    >
      <p className="grid">
        <span className="type-small text-muted">{words}</span>
        <span className={`font-display text-2xl/7 font-extrabold tracking-tight tabular-nums ${ink}`}>{figure}</span>
      </p>
      {children}
    </div>
  );
}
