import { defineDomain } from "../platform/domain.ts";
import { uploadsRouter } from "./router.ts";

export const uploads = defineDomain({
  router: uploadsRouter,
});
