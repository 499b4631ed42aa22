import { defineDomain } from "../platform/domain.ts";
import { informationRouter } from "./router.ts";

export const information = defineDomain({
  router: informationRouter,
});
