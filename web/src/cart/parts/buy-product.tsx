import type { LicenceType } from "@blenda/domain/catalogue/constants";
import { priceNow } from "@blenda/domain/shared/price";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import { productItem } from "../data/product-item.ts";
import { BuyActions } from "./buy-actions.tsx";

interface Props {
  productId: string;
  licence: LicenceType;
  isDocked: boolean;
}

/** The page around it has asked already, so this is there at once. */
export function BuyProduct({ productId, licence, isDocked }: Props) {
  const { data: product } = useQuery(api.catalogue.product.queryOptions({ input: { id: productId } }));
  if (!product || product.isSubscriptionOnly) return null;
  const cents = priceNow(product.licences.find(({ type }) => type === licence) ?? product);
  return <BuyActions isDocked={isDocked} item={productItem(product, licence, cents)} />;
}
