import { defineDomain } from "../platform/domain.ts";
import { ratingListeners } from "./listeners.ts";
import { personalData } from "./personal-data.ts";
import { ratingsRouter } from "./router.ts";

export const ratings = defineDomain({ router: ratingsRouter, listeners: ratingListeners, personalData });
