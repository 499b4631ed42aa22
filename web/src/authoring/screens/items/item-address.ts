import type { Item } from "@blenda/domain/authoring/model";
import { authoringTexts } from "@blenda/domain/authoring/texts";
import { teachingTexts } from "@blenda/domain/teaching/texts";

/** Where it is edited. */
export const editAddress = ({ itemType, id }: Pick<Item, "itemType" | "id">) =>
  itemType === "product"
    ? ({ to: "/dashboard/products/$productId/edit", params: { productId: id } } as const)
    : ({ to: "/dashboard/edit-training/$trainingId", params: { trainingId: id } } as const);

/** Where buyers see it. */
export const pageAddress = ({ itemType, id }: Pick<Item, "itemType" | "id">) =>
  itemType === "product"
    ? ({ to: "/product/$productId", params: { productId: id } } as const)
    : ({ to: "/learning/$id", params: { id } } as const);

export const nameOf = ({ itemType, title }: Pick<Item, "itemType" | "title">): string =>
  title || (itemType === "product" ? authoringTexts : teachingTexts).untitled;
