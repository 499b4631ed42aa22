import type { DiscountType } from "@blenda/domain/discounts/constants";
import { price } from "../../lib/text/money.ts";
import { Icon } from "../../ui/icon.tsx";
import { DrawerSection } from "../../ui/layout/drawer.tsx";
import { exampleOf } from "../data/code-example.ts";

interface Props {
  item: { title: string; priceCents: number } | null;
  type: DiscountType;
  /** `null`: the form does not say it yet. */
  value: number | null;
}

/** What the code makes of one of the creator's own prices. */
export function BuyerGets({ item, type, value }: Props) {
  if (!item || value === null) return null;
  const { paysCents, keepsCents } = exampleOf(item.priceCents, type, value);
  return (
    <DrawerSection title="What a buyer gets">
      <div className="flex items-start justify-between gap-4 type-ui">
        <span className="grid min-w-0">
          <span className="truncate font-semibold">{item.title}</span>
          <span className="type-small text-muted tabular-nums">
            <s>
              <span className="sr-only">Instead of </span>
              {price(item.priceCents)}
            </s>{" "}
            − {price(item.priceCents - paysCents)}
          </span>
        </span>
        <span className="grid justify-items-end tabular-nums">
          <span className="font-semibold">{paysCents === 0 ? "Free" : price(paysCents)}</span>
          <span className="type-small text-muted">you keep {price(keepsCents)}</span>
        </span>
      </div>
      <p className="flex gap-2 type-small text-muted">
        <Icon name="info" size={16} className="mt-0.5" />
        Discounts never add up: during a sale, the larger one counts.
      </p>
    </DrawerSection>
  );
}
