import { catalogueScreens } from "@blenda/domain/catalogue/screens";
import { trainingScreens } from "@blenda/domain/trainings/screens";
import { defineDomain } from "../platform/domain.ts";
import { ownersIn } from "../platform/requests/own-target.ts";
import { reviewData } from "./head.ts";
import { ratingListeners } from "./listeners.ts";
import { reportableReview } from "./moderation/reportable.ts";
import { personalData } from "./personal-data.ts";
import { ratingsRouter } from "./router.ts";

export const ratings = defineDomain({
  router: ratingsRouter,
  listeners: ratingListeners,
  personalData,
  pageAdditions: { [catalogueScreens.product.path]: reviewData("product"), [trainingScreens.training.path]: reviewData("training") },
  reportable: [reportableReview],
  owners: { review: ownersIn("reviews", "userId", "creatorId") },
});
