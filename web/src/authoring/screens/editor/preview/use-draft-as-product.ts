import type { ProductPage } from "@blenda/domain/catalogue/model";
import type { ShopMark } from "@blenda/domain/publication/model";
import { useQuery } from "@tanstack/react-query";
import { categoriesQuery } from "../../../../catalogue/data/categories-query.ts";
import { useMe } from "../../../../lib/session/use-me.ts";
import { shopQuery } from "../../../../shops/data/shop-query.ts";
import type { ProductEditor } from "../../../data/use-product-editor.ts";
import { draftAsProduct } from "./draft-as-product.ts";

/** With the shop's own name and mark, as soon as they are known. */
export function useDraftAsProduct({ draft, fields }: ProductEditor): ProductPage {
  const me = useMe();
  const { data: page } = useQuery({ ...shopQuery(me?.id ?? ""), enabled: me !== null });
  const { data: categories = [] } = useQuery(categoriesQuery);
  const shop: ShopMark = page?.shop ?? {
    creatorId: me?.id ?? "",
    name: me?.displayName ?? "",
    slug: me?.id ?? "",
    imageUrl: null,
    isVerified: false,
  };
  const category = categories.find(({ id }) => id === fields.categoryId)?.name ?? "";
  return draftAsProduct(draft, fields, category, shop);
}
