import { licenceTexts } from "@blenda/domain/catalogue/texts";
import type { DiscountType } from "@blenda/domain/discounts/constants";
import type { DiscountScope } from "@blenda/domain/discounts/model";
import { breakdownOf, PLAIN_TERMS } from "@blenda/domain/ledger/breakdown";
import { useQuery } from "@tanstack/react-query";
import { price } from "../../lib/text/money.ts";
import { Icon } from "../../ui/icon.tsx";
import { DrawerSection } from "../../ui/layout/drawer.tsx";
import { stageStyle } from "../../ui/stage-style.ts";
import { scopeExampleQuery } from "../data/discount-queries.ts";

interface Props {
  scope: DiscountScope;
  type: DiscountType;
  /** Percent or cents; `null`: the form does not say it yet. */
  value: number | null;
}

/** What the code makes of one of the creator's own prices, under a licence it is for. */
export function BuyerGets({ scope, type, value }: Props) {
  const { data: item } = useQuery(scopeExampleQuery(scope));
  if (!item || value === null) return null;
  const code = type === "percent" ? { couponBps: value * 100 } : { couponCents: value };
  const { offCents, buyerPays, creator } = breakdownOf(item.priceCents, { ...PLAIN_TERMS, ...code });
  return (
    <DrawerSection title="What a buyer gets">
      <div className="flex items-start gap-3 type-ui">
        <span style={stageStyle(item.stageHue)} className="grid h-9 w-12 shrink-0 place-items-center overflow-hidden rounded-xs bg-stage">
          {item.posterUrl ? (
            <img src={item.posterUrl} alt="" loading="lazy" className="size-full object-contain" />
          ) : (
            <Icon name={item.itemType === "training" ? "graduation-cap" : "box"} size={18} className="text-faint" />
          )}
        </span>
        <span className="grid min-w-0 flex-1">
          <span className="font-semibold wrap-anywhere">
            {item.licence ? `${item.title}, ${licenceTexts[item.licence].name} licence` : item.title}
          </span>
          <span className="type-small text-muted tabular-nums">
            <s>
              <span className="sr-only">Instead of </span>
              {price(item.priceCents)}
            </s>{" "}
            − {price(offCents)}
          </span>
        </span>
        <span className="grid shrink-0 justify-items-end tabular-nums">
          <span className="font-semibold">{buyerPays === 0 ? "Free" : price(buyerPays)}</span>
          <span className="type-small text-muted">you keep {price(creator)}</span>
        </span>
      </div>
      <p className="flex gap-2 type-small text-muted">
        <Icon name="info" size={16} className="mt-0.5" />
        Discounts never add up: during a sale, the larger one counts.
      </p>
    </DrawerSection>
  );
}
