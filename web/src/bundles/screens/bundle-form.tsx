import { BUNDLES } from "@blenda/domain/bundles/constants";
import { bundleTexts } from "@blenda/domain/bundles/texts";
import { price } from "../../lib/text/money.ts";
import { PriceInput } from "../../product/editing/price-input.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { IconButton } from "../../ui/controls/icon-button.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { Reorder } from "../../ui/controls/reorder.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import type { BundleFormState, Choice } from "../data/use-bundle-form.ts";
import { BundlePosters } from "../parts/bundle-posters.tsx";
import { ItemPicker } from "./item-picker.tsx";

/** What is in it, what it is called, what it costs: in the order in which people think of them. */
export function BundleForm({ form }: { form: BundleFormState }) {
  const { errors, items, error, isNew } = form;
  return (
    <form
      ref={form.form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {error && <Alert tone="bad" title={error.message} />}
      <Panel className="grid gap-4">
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="type-h3">Items</h2>
          <p className="type-small text-muted tabular-nums">
            {items.length} of {BUNDLES.ITEMS_MOST}
          </p>
        </div>
        {errors.items && <Alert tone="bad" title={errors.items} />}
        {items.length > 0 && (
          <Reorder
            label="Items in this bundle"
            items={items}
            keyOf={({ itemType, itemId }) => `${itemType}:${itemId}`}
            nameOf={nameOf}
            axis="vertical"
            onOrder={form.setItems}
            className="grid gap-2"
          >
            {(item, grip) => (
              <div className="grid grid-cols-[auto_3rem_minmax(0,1fr)_auto_auto] items-center gap-2 rounded-sm border border-line p-2 sm:grid-cols-[auto_4rem_minmax(0,1fr)_auto_auto] sm:gap-3">
                {grip}
                <BundlePosters items={[item]} className="aspect-4/3" />
                <div className="grid min-w-0">
                  <p className="line-clamp-2 type-ui">{nameOf(item)}</p>
                  <p className="type-small text-muted">{item.itemType === "product" ? "Model" : "Course"}</p>
                </div>
                <p className="type-small text-muted tabular-nums">{item.priceCents > 0 && price(item.priceCents)}</p>
                <IconButton icon="x" label={`Take out ${nameOf(item)}`} onClick={() => form.remove(item)} />
              </div>
            )}
          </Reorder>
        )}
        <div data-field="items">
          <ItemPicker form={form} />
        </div>
      </Panel>
      <Panel className="grid gap-5">
        <h2 className="type-h3">Name and price</h2>
        <div data-field="title">
          <Field label="Name" error={errors.title}>
            <Input value={form.title} maxLength={BUNDLES.TITLE_MOST} onChange={({ target }) => form.setTitle(target.value)} />
          </Field>
        </div>
        <Field label="What's it for?" help="Optional">
          <Textarea
            rows={4}
            value={form.description}
            maxLength={BUNDLES.DESCRIPTION_MOST}
            onChange={({ target }) => form.setDescription(target.value)}
          />
        </Field>
        <div data-field="price" className="max-w-64">
          <Field label="Price for everything" error={errors.price}>
            <PriceInput cents={form.priceCents} onCents={form.setPriceCents} />
          </Field>
        </div>
        <Saving form={form} />
      </Panel>
      <div className="flex flex-wrap items-center justify-end gap-3">
        {isNew && <p className="type-small text-muted">It's a draft until you put it on sale.</p>}
        <Button type="submit" kind="primary" size="large" isBusy={form.isSaving}>
          {isNew ? "Save bundle" : "Save changes"}
        </Button>
      </div>
    </form>
  );
}

const nameOf = ({ title }: Choice): string => title || "Not for sale any more";

/** What buyers save, and what happens to the other licences. */
function Saving({ form: { items, priceCents, separatelyCents } }: { form: BundleFormState }) {
  if (items.length < BUNDLES.ITEMS_LEAST) return <p className="type-small text-muted">{bundleTexts.itemsLeast} to see what buyers save.</p>;
  const saved = priceCents === null ? 0 : separatelyCents - priceCents;
  return (
    <p role="status" className="type-small text-muted tabular-nums">
      {price(separatelyCents)} one by one
      {saved > 0 && `, so buyers save ${price(saved)} (${Math.round((saved / separatelyCents) * 100)}%)`}. Larger licences get the same
      percentage off. You earn each item's share of the price, as when it sells alone.
    </p>
  );
}
