import type { SalePrice } from "@blenda/domain/shared/sale";
import { BeforePrice } from "./sale/before-price.tsx";
import { useRunningSale } from "./sale/running-sale.ts";
import { SaleNote } from "./sale/sale-badge.tsx";

interface Props {
  words: string;
  figure: string;
  ink: string;
  /** Over, it is still named below: the figure has just changed. */
  sale: SalePrice | null;
}

/** What it costs, large, with what it is the price of above and its sale below. It is read out when a choice changes it. */
export function BigPrice({ words, figure, ink, sale }: Props) {
  const running = useRunningSale(sale);
  return (
    <div className="grid gap-1">
      <p className="grid">
        <span className="type-small text-muted">{words}</span>
        <span aria-live="polite" className="flex flex-wrap items-baseline gap-x-3">
          <span className={`font-display text-4xl/10 font-extrabold tracking-tight tabular-nums ${ink}`}>{figure}</span>
          {running && <BeforePrice sale={running} className="type-h3" />}
        </span>
      </p>
      {sale && <SaleNote sale={sale} />}
    </div>
  );
}
