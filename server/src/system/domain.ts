import { defineDomain } from "../platform/domain.ts";
import { systemRouter } from "./router.ts";

export const system = defineDomain({
  router: systemRouter,
});
