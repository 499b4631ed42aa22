import type { SalePrice } from "@blenda/domain/shared/sale";
import type { ReactNode } from "react";
import { useIsInView } from "../lib/page/in-view.ts";
import { useIsNarrow } from "../lib/page/narrow.ts";
import { classNames } from "../ui/class-names.ts";
import { BeforePrice } from "./sale/before-price.tsx";
import { useRunningSale } from "./sale/running-sale.ts";

interface Props {
  /** What the figure is the price of. */
  words: string;
  figure: string;
  ink: string;
  sale: SalePrice | null;
  /** The id of the same action in the page: while that one is in view, one is enough. */
  insteadOf: string;
  children: ReactNode;
}

/** On phones the price stays at the lower edge, wherever one reads on from its own place. It leaves with its article, so the footer is free. */
export function PriceDock({ words, figure, ink, sale, insteadOf, children }: Props) {
  const running = useRunningSale(sale);
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
        <span className="flex items-baseline gap-x-2">
          <span className={`font-display text-2xl/7 font-extrabold tracking-tight tabular-nums ${ink}`}>{figure}</span>
          {running && <BeforePrice sale={running} className="type-small" />}
        </span>
      </p>
      {children}
    </div>
  );
}
