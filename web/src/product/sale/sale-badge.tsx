import type { SalePrice } from "@blenda/domain/shared/sale";
import { classNames } from "../../ui/class-names.ts";
import { useRunningSale } from "./running-sale.ts";
import { SaleEnd } from "./sale-end.tsx";

/** How much less than the struck-through price it costs: "−25%". Where nothing is struck through it is only a sale. */
export function SaleBadge({ percentOff, className }: { percentOff: number; className?: string }) {
  return (
    <span className={classNames("rounded-xs px-1.5 py-0.5 type-label whitespace-nowrap text-ember-text tabular-nums", className)}>
      {percentOff === 0 ? (
        "Sale"
      ) : (
        <>
          <span aria-hidden="true">−{percentOff}%</span>
          <span className="sr-only">{percentOff}% off</span>
        </>
      )}
    </span>
  );
}

/** On the picture of a card: how much less, and where there is room for it how much longer. */
export function SaleMark({ sale }: { sale: SalePrice }) {
  const running = useRunningSale(sale);
  return (
    <p className="pointer-events-none absolute top-2 left-2 flex items-center rounded-xs bg-bg px-0.5 py-0.5">
      {running && <SaleBadge percentOff={running.percentOff} />}
      <SaleEnd
        endsAt={sale.endsAt}
        className={classNames(
          "pr-1.5 type-label whitespace-nowrap text-text tabular-nums",
          running ? "hidden @min-[14rem]/card:inline" : "pl-1.5",
        )}
      />
    </p>
  );
}

/** Below the price of an item's own page: which sale it is, how much less, and until when. */
export function SaleNote({ sale }: { sale: SalePrice }) {
  const running = useRunningSale(sale);
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 type-small text-muted">
      {running && <SaleBadge percentOff={running.percentOff} className="bg-ember-soft" />}
      <span>{sale.name}</span>
      <span aria-hidden="true">·</span>
      <SaleEnd endsAt={sale.endsAt} isExact />
    </p>
  );
}
