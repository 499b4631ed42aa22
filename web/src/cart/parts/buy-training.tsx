import { trainingDisplay } from "@blenda/domain/trainings/rules";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { BuyActions } from "./buy-actions.tsx";

/** As for a product; a training has no licences to choose from. */
export function BuyTraining({ trainingId, isDocked }: { trainingId: string; isDocked: boolean }) {
  const { data: training } = useQuery(api.trainings.training.queryOptions({ input: { id: trainingId } }));
  if (!training) return null;
  const { id, shop, coverUrl, stageHue, priceCents } = training;
  const { title, shopName } = trainingDisplay(training);
  return (
    <BuyActions
      isDocked={isDocked}
      item={{
        id,
        itemType: "training",
        title,
        price: priceCents / 100,
        variant: null,
        stageHue,
        creatorId: shop.creatorId,
        shopName,
        ...(coverUrl && { coverImage: { url: coverUrl } }),
      }}
    />
  );
}
