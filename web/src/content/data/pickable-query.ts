import type { ProductCard } from "@blenda/domain/catalogue/model";
import type { ChosenItem } from "@blenda/domain/content/model";
import type { TrainingCard } from "@blenda/domain/trainings/model";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../../lib/calls/api.ts";

export interface PickableItem extends Omit<ChosenItem, "isOwn"> {
  creatorId: string;
}

const SHOWN = 30;

const pickable = ({ id, title, shop, stageHue }: ProductCard | TrainingCard, posterUrl: string | null): PickableItem => ({
  ...{ id, title, shopName: shop.name, creatorId: shop.creatorId, posterUrl, stageHue, isOnSale: true },
});

/** What is on sale and called like this, as the listings have it. */
export const pickableQuery = (type: "product" | "training", q: string) =>
  queryOptions({
    queryKey: ["content pickable", type, q],
    queryFn: async ({ signal }): Promise<PickableItem[]> => {
      const asked = q === "" ? {} : { q };
      if (type === "product") {
        const { items } = await client.search.products(asked, { signal });
        return items.slice(0, SHOWN).map((card) => pickable(card, card.posterUrl));
      }
      const { items } = await client.search.trainings(asked, { signal });
      return items.slice(0, SHOWN).map((card) => pickable(card, card.coverUrl));
    },
  });
