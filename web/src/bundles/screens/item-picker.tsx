import { BUNDLES } from "@blenda/domain/bundles/constants";
import { bundleTexts } from "@blenda/domain/bundles/texts";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { price } from "../../lib/text/money.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { sellableQuery } from "../data/bundle-queries.ts";
import type { BundleFormState } from "../data/use-bundle-form.ts";
import { BundlePosters } from "../parts/bundle-posters.tsx";

/** Everything of the creator's that is on sale and costs something, found by its name. */
export function ItemPicker({ form }: { form: BundleFormState }) {
  const [typed, setTyped] = useState("");
  const words = useDeferredValue(typed.trim());
  const { data, isPending, error } = useQuery(sellableQuery(words));
  const isFull = form.items.length >= BUNDLES.ITEMS_MOST;
  const found = (data?.rows ?? []).flatMap(({ itemType, id: itemId, title, posterUrl, stageHue, priceCents }) =>
    priceCents ? { itemType, itemId, title, posterUrl, stageHue, priceCents } : [],
  );
  const others = found.filter((item) => !form.has(item));
  return (
    <div className="grid gap-3">
      <Field label="Add an item" help={isFull ? bundleTexts.itemsMost : "What's on sale and not free. Search by name."}>
        <Input type="search" value={typed} maxLength={BUNDLES.SEARCH_MOST} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      {isPending && <Skeleton className="h-32 rounded-sm" />}
      {error && <p className="type-small text-bad">{error.message}</p>}
      {data && others.length === 0 && (
        <p className="type-small text-muted">{words ? "Nothing on sale has this name." : "Nothing else of yours is on sale yet."}</p>
      )}
      {others.length > 0 && (
        <ul aria-label="Your items on sale" className="grid max-h-80 gap-1 overflow-y-auto">
          {others.map((item) => (
            <li key={`${item.itemType} ${item.itemId}`} className="grid grid-cols-[4rem_minmax(0,1fr)_auto_auto] items-center gap-3 p-1">
              <BundlePosters items={[item]} className="aspect-4/3" />
              <p className="line-clamp-2 type-ui">{item.title}</p>
              <p className="type-small text-muted tabular-nums">{price(item.priceCents)}</p>
              <Button size="small" icon="plus" disabled={isFull} onClick={() => form.add(item)}>
                Add<span className="sr-only"> {item.title}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
