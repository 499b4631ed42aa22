import type { PricedItem } from "@blenda/domain/pricing/model";
import { pricingTexts } from "@blenda/domain/pricing/texts";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { price } from "../../lib/text/money.ts";
import { Button } from "../../ui/controls/button.tsx";
import { forgetPrice } from "../data/price-query.ts";

/** Saves the price that is tried. Leaving without it changes nothing. */
export function UsePrice({ item: { type, id, priceCents: today }, priceCents }: { item: PricedItem; priceCents: number }) {
  const manners = {
    done: (out: { priceCents: number }) => pricingTexts.priceSaved(price(out.priceCents)),
    learn: (_: unknown, cache: Parameters<typeof forgetPrice>[0]) => forgetPrice(cache).then(() => {}),
  };
  const product = useAct(api.catalogue.setPrice, manners);
  const training = useAct(api.trainings.setPrice, manners);
  const { act, isActing } = type === "product" ? product : training;
  if (priceCents === today) return <p className="type-small text-muted">{price(today)} is today's price.</p>;
  return (
    <div className="grid gap-1 sm:justify-items-end">
      <Button kind="primary" isBusy={isActing} onClick={() => act({ id, priceCents })}>
        Use {price(priceCents)}
      </Button>
      <p className="type-small text-muted">Live right away. Past sales don't change.</p>
    </div>
  );
}
