import { price } from "../lib/text/money.ts";
import { classNames } from "../ui/class-names.ts";

interface Props {
  priceCents: number;
  /** Where prices begin; trainings have one. */
  isPriceFrom?: boolean;
  isSubscriptionOnly: boolean;
  className?: string;
}

/** What a card says about money. It is never cut off. */
export function PriceTag({ priceCents, isPriceFrom = false, isSubscriptionOnly, className }: Props) {
  const [text, ink] = isSubscriptionOnly
    ? ["Subscription", "text-sky"]
    : priceCents === 0
      ? ["Free", "text-ok"]
      : [price(priceCents), "text-text"];
  const isFrom = isPriceFrom && !isSubscriptionOnly && priceCents > 0;
  return (
    <span className={classNames("type-ui font-semibold whitespace-nowrap tabular-nums", ink, className)}>
      {isFrom && <span className="type-small font-normal text-muted">from </span>}
      {text}
    </span>
  );
}
