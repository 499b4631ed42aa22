import { CODE_IN_ADDRESS } from "@blenda/domain/discounts/constants";
import type { DiscountScope } from "@blenda/domain/discounts/model";
import { useMe } from "../../lib/session/use-me.ts";
import { CopyButton } from "../../product/copy-button.tsx";

/** Where the code is of use: the one thing it is for, or the shop. */
function placeOf({ productIds, trainingIds }: DiscountScope, creatorId: string): string {
  const [product, ...products] = productIds;
  const [training, ...trainings] = trainingIds;
  if (product && products.length === 0 && !training) return `/product/${encodeURIComponent(product)}`;
  if (training && trainings.length === 0 && !product) return `/learning/${encodeURIComponent(training)}`;
  return `/shop/${encodeURIComponent(creatorId)}`;
}

/** Whoever opens the link has the code in their cart. */
function useCodeLink(code: string, scope: DiscountScope): string {
  const me = useMe();
  return `${location.origin}${placeOf(scope, me?.id ?? "")}?${CODE_IN_ADDRESS}=${encodeURIComponent(code)}`;
}

export function CopyLink({ code, scope }: { code: string; scope: DiscountScope }) {
  return (
    <CopyButton text={useCodeLink(code, scope)} label={`Copy the link with ${code}`} done="Link copied. It applies the code by itself." />
  );
}
