import { defineDomain } from "../platform/domain.ts";
import { reviewFigures, reviewWaiting } from "./overview.ts";
import { personalData } from "./personal-data.ts";
import { reviewRouter } from "./router.ts";

export const review = defineDomain({ router: reviewRouter, personalData, waiting: reviewWaiting, figures: reviewFigures });
