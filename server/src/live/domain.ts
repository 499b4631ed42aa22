import { defineDomain } from "../platform/domain.ts";
import { liveRouter } from "./router.ts";

export const live = defineDomain({
  router: liveRouter,
});
