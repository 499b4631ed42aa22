import type { ReactNode } from "react";
import { useIsInView } from "../lib/page/in-view.ts";
import { useIsNarrow } from "../lib/page/narrow.ts";
import { classNames } from "../ui/class-names.ts";

interface Props {
  /** What the figure is the price of. */
  words: string;
  figure: string;
  ink: string;
  /** The id of the same action in the page: while that one is in view, one is enough. */
  insteadOf: string;
  children: ReactNode;
}

/** On phones the price stays at the lower edge, wherever one reads on from its own place. It leaves with its article, so the footer is free. */
export function PriceDock({ words, figure, ink, insteadOf, children }: Props) {
  const isNarrow = useIsNarrow();
  const isDoubled = useIsInView(insteadOf);
  if (!isNarrow) return null;
  return (
    <div
      data-docked
      data-print="hidden"
      className={classNames(
        "sticky bottom-(--tray) z-10 -mx-(--gutter) mt-8 flex items-center justify-between gap-4 border-t border-line bg-surface-1 px-(--gutter) py-3",
        // Its room stays: nothing may jump when it comes.
        isDoubled && "invisible",
      )}
    >
      <p className="grid">
        <span className="type-small text-muted">{words}</span>
        <span className={`font-display text-2xl/7 font-extrabold tracking-tight tabular-nums ${ink}`}>{figure}</span>
      </p>
      {children}
    </div>
  );
}
