import { classNames } from "../ui/class-names.ts";
import { price } from "./money.ts";

interface Props {
  priceCents: number;
  isSubscriptionOnly: boolean;
  className?: string;
}

/** What a card says about money. It is never cut off. */
export function PriceTag({ priceCents, isSubscriptionOnly, className }: Props) {
  const [text, ink] = isSubscriptionOnly
    ? ["Subscription", "text-sky"]
    : priceCents === 0
      ? ["Free", "text-ok"]
      : [price(priceCents), "text-text"];
  return <span className={classNames("type-ui font-semibold whitespace-nowrap tabular-nums", ink, className)}>{text}</span>;
}
