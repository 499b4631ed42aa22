import { defineDomain } from "../platform/domain.ts";
import { tallyRouter } from "./router.ts";

export const tally = defineDomain({
  router: tallyRouter,
});
