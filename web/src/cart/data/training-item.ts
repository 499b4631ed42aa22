import type { CartItem } from "@blenda/domain/cart/model";
import { priceNow } from "@blenda/domain/shared/price";
import type { TrainingPage } from "@blenda/domain/trainings/model";
import { trainingDisplay } from "@blenda/domain/trainings/rules";

/** As a product, but without licences to choose from or versions. */
export function trainingItem(training: TrainingPage): CartItem {
  const { id, shop, coverUrl, cover, stageHue, priceCents, sale, creatorName } = training;
  const { title, shopName } = trainingDisplay(training);
  return {
    id,
    itemType: "training",
    title,
    price: priceNow({ priceCents, sale }) / 100,
    variant: null,
    slug: id,
    stageHue,
    creatorId: shop.creatorId,
    creatorName,
    shopName,
    ...(coverUrl && { coverImage: { url: coverUrl }, thumbnailImage: { url: coverUrl } }),
    ...(cover && { galleryImages: [{ url: cover.url }] }),
  };
}
