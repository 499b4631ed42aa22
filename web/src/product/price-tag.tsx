import { priceNow } from "@blenda/domain/shared/price";
import type { SalePrice } from "@blenda/domain/shared/sale";
import { price } from "../lib/text/money.ts";
import { classNames } from "../ui/class-names.ts";
import { BeforePrice } from "./sale/before-price.tsx";
import { useRunningSale } from "./sale/running-sale.ts";

interface Props {
  priceCents: number;
  /** What a sale makes of it while it lasts. */
  sale: SalePrice | null;
  /** Where prices begin; trainings have one. */
  isPriceFrom?: boolean;
  isSubscriptionOnly: boolean;
  className?: string;
}

/** What a card says about money: the price of this moment, and what it is lower than. It is never cut off. */
export function PriceTag({ priceCents, sale: given, isPriceFrom = false, isSubscriptionOnly, className }: Props) {
  const sale = useRunningSale(given);
  const now = priceNow({ priceCents, sale });
  const [text, ink] = isSubscriptionOnly ? ["Subscription", "text-sky"] : now === 0 ? ["Free", "text-ok"] : [price(now), "text-text"];
  const isFrom = isPriceFrom && !isSubscriptionOnly && now > 0;
  return (
    <span className={classNames("type-ui font-semibold whitespace-nowrap tabular-nums", ink, className)}>
      {sale && !isSubscriptionOnly && <BeforePrice sale={sale} className="mr-1.5 type-small" />}
      {isFrom && <span className="type-small font-normal text-muted">from </span>}
      {text}
    </span>
  );
}
