import { BUNDLES } from "@blenda/domain/bundles/constants";
import type { BundleItem, OwnBundle } from "@blenda/domain/bundles/model";
import { bundlePriceRange } from "@blenda/domain/bundles/rules";
import { bundleTexts } from "@blenda/domain/bundles/texts";
import type { QueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { price } from "../../lib/text/money.ts";
import { forgetBundles } from "./bundle-queries.ts";

/** Something that is or could be in it, as far as the form shows it. What left the shelf has neither name nor price. */
export type Choice = Pick<BundleItem, "itemType" | "itemId" | "title" | "posterUrl" | "stageHue" | "priceCents">;

export type BundleFormState = ReturnType<typeof useBundleForm>;

const least = (title: string): boolean => [...title.trim()].length >= BUNDLES.TITLE_LEAST;

/** What a creator says of a bundle, what is wrong with it, and how it is saved. The price is looked at again by the server. */
export function useBundleForm(bundle: OwnBundle | null, key: string) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [title, setTitle] = useState(bundle?.title ?? "");
  const [description, setDescription] = useState(bundle?.description ?? "");
  const [priceCents, setPriceCents] = useState<number | null>(bundle?.priceCents ?? null);
  const [items, setItems] = useState<readonly Choice[]>(bundle?.items ?? []);
  const [isSent, setSent] = useState(false);

  const learn = async (_out: unknown, cache: QueryClient) => {
    await forgetBundles(cache);
    await navigate({ to: "/dashboard/bundles" });
  };
  const create = useAct(api.bundles.createBundle, { learn, done: () => "Bundle saved as a draft", isToldInPlace: true });
  const update = useAct(api.bundles.updateBundle, { learn, done: () => "Bundle saved", isToldInPlace: true });

  const separatelyCents = items.reduce((sum, item) => sum + item.priceCents, 0);
  const { leastCents, mostCents } = bundlePriceRange(items.map((item) => item.priceCents));
  const isPriceAllowed = priceCents !== null && priceCents >= leastCents && priceCents <= mostCents;
  const faults = {
    title: least(title) ? undefined : bundleTexts.titleRange,
    items: items.length < BUNDLES.ITEMS_LEAST ? bundleTexts.itemsLeast : undefined,
    price: isPriceAllowed ? undefined : `Set a price from ${price(leastCents)} to ${price(Math.max(mostCents, leastCents))}`,
  };
  const hasItems = faults.items === undefined;
  const errors: Partial<Record<keyof typeof faults, string | undefined>> = isSent
    ? { ...faults, price: hasItems ? faults.price : undefined }
    : {};

  const submit = () => {
    setSent(true);
    const [wrong] = Object.entries(faults).flatMap(([field, fault]) => (fault ? field : []));
    if (wrong !== undefined || priceCents === null) {
      form.current?.querySelector<HTMLElement>(`[data-field="${wrong}"] input`)?.focus();
      return;
    }
    const refs = items.map(({ itemType, itemId }) => ({ itemType, itemId }));
    const draft = { title: title.trim(), description: description.trim(), priceCents, items: refs };
    if (bundle) update.act({ ...draft, id: bundle.id });
    else create.act({ ...draft, key });
  };
  const has = ({ itemType, itemId }: Pick<Choice, "itemType" | "itemId">) =>
    items.some((item) => item.itemType === itemType && item.itemId === itemId);

  return {
    ...{ form, title, setTitle, description, setDescription, priceCents, setPriceCents, items, setItems, separatelyCents, errors, submit },
    has,
    add: (item: Choice) => setItems((before) => (has(item) || before.length >= BUNDLES.ITEMS_MOST ? before : [...before, item])),
    remove: ({ itemType, itemId }: Choice) =>
      setItems((before) => before.filter((item) => item.itemType !== itemType || item.itemId !== itemId)),
    isNew: bundle === null,
    isSaving: create.isActing || update.isActing,
    error: create.error ?? update.error,
  };
}
