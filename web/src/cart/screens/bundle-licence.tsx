import type { CartItem } from "@blenda/domain/cart/model";
import { withVariant } from "@blenda/domain/cart/rules";
import { licenceTexts } from "@blenda/domain/catalogue/texts";
import { useQuery } from "@tanstack/react-query";
import { bundleQuery } from "../../bundles/data/bundle-query.ts";
import { price } from "../../lib/text/money.ts";
import { FramedSelect } from "../../ui/controls/framed-select.tsx";
import { cart } from "../data/cart.ts";

/** Asked from the bundle itself: one licence for the whole, and what each costs together. */
export function BundleLicence({ item }: { item: CartItem }) {
  const { data: bundle } = useQuery(bundleQuery(item.id));
  const options = bundle?.options ?? [];
  if (!item.variant) return null;
  if (options.length < 2) return <p className="type-small text-muted">{licenceTexts[item.variant].name} licence</p>;
  return (
    <div className="mt-1">
      <FramedSelect
        label="Licence"
        value={item.variant}
        options={options.flatMap(({ licence, priceCents }) =>
          licence ? { value: licence, label: `${licenceTexts[licence].name}, ${price(priceCents)}` } : [],
        )}
        onChange={(variant) => {
          const chosen = options.find(({ licence }) => licence === variant);
          if (chosen) cart.setItems(withVariant(cart.state().items, item, { variant, price: chosen.priceCents / 100 }));
        }}
      />
    </div>
  );
}
