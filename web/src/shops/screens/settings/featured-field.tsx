import type { ProductCard } from "@blenda/domain/catalogue/model";
import { SHOP_SETTINGS } from "@blenda/domain/shops/constants";
import type { ShopSettings } from "@blenda/domain/shops/model";
import { price } from "../../../lib/text/money.ts";
import { Field } from "../../../ui/controls/field.tsx";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { Reorder } from "../../../ui/controls/reorder.tsx";
import { Select } from "../../../ui/controls/select.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { idsIn } from "../../data/shop-fields.ts";
import type { ShopForm } from "../../data/use-shop-form.ts";

/** What stands first in the shop, in the order its creator gives it. */
export function FeaturedField({
  settings: { products },
  form: { draft, errors, control, set },
}: {
  settings: ShopSettings;
  form: ShopForm;
}) {
  const ids = idsIn(draft.featuredIds);
  const chosen = ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
  const rest = products.filter(({ id }) => !ids.includes(id));
  const most = Number(draft.featuredMaxItems) || 0;
  const choose = (next: readonly ProductCard[]) => set("featuredIds", next.map(({ id }) => id).join());
  return (
    <Panel title="Featured">
      <div className="grid gap-5">
        <Field
          label="How many to show"
          error={errors.featuredMaxItems}
          help={`From 0 to ${SHOP_SETTINGS.MOST_FEATURED}. They come first on your shop.`}
        >
          <Input {...control("featuredMaxItems")} inputMode="numeric" className="max-w-24" />
        </Field>
        {products.length === 0 && (
          <p className="type-small text-muted">Once you have products for sale, you can choose which come first.</p>
        )}
        {products.length > 0 && chosen.length === 0 && (
          <p className="type-small text-muted">Nothing chosen: we show what sells best. Add products to decide yourself.</p>
        )}
        {chosen.length > 0 && (
          <Reorder
            label="Featured products"
            items={chosen}
            keyOf={({ id }) => id}
            nameOf={({ title }) => title}
            axis="vertical"
            onOrder={choose}
            className="grid gap-2"
          >
            {(product, grip, index) => (
              <div className="flex items-center gap-3 rounded-sm border border-line bg-surface-2 p-2">
                {grip}
                {product.posterUrl ? (
                  <img src={product.posterUrl} alt="" className="size-11 shrink-0 rounded-xs bg-stage object-cover" />
                ) : (
                  <span className="size-11 shrink-0 rounded-xs bg-stage" />
                )}
                <span className="grid min-w-0 flex-1">
                  <span className="truncate type-ui">{product.title}</span>
                  <span className="type-small text-muted tabular-nums">
                    {price(product.priceCents)}
                    {index >= most && ", not shown: over your limit"}
                  </span>
                </span>
                <IconButton
                  icon="x"
                  label={`Remove ${product.title}`}
                  onClick={() => choose(chosen.filter(({ id }) => id !== product.id))}
                />
              </div>
            )}
          </Reorder>
        )}
        {rest.length > 0 && chosen.length < SHOP_SETTINGS.MOST_FEATURED && (
          <Field label="Add a product" help={chosen.length > 1 ? "Drag to reorder, or hold Alt and press an arrow key." : undefined}>
            <Select value="" onChange={({ target }) => choose([...chosen, ...rest.filter(({ id }) => id === target.value)])}>
              <option value="">Choose…</option>
              {rest.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
    </Panel>
  );
}
