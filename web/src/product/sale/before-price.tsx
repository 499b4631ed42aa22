import type { SalePrice } from "@blenda/domain/shared/sale";
import { price } from "../../lib/text/money.ts";
import { classNames } from "../../ui/class-names.ts";

interface Props {
  sale: Pick<SalePrice, "wasCents" | "percentOff">;
  className?: string;
}

/** The lowest price of the thirty days before, struck through. A sale that is no lower than that strikes nothing through. */
export function BeforePrice({ sale: { wasCents, percentOff }, className }: Props) {
  if (percentOff === 0) return null;
  return (
    <s className={classNames("font-normal text-muted tabular-nums", className)}>
      <span className="sr-only">Lowest price of the 30 days before: </span>
      {price(wasCents)}
    </s>
  );
}
